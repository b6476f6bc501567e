import { checkedForm, referredBy, type Schema } from '../contract/schemas.ts';
import { isCountry, isCurrency } from '../lib/codes.ts';
import { hasDates } from '../lib/dates.ts';
import { tidyLine, trim } from '../lib/text.ts';

type Path = readonly (string | number)[];
type Note = (path: Path, detail: string) => void;

/** Converts a value to the form in which it is validated and stored, and reports what JSON Schema cannot express. */
export type Refine = (value: unknown, path: Path, note: Note) => unknown;

/** The most characters of a text that is one line, such as a name or a number. Texts that can be longer can have paragraphs. */
const longestLine = 255;

/** The form in which a free text is stored. */
export const tidierOf = ({ maxLength = Infinity }: Schema): ((text: string) => string) =>
  maxLength <= longestLine ? tidyLine : trim;

/**
 * The rules of a schema for text beyond JSON Schema: free text is trimmed, lines lose what only changes the direction of text, and values of the formats below must
 * exist. Undefined if there are none. Text marked `x-verbatim` is not changed.
 */
export function refinementOf(schema: Schema): Refine | undefined {
  const resolved = checkedForm(referredBy(schema));
  const types = [resolved.type].flat();
  if (types.includes('string')) return ofText(resolved);
  if (types.includes('array') && resolved.items) return ofItems(refinementOf(resolved.items));
  if (!types.includes('object')) return undefined;
  if (resolved.properties) return ofProperties(resolved.properties);
  const { additionalProperties: values } = resolved;
  return typeof values === 'object' ? ofValues(refinementOf(values)) : undefined;
}

/** Whether the values of a text schema are free text, which is tidied. */
export function isFreeText({
  enum: values,
  const: value,
  format,
  pattern,
  'x-verbatim': verbatim,
}: Schema): boolean {
  return !verbatim && [values, value, format, pattern].every((limit) => limit === undefined);
}

function ofText(schema: Schema): Refine | undefined {
  if (isFreeText(schema)) {
    const tidy = tidierOf(schema);
    return (text) => (typeof text === 'string' ? tidy(text) : text);
  }
  const { format, pattern, enum: values, const: value, 'x-verbatim': verbatim } = schema;
  if (values || value !== undefined || verbatim) return undefined;
  const known = format === undefined ? undefined : (formats as Record<string, Format>)[format];
  if (!known) return undefined;
  const shape = pattern === undefined ? undefined : new RegExp(pattern);
  return (text, path, note) => {
    // A value with the wrong format is a different error.
    if (typeof text === 'string' && (shape?.test(text) ?? true) && !known.exists(text))
      note(path, `must be ${known.name}`);
    return text;
  };
}

function ofItems(item: Refine | undefined): Refine | undefined {
  if (!item) return undefined;
  return (value, path, note) =>
    Array.isArray(value) ? value.map((one, index) => item(one, [...path, index], note)) : value;
}

/** The refinement of an object with names that are not in the document, whose values have one schema. */
function ofValues(refine: Refine | undefined): Refine | undefined {
  if (!refine) return undefined;
  return (value, path, note) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields)) fields[name] = refine(fields[name], [...path, name], note);
    return value;
  };
}

function ofProperties(properties: Record<string, Schema>): Refine | undefined {
  const refinements = Object.entries(properties).flatMap(([name, schema]) => {
    const refine = refinementOf(schema);
    return refine ? [[name, refine] as const] : [];
  });
  if (refinements.length === 0) return undefined;
  return (value, path, note) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    for (const [name, refine] of refinements)
      if (Object.hasOwn(fields, name)) fields[name] = refine(fields[name], [...path, name], note);
    return value;
  };
}

interface Format {
  name: string;
  exists(text: string): boolean;
}

/** The formats whose values must exist, with their names in errors. */
export const formats = {
  'time-zone': { name: 'an IANA time zone such as Africa/Johannesburg', exists: (name) => isTimeZone(name) },
  currency: { name: 'an ISO 4217 currency code such as ZAR', exists: isCurrency },
  'language-tag': { name: 'a BCP 47 language tag such as en-ZA', exists: (tag) => isLanguageTag(tag) },
  date: { name: 'a date from 1900-01-01', exists: isRecent },
  'date-time': { name: 'a time from 1900-01-01 to 9999-12-31', exists: isTimeInRange },
  country: { name: 'an ISO 3166-1 alpha-2 country code such as ZA', exists: isCountry },
} satisfies Record<string, Format>;

/** Whether a year is not a mistake such as 0026. What does not begin with a date has another error. */
function isRecent(text: string): boolean {
  return !/^\d{4}-/.test(text) || text >= '1900';
}

/** Whether a time is in these years in UTC too, in which it is stored: a later year has more digits. */
function isTimeInRange(text: string): boolean {
  const time = Date.parse(text);
  if (!/^\d{4}-/.test(text) || Number.isNaN(time)) return isRecent(text);
  return time >= Date.parse('1900-01-01') && time < Date.parse('+010000-01-01');
}

// Intl also accepts offsets such as +02:00; they have no daylight saving time and are not time zones.
const isTimeZone = (name: string): boolean => /^[A-Za-z]/.test(name) && hasDates(name);

/** Whether a text is a BCP 47 tag; the pattern of the field allows more, such as a second region. */
function isLanguageTag(tag: string): boolean {
  try {
    new Intl.Locale(tag);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
