import { Problem } from '../../errors.ts';

/** Refuses a snapshot that would remove a larger part of the records than it may: its file may not be complete. */
export function checkRemovals(gone: number, known: number, ratio: number): void {
  if (gone <= known * ratio) return;
  throw new Problem(
    'too_many_removals',
    `The snapshot would remove ${gone} of ${known} records, more than ${ratio * 100} %. Check that the snapshot is complete, or raise \`max_removal_ratio\`.`,
  );
}
