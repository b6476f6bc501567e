import type { FieldError } from '../errors.ts';
import { countryCodes, currencyCodes } from '../generated/examples.ts';
import { isTime, type Schema, tidied } from './check.ts';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * The value with its free text trimmed and its times in UTC, as the server stores it. Adds an error for each currency,
 * country, language tag and time zone that does not exist.
 */
export function refine(
  schema: Schema,
  value: unknown,
  schemas: Schemas,
  errors: FieldError[],
  pointer = '',
): unknown {
  const named = schema.$ref && schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (named) return refine(named, value, schemas, errors, pointer);
  const { items, properties = {}, additionalProperties } = schema;
  if (typeof value === 'string') return refineText(schema, value, errors, pointer);
  if (Array.isArray(value))
    return items
      ? value.map((item, index) => refine(items, item, schemas, errors, `${pointer}/${index}`))
      : value;
  if (typeof value !== 'object' || value === null) return value;
  const other = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : other;
      return [key, property ? refine(property, item, schemas, errors, `${pointer}/${key}`) : item];
    }),
  );
}

/** The errors of text that no database can store, U+0000 and half of a surrogate pair, and of what is nested too deeply. */
export function checkCharacters(value: unknown, pointer = '', depth = 0): FieldError[] {
  const at = (key: string) => `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (typeof value === 'string')
    return unstorable.test(value) ? [{ pointer, code: 'invalid_character', detail: notStored }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > deepest) return [{ pointer, code: 'too_deep', detail: 'is nested too deeply' }];
  return Object.entries(value).flatMap(([key, item]) =>
    key === '__proto__' || unstorable.test(key)
      ? [{ pointer, code: 'invalid_key', detail: 'contains a key that cannot be stored' }]
      : checkCharacters(item, at(key), depth + 1),
  );
}

/** How deep a body is nested, at most. */
const deepest = 32;
const unstorable = /[\0\p{Surrogate}]/u;
const notStored = 'contains a character that cannot be stored (U+0000 or half of a surrogate pair)';

function refineText(schema: Schema, text: string, errors: FieldError[], pointer: string): string {
  const { type = [], enum: values, format, pattern } = schema;
  if (values || schema['x-verbatim'] || ![type].flat().includes('string')) return text;
  const [name, exists] = (format && formats[format]) || [];
  const hasShape = pattern === undefined || new RegExp(pattern).test(text);
  if (exists && hasShape && !exists(text))
    errors.push({ pointer, code: 'invalid_value', detail: `must be ${name}` });
  if (format === 'date-time' && isTime(text)) return new Date(text).toISOString();
  return tidied(schema, text);
}

const formats: Record<string, readonly [name: string, exists: (text: string) => boolean]> = {
  'time-zone': ['an IANA time zone such as Africa/Johannesburg', isTimeZone],
  currency: ['an ISO 4217 currency code such as ZAR', (code) => currencyCodes.includes(code)],
  'language-tag': ['a BCP 47 language tag such as en-ZA', (tag) => isAccepted(() => new Intl.Locale(tag))],
  date: ['a date from 1900-01-01', isRecent],
  'date-time': ['a time from 1900-01-01 to 9999-12-31', isTimeInRange],
  country: ['an ISO 3166-1 alpha-2 country code such as ZA', (code) => countryCodes.includes(code)],
};

function isRecent(text: string): boolean {
  // What does not begin with a date has another error.
  return !/^\d{4}-/.test(text) || text >= '1900';
}

/** In UTC too, in which a later year has more digits. */
function isTimeInRange(text: string): boolean {
  const time = Date.parse(text);
  if (!/^\d{4}-/.test(text) || Number.isNaN(time)) return isRecent(text);
  return time >= Date.parse('1900-01-01') && time < Date.parse('+010000-01-01');
}

function isTimeZone(name: string): boolean {
  // Intl also accepts offsets such as +02:00.
  return /^[A-Za-z]/.test(name) && isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/** Whether `Intl` accepts a value. */
function isAccepted(use: () => object): boolean {
  try {
    use();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
