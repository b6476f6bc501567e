import type { Line } from '../report/line.ts';
import { because } from '../report/report.ts';

/**
 * One id for what several ids identify together: `c1:u1:t1`. Colons in all but the last are escaped, so that two records
 * never have the same one; ids without colons and backslashes are composed as they are.
 */
export const composedId = (...ids: readonly [...string[], string]): string =>
  [...ids.slice(0, -1).map((id) => id.replace(/[\\:]/g, '\\$&')), ids.at(-1)].join(':');

/** The external id of a record that is in no file and is created by the importer, such as a term for the rest of a year. */
export const createdId = (...ids: readonly [...string[], string]): string => `created:${composedId(...ids)}`;

/** The external id for an id of the files: the same, unless it could be the id of a record that the importer creates. */
export const storedId = (id: string): string => id.replace(/^(created\\*):/, '$1\\:');

/** The external id for the id of a line. It is reported if it is not the id itself. */
export function storedIdOf({ id, line }: { id: string; line: Line }, columns: readonly string[]): string {
  const stored = storedId(id);
  if (stored !== id)
    line.assume(
      columns,
      because`is ${id}, which could be the id of a record that the importer creates; it is stored as ${stored}`,
    );
  return stored;
}
