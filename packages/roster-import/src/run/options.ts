import type { Kind } from '../build/roster.ts';

export interface RunOptions {
  /** Name under which the ids of the files are stored in `external_ids`. */
  source: string;
  /** Report what would be done, without doing it. */
  dryRun: boolean;
  /** Remove records of the source that are not in the files. */
  fullSnapshot: boolean;
  maxRemovalRatio?: number | undefined;
  /** Ends the run and cancels the import that is running. */
  signal?: AbortSignal;
  onProgress?: (kind: Kind, done: number, total: number) => void;
}

/** Maximum number of rows in one request. */
export const maxRows = 5000;
