import { sql } from 'kysely';
import type { FieldError } from '../../contract/errors.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import type { Transaction } from '../../sql/database.ts';
import { type Query, query, type Rows, rowsOf as rowsTable } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import { Log } from '../../store/log.ts';
import { type Derived, jsonObject } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import type { ImportTarget, SentRow, Skip } from '../../work/import-target.ts';

const rowsWhere = (condition: string) =>
  sql<number>`cast(count(case when ${sql.raw(condition)} then 1 end) as integer)`;
const results = ['created', 'updated', 'unchanged', 'skipped', 'failed', 'removed'];
const undoResults = ['pending', 'undone', 'kept'];

/** What was counted of an import when its rows were deleted; before that, what its rows are. */
const counted =
  (part: string, conditions: Record<string, string>, among = sql``): Derived =>
  (_p, dialect) => {
    const counts = Object.entries(conditions).map(([name, condition]) => [name, rowsWhere(condition)]);
    const rows = sql`(select ${jsonObject(Object.fromEntries(counts), dialect)} from import_rows r
      where r.school_id = imports.school_id and r.import_id = imports.id ${among})`;
    return dialect === 'sqlite'
      ? sql`json(case when imports.counted is null then ${rows}
          else json_extract(imports.counted, ${sql.lit(`$.${part}`)}) end)`
      : sql`case when imports.counted is null then ${rows} else imports.counted::json -> ${sql.lit(part)} end`;
  };

const where = (column: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, `r.${column} = '${value}'`]));

export const imports = defineResource('imports', 'Import', {
  // Processes claim imports, and count their attempts.
  lockRows: true,
  hidden: [
    'author',
    'trace_parent',
    'key_id',
    'stage',
    'claimed_by',
    'lease_until',
    'counted',
    'source_erased_at',
  ],
  derived: {
    counts: counted('counts', where('result', results)),
    progress: counted('progress', { done: "r.result != 'pending'", total: 'true' }),
    undo: counted('undo', where('undo', undoResults), sql`and r.undo is not null`),
    // Sources are kept as long as rows.
    source_deleted_at: (p) =>
      sql`coalesce(source_erased_at, case when rows_until <= ${p.now} then rows_until end)`,
  },
});

const isWarned = sql<number>`case when code is not null and result not in ('failed', 'skipped') then 1 else 0 end`;

export const importRows = new Log('import_rows', 'ImportRow', {
  prefix: 'imr',
  filters: { warning: (select, p) => select.where(isWarned, '=', p.warning as number) },
});

interface KnownRow {
  id: string;
  number: number;
  line: number | null;
  external_id: string | null;
}

/** What is stored of a row until it has a result. */
export interface RowContent {
  row: SentRow['row'];
  /** What is wrong with its values as they were read: such a row fails. */
  errors?: readonly FieldError[];
}

/** A row to import, or one that has a result already and whose content is not needed. */
export type NewRow = KnownRow & ({ sealed: string } | SettledRow);

interface SettledRow {
  result: 'skipped';
  record_id?: string;
  code: string;
  detail: string;
  errors: string;
}

export const skippedRow = (row: KnownRow, { code, detail }: Skip): NewRow => ({
  ...row,
  ...{ result: 'skipped', code, detail, errors: '[]' },
});

const insertRows = query<{ school: string; import: string; now: string; rows: Rows }>((db, p, dialect) => {
  const columns = {
    id: 'text',
    number: 'integer',
    line: 'integer',
    external_id: 'text',
    sealed: 'text',
    result: 'text',
    record_id: 'text',
    code: 'text',
    detail: 'text',
    errors: 'text',
  } as const;
  return db
    .insertInto('import_rows')
    .columns([
      'school_id',
      'import_id',
      'created_at',
      'id',
      'number',
      'line',
      'external_id',
      'sealed',
      'result',
      'record_id',
      'code',
      'detail',
      'errors',
    ])
    .expression(
      sql`select cast(${p.school} as text), cast(${p.import} as text), cast(${p.now} as text), r.id, r.number, r.line, r.external_id,
        r.sealed, coalesce(r.result, 'pending'), r.record_id, r.code, r.detail, coalesce(r.errors, '[]') from ${rowsTable(p.rows, columns, dialect)} where true`,
    );
});

const rowsAtOnce = 200;
const charactersAtOnce = 262_144;

/** Stores the rows of an import, a few per statement, and yields to the event loop between statements. */
export async function addRows(
  tx: Transaction,
  of: { school: string; import: string; now: string },
  rows: Iterable<NewRow>,
): Promise<void> {
  let batch: NewRow[] = [];
  let size = 0;
  const store = async () => {
    if (batch.length > 0) await tx.run(insertRows, { ...of, rows: batch });
    batch = [];
    size = 0;
    await yieldToEventLoop();
  };
  for (const row of rows) {
    batch.push(row);
    size += 'sealed' in row ? row.sealed.length : row.errors.length;
    if (batch.length === rowsAtOnce || size > charactersAtOnce) await store();
  }
  await store();
}

type Source = { school: string; resource: string; source: string; today: string };

type Known = Query<Source, { record_id: string; external_id: string }>;

const known = new Map<string, Known>();

/** The records of a kind that have an external id of a source and are not archived, which a snapshot can remove. */
export function knownTo(target: ImportTarget): Known {
  const { table } = target.resource;
  const made = known.get(table) ?? knownIn(target, table as 'records');
  known.set(table, made);
  return made;
}

const knownIn = ({ resource: { derived }, open, removable }: ImportTarget, table: 'records'): Known =>
  query((db, p, dialect) => {
    const select = inSchool(db, 'external_ids as x', p)
      .innerJoin(table, (join) =>
        join.onRef(`${table}.school_id`, '=', 'x.school_id').onRef(`${table}.id`, '=', 'x.record_id'),
      )
      .select(['x.record_id', 'x.external_id'])
      .where('x.resource', '=', p.resource)
      .where('x.source', '=', p.source)
      .where(`${table}.archived_at`, 'is', null)
      .orderBy('x.record_id');
    const allowed = removable ? select.where(removable) : select;
    return open
      ? allowed.where(derived.status?.(p, dialect) ?? sql.ref(`${table}.status`), 'in', open)
      : allowed;
  });
