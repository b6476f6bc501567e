import { isDeepStrictEqual } from 'node:util';
import { schemas } from '../../contract/schemas.ts';
import type { Patch } from '../../store/changes.ts';
import type { Resource } from '../../store/resource.ts';
import { guardians, learners } from '../learners/tables.ts';
import type { Fields, Finding, People } from '../merged-records.ts';
import { staff } from '../staff/tables.ts';

/** The kind of the two records. */
export interface Kind {
  readonly kind: People['kind'];
  // What all three kinds have in common.
  readonly resource: Resource<Fields>;
  /** The schema of the fields that can be changed. */
  readonly fields: string;
  /** The field of the request with the other record. */
  readonly parameter: string;
  /** How a record is called. */
  readonly one: string;
  /** Fields that say when or where somebody is at the school, which one record says for itself. */
  readonly ownFields: readonly string[];
}

const general = (resource: unknown) => resource as Resource<Fields>;

export const kinds = {
  learners: {
    kind: 'learners',
    resource: general(learners),
    fields: 'LearnerUpdate',
    parameter: 'learner_id',
    one: 'learner',
    ownFields: ['admitted_on'],
  },
  guardians: {
    kind: 'guardians',
    resource: general(guardians),
    fields: 'GuardianUpdate',
    parameter: 'guardian_id',
    one: 'guardian',
    ownFields: [],
  },
  staff: {
    kind: 'staff',
    resource: general(staff),
    fields: 'StaffUpdate',
    parameter: 'staff_id',
    one: 'staff member',
    ownFields: ['starts_on', 'ends_on'],
  },
} as const satisfies Record<People['kind'], Kind>;

/** Fields of which the other says nothing without the first. */
const together: Readonly<Record<string, readonly string[]>> = {
  class: ['class', 'class_id'],
  class_id: ['class', 'class_id'],
  grade_level: ['grade_level', 'grade_level_id'],
  grade_level_id: ['grade_level', 'grade_level_id'],
};

const maps = new Set(['external_ids', 'metadata']);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every((member) => member === null));

/** The names of the fields that are empty in one record and not in the other; the keys of maps after a point. */
export function fillable({ fields, ownFields }: Kind, into: Fields, from: Fields): string[] {
  const writable = Object.keys(schemas[fields as 'LearnerUpdate']?.properties ?? {});
  return writable.flatMap((field) => {
    if (ownFields.includes(field)) return [];
    if (maps.has(field))
      return Object.keys(from[field] ?? {})
        .filter((key) => !Object.hasOwn(into[field] ?? {}, key))
        .map((key) => `${field}.${key}`);
    const isFree = (together[field] ?? [field]).every((one) => isEmpty(into[one]));
    return isFree && !isEmpty(from[field]) ? [field] : [];
  });
}

/** The change that fills fields from another record. */
export const filling = (names: readonly string[], from: Fields): Patch<Fields> =>
  patchOf(names, (field, key) => (key === undefined ? from[field] : (from[field] as Fields)[key]));

/** The fields that have the value of another record. */
export const stillFilled = (names: readonly string[], into: Fields, from: Fields): string[] =>
  names.filter((name) => {
    const [field, key] = parts(name);
    const valueIn = (record: Fields) =>
      key === undefined ? record[field] : (record[field] as Fields | undefined)?.[key];
    return isDeepStrictEqual(valueIn(into), valueIn(from));
  });

/** The change that makes fields empty. */
export const emptying = (names: readonly string[], into: Fields): Patch<Fields> =>
  patchOf(names, (field, key) => (key === undefined && Array.isArray(into[field]) ? [] : null));

function patchOf(
  names: readonly string[],
  valueFor: (field: string, key: string | undefined) => unknown,
): Patch<Fields> {
  const patch: Fields = {};
  for (const name of names) {
    const [field, key] = parts(name);
    if (key === undefined) patch[field] = valueFor(field, key);
    else patch[field] = { ...(patch[field] as Fields), [key]: valueFor(field, key) };
  }
  return patch as Patch<Fields>;
}

/** The name of a field, and the key in a map, which can contain any character. */
function parts(name: string): [string, string | undefined] {
  const at = name.indexOf('.');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)];
}

/** The states in which the record that remains can be, by that of the other one. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Learners.
  prospective: ['prospective', 'active'],
  // Learners and staff.
  active: ['active'],
  left: ['prospective', 'active', 'left', 'invited', 'suspended'],
  // Staff.
  invited: ['invited', 'active'],
  suspended: ['suspended'],
};

/** The conflicts of the two records themselves. */
export function contradictions({ one, resource }: Kind, into: Fields, from: Fields): Finding[] {
  const between = { type: resource.object, id: String(from.id), existing_id: String(into.id) };
  const [kept, merged] = [String(into.status), String(from.status)];
  const found: Finding[] = [];
  if (kept !== merged && !allowed[merged]?.includes(kept))
    found.push({
      ...between,
      code: 'status_differs',
      detail: `The status of the ${one} that remains is ${kept} and that of the other one is ${merged}. Merge the two in the other direction, or change one of the two first.`,
    });
  const allows = (into.channels ?? {}) as Fields;
  const refused = Object.entries(from.channels ?? {}).flatMap(([channel, value]) =>
    value === false && allows[channel] !== false ? [`channels.${channel}`] : [],
  );
  if (refused.length > 0)
    found.push({
      ...between,
      code: 'consent_differs',
      detail: `The other ${one} does not consent to what the one that remains does: ${refused.join(', ')}. Make the two equal first.`,
    });
  return found;
}

/** What somebody should know who merges two records of a staff member: the account of the other one is not moved. */
export function consequences({ one, kind, resource }: Kind, into: Fields, from: Fields): Finding[] {
  const finding = (code: string, detail: string): Finding => ({
    ...{ type: resource.object, id: String(from.id), existing_id: String(into.id) },
    ...{ code, detail },
  });
  const found: Finding[] = [];
  if (from.login_identity && !into.login_identity)
    found.push(
      finding(
        'login_ended',
        `The account with which the other ${one} signed in is not moved, and the one that remains has none: they can no longer sign in with it. Merge the two in the other direction, or invite them again.`,
      ),
    );
  const last = kind === 'staff' ? 'ends_on' : 'left_on';
  if (from.status === 'active' && from[last] && into.status === 'active' && !into[last])
    found.push(
      finding(
        'leave_dropped',
        `The leave of the other ${one} on ${from[last]} is not moved: the one that remains does not leave. Record the leave for them if they do.`,
      ),
    );
  return found;
}
