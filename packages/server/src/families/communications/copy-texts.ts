import { concernedBy, decryptFor, decryptShared, keyOfMessage } from '../../communications/copies.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import { type CopyRow, copiesByIds } from './queries.ts';
import type { Texts } from './text.ts';

type Keys = Awaited<ReturnType<ReadWork['dataKeys']['findAll']>>;

/** The texts of copies by their ids; those that were erased, or never made, are missing. */
export async function textsOfCopies(
  { db, schoolId: school, dataKeys }: Pick<ReadWork, 'db' | 'schoolId' | 'dataKeys'>,
  ids: readonly string[],
): Promise<Map<string, Texts>> {
  const rows = rowsParameter(ids.map((id) => ({ id })));
  const made = (await db.all(copiesByIds, { school, rows })).filter(({ status }) => status !== 'suppressed');
  const names = new Set(made.flatMap(keysOf));
  const keys = await dataKeys.findAll(
    db,
    [...names].map((subject) => ({ school, subject })),
  );
  return new Map(
    made.flatMap((copy) => {
      const texts = textsOf(copy, keys);
      return texts ? [[copy.id, texts]] : [];
    }),
  );
}

const keysOf = ({ message_id, message_learner, text_encrypted, about, person_id }: CopyRow): string[] =>
  text_encrypted ? concernedBy(JSON.parse(about), person_id) : [keyOfMessage(message_id, message_learner)];

function textsOf(copy: CopyRow, keys: Keys): Texts | undefined {
  const { id, message_id, text_encrypted, rendered } = copy;
  const names = keysOf(copy);
  if (text_encrypted) {
    const text = decryptFor(text_encrypted, id, names, keys);
    return text === undefined ? undefined : JSON.parse(text);
  }
  const key = keys.get(names[0] ?? '');
  return rendered && key ? decryptShared(rendered, message_id, key) : undefined;
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
