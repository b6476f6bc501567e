import type { Kind } from '../build/roster.ts';

/** The field by which records of a kind can be found, if not by their ids. */
export const matchFields = { learners: 'admission_number', staff: 'email' } as const;
export type MatchField = (typeof matchFields)[keyof typeof matchFields];

/** The field by which the rows of a kind are matched; undefined if it is by their ids. */
export function matchFieldOf(
  kind: Kind,
  { matchOn = [] }: Pick<RunOptions, 'matchOn'>,
): MatchField | undefined {
  const field = kind === 'learners' || kind === 'staff' ? matchFields[kind] : undefined;
  return field !== undefined && matchOn.includes(field) ? field : undefined;
}

export interface RunOptions {
  /** Name under which the ids of the files are stored in `external_ids`. */
  source: string;
  /** Report what would be done, without doing it. */
  dryRun: boolean;
  /** Remove records of the source that are not in the files. */
  fullSnapshot: boolean;
  maxRemovalRatio?: number | undefined;
  /** Ends the run and cancels the import that is running. */
  /**
   * The fields by which people are found, whatever their ids in the source are: for schools that have changed their system,
   * so that the same people have new ids.
   */
  matchOn?: readonly MatchField[];
  signal?: AbortSignal;
  onProgress?: (kind: Kind, done: number, total: number) => void;
}

/** Maximum number of rows in one request. */
export const maxRows = 5000;
