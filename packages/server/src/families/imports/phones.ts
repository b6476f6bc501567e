import type { CountryCode } from 'libphonenumber-js';
import { schemaOf } from '../../contract/schemas.ts';
import type { ImportTarget, SentRow } from '../../work/import-target.ts';

/** The pattern of the document for telephone numbers, which are stored in the international form. */
const international = /^\+[1-9][0-9]{6,14}$/;

/**
 * Reads the telephone numbers of CSV text as lists of schools have them: with spaces and brackets, and as they are dialled in
 * the country of the school's locale. A number without a country code is read only if it is valid in that country, also if a
 * spreadsheet removed its first zero. Other texts stay as they are, and their rows fail.
 */
export async function readPhones(
  rows: readonly SentRow[],
  target: ImportTarget,
  locale: string,
): Promise<readonly SentRow[]> {
  const fields = phoneFieldsOf(target);
  const isRead = ({ row }: SentRow) => fields.some((name) => toRead(row[name]) !== undefined);
  // Most imports need no plans of the numbers of all countries.
  if (!rows.some(isRead)) return rows;
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js');
  const { region = '' } = new Intl.Locale(locale);
  const country: CountryCode | undefined = isSupportedCountry(region) ? region : undefined;
  const numberIn = (text: string): string => {
    const dialled = text.replace(/^00/, '+');
    const found = parsePhoneNumberFromString(dialled, {
      extract: false,
      ...(country && { defaultCountry: country }),
    });
    const isNumber = dialled.startsWith('+') ? found?.isPossible() : found?.isValid();
    return found && isNumber && found.ext === undefined ? found.number : text;
  };
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
