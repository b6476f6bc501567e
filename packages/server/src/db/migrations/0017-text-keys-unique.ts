import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import { type Params, type Query, query } from '../query.ts';
import { keyIn } from '../unique.ts';
import { type Keyed, keyed } from './0017-text-keys.ts';
import type { Definer, Preparation } from './define.ts';

const batchRows = 200;

/** From now on the keys are unique, and not the texts. */
export async function up({ run, dropColumns }: Definer): Promise<void> {
  for (const { former } of keyed)
    await run({ sqlite: `drop index ${former.index}`, postgres: `drop index ${former.index}` });
  for (const { table, former } of keyed) if (former.column) await dropColumns(table, [former.column]);
}

type Row = Record<string, string | null> & { school_id: string; id: string };

/**
 * Sets the key of every record, a batch in each transaction, the oldest first.
 *
 * Records that are not archived and whose texts differ only in case may already exist; none is changed or lost. The
 * oldest gets the key that all of them would have. The others keep their exact text as their key until they are
 * renamed, or archived and restored, and are then rejected like any other. If the exact text of one of the others is
 * the same as the key, that one gets the key, and the oldest keeps its exact text: in both cases each is still found
 * by its exact text.
 */
export async function prepare({ database }: Preparation): Promise<void> {
  for (const each of keyed) {
    const rows = withoutKey(each);
    for (let last = { school_id: '', id: '' }; ; ) {
      const batch = await database.transact(async (tx) => {
        const some = await tx.all(rows, { school: last.school_id, after: last.id, limit: batchRows });
        for (const row of some) await giveKey(tx, each, row);
        return some;
      });
      last = batch.at(-1) ?? last;
      if (batch.length < batchRows) break;
    }
  }
}

async function giveKey(tx: Transaction, each: Keyed, row: Row): Promise<void> {
  const { columns, within } = each;
  const [text = ''] = columns.map((column) => row[column] ?? '');
  const isText = columns.length === 1;
  const fields = isText ? row : { ...row, grade_level_ids: JSON.parse(row.grade_level_ids ?? 'null') };
  const key = String(keyIn({ fields: columns, caseless: isText }, fields));
  const { school_id: school, id } = row;
  const place = { school, id, within: (within && row[within]) ?? null };
  const isTaken = isText && row.archived_at === null && (await tx.first(holder(each), { ...place, key }));
  await tx.run(setKey(each), { school, id, key: isTaken ? text : key });
}

const cached = <Q>(build: (each: Keyed) => Q): ((each: Keyed) => Q) => {
  const built = new Map<Keyed, Q>();
  return (each) => {
    const found = built.get(each) ?? build(each);
    built.set(each, found);
    return found;
  };
};

const tableOf = ({ table }: Keyed) => table as 'records';

const withoutKey = cached(
  (each): Query<Params, Row> =>
    query((db, p, dialect) => {
      const { columns, key, within } = each;
      const select = db
        .selectFrom(tableOf(each))
        .select(['school_id', 'id', 'archived_at', ...columns, ...(within ? [within] : [])])
        .where(key, 'is', null)
        .where(columns[0] ?? '', 'is not', null)
        .where(sql<boolean>`(school_id, id) > (${p.school}, ${p.after})`)
        .orderBy('school_id')
        .orderBy('id')
        .limit(p.limit as number)
        .$castTo<Row>();
      return dialect === 'postgres' ? select.forUpdate() : select;
    }),
);

/** Another record that is not archived and has the key, or will have it because its exact text is the key. */
const holder = cached(
  (each): Query<Params, { id: string }> =>
    query((db, p) => {
      const { columns, key, within } = each;
      const select = db
        .selectFrom(tableOf(each))
        .select('id')
        .where('school_id', '=', p.school as string)
        .where((or) => or.or([or(key, '=', p.key as string), or(columns[0] ?? '', '=', p.key as string)]))
        .where('archived_at', 'is', null)
        .where('id', '!=', p.id as string);
      return within ? select.where(within, '=', p.within as string) : select;
    }),
);

const setKey = cached(
  (each): Query<Params, unknown> =>
    query((db, p) =>
      db
        .updateTable(tableOf(each))
        .set({ [each.key]: p.key as string })
        .where('school_id', '=', p.school as string)
        .where('id', '=', p.id as string),
    ),
);
