import type { FieldError } from '../../contract/errors.ts';
import { fold } from '../../lib/names.ts';
import { tidyLine } from '../../lib/text.ts';
import {
  externalIdOf,
  type ImportTarget,
  isByAdmissionNumber,
  referenceOf,
  type SentRow,
} from '../../work/import-target.ts';

type Row = Readonly<Record<string, unknown>>;

/** A row with its index, the line of CSV text that it is, and the keys by which it identifies its record. */
interface Keyed {
  index: number;
  line: number | undefined;
  row: Row;
  externalId: string | undefined;
  keys: readonly Key[];
}

interface Key {
  /** The field of the key that is named in errors, as it is named in the row. */
  field: string;
  text: string;
}

/**
 * The errors of rows that are for the same record as another row and have a different value in the same field, by their
 * indexes. Which of them is right is not known, so none of them is imported, in whichever order they were sent. Rows that
 * name a record by its id and by its external id are not compared.
 */
export function contradictionsIn(
  rows: readonly SentRow[],
  target: ImportTarget,
  matchOn: string | null,
): Map<number, FieldError> {
  const groups = groupsOf(rows.map((sent, index) => keyed(sent, index, target, matchOn)));
  return new Map(groups.flatMap((group) => errorsIn(group, matchOn)));
}

type RowError = [index: number, error: FieldError];

function errorsIn(group: readonly Keyed[], matchOn: string | null): RowError[] {
  const named = group.filter(({ externalId }) => externalId !== undefined);
  const records = [...Map.groupBy(named, ({ externalId }) => externalId).values()];
  if (records.length < 2) return differencesIn(group);
  if (matchOn !== null) return differencesIn(group, 'external_id');
  const reason = 'which have different external ids; send its external id';
  const ambiguous = group.filter(({ externalId }) => externalId === undefined);
  const others = records.flatMap((same) => differencesIn(same));
  return [...ambiguous.map((row) => errorOf(row, named, reason)), ...others];
}

/** The errors of rows for one record. */
function differencesIn(
  same: readonly Keyed[],
  field = differingField(same.map(({ row }) => row)),
): RowError[] {
  const reason = `but the values of ${field} differ; send one row for each record`;
  return field === undefined ? [] : same.map((row) => errorOf(row, same, reason));
}

function errorOf(row: Keyed, group: readonly Keyed[], reason: string): RowError {
  const shared = row.keys.find(({ text }) =>
    group.some((other) => other !== row && other.keys.some((key) => key.text === text)),
  );
  const detail = `identifies the same record as ${othersIn(group, row)}, ${reason}`;
  return [row.index, { pointer: `/${(shared ?? row.keys[0])?.field}`, code: 'duplicate', detail }];
}

/** What identifies the record of a row: its external id, and its unique values, or the one by which rows are matched. */
function keyed(
  { row: values, line, skip }: SentRow,
  index: number,
  of: ImportTarget,
  matchOn: string | null,
): Keyed {
  const { resource, identity } = of;
  // A row that is left out is for no record.
  const row = skip ? {} : values;
  const externalId = externalIdOf(row.external_id);
  const sent = new Map(Object.keys(row).map((name) => [referenceOf(name), name]));
  const unique = resource.unique
    .filter(({ fields: [field] }) => matchOn === null || field === matchOn)
    .map(({ within, ...key }) => (within ? { ...key, fields: [...key.fields, within] } : key));
  const others = identity && matchOn === null ? [{ fields: identity, caseless: false }] : [];
  const keys = [...unique, ...others].flatMap(({ fields, caseless }): Key[] => {
    const names = fields.map((field) => sent.get(field) ?? field);
    const values = names.map((name) => row[name]);
    if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return [];
    const texts = values.map((value, index) => {
      const text = tidyLine(String(value));
      return (caseless && index === 0) || isByAdmissionNumber(names[index] ?? '') ? fold(text) : text;
    });
    // Of a mark, it is the learner that differs from row to row.
    const learner = names.find((name) => referenceOf(name) === 'learner_id');
    return [{ field: learner ?? names[0] ?? '', text: JSON.stringify([names, texts]) }];
  });
  const known = externalId === undefined ? [] : [{ field: 'external_id', text: JSON.stringify(externalId) }];
  return { index, line, row, externalId, keys: [...known, ...keys] };
}

/** The groups of rows that have a key in common, also through other rows; without rows that are alone. */
function groupsOf(rows: readonly Keyed[]): Keyed[][] {
  const byKey = new Map<string, Keyed[]>();
  for (const row of rows)
    for (const { text } of row.keys) {
      const same = byKey.get(text) ?? [];
      same.push(row);
      byKey.set(text, same);
    }
  const seen = new Set<string>();
  return rows.flatMap((first) => {
    const group = new Set<Keyed>([first]);
    // A set also visits what is added to it meanwhile.
    for (const { keys } of group)
      for (const { text } of keys) {
        if (seen.has(text)) continue;
        seen.add(text);
        for (const other of byKey.get(text) ?? []) group.add(other);
      }
    return group.size > 1 ? [[...group].sort((one, other) => one.index - other.index)] : [];
  });
}

/**
 * A field in which some of the rows have different values. A field that a row does not have is not different, and neither
 * is a member of an object.
 */
function differingField(rows: readonly Row[]): string | undefined {
  const first = new Map<string, string>();
  for (const [field, value] of rows.flatMap((row) => [...membersOf(row)])) {
    if (field === 'external_id') continue;
    const text = JSON.stringify(comparable(value));
    if ((first.get(field) ?? text) !== text) return field;
    first.set(field, text);
  }
  return undefined;
}

/** The fields of an object, and those of the objects in it, by their paths. */
function* membersOf(row: object, path = ''): Generator<[path: string, value: unknown]> {
  for (const [field, value] of Object.entries(row))
    if (isObject(value)) yield* membersOf(value, `${path}${field}.`);
    else yield [`${path}${field}`, value];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value in a form in which different ways to write it are equal: the case of text, the order of a list, the zeros of a
 * decimal number, the spaces of a telephone number, and the separators of a date.
 */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(comparable(item))).toSorted();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  const text = fold(tidyLine(value));
  if (/^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/.test(text)) return String(Number(text));
  if (text.startsWith('+')) return text.replace(/[\s()-]/g, '');
  return text.replace(/^(\d{4})\/(\d\d)\/(\d\d)$/, '$1-$2-$3');
}

/** The rows of a group other than one, by their lines if they are CSV text; at most five are listed. */
function othersIn(group: readonly Keyed[], one: Keyed): string {
  const count = group.length - (group.includes(one) ? 1 : 0);
  const shown = group
    .slice(0, 6)
    .filter((row) => row !== one)
    .slice(0, 5)
    .map(({ index, line }) => line ?? index + 1);
  const more = count > shown.length ? ` and ${count - shown.length} more` : '';
  const word = one.line === undefined ? 'row' : 'line';
  return `${count === 1 ? word : `${word}s`} ${shown.join(', ')}${more}`;
}
