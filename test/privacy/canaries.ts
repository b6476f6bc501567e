import { type DocumentedSchema, document, resolve } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { referredIn } from './personal-schemas.ts';

const { schemas } = document.components;

/** Every text that a test plants contains one of these. */
export const planted = /canary|8001015009087|9202204720083|190000007|\+2799|2013-07-19/i;

const schemaNameOf = (kind: Kind): string => resourceOf(kind).get['x-record'] ?? '';
const pathName = (kind: Kind): string => resourceOf(kind).collection.split('/').at(-1) ?? '';

/** The kinds of records that refer to a learner or a guardian, directly or through others. */
export function personalKinds(): Kind[] {
  const resources = new Set(['learners', 'guardians']);
  // A staff member or a class is not about the learner who is referred to with it.
  const found = new Set<Kind>(['learner', 'guardian']);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const kind of kinds) {
      const schema = schemas[schemaNameOf(kind)];
      if (!schema?.['x-record'] || found.has(kind)) continue;
      if (!referredIn(schema).some((name) => resources.has(name))) continue;
      found.add(kind);
      resources.add(pathName(kind));
    }
  }
  return kinds.filter((kind) => found.has(kind));
}

const special: Record<string, unknown> = {
  // Only email has one.
  subject: undefined,
  national_id: '8001015009087',
  lurits_number: '190000007',
  date_of_birth: '2013-07-19',
  // No search finds these: that they are erased is tested by their fields.
  gender: 'female',
  home_language: 'zu',
  language_of_instruction: 'en',
  preferred_language: 'zu',
  phone: '+27991234567',
  alternate_phone: '+27991234568',
  photo_url: 'https://canary.example.org/photo.png',
  admission_number: 'CANARY-1',
};

/** A value that a search finds, if the schema takes any text. */
function valueFor(schema: DocumentedSchema, field: string, label: string): unknown {
  const { type, enum: values, format, properties, additionalProperties } = resolve(schema);
  if (field in special) return special[field];
  if (values || schema['x-ref']) return undefined;
  if (properties) {
    const body = bodyFrom(properties, label);
    return Object.keys(body).length > 0 ? body : undefined;
  }
  if (additionalProperties && field !== 'subject_comments')
    return { [`canary-${label}`]: `canary ${label} ${field}` };
  if (![type].flat().includes('string')) return undefined;
  if (format === 'email') return `canary-${label}-${field}@example.org`;
  if (format !== undefined || 'pattern' in schema) return undefined;
  return `canary ${label} ${field}`.slice(0, Number(schema.maxLength ?? 100));
}

const bodyFrom = (properties: Record<string, DocumentedSchema>, label: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([field, schema]) => {
      const value = valueFor(schema, field, label);
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** The texts of a register are about a class; those of its marks are about learners. */
const others: Partial<Record<Kind, Record<string, unknown>>> = {
  register: {},
  message: { body: 'canary message' },
};

/** A body with a text to find in every field that takes text. */
export const canaries = (kind: Kind, verb: 'Create' | 'Update'): Record<string, unknown> =>
  others[kind] ?? bodyFrom(schemas[`${schemaNameOf(kind)}${verb}`]?.properties ?? {}, kind);
