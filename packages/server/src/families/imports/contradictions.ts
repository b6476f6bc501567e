import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '../../contract/errors.ts';
import { externalIdOf, type ImportTarget, referenceOf } from '../../core/import-target.ts';
import { fold } from '../../lib/fold.ts';

type Row = Readonly<Record<string, unknown>>;

interface Key {
  /** The fields of the key, as they are named in the row. */
  names: readonly string[];
  value: string;
}

/**
 * The errors of rows that are for the same record as another row and have a different value in the same field, by their
 * indexes. Which of them is right is not known, so none of them is imported, in whichever order they were sent.
 */
export function contradictionsIn(rows: readonly Row[], target: ImportTarget): Map<number, FieldError> {
  const groups = new Map<string, { names: readonly string[]; indexes: number[] }>();
  for (const [index, row] of rows.entries())
    for (const { names, value } of keysOf(row, target)) {
      const key = JSON.stringify([names, value]);
      const group = groups.get(key) ?? { names, indexes: [] };
      group.indexes.push(index);
      groups.set(key, group);
    }
  const fieldErrors = new Map<number, FieldError>();
  for (const { names, indexes } of groups.values()) {
    const same = indexes.map((index) => rows[index] ?? {});
    const different = areOneRecord(same) ? differingField(same, names) : undefined;
    if (different === undefined) continue;
    for (const index of indexes)
      fieldErrors.set(index, {
        pointer: `/${names[0]}`,
        code: 'duplicate',
        detail: `is also that of ${others(indexes, index)}, with a different ${different}; send one row for each record`,
      });
  }
  return fieldErrors;
}

/** What identifies the record of a row: its external id, and its unique values. */
function keysOf(row: Row, { resource }: ImportTarget): Key[] {
  const externalId = externalIdOf(row.external_id);
  const known = externalId === undefined ? [] : [{ names: ['external_id'], value: externalId }];
  const sent = new Map(Object.keys(row).map((name) => [referenceOf(name), name]));
  const unique = resource.unique.flatMap(({ fields, within }): Key[] => {
    const names = [...fields, ...(within ? [within] : [])].map((field) => sent.get(field) ?? field);
    const values = names.map((name) => row[name]);
    if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return [];
    return [{ names, value: JSON.stringify(values.map((value) => fold(String(value)))) }];
  });
  return [...known, ...unique];
}

/** Whether rows with a key in common are for one record: those with different external ids are for several. */
const areOneRecord = (rows: readonly Row[]): boolean =>
  rows.length > 1 && new Set(rows.flatMap((row) => externalIdOf(row.external_id) ?? [])).size <= 1;

/**
 * A field in which some of the rows have different values, other than those of their key, which may differ in case. A field
 * that a row does not have is not different.
 */
function differingField(rows: readonly Row[], key: readonly string[]): string | undefined {
  const first = new Map<string, unknown>();
  for (const [field, value] of rows.flatMap((row) => Object.entries(row))) {
    if (field === 'external_id' || key.includes(field)) continue;
    if (first.has(field) && !isDeepStrictEqual(first.get(field), value)) return field;
    first.set(field, value);
  }
  return undefined;
}

/** The numbers of the rows of a group other than one, of which at most five are listed. */
function others(indexes: readonly number[], index: number): string {
  const shown = indexes
    .slice(0, 6)
    .filter((other) => other !== index)
    .slice(0, 5)
    .map((other) => other + 1);
  const more = indexes.length - 1 - shown.length;
  return `${indexes.length === 2 ? 'row' : 'rows'} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
