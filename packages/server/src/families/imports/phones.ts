import { schemaOf } from '../../contract/schemas.ts';
import { phoneReader } from '../../lib/phones.ts';
import type { ImportTarget, SentRow } from '../../work/import-target.ts';

/** The pattern of the document for telephone numbers, which are stored in the international form. */
const international = /^\+[1-9][0-9]{6,14}$/;

/** Reads the telephone numbers of CSV text as lists of schools have them. Texts that are no numbers fail with their rows. */
export async function readPhones(
  rows: readonly SentRow[],
  target: ImportTarget,
  locale: string,
): Promise<readonly SentRow[]> {
  const fields = phoneFieldsOf(target);
  const isRead = ({ row }: SentRow) => fields.some((name) => toRead(row[name]) !== undefined);
  if (!rows.some(isRead)) return rows;
  const numberIn = await phoneReader(locale);
  return rows.map((sent) => {
    if (!isRead(sent)) return sent;
    const read = fields.flatMap((name) => {
      const text = toRead(sent.row[name]);
      return text === undefined ? [] : [[name, numberIn(text)] as const];
    });
    return { ...sent, row: { ...sent.row, ...Object.fromEntries(read) } };
  });
}

/** A text that is not in the international form, unless it is too long for a number. */
const toRead = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 40 && !international.test(value) ? value : undefined;

const phoneFieldsOf = ({ row }: ImportTarget): string[] =>
  Object.entries(schemaOf(row).properties ?? {}).flatMap(([name, { pattern }]) =>
    pattern === international.source ? [name] : [],
  );
