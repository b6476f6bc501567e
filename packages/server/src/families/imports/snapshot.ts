import { Problem } from '../../contract/errors.ts';

/** Rejects a snapshot that would remove too large a fraction of the records, because its file may be incomplete. */
export function checkRemovals(gone: number, known: number, ratio: number): void {
  if (gone <= known * ratio) return;
  throw new Problem(
    'too_many_removals',
    `The snapshot would remove ${gone} of ${known} records, more than ${ratio * 100} %. Check that the snapshot is complete, or raise \`max_removal_ratio\`.`,
  );
}
