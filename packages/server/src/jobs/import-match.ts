import { type FieldError, invalidBody, invalidField } from '../contract/errors.ts';
import { requestUp } from '../contract/versions/index.ts';
import type { Caller } from '../core/caller.ts';
import { externalIdOf, type ImportKind, type ImportTarget, referenceOf } from '../core/import-target.ts';
import type { Author, ReadWork } from '../core/unit-of-work.ts';
import type { AnyResource } from '../db/resource.ts';
import type { Stored } from '../db/stored.ts';
import type { Unique } from '../db/unique.ts';
import { fold } from '../lib/fold.ts';
import type { Validators } from '../pipeline/validate.ts';

type Fields = Record<string, unknown>;

/** The settings of an import for its rows, and the author of the changes. */
export interface RowsOf {
  kind: ImportKind;
  source: string;
  mode: 'upsert' | 'create_only';
  caller: Caller;
  author: Author;
  /** The API version of the rows. */
  version: string;
}

/** A row as it is written: its fields as a request has them, and the record that it identifies. */
export interface MatchedRow {
  fields: Fields;
  found: Stored<Fields> | undefined;
}

/** Validates a row, and finds the records that it refers to and the one that it identifies. */
export async function matchRow(
  work: ReadWork,
  rows: RowsOf,
  target: ImportTarget,
  validators: Validators,
  row: Fields,
): Promise<MatchedRow> {
  const ids = await withIds(work, rows, target, checked(rows, target, validators, row));
  const fields = (await target.complete?.(work, ids)) ?? ids;
  return { fields, found: await findRecord(work, rows, target, fields) };
}

/** The fields of a row in the newest version, each validated, and its external id as text. */
function checked(
  { version }: RowsOf,
  { create, row: schema }: ImportTarget,
  validators: Validators,
  row: Fields,
): Fields {
  const { external_id: id, ...fields } = validators.object(schema, requestUp(version, create, row));
  const externalId = externalIdOf(id);
  return externalId === undefined ? fields : { ...fields, external_id: externalId };
}

/** The fields of a row, with external ids replaced by the ids of the records. */
async function withIds(
  work: ReadWork,
  { source }: RowsOf,
  { resource }: ImportTarget,
  row: Fields,
): Promise<Fields> {
  const fields: Fields = {};
  const fieldErrors: FieldError[] = [];
  for (const [name, value] of Object.entries(row)) {
    const field = referenceOf(name);
    if (field === name || !resource.references.some((reference) => reference.field === field)) {
      fields[name] = value;
      continue;
    }
    if (field in row) {
      fieldErrors.push({
        pointer: `/${name}`,
        code: 'conflict',
        detail: `cannot be sent together with ${field}; send only one of the two`,
      });
      continue;
    }
    const to = work.records(resource).referred(field);
    const find = async (externalId: unknown, pointer: string) => {
      if (externalId === null) return null;
      const found = await to.findExternal(source, String(externalId));
      if (found && !found.archived) return found.id;
      const detail = `the school has no ${to.object.replaceAll('_', ' ')} with the id ${externalId} in ${source}, or it is archived`;
      fieldErrors.push({ pointer, code: 'unknown_reference', detail });
      return null;
    };
    if (!Array.isArray(value)) {
      fields[field] = await find(value, `/${name}`);
      continue;
    }
    const found: (string | null)[] = [];
    for (const [index, one] of value.entries()) found.push(await find(one, `/${name}/${index}`));
    fields[field] = found;
  }
  if (fieldErrors.length > 0)
    throw invalidBody(
      fieldErrors,
      fieldErrors.every(({ code }) => code === 'unknown_reference') ? 'unknown_reference' : undefined,
    );
  return fields;
}

/** The record that a row identifies: by its external id, otherwise by the unique values of its kind. */
async function findRecord(
  work: ReadWork,
  { source }: RowsOf,
  { resource, find }: ImportTarget,
  fields: Fields,
): Promise<Stored<Fields> | undefined> {
  const records = work.records(resource);
  // As returned by checked().
  const externalId = fields.external_id as string | undefined;
  if (externalId !== undefined) {
    const known = await records.findExternal(source, externalId);
    if (known) return known;
  }
  const keys = uniqueFields(resource).filter(({ fields: [field = ''], within }) =>
    [field, ...(within ? [within] : [])].every((name) => isKey(fields[name])),
  );
  const other = await find?.(work, fields);
  if (externalId === undefined && keys.length === 0 && !find) {
    const names = ['external_id', ...uniqueFields(resource).flatMap((unique) => unique.fields)].join(' or ');
    throw invalidField(
      '/external_id',
      'required',
      `send ${names}, so that the row can be matched to a record`,
    );
  }
  const candidates = [other === undefined ? undefined : await records.find(other)];
  for (const {
    fields: [field = ''],
  } of keys)
    candidates.push(await records.findUnique(field, fields));
  // A record that the source knows under another external id is a different record.
  return candidates.find(
    (found) => found && (externalId === undefined || found.value.external_ids[source] === undefined),
  );
}

/** The values that are unique by themselves, or unique within the record that another field refers to. */
const uniqueFields = ({ unique }: AnyResource): readonly Unique[] =>
  unique.filter(({ fields }) => fields.length === 1);

/** The names by which rows can affect each other, derived from their fields. */
export function namesIn(
  { resource, shared = uniqueFields(resource).flatMap(({ fields }) => fields) }: ImportTarget,
  row: Fields,
): string[] {
  return ['external_id', ...shared, ...shared.map((field) => field.replace(/_id$/, '_external_id'))].flatMap(
    (field) => {
      const { [field]: value } = row;
      // Texts that differ only in case may be the same value.
      return isKey(value) ? [`${field} ${typeof value === 'string' ? fold(value) : value}`] : [];
    },
  );
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
