import { isDeepStrictEqual } from 'node:util';
import { type RetentionFamily, referredBy, type Schema } from '../contract/schemas.ts';
import type { Changes, Protected } from './changes.ts';
import type { Fields } from './read.ts';
import { nestedReferencesIn } from './references.ts';
import type { AnyResource } from './resource.ts';

/**
 * The kinds of records that have a data key of their own, in the order in which the person of another record is
 * looked for, and the family whose key has their id as its name.
 */
const roots: Readonly<Record<string, RetentionFamily>> = {
  learners: 'learners',
  guardians: 'learners',
  'fee-accounts': 'fees',
  staff: 'staff',
};

/** The personal values of a kind of record: whom they concern, and which they are. */
export interface Personal {
  /** The field with the id of the person, or of the record that stands for several people. */
  readonly subject: string;
  /** The resource that this id is of; the kind itself if the field is `id`. */
  readonly root: string;
  readonly family: RetentionFamily;
  /** What follows the id in the name of the data key. */
  readonly suffix: string;
  /** The fields with personal values that are not encrypted in the row of the record. */
  readonly fields: ReadonlyMap<string, Schema>;
}

/**
 * The kinds whose people the records of a family can concern. What staff members did, such as a lesson, refers to them and is
 * not about them: records that are have the family `staff`.
 */
const rootsOf = (family: RetentionFamily | undefined): string[] =>
  Object.keys(roots).filter((root) => (roots[root] === 'staff') === (family === 'staff'));

/**
 * Whether a record concerns people is known from its references and its family, and which of its values are personal from its
 * schema: all text that is not a reference, a value of an enumeration, or a date. `x-personal` is for exceptions.
 */
export function personalIn(
  name: string,
  properties: Readonly<Record<string, Schema>>,
  { sensitive, derived, retention: family }: NonNullable<Schema['x-record']>,
): Personal | undefined {
  const found = subjectIn(name, properties, derived, rootsOf(family));
  if (!found && !family) return undefined;
  if (!found || !family)
    throw new TypeError(
      `${name}: \`retention\` in its x-record is for records that concern people, and for all of them`,
    );
  const fields = Object.entries(properties).filter(
    ([field, schema]) => !structural.has(field) && !sensitive.includes(field) && isPersonal(schema),
  );
  return { ...found, family, suffix: suffixOf(found.root, family), fields: new Map(fields) };
}

/** What follows the id of a person in the name of the data key for a family of records. */
export const suffixOf = (root: string, family: RetentionFamily): string =>
  (roots[root] ?? family) === family ? '' : `/${family}`;

const structural = new Set(['id', 'object', 'created_at', 'updated_at', 'archived_at', 'erased_at']);

function subjectIn(
  name: string,
  properties: Readonly<Record<string, Schema>>,
  derived: readonly string[],
  people: readonly string[],
): Pick<Personal, 'subject' | 'root'> | undefined {
  if (people.includes(name)) return { subject: 'id', root: name };
  const references = Object.entries(properties).flatMap(([field, schema]) => {
    const to = (schema['x-ref'] ?? schema.items?.['x-ref'])?.to;
    const isOne = schema.items === undefined;
    const isAlways = ![schema.type].flat().includes('null');
    return to === undefined
      ? []
      : [{ field, isOne, isAlways, targets: typeof to === 'string' ? [to] : Object.values(to) }];
  });
  for (const isRequired of [true, false])
    for (const root of people) {
      const one = references.find(
        ({ isOne, isAlways, targets: [to, ...others] }) =>
          isOne && isAlways === isRequired && to === root && others.length === 0,
      );
      if (one) return { subject: one.field, root };
    }
  // Derived lists are rows of other tables.
  const nested = nestedReferencesIn(properties).filter(({ field }) => !derived.includes(field));
  const targets = [
    ...references.flatMap((reference) => reference.targets),
    ...nested.map(({ target }) => target),
  ];
  return targets.some((target) => people.includes(target)) ? { subject: 'id', root: name } : undefined;
}

/** Whether values of a schema contain personal values. */
export function isPersonal(schema: Schema): boolean {
  const declared = schema['x-personal'];
  if (declared !== undefined) return declared;
  const {
    enum: values,
    const: constant,
    format = '',
    properties,
    items,
    additionalProperties,
    type,
  } = referredBy(schema);
  if (values || constant !== undefined || 'x-extensible-enum' in schema || 'x-ref' in schema) return false;
  if (properties)
    return Object.entries(properties).some(([name, member]) => !structural.has(name) && isPersonal(member));
  if (items) return isPersonal(items);
  if (typeof additionalProperties === 'object') return true;
  return [type].flat().includes('string') && !impersonalFormats.has(format);
}

const impersonalFormats = new Set(['date', 'date-time', 'time', 'currency', 'time-zone']);

/** The text that stands for a personal value that was erased and cannot be null. */
export const erasedText = '[erased]';
/** An address that nobody can have. */
const erasedEmail = 'erased@erased.invalid';

/** A value without its personal values; it is still valid. */
function erased(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined || !isPersonal(schema)) return value;
  const { type, format, properties, items, additionalProperties } = referredBy(schema);
  if (schema['x-personal'] && [type].flat().includes('null')) return null;
  if (Array.isArray(value))
    return items && holdsMembers(items) ? value.map((item) => erased(items, item)) : [];
  if (typeof value === 'object') {
    if (typeof additionalProperties === 'object' || !properties) return {};
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        structural.has(name) ? member : erased(properties[name] ?? {}, member),
      ]),
    );
  }
  if ([type].flat().includes('null')) return null;
  return format === 'email' ? erasedEmail : erasedText;
}

const holdsMembers = (schema: Schema): boolean => referredBy(schema).properties !== undefined;

/** A record, or a part of one, without its personal values. */
export function erasedRecord({ fields }: Personal, record: Fields): Fields {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const schema = fields.get(name);
      return [name, schema ? erased(schema, value) : value];
    }),
  );
}

/** The name of the data key with which the personal values of a record are encrypted; its own if it names nobody. */
export function keyNameOf({ subject, suffix }: Pick<Personal, 'subject' | 'suffix'>, record: object): string {
  const { id, [subject]: person = null } = record as Fields;
  return person === null ? String(id) : `${String(person)}${suffix}`;
}

/**
 * The name of the data key of what two people have in common because their records were merged: it is destroyed with either
 * of the two, as these can be two people after all.
 */
export const keyNameOfMerge = (merged: string, kept: string): string => `merged/${merged}/${kept}`;

/** The personal part of a change of a record. */
export const protectedPart = (
  personal: Personal,
  record: object,
  changes: Changes,
  listed: readonly string[],
): Protected => ({
  key: keyNameOf(personal, record),
  family: personal.family,
  listed,
  ...splitChanges(personal, changes),
  holds: holdsPersonal(personal, record as Fields),
  erase: (data) => erasedRecord(personal, data),
});

const holdsPersonal = ({ fields }: Personal, record: Fields): boolean =>
  [...fields].some(([field, schema]) => {
    const value = record[field] ?? null;
    return !isDeepStrictEqual(erased(schema, value), value);
  });

/** Whether a change is written with the data key of its person. */
export const needsKey = ({ hidden, holds }: Protected, reason: string | undefined): boolean =>
  hidden !== undefined || holds || reason !== undefined;

/** Changes for the audit log: those that always remain readable, and those that are encrypted. */
function splitChanges(
  { fields }: Personal,
  changes: Changes,
): { shown: Changes; hidden: Changes | undefined } {
  const shown: Changes = {};
  const hidden: Changes = {};
  const show = (value: unknown) => (value === null ? null : erasedText);
  for (const [field, change] of Object.entries(changes)) {
    const { before, after } = change;
    if (fields.has(field) && !(isEmpty(before) && isEmpty(after))) {
      shown[field] = { before: show(before), after: show(after) };
      hidden[field] = change;
    } else shown[field] = change;
  }
  return { shown, hidden: Object.keys(hidden).length > 0 ? hidden : undefined };
}

/** Whether there is nothing to hide in a value. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '[redacted]' ||
  value === erasedText ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A list in the records of a kind with the ids of people. */
interface PeopleList {
  /** The filter that finds the records whose list has an id. */
  readonly filter: string;
  idsOf(record: Readonly<Record<string, unknown>>): string[];
}

/** The lists of a kind of record that refer to a resource; those in objects only if there are no others. */
export function listsOf({ references, nested }: AnyResource, target: string): PeopleList[] {
  const own = references.filter(({ isList, targets }) => isList && targets.includes(target));
  if (own.length > 0)
    return own.map(({ field }) => ({
      filter: field.replace(/_ids$/, '_id'),
      idsOf: (record) => [record[field] ?? []].flat().map(String),
    }));
  return nested
    .filter((one) => one.target === target)
    .map(({ field, member, filter }) => ({
      filter,
      idsOf: (record) => memberOf(record[field], member),
    }));
}

const memberOf = (value: unknown, member: string): string[] =>
  Object.entries(value ?? {}).flatMap(([name, ids]) => (name === member ? ids.map(String) : []));

/** The people whom a change adds to the lists of a record. */
export function newlyListed(resource: AnyResource, changes: Changes): string[] {
  const lists = peopleLists(resource);
  if (lists.length === 0) return [];
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change[which]]));
  const [before, after] = [side('before'), side('after')];
  return lists.flatMap(({ idsOf }) => {
    const known = new Set(idsOf(before));
    return idsOf(after).filter((id) => !known.has(id));
  });
}

const peopleKinds = ['learners', 'guardians', 'staff'];
const listsOfPeople = new WeakMap<AnyResource, PeopleList[]>();

/** The lists of people, which are the same for every record of a kind. */
function peopleLists(resource: AnyResource): PeopleList[] {
  const lists = listsOfPeople.get(resource) ?? peopleKinds.flatMap((one) => listsOf(resource, one));
  listsOfPeople.set(resource, lists);
  return lists;
}
