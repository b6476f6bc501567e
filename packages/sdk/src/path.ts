import { InvalidArgumentError } from './errors.ts';

// What a server or a proxy on the way could read as a step to another resource, decoded or not.
const unsafeValue = /^(?:\.|%2e){1,2}$|[/\\]|%2f|%5c/i;
const unsafePath = /\/(?=\/|$)|\/(?:\.|%2e){1,2}(?=\/|$)|[?#\\]/i;

/**
 * Fills the `{name}`s of a path. With `..` for an id, `DELETE /learners/{id}/guardians/{gid}` would become
 * `DELETE /learners/{id}/`, so such values are refused before anything is sent.
 */
export function fillPath(template: string, valueOf: (name: string, index: number) => unknown): string {
  let index = 0;
  const path = template.replace(/\{(\w*)\}/g, (_, name: string) => {
    const value = valueOf(name, index++);
    if (typeof value !== 'string' || value === '' || unsafeValue.test(value))
      throw refusal(template, name || `${index}`);
    return encodeURIComponent(value);
  });
  if (unsafePath.test(path)) throw refusal(template);
  return path;
}

// The value stays out: it may be personal.
function refusal(path: string, name?: string): InvalidArgumentError {
  const which = name ? `Path parameter ${name}` : 'The path';
  return new InvalidArgumentError(`${which} is empty or would address another resource: ${path}`, {
    code: 'invalid_path_parameter',
    path,
  });
}
