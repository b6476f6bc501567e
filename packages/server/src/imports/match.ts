import { type FieldError, invalidBody, invalidField, Problem } from '../contract/errors.ts';
import { fold, foldName } from '../lib/names.ts';
import { tidyLine } from '../lib/text.ts';
import type { Validators } from '../pipeline/validate.ts';
import type { Stored } from '../store/read.ts';
import type { AnyResource } from '../store/resource.ts';
import type { Unique } from '../store/unique.ts';
import type { Caller } from '../work/caller.ts';
import {
  alternativesOf,
  externalIdOf,
  type ImportKind,
  type ImportTarget,
  isByAdmissionNumber,
  referenceOf,
} from '../work/import-target.ts';
import type { Author, ReadWork } from '../work/unit-of-work.ts';
import type { RowChanges } from './changes.ts';
import { isInImport } from './tables.ts';

type Fields = Record<string, unknown>;

/** The settings of an import for its rows, and the author of the changes. */
export interface RowsOf {
  importId: string;
  /** It, and the imports whose failed rows it corrects. */
  importIds: readonly string[];
  kind: ImportKind;
  source: string;
  mode: 'upsert' | 'create_only';
  /** The field that identifies the records, whatever their external ids are. */
  matchOn: string | null;
  caller: Caller;
  author: Author;
  /** The API version in which the rows were sent. They are stored in the newest one. */
  version: string;
  /** What the row that is written changes. Undefined if it need not be known. */
  changes?: RowChanges;
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
  content: Fields,
): Promise<MatchedRow> {
  const ids = await withIds(work, rows, target, checked(target, validators, content));
  const fields = (await target.complete?.(work, ids)) ?? ids;
  return { fields, found: await findRecord(work, rows, target, fields) };
}

/** The fields of a row, each validated, and its external id as text. */
function checked({ row: schema }: ImportTarget, validators: Validators, row: Fields): Fields {
  const { external_id: id, ...fields } = validators.object(schema, row);
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
    const other = Object.keys(row).find((one) => one !== name && referenceOf(one) === field);
    if (other !== undefined) {
      fieldErrors.push({
        pointer: `/${name}`,
        code: 'conflict',
        detail: `cannot be sent together with ${other}; send only one of the two`,
      });
      continue;
    }
    const to = work.records(resource).referred(field);
    const isNumber = isByAdmissionNumber(name);
    const find = async (sent: unknown, pointer: string) => {
      if (sent === null) return null;
      const found = isNumber
        ? await to.findUnique('admission_number', { admission_number: tidyLine(String(sent)) })
        : await to.findExternal(source, String(sent));
      if (found && !found.archived) return found.id;
      const by = isNumber ? `the admission number ${sent}` : `the id ${sent} in ${source}`;
      const detail = `is of no record: the school has no ${to.object.replaceAll('_', ' ')} with ${by}, or it is archived`;
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
  rows: RowsOf,
  { resource, find, identity }: ImportTarget,
  fields: Fields,
): Promise<Stored<Fields> | undefined> {
  const { source, matchOn } = rows;
  const records = work.records(resource);
  if (matchOn !== null) {
    if (isKey(fields[matchOn])) return records.findUnique(matchOn, fields);
    throw invalidField(`/${matchOn}`, 'required', 'is required, because it is the `match_on` of the import');
  }
  // As returned by checked().
  const externalId = fields.external_id as string | undefined;
  const known = externalId === undefined ? undefined : await records.findExternal(source, externalId);
  if (known && !known.archived) return known;
  const keys = uniqueFields(resource).filter(({ fields: [field = ''], within }) =>
    [field, ...(within ? [within] : [])].every((name) => isKey(fields[name])),
  );
  const other = await find?.(work, fields, rows);
  if (externalId === undefined && keys.length === 0 && !find) {
    const others = uniqueFields(resource).flatMap((unique) => unique.fields);
    const detail = ['is required', ...others.map((name) => `or ${name}`)].join(', ');
    throw invalidField('/external_id', 'required', `${detail}, so that the row can be matched to a record`);
  }
  const found = other === undefined ? undefined : await records.find(other);
  const candidates: (Candidate | undefined)[] = [found && { found, isSame: identity !== undefined }];
  for (const {
    fields: [field = ''],
  } of keys) {
    const holder = await records.findUnique(field, fields);
    candidates.push(holder && { found: holder, isSame: isNamed(holder, fields), by: field });
  }
  for (const candidate of candidates) {
    const former = candidate && externalIdIn(candidate.found, source);
    if (externalId === undefined || former === undefined) {
      // Another one may have been made since the one with the id was archived.
      if (candidate && !(known && candidate.found.archived)) return candidate.found;
      // A record that the source knows under another id is a different record, unless all of its ids are new.
    } else if (candidate && (await isGone(work, rows, candidate.found))) {
      if (candidate.isSame) return candidate.found;
      if (candidate.by !== undefined && !known && !candidate.found.archived)
        throw otherName(candidate.found, candidate.by, source);
    }
  }
  return known;
}

/** A record that a row can be for. */
interface Candidate {
  found: Stored<Fields>;
  /** Whether it is what the row is for, if the source has given new ids to all of its records. */
  isSame: boolean;
  /** The unique field by which it was found, if it was by one. */
  by?: string;
}

/** Somebody with another name has the unique value of a row, and the source no longer has the id that it knew them by. */
const otherName = (found: Stored<Fields>, by: string, source: string): Problem =>
  new Problem(
    'already_exists',
    `Somebody with another name has this ${by}, and an id in ${source} that is in no row. If it is the same person, send the name that the school has, or \`match_on\`: ${by}.`,
    { members: { existing_id: found.id } },
  );

/** The external id of a record in a source. */
export const externalIdIn = ({ value }: Stored<object>, source: string): string | undefined =>
  ((value as Fields).external_ids as Record<string, string> | undefined)?.[source];

/** Whether a record has an external id in the source of an import, and no row of the import has this id. */
export async function isGone(
  { db, schoolId: school }: ReadWork,
  { importId, source }: RowsOf,
  record: Stored<object>,
): Promise<boolean> {
  const externalId = externalIdIn(record, source);
  return externalId !== undefined && !(await db.first(isInImport, { school, import: importId, externalId }));
}

/** Whether a record has the names of a row, in any order, ignoring case and diacritics, if it is a person. */
export function isNamed({ value }: Stored<Fields>, fields: Fields): boolean {
  if (!('last_name' in value)) return true;
  const { name, first_name, middle_names, last_name } = fields;
  const full = name ?? [first_name, middle_names, last_name].filter(Boolean).join(' ');
  const wordsOf = (text: unknown) => foldName(String(text)).trim().split(' ').sort().join(' ');
  return full !== '' && wordsOf(full) === wordsOf(value.name);
}

/** The values that are unique by themselves, or unique within the record that another field refers to. */
const uniqueFields = ({ unique }: AnyResource): readonly Unique[] =>
  unique.filter(({ fields }) => fields.length === 1);

/** The names by which rows can affect each other, derived from their fields. */
export function namesIn(
  { resource, shared = uniqueFields(resource).flatMap(({ fields }) => fields) }: ImportTarget,
  row: Fields,
): string[] {
  return ['external_id', ...shared, ...shared.flatMap(alternativesOf)].flatMap((field) => {
    const { [field]: value } = row;
    // Texts that differ only in case may be the same value.
    return isKey(value) ? [`${field} ${typeof value === 'string' ? fold(value) : value}`] : [];
  });
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
