import type { ImportRow } from '@rollbook/sdk';
import { type Kind, kinds, type RosterRow, type RosterRows } from './roster.ts';

/** The external ids that the rows of each kind have. */
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
 * Whether nothing is wrong with a row of a dry run but that it refers to records which the same run would have
 * created before, had it been no dry run.
 */
export function isOnlyUnborn(
  { code, errors }: Pick<ImportRow, 'code' | 'errors'>,
  { fields }: Pick<RosterRow, 'fields'>,
  known: KnownIds,
): boolean {
  if (code !== 'unknown_reference' || errors.length === 0) return false;
  return errors.every((fault) => {
    const [, what = '', index] = /^\/(\w+?)_(?:external_)?ids?(?:\/(\d+))?$/.exec(fault.pointer) ?? [];
    const kind = kindOf[what];
    if (fault.code !== 'unknown_reference' || kind === undefined) return false;
    const values: Record<string, unknown> = { ...fields };
    const list = values[`${what}_external_ids`];
    const ids = Array.isArray(list) ? list : [values[`${what}_external_id`]];
    const meant = index === undefined ? ids : [ids[Number(index)]];
    return meant.some((id) => known.get(kind)?.has(id));
  });
}
