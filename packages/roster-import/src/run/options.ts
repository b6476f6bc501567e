import { type Kind, kinds, type RosterRows } from '../build/roster.ts';
import type { Removals } from './snapshot.ts';

/** The results of the records of a kind. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  failed: number;
  /** Records that were not sent, or whose result is not known. */
  not_sent: number;
}

/** Counts the results of the rows, for the kinds that have any. */
export function countsOf(rows: RosterRows, removals: Removals): Partial<Record<Kind, Counts>> {
  const counted = kinds.filter((kind) => rows[kind].length > 0);
  return Object.fromEntries(
    counted.map((kind) => {
      const { removed, failed } = removals.get(kind) ?? { removed: 0, failed: 0 };
      const counts: Counts = { created: 0, updated: 0, unchanged: 0, removed, failed, not_sent: 0 };
      for (const { result } of rows[kind]) {
        if (result === 'rejected') counts.failed++;
        else if (result === 'created' || result === 'updated' || result === 'unchanged') counts[result]++;
        else counts.not_sent++;
      }
      return [kind, counts];
    }),
  );
}

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

/** The kinds of which a full snapshot removes records: each before the records that it refers to. */
export const snapshotKinds = [
  'enrollments',
  'learner_guardians',
  'guardians',
  'learners',
  'classes',
  'staff',
] as const satisfies readonly Kind[];
export type SnapshotKind = (typeof snapshotKinds)[number];

/** The maximum fraction of the records of a kind that a full snapshot may remove; `all` is that of kinds without their own. */
export type RemovalRatios = Readonly<Partial<Record<SnapshotKind | 'all', number>>>;

export interface RunOptions {
  /** Name under which the ids of the files are stored in `external_ids`. */
  source: string;
  /** The time of the school, in milliseconds since the epoch, and its day. */
  now: number;
  today: string;
  /** Report what would be done, without doing it. */
  dryRun: boolean;
  /** Remove records of the source that are not in the files. */
  fullSnapshot: boolean;
  maxRemovalRatios?: RemovalRatios | undefined;
  /**
   * The fields by which people are found, whatever their ids in the source are: for schools that have changed their system,
   * so that the same people have new ids.
   */
  matchOn?: readonly MatchField[];
  /** Ends the run and cancels the import that is running. */
  signal?: AbortSignal;
  onProgress?: (kind: Kind, done: number, total: number) => void;
}

/** Maximum number of rows in one request. */
export const maxRows = 5000;

/** Maximum number of rows in one that only name the records which a full snapshot does not remove. */
export const maxNamed = 50_000;
