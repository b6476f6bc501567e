import type { CallOptions, ResponseHead } from './options.ts';
import { fillPath, parameterNames, parsePath } from './path.ts';
import { type Execute, toSearch } from './request.ts';

interface GenericInit extends CallOptions {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string | undefined>;
  };
  body?: unknown;
}

/** A generic method before the document's types are laid over it. */
export type Untyped = (
  path: string,
  init?: GenericInit,
) => Promise<{ data: unknown; response: ResponseHead }>;

/** A method for any path: what a resource method knows from its table, it takes from its arguments. */
export function makeGeneric(execute: Execute, method: string): Untyped {
  return async (path, { params = {}, body, ...options } = {}) => {
    const target = () => {
      const template = parsePath(path);
      const values = parameterNames(template).map((name) => params.path?.[name]);
      return fillPath(template, values) + toSearch(params.query);
    };
    const { data, head } = await execute({ method, path, target, body, header: params.header, options });
    return { data, response: head };
  };
}
