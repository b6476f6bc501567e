import type { CallOptions } from './options.ts';
import { List } from './pages.ts';
import { fillPath, parsePath } from './path.ts';
import type { ApiRequest, Execute } from './request.ts';
import { toSearch } from './request.ts';
import { toCall } from './result.ts';

type Query = CallOptions['query'];

/**
 * Makes the methods of a resource from its line of the generated table: `verb METHOD[kind] path` for each,
 * where the kind says what stands between the path parameters and the options: `*` the query of a list,
 * `?` a query, `+` a body.
 */
export function makeResource(line: string, execute: Execute): Record<string, unknown> {
  const resource: Record<string, unknown> = {};
  for (const operation of line.split(';')) {
    const [name = '', how = '', tail = ''] = operation.split(' ');
    const method = how.replace(/\W/, '');
    const kind = how.slice(method.length);
    const template = parsePath(`/v1/${tail}`);
    const count = template.pieces.length >> 1;
    resource[name] = (...args: unknown[]) => {
      const input = kind ? args[count] : undefined;
      // The interfaces generated beside the table say what stands where.
      const options = (args[count + (kind ? 1 : 0)] ?? {}) as CallOptions;
      const query = (kind === '+' ? undefined : input) as Query;
      const body = kind === '+' ? input : undefined;
      const requestOf = (search: Query): ApiRequest => ({
        method,
        path: template.path,
        target: () => fillPath(template, args) + toSearch(search),
        body,
        options,
      });
      if (kind !== '*') return toCall(execute(requestOf(query ?? options.query)));
      const startingAfter = query?.starting_after;
      return new List(
        (cursor) => execute(requestOf(cursor === undefined ? query : { ...query, starting_after: cursor })),
        typeof startingAfter === 'string' ? startingAfter : undefined,
      );
    };
  }
  return resource;
}
