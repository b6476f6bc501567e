import type { ImportRow } from '@rollbook/sdk';
import { type Kind, kinds, type RosterRow, type RosterRows } from '../build/roster.ts';

/** The external ids of the rows of each kind. */
export type KnownIds = ReadonlyMap<Kind, ReadonlySet<unknown>>;

export const knownIds = (rows: RosterRows): KnownIds =>
  new Map(kinds.map((kind) => [kind, new Set(rows[kind].map(({ fields }) => fields.external_id))]));

const kindOf: Record<string, Kind> = {
  academic_year: 'academic_years',
  term: 'terms',
  grade_level: 'grade_levels',
  subject: 'subjects',
  teacher: 'staff',
  class: 'classes',
  learner: 'learners',
  guardian: 'guardians',
};

/**
 * Whether a row of a dry run failed only because it refers to records that the same run would have created before, if it
 * were not a dry run.
 */
export function refersOnlyToNewRecords(
  { code, errors }: Pick<ImportRow, 'code' | 'errors'>,
  { fields }: Pick<RosterRow, 'fields'>,
  known: KnownIds,
): boolean {
  if (code !== 'unknown_reference' || errors.length === 0) return false;
  return errors.every((error) => {
    const [, what = '', index] = /^\/(\w+?)_(?:external_)?ids?(?:\/(\d+))?$/.exec(error.pointer) ?? [];
    const kind = kindOf[what];
    if (error.code !== 'unknown_reference' || kind === undefined) return false;
    const values: Record<string, unknown> = { ...fields };
    const list = values[`${what}_external_ids`];
    const ids = Array.isArray(list) ? list : [values[`${what}_external_id`]];
    const meant = index === undefined ? ids : [ids[Number(index)]];
    return meant.some((id) => known.get(kind)?.has(id));
  });
}
