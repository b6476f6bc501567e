import { CopyTexts, keysOfCopy } from '../../communications/copies.ts';
import type { Texts } from '../../communications/text.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import { copiesByIds } from './queries.ts';

/** The texts of copies by their ids; those that were erased, or never made, are missing. */
export async function textsOfCopies(
  { db, schoolId: school, dataKeys }: Pick<ReadWork, 'db' | 'schoolId' | 'dataKeys'>,
  ids: readonly string[],
): Promise<Map<string, Texts>> {
  const rows = rowsParameter(ids.map((id) => ({ id })));
  const made = (await db.all(copiesByIds, { school, rows })).filter(({ status }) => status !== 'suppressed');
  const names = new Set(made.flatMap(keysOfCopy));
  const keys = await dataKeys.findAll(
    db,
    [...names].map((subject) => ({ school, subject })),
  );
  const copyTexts = new CopyTexts(keys);
  return new Map(
    made.flatMap((copy) => {
      const texts = copyTexts.of(copy);
      return texts ? [[copy.id, texts]] : [];
    }),
  );
}

const shownColumns = [
  'id',
  'message_id',
  'channel',
  'guardian_id',
  'staff_id',
  'learner_id',
  'status',
  'sent_at',
];

/** Copies in a data export, with their texts. */
export async function exportedCopies(
  work: ReadWork,
  rows: readonly Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  const texts = await textsOfCopies(
    work,
    rows.map(({ id }) => String(id)),
  );
  return rows.map((row) => ({
    ...Object.fromEntries(shownColumns.map((column) => [column, row[column]])),
    ...{ subject: null, body: null, ...texts.get(String(row.id)) },
  }));
}
