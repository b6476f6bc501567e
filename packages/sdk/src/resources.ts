import type { CallOptions } from './options.ts';
import { List } from './pages.ts';
import { fillPath, parsePath } from './path.ts';
import type { ApiRequest, Execute } from './request.ts';
import { toSearch } from './request.ts';
import { toCall } from './result.ts';

type Query = CallOptions['query'];

/** The default definition of operations with these names, which the table leaves out. */
export const standardOperations: Record<string, string> = {
  list: 'GET* .',
  create: 'POST+ .',
  get: 'GET ~',
  update: 'PATCH+ ~',
  archive: 'DELETE ~',
};

/**
 * Creates the methods of a resource from its line of the generated table: the path of a record, then `verb
 * METHOD[kind] path` for each method. The kind says what is between the path parameters and the options: `*` the
 * query of a list, `?` a query, `+` a body. A path can start with `~`, the path of a record, or `.`, the path of the
 * collection. Missing parts come from the standard operations, otherwise the default is `POST ~/verb`.
 */
export function makeResource(line: string, execute: Execute): Record<string, unknown> {
  const resource: Record<string, unknown> = {};
  const [record = '', ...operations] = line.split(';');
  for (const operation of operations) {
    const [name = '', ...given] = operation.split(' ');
    const [how = 'POST', path = `~/${name}`] = given[0]
      ? given
      : (standardOperations[name]?.split(' ') ?? []);
    const method = how.replace(/\W/, '');
    const kind = how.slice(method.length);
    const tail = path.replace('~', record).replace(/^\./, record.replace(/\/[^/]*$/, ''));
    const template = parsePath(`/v1/${tail}`);
    const count = template.pieces.length >> 1;
    resource[name] = (...args: unknown[]) => {
      const input = kind ? args[count] : undefined;
      // The interfaces generated with the table define the position of each argument.
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
