import { Problem } from '../../contract/errors.ts';
import { CopyTexts, keysOfCopy } from '../../messages/copies.ts';
import { type Lengths, longest, type Rendering, type Texts, type Values } from '../../messages/text.ts';
import { idRows } from '../../sql/query.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { copiesByIds } from './queries.ts';

/** The texts of copies by their ids; those that were erased, or never made, are missing. */
export async function textsOfCopies(
  { db, schoolId: school, dataKeys }: Pick<ReadWork, 'db' | 'schoolId' | 'dataKeys'>,
  ids: readonly string[],
): Promise<Map<string, Texts>> {
  const rows = idRows(ids);
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

/** The most characters of all copies of a message that differ from each other. */
const longestOfAll = 50_000_000;
/** The most characters of a recipient's own values, which are stored with the copy. */
const longestValues = 10_000;

/** Rejects texts that would become too long with the values of their placeholders, before they are built. */
export class CopyLengths {
  readonly #rendering: Rendering;
  #sum = 0;

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  /** Checks the copy of a recipient, and the sum of all that were added. */
  add(own: Values, recipient: string): void {
    let length = 0;
    for (const value of own.values()) length += value.length;
    if (length > longestValues)
      throw tooLong(`the names that the text lists for ${recipient}`, length, longestValues);
    const { subject, body } = this.check(own, recipient);
    this.#sum += subject + body;
    if (this.#sum > longestOfAll)
      throw new Problem(
        'text_too_long',
        `All copies of the message together would be longer than ${longestOfAll} characters. Send it to fewer recipients at a time, or shorten the text.`,
      );
  }

  check(own: Values, recipient?: string): Lengths {
    const lengths = this.#rendering.lengths(own);
    for (const field of ['subject', 'body'] as const)
      if (lengths[field] > longest[field])
        throw tooLong(`the ${field}${recipient ? ` for ${recipient}` : ''}`, lengths[field], longest[field]);
    return lengths;
  }
}

const tooLong = (what: string, length: number, limit: number): Problem =>
  new Problem(
    'text_too_long',
    `With the values of its placeholders, ${what} would have ${length} characters; at most ${limit} are possible. Shorten the text or the values, or use fewer placeholders.`,
  );
