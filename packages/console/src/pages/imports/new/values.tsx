import { codesByName, otherNames } from '../../../lib/codes.ts';
import { count } from '../../../lib/format.ts';
import { fold } from '../../../lib/people.ts';
import { school } from '../../../lib/school.ts';
import { fieldWords } from '../words.ts';

/** What values of columns mean, by the column and the value. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A column whose field has one of some values. */
interface ColumnOfValues {
  column: string;
  field: string;
  /** The values of the field. */
  known: readonly string[];
  /** What these are the codes of, if they are codes, and what they are called. */
  codes: 'country' | 'language' | undefined;
  names: ReadonlyMap<string, string>;
  /** The values that the column has. */
  found: readonly string[];
}

const most = 30;
/** How many values that are not known are named. */
const named = 5;

type Known = Pick<ColumnOfValues, 'known' | 'codes' | 'names'>;

const isUnderstood = (value: string, { known, codes }: Known): boolean =>
  known.includes(value) ||
  (known.includes('true') && /^(true|yes|1|false|no|0)$/i.test(value)) ||
  // A language with its country.
  (codes === 'language' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value));

/** The values of a field, with their names if they are codes. */
function knownOf(field: string, of: FieldValues): Known | undefined {
  const { [field]: known } = of.values;
  const { [field]: codes } = of.codes;
  if (known) return { known, codes: undefined, names: new Map() };
  if (!codes) return undefined;
  const names = new Map(codesByName(codes));
  return { known: [...names.keys()], codes, names };
}

/** The fields of a kind with one of some values, and those with codes. */
export interface FieldValues {
  values: Readonly<Record<string, readonly string[]>>;
  codes: Readonly<Record<string, 'country' | 'language'>>;
}

/** The columns of a file whose fields have one of some values, with the values that are not those. */
export function columnsOfValues(
  lines: readonly string[][],
  mapping: Readonly<Record<string, string>>,
  of: FieldValues,
): ColumnOfValues[] {
  const [columns = [], ...rows] = lines;
  // A header that is repeated, as in files that were put together, is no row.
  const data = rows.filter((cells) => cells.some((cell, index) => cell !== columns[index]));
  return columns.flatMap((column, index) => {
    const field = mapping[column] ?? '';
    const known = knownOf(field, of);
    if (!known) return [];
    const cells = new Set(data.map((cells) => cells[index] ?? '').filter((cell) => cell !== ''));
    const own = { column, field, ...known };
    const found = [...cells].filter((cell) => !isUnderstood(cell, own));
    return found.length > 0 ? [{ ...own, found }] : [];
  });
}

/** What values often mean that are not values of a field. */
const usual: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  staff_type: { educator: 'teacher', principal: 'management' },
  gender: { f: 'female', girl: 'female', woman: 'female', m: 'male', boy: 'male', man: 'male' },
};

/** What a value probably means: the value of the field in other letters, or what such a column usually says by it. */
function usualMeaning(value: string, { field, known, codes }: ColumnOfValues): string | undefined {
  if (codes) return codeOf(value, codes);
  const name = value.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  if (known.includes(name)) return name;
  const { [field]: words = known.includes('true') ? { y: 'true', n: 'false' } : {} } = usual;
  return words[name];
}

/** The code whose name a value is, in English or in the language of the school. */
function codeOf(value: string, codes: 'country' | 'language'): string | undefined {
  const wanted = fold(value.trim());
  const names = [...codesByName(codes), ...codesByName(codes, school.value?.locale), ...otherNames(codes)];
  return names.find(([code, name]) => fold(name) === wanted || code.toLowerCase() === wanted)?.[0];
}

/** The meanings that were chosen, and probable ones of the other values. */
export const withProposals = (columns: readonly ColumnOfValues[], meanings: Meanings): Meanings => ({
  ...meanings,
  ...Object.fromEntries(
    columns.map((of) => {
      const probable = of.found.flatMap((value) => {
        const meaning = usualMeaning(value, of);
        return meaning === undefined ? [] : [[value, meaning] as const];
      });
      return [of.column, { ...Object.fromEntries(probable), ...meanings[of.column] }];
    }),
  ),
});

/** The values whose rows would fail. */
const unknownIn = (columns: readonly ColumnOfValues[], meanings: Meanings): string[] =>
  columns.flatMap(({ column, found }) => found.filter((value) => !meanings[column]?.[value]));

/** The meanings that are sent: those of the columns that the file has. */
export const meaningsIn = (columns: readonly ColumnOfValues[], meanings: Meanings): Meanings =>
  Object.fromEntries(
    columns.flatMap(({ column, found }) => {
      const own = Object.entries(meanings[column] ?? {}).filter(
        ([value, meaning]) => meaning !== '' && found.includes(value),
      );
      return own.length > 0 ? [[column, Object.fromEntries(own)]] : [];
    }),
  );

interface ValuesProps {
  columns: readonly ColumnOfValues[];
  meanings: Meanings;
  onChange: (meanings: Meanings) => void;
}

/** What the values of columns mean that are not values of the field. */
export function Values({ columns, meanings, onChange }: ValuesProps) {
  if (columns.length === 0) return null;
  const unknown = unknownIn(columns, meanings);
  const choose = (column: string, value: string, meaning: string) =>
    onChange({ ...meanings, [column]: { ...meanings[column], [value]: meaning } });
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Column</th>
            <th>Value in the file</th>
            <th>Means</th>
          </tr>
        </thead>
        <tbody>
          {columns.flatMap(({ column, field, known, names, found }) =>
            found.slice(0, most).map((value) => (
              <tr key={`${column} ${value}`}>
                <td class="main-cell">
                  <span class="column-name">{column}</span>
                </td>
                <td data-label="Value in the file" class="grow wrap">
                  {value}
                </td>
                <td data-label={fieldWords(field)}>
                  <select
                    aria-label={`Meaning of ${value} in the column ${column}`}
                    value={meanings[column]?.[value] ?? ''}
                    onChange={({ currentTarget }) => choose(column, value, currentTarget.value)}
                  >
                    <option value="">not known</option>
                    {known.map((each) => (
                      <option key={each} value={each}>
                        {names.get(each) ?? wordsOf(each)}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {columns.some(({ found }) => found.length > most) && (
        <p class="hint">
          Only the first {most} values of a column are listed: the others cannot be chosen here.
        </p>
      )}
      {unknown.length > 0 && (
        <p class="hint" role="status">
          {count(unknown.length, 'value')} {unknown.length === 1 ? 'is' : 'are'} not known: rows with{' '}
          {unknown.slice(0, named).join(', ')}
          {unknown.length > named && ` and ${count(unknown.length - named, 'other')}`} will fail.
        </p>
      )}
    </>
  );
}

const wordsOf = (value: string): string => {
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : fieldWords(value);
};
