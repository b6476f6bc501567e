import { type DocumentedSchema, resolve } from './document.ts';

/** Reports what is wrong with a part of a value. */
export type Report = (pointer: string, mismatch: string) => void;

const formats: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^https?:\/\/./,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  country: /^[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
  'language-tag': /^[A-Za-z]/,
  'time-zone': /^[A-Za-z]/,
};

const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text, 'u');
  patterns.set(text, pattern);
  return pattern;
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isOfType = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value);

/**
 * Compares a value with a schema of the document. An object has no properties but those that its schema declares, unless the
 * schema says what others are like.
 */
export function checkSchema(schema: DocumentedSchema, value: unknown, report: Report, pointer = ''): void {
  const own = resolve(schema) as Limits & DocumentedSchema;
  const { anyOf, enum: values, const: only } = own;
  if (anyOf && !anyOf.some((one) => matches(one, value))) report(pointer, 'is none of the alternatives');
  if (values && !values.includes(value)) report(pointer, `is ${JSON.stringify(value)}, which is not listed`);
  if (only !== undefined && value !== only) report(pointer, `is not ${only}`);
  const { type } = own;
  if (
    type !== undefined &&
    !(Array.isArray(type) ? type.some((one) => isOfType(one, value)) : isOfType(type, value))
  )
    report(pointer, `is of the type ${typeOf(value)}`);
  else if (typeof value === 'string') checkText(own, value, report, pointer);
  else if (typeof value === 'number') checkNumber(own, value, report, pointer);
  else if (Array.isArray(value)) checkItems(own, value, report, pointer);
  else if (value !== null && typeof value === 'object')
    checkProperties(own, value as Record<string, unknown>, report, pointer);
}

interface Limits {
  anyOf?: DocumentedSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  exclusiveMinimum?: number;
  items?: DocumentedSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  maxProperties?: number;
  propertyNames?: DocumentedSchema;
  additionalProperties?: DocumentedSchema | boolean;
}

function matches(schema: DocumentedSchema, value: unknown): boolean {
  let matched = true;
  checkSchema(schema, value, () => {
    matched = false;
  });
  return matched;
}

function checkText(schema: Limits, text: string, report: Report, pointer: string): void {
  const { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  // JSON Schema counts code points. Most texts are too short for the difference to matter.
  const length = text.length > maxLength ? [...text].length : text.length;
  if (length < minLength || length > maxLength) report(pointer, `has ${length} characters`);
  if (pattern !== undefined && !patternOf(pattern).test(text)) report(pointer, `does not match ${pattern}`);
  if (format !== undefined && formats[format]?.test(text) === false) report(pointer, `is no ${format}`);
}

function checkNumber(
  schema: Limits & DocumentedSchema,
  value: number,
  report: Report,
  pointer: string,
): void {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  if (value < minimum || value > maximum || value <= exclusiveMinimum) report(pointer, `is ${value}`);
}

function checkItems(schema: Limits, list: unknown[], report: Report, pointer: string): void {
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  if (list.length < minItems || list.length > maxItems) report(pointer, `has ${list.length} entries`);
  if (uniqueItems && new Set(list.map((item) => JSON.stringify(item))).size < list.length)
    report(pointer, 'has an entry twice');
  if (items)
    for (const [index, item] of list.entries()) checkSchema(items, item, report, `${pointer}/${index}`);
}

function checkProperties(
  schema: Limits & DocumentedSchema,
  value: Record<string, unknown>,
  report: Report,
  pointer: string,
): void {
  const { properties, required = [], additionalProperties: others, propertyNames, maxProperties } = schema;
  for (const name of required) if (!Object.hasOwn(value, name)) report(pointer, `has no ${name}`);
  const names = Object.keys(value);
  if (maxProperties !== undefined && names.length > maxProperties)
    report(pointer, `has ${names.length} properties`);
  for (const name of names) {
    const property = value[name];
    const place = `${pointer}/${name}`;
    const declared = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (declared) checkSchema(declared, property, report, place);
    else if (typeof others === 'object') {
      checkSchema(others, property, report, place);
      if (propertyNames) checkSchema(propertyNames, name, report, place);
    } else if (others === false || (properties && others === undefined)) report(place, 'is undocumented');
  }
}
