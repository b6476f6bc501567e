import type { FieldError } from '../errors.ts';

/** The keywords of JSON Schema that the document uses in requests. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  'x-extensible-enum'?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: boolean | readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  maxProperties?: number;
  'x-verbatim'?: boolean;
  /** Fields that are required unless one of the others is sent. */
  'x-required-unless'?: Record<string, readonly string[]>;
}

/** Reports an error of the value or of one of its members. */
type Report = (code: string, detail: string, key?: string) => void;

/** The field errors of a value, with the codes and texts of the server. */
export function check(
  schema: Schema,
  value: unknown,
  schemas: Readonly<Record<string, Schema>>,
  pointer = '',
): FieldError[] {
  const errors: FieldError[] = [];
  const at = (key: string) => `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const report: Report = (code, detail, key) =>
    errors.push({ pointer: key === undefined ? pointer : at(key), code, detail });
  const inner = (one: Schema, item: unknown, key: string) =>
    errors.push(...check(one, item, schemas, at(key)));
  const { $ref, enum: values, 'x-extensible-enum': known, type = [] } = schema;
  const named = $ref && schemas[$ref.replace('#/components/schemas/', '')];
  if (named) return check(named, value, schemas, pointer);
  const types = [type].flat();
  if (values) {
    if (!values.includes(value)) report('invalid_value', oneOf(values));
  } else if (types.length > 0 && !types.some((one) => isOfType(one, value))) {
    report('wrong_type', `must be ${types.map(article).join(' or ')}`);
  } else if (typeof value === 'string') {
    checkText(schema, value, report);
    if (known && !known.includes(value)) report('unknown_event_type', 'is not an event type');
  } else if (typeof value === 'number') {
    checkNumber(schema, value, report);
  } else if (Array.isArray(value)) {
    const isSet = checkArray(schema, value, report);
    if (schema.items && isSet)
      for (const [index, item] of value.entries()) inner(schema.items, item, `${index}`);
  } else if (typeof value === 'object' && value !== null) {
    checkObject(schema, value, report, inner);
  }
  return errors;
}

/** The field error of a query parameter. */
export function checkParameter(
  schema: Schema,
  text: string,
  schemas: Readonly<Record<string, Schema>>,
): Omit<FieldError, 'pointer'> | undefined {
  if (schema.type === 'boolean' && text !== 'true' && text !== 'false')
    return { code: 'invalid_value', detail: 'must be true or false' };
  const isNumber = schema.type === 'integer';
  if (isNumber && !/^-?\d{1,15}$/.test(text)) return { code: 'invalid_value', detail: 'must be an integer' };
  const value = isNumber ? Number(text) : schema.type === 'boolean' ? text === 'true' : tidied(schema, text);
  const [error] = check(schema, value, schemas);
  return error && { code: isNumber ? 'invalid_value' : error.code, detail: error.detail };
}

/** The most characters of a text that is one line, such as a name. */
const longestLine = 255;
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Free text in the form in which the server stores it: trimmed, and lines without what only changes the direction of text. */
export function tidied(schema: Schema, text: string): string {
  const { enum: values, format, pattern, 'x-verbatim': verbatim, maxLength = Infinity } = schema;
  if (values || verbatim || format !== undefined || pattern !== undefined) return text;
  return trimmed(maxLength <= longestLine ? text.replace(directions, '') : text);
}

const blank = /^(?=[\s\p{Cc}\p{Default_Ignorable_Code_Point}])\P{M}$/u;

/** Text without whitespace, control characters and invisible characters at its ends. */
function trimmed(text: string): string {
  const characters = [...text];
  const isText = (character: string) => !blank.test(character);
  const start = characters.findIndex(isText);
  return start < 0 ? '' : characters.slice(start, characters.findLastIndex(isText) + 1).join('');
}

function checkText(schema: Schema, value: string, report: Report): void {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema;
  const [detail, test] = (format && formats[format]) || [];
  if (test && !test(value)) report(format === 'uri' ? 'invalid_url' : 'invalid_format', `must be ${detail}`);
  const { length } = [...value];
  if (length < minLength)
    report('too_short', minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`);
  if (length > maxLength) report('too_long', `must have at most ${maxLength} characters`);
  if (pattern && !new RegExp(pattern).test(value)) report('invalid_format', `must match ${pattern}`);
}

function checkNumber(schema: Schema, value: number, report: Report): void {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  if (value < minimum) report('too_small', `must be at least ${minimum}`);
  if (value <= exclusiveMinimum) report('too_small', `must be more than ${exclusiveMinimum}`);
  if (value > maximum) report('too_big', `must be at most ${maximum}`);
}

/** Checks the list itself. Returns whether its items should be checked. */
function checkArray(schema: Schema, value: readonly unknown[], report: Report): boolean {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  if (value.length < minItems)
    report('too_short', minItems === 1 ? 'must not be empty' : `must have at least ${minItems} entries`);
  if (value.length > maxItems) report('too_many', `must have at most ${maxItems} entries`);
  if (!uniqueItems) return true;
  const texts = value.map((item) => JSON.stringify(item));
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  if (again >= 0) report('duplicate', 'is already in the list', `${again}`);
  return again < 0;
}

function checkObject(
  schema: Schema,
  value: object,
  report: Report,
  inner: (schema: Schema, item: unknown, key: string) => void,
): void {
  const { properties = {}, required, additionalProperties, propertyNames, maxProperties = Infinity } = schema;
  for (const key of Array.isArray(required) ? required : []) {
    if (!Object.hasOwn(value, key)) report('required', 'is required', key);
  }
  const entries = Object.entries(value);
  if (entries.length > maxProperties) report('too_many', `must have at most ${maxProperties} keys`);
  for (const [key, item] of entries) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property) inner(property, item, key);
    else if (additionalProperties === false) report('unknown_field', 'is not a field of this operation', key);
    else if (propertyNames && check(propertyNames, key, {}).length > 0)
      report('invalid_key', 'is not a valid key', key);
    else if (typeof additionalProperties === 'object') inner(additionalProperties, item, key);
  }
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const article = (type: string): string =>
  ({ integer: 'an integer', null: 'null' })[type] ?? (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

const oneOf = (values: readonly unknown[]): string => `must be one of ${values.map(String).join(', ')}`;

const time = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
};

const formats: Record<string, readonly [accepted: string, test: (text: string) => boolean]> = {
  date: ['a valid date in the format YYYY-MM-DD', isDate],
  'date-time': ['a date and time such as 2026-01-31T09:30:00Z', isTime],
  email: [
    'an email address',
    (text) => /^[\w'+-]+(\.[\w'+-]+)*@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/.test(text),
  ],
  uri: ['a URL', (text) => URL.canParse(text)],
  uuid: ['a UUID', (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)],
};

/** Whether a text is a date and time that exists. */
export function isTime(text: string): boolean {
  return time.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}
