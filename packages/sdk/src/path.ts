import { InvalidArgumentError } from './errors.ts';

// Characters that a server or a proxy could interpret as a path to another resource, encoded or not.
const unsafeValue = /^(?:\.|%2e){1,2}$|[/\\]|%2f|%5c/i;
const unsafePath = /^(?!\/)|\/(?=\/|$)|\/(?:\.|%2e){1,2}(?=\/|$)|[?#\\{}]/i;

/** A path in pieces: text, name, text, name, ... */
export interface PathTemplate {
  readonly path: string;
  readonly pieces: readonly string[];
}

/** @throws InvalidArgumentError for a path with an empty or a dot segment. */
export function parsePath(path: string): PathTemplate {
  const pieces = path.split(/\{(\w+)\}/);
  if (unsafePath.test(pieces.filter((_, index) => index % 2 === 0).join('x'))) throw refusal(path);
  return { path, pieces };
}

/** The names of the parameters, in order. */
export const parameterNames = ({ pieces }: PathTemplate): string[] =>
  pieces.filter((_, index) => index % 2 === 1);

/**
 * Fills in the parameters of a path. With the id `..`, `DELETE /learners/{id}/guardians/{gid}` would become `DELETE
 * /learners/{id}/`, so such values are rejected before anything is sent.
 */
export function fillPath({ path, pieces }: PathTemplate, values: readonly unknown[]): string {
  let filled = '';
  for (let index = 0; index < pieces.length; index += 2) {
    const text = pieces[index] ?? '';
    if (index > 0) {
      const value = values[index / 2 - 1];
      if (typeof value !== 'string' || value === '' || unsafeValue.test(value))
        throw refusal(path, pieces[index - 1]);
      filled += encodeURIComponent(value);
    }
    filled += text;
  }
  return filled;
}

// The value is not part of the message, because it may be personal.
function refusal(path: string, name?: string): InvalidArgumentError {
  const which = name ? `Path parameter ${name}` : 'The path';
  return new InvalidArgumentError(`${which} is empty or would address another resource: ${path}`, {
    code: 'invalid_path_parameter',
    path,
  });
}
