import { isDeepStrictEqual } from 'node:util';
import type { Reader } from './database.ts';
import { erasedRecord, type Personal } from './personal.ts';
import type { Fields } from './readable-records.ts';
import type { AnyResource, JsonRow } from './resource.ts';
import type { ResourceQueries } from './resource-queries.ts';
import { rowValues } from './row-values.ts';
import type { RecordWork } from './rules.ts';

const pageRows = 200;
/** The stored form of sensitive fields that were erased. */
export const erasedFields = '';

interface Kind {
  readonly resource: AnyResource;
  readonly queries: ResourceQueries<Fields>;
}

/** Reads all records of a kind with a value, archived or not, with their sensitive fields as they are stored. */
export async function allWith(
  { queries }: Kind,
  { db, schoolId: school, now, today }: Pick<RecordWork, 'schoolId' | 'now' | 'today'> & { db: Reader },
  filter: string,
  value: string,
): Promise<JsonRow[]> {
  const found: JsonRow[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const query = queries.list({
      order: 'asc',
      archived: 'any',
      after: after !== undefined,
      filters: [filter],
      sensitive: true,
      open: false,
    });
    const page = await db.all(query, {
      ...{ school, now, today, limit: pageRows },
      [filter]: value,
      ...(after === undefined ? {} : { after }),
    });
    found.push(...page);
    if (page.length < pageRows) return found;
  }
}

/**
 * Erases the personal values of all records of a kind with a value. Their ids, dates, states and figures stay.
 * Returns their ids. No events or audit entries are written: the erasure of a person is one change.
 */
export async function eraseWith(
  kind: Kind,
  personal: Personal,
  work: RecordWork,
  filter: string,
  value: string,
  marks: Fields = {},
): Promise<string[]> {
  const rows = await allWith(kind, work, filter, value);
  for (const row of rows) await eraseRow(kind, personal, work, row, marks);
  return rows.map(({ id }) => id);
}

async function eraseRow(
  kind: Kind,
  personal: Personal,
  work: RecordWork,
  row: JsonRow,
  marks: Fields,
): Promise<void> {
  const { resource, queries } = kind;
  const { db, schoolId: school, now, today } = work;
  const before: Fields = JSON.parse(row.json);
  const after = { ...erasedRecord(personal, before), ...marks };
  const hides = (row.encrypted ?? erasedFields) !== erasedFields;
  if (!hides && isDeepStrictEqual(after, before)) return;
  await db.first(queries.update, {
    ...rowValues(resource, { ...after, updated_at: work.changedAt }),
    ...(resource.sensitive ? { encrypted: hides ? erasedFields : (row.encrypted ?? null) } : {}),
    school,
    now,
    today,
    id: row.id,
  });
  work.current.delete(row.id);
}
