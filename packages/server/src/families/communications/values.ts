import { type FieldError, invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { isDay } from '../../lib/dates.ts';
import { decimalsOf, decimalText } from '../../lib/money.ts';
import { isWellFormed, namesIn, type Texts } from '../../messages/text.ts';

export type Variable = Schemas['MessageVariable'];
/** Values of placeholders as they were sent, by name. */
export type Context = Readonly<Record<string, string | number>>;

/** How values are written. */
export interface Style {
  locale: string;
  currency: string;
}

/** The values that the server fills in, each with an example for previews. */
export const builtIn = {
  'recipient.name': 'Nomsa Example',
  'school.name': 'Example School',
  'learner.name': 'Thandi Example',
  'learner.grade_level': 'Grade 5',
  'learner.class': '5B',
} as const;

const isBuiltIn = (name: string): boolean => Object.hasOwn(builtIn, name);

const fieldsOf = (texts: Readonly<Record<string, string | null>>): [string, string][] =>
  Object.entries(texts).flatMap(([field, text]) => (text === null ? [] : [[`/${field}`, text]]));

/** Rejects texts with placeholders that are malformed, or neither declared nor filled in by the server. */
export function checkPlaceholders(
  texts: Readonly<Record<string, string | null>>,
  declared: readonly string[],
  filledIn: 'by server' | 'none' = 'by server',
): void {
  const known = new Set([...declared, ...(filledIn === 'none' ? [] : Object.keys(builtIn))]);
  const list = Array.from(known, (name) => `{{ ${name} }}`).join(', ');
  const advice = known.size === 0 ? 'this text cannot have placeholders' : `the placeholders are ${list}`;
  const code = 'unknown_variable';
  const fieldErrors = fieldsOf(texts).flatMap(([pointer, text]): FieldError[] => {
    const unknown = namesIn(text).filter((name) => !known.has(name));
    return [
      ...(isWellFormed(text)
        ? []
        : [
            {
              pointer,
              code,
              detail: 'has a malformed placeholder; write {{ name }}, with a name in lower case',
            },
          ]),
      ...unknown.map((name) => ({
        pointer,
        code,
        detail: `has the unknown placeholder {{ ${name} }}; ${advice}`,
      })),
    ];
  });
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, code);
}

/** The names in texts that must have a value, and those that need none. */
export function namesOf(texts: Texts, variables: readonly Variable[]): Map<string, { required: boolean }> {
  const optional = new Set(variables.filter(({ required }) => required === false).map(({ name }) => name));
  const { subject, body } = texts;
  const names = fieldsOf({ subject, body }).flatMap(([, text]) => namesIn(text));
  return new Map(names.map((name) => [name, { required: !optional.has(name) }]));
}

/** The values that were sent, as they are shown. Values of a wrong type and unknown names are rejected. */
export function shownValues(
  context: Context,
  variables: readonly Variable[],
  style: Style,
  pointer = '/context',
): Map<string, string> {
  const types = new Map(variables.map(({ name, type = 'string' }) => [name, type]));
  const shown = new Map<string, string>();
  const fieldErrors: FieldError[] = [];
  for (const [name, value] of Object.entries(context)) {
    const type = types.get(name) ?? (isBuiltIn(name) ? 'string' : undefined);
    const fieldError = (code: string, detail: string) =>
      fieldErrors.push({ pointer: `${pointer}/${name}`, code, detail });
    if (type === undefined) {
      fieldError('unknown_field', 'is not a variable of the text');
      continue;
    }
    const text = format[type](value, style);
    if (text === undefined) fieldError('invalid_value', `must be ${forms[type]}`);
    else shown.set(name, text);
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return shown;
}

/** Rejects a message in whose texts a placeholder has no value. */
export function checkComplete(
  names: ReadonlyMap<string, { required: boolean }>,
  values: ReadonlyMap<string, string>,
): void {
  const code = 'missing_variable';
  const missing = [...names].flatMap(([name, { required }]) =>
    required && !values.has(name)
      ? [{ pointer: `/context/${name}`, code, detail: 'is required by the text' }]
      : [],
  );
  if (missing.length > 0) throw invalidBody(missing, code);
}

type Type = NonNullable<Variable['type']>;

const forms: Record<Type, string> = {
  string: 'a text or a number',
  number: 'a number',
  money: 'an integer, in minor units of the currency',
  date: 'a date, YYYY-MM-DD',
};

// The style `long` of some regions has a zero before the day.
const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Writes a value of each type; `undefined` if it has another type. */
const format: Record<Type, (value: string | number, style: Style) => string | undefined> = {
  string: (value) => String(value),
  number: (value, { locale }) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : undefined,
  money: (value, { locale, currency }) =>
    Number.isSafeInteger(value) ? money(Number(value), locale, currency) : undefined,
  date: (value, { locale }) =>
    typeof value === 'string' && isDay(value)
      ? new Intl.DateTimeFormat(locale, { ...longDate, timeZone: 'UTC' }).format(new Date(value))
      : undefined,
};

function money(amount: number, locale: string, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
  return format.format(decimalText(amount, decimals));
}

/** The field errors of variables whose values for previews have another type. */
export const sampleErrors = (variables: readonly Variable[]): FieldError[] =>
  variables.flatMap(({ type = 'string', sample = null }, index) =>
    sample === null || format[type](sample, { locale: 'en', currency: 'USD' }) !== undefined
      ? []
      : [{ pointer: `/variables/${index}/sample`, code: 'invalid_value', detail: `must be ${forms[type]}` }],
  );
