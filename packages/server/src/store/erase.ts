import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { yieldPeriodically } from '../lib/timers.ts';
import type { Reader } from '../sql/database.ts';
import { type Rows, rowsOf, statement } from '../sql/query.ts';
import type { IdempotencyRow } from '../sql/tables.ts';
import { erasedRecord, type Personal } from './personal.ts';
import type { ResourceQueries } from './queries.ts';
import type { Fields } from './read.ts';
import type { AnyResource, JsonRow } from './resource.ts';
import { rowValues } from './row-values.ts';
import type { RecordWork } from './rules.ts';

const pageRows = 200;
/** The stored form of sensitive fields that were erased. */
export const erasedFields = '';

/**
 * Makes families of people due for erasure again: something was written about them without one of their data keys, such as a
 * comment in a register, or a record that several people have in common.
 */
export const forgetErasures = statement<{ school: string; rows: Rows }>(
  (p, dialect) => sql`delete from erasures where school_id = ${p.school}
    and (subject_id, family) in (select r.id, r.family from ${rowsOf(p.rows, { id: 'text', family: 'text' }, dialect)})`,
);

interface Kind {
  readonly resource: AnyResource;
  readonly queries: ResourceQueries<Fields>;
}

/** Reads all records of a kind with a value, archived or not, with their sensitive fields as they are stored. */
export async function allWith(
  { queries }: Kind,
  {
    db,
    schoolId: school,
    now,
    serverNow,
    today,
  }: Pick<RecordWork, 'schoolId' | 'now' | 'serverNow' | 'today'> & { db: Reader },
  filter: string,
  value: string,
): Promise<JsonRow[]> {
  const found: JsonRow[] = [];
  for (let page = 0; ; page++) {
    await yieldPeriodically(page + 1);
    const after = found.at(-1)?.id;
    const query = queries.list({
      order: 'asc',
      archived: 'any',
      after: after !== undefined,
      filters: [filter],
      sensitive: true,
      open: false,
    });
    const rows = await db.all(query, {
      ...{ school, now, serverNow, today, limit: pageRows },
      [filter]: value,
      ...(after === undefined ? {} : { after }),
    });
    found.push(...rows);
    if (rows.length < pageRows) return found;
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
  // What was archived before stays so since then.
  const { archived_at } = before;
  const kept = typeof archived_at === 'string' ? { archived_at } : {};
  const after = { ...erasedRecord(personal, before), ...marks, ...kept };
  const hides = (row.encrypted ?? erasedFields) !== erasedFields;
  if (!hides && isDeepStrictEqual(after, before)) return;
  work.startVersions([row.id]);
  await db.first(queries.update(), {
    ...rowValues(resource, { ...after, updated_at: work.changedAt }),
    ...(resource.sensitive ? { encrypted: hides ? erasedFields : (row.encrypted ?? null) } : {}),
    school,
    now,
    today,
    id: row.id,
  });
  work.current.delete(row.id);
}

/** The subject of stored responses that name several people: they are erased with any person of the school. */
export const severalPeople = 'several';

/** What replaces a stored response about a person who was erased. No other stored response with this status is plain. */
export const erasedResponse = { status: 410, headers: '{}', body: '', sealed: 0 } as const;

export const isErasedResponse = ({ status, sealed }: IdempotencyRow): boolean =>
  status === erasedResponse.status && sealed === erasedResponse.sealed;
