import type { CallOptions } from './options.ts';
import type { Reply } from './outgoing.ts';
import { List } from './pages.ts';
import { fillPath } from './path.ts';
import { toCall } from './result.ts';

/** Carries out one call. */
export type Execute = (
  method: string,
  path: string,
  url: string,
  body: unknown,
  options: CallOptions,
  header?: Record<string, string>,
) => Promise<Reply>;

/**
 * Makes the methods of a resource from its line of the generated table: `verb METHOD[kind] path` for each,
 * where the kind says what stands between the path parameters and the options: `*` the query of a list,
 * `?` a query, `+` a body.
 */
export function makeResource(line: string, execute: Execute): Record<string, unknown> {
  const resource: Record<string, unknown> = {};
  for (const operation of line.split(';')) {
    const [name = '', how = '', tail = ''] = operation.split(' ');
    const [, method = '', kind = ''] = /^([A-Z]+)(.?)$/.exec(how) ?? [];
    const path = `/v1/${tail}`;
    const count = tail.split('{').length - 1;
    resource[name] = (...args: unknown[]) => {
      const input = kind ? args[count] : undefined;
      // The interfaces generated beside the table say what stands where.
      const options = (args[count + (kind ? 1 : 0)] ?? {}) as CallOptions;
      const query = (kind === '+' ? options.query : (input ?? options.query)) as CallOptions['query'];
      const run = async (more?: object) =>
        execute(
          method,
          path,
          fillPath(path, (_, index) => args[index]),
          kind === '+' ? input : undefined,
          {
            ...options,
            query: { ...query, ...more },
          },
        );
      if (kind !== '*') return toCall(run());
      const startingAfter = query?.starting_after as string | undefined;
      return new List(
        (cursor) => run(cursor === undefined ? undefined : { starting_after: cursor }),
        startingAfter,
      );
    };
  }
  return resource;
}
