import { type FieldError, invalidBody } from '../contract/errors.ts';
import { type OperationId, type Schema, schemas } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import type { ImportTarget } from '../work/import-target.ts';

type Fields = Record<string, unknown>;

/**
 * The part of a row that an update can contain. References that can be set only on create must be those of the
 * record.
 */
export function patchOf(
  { update, completed = [], naming = [] }: ImportTarget,
  body: Fields,
  record: Fields,
): Fields {
  const known: Record<string, Schema> = schemas[operations[update].body ?? '']?.properties ?? {};
  const creatable: Record<string, Schema> =
    schemas[operations[kindCreate(update)].body ?? '']?.properties ?? {};
  const fieldErrors: FieldError[] = [];
  const patch: Fields = {};
  for (const [field, value] of Object.entries(body)) {
    if (value === null && completed.includes(String(record.status))) continue;
    if (naming.includes(field) && record[field] === null) continue;
    if (field in known) patch[field] = value;
    else if (!(field in creatable) && !(field in record))
      fieldErrors.push({
        pointer: `/${field}`,
        code: 'unknown_field',
        detail: 'is not a field of records of this kind',
      });
    // The state of a record is changed by its own operations; a row contains only the initial state.
    else if (field in record && field !== 'status' && value !== record[field])
      fieldErrors.push({
        pointer: `/${field}`,
        code: 'immutable',
        detail: `is ${record[field]} and cannot be changed`,
      });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return patch;
}

/** Whether a record already has all the values of a patch. */
export function hasAlready(value: unknown, patch: unknown): boolean {
  if (typeof patch !== 'object' || patch === null) return (value ?? null) === patch;
  if (Array.isArray(patch) && !(Array.isArray(value) && value.length === patch.length)) return false;
  const fields = new Map(Object.entries(value ?? {}));
  return Object.entries(patch).every(([name, own]) => hasAlready(fields.get(name), own));
}

const kindCreate = (update: OperationId): OperationId => update.replace('.update', '.create') as OperationId;
