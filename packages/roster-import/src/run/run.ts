import type { Rollbook } from '@rollbook/sdk';
import { type Kind, kinds, type RosterRow, type RosterRows } from '../build/roster.ts';
import type { Report } from '../report/report.ts';
import { because } from '../report/report.ts';
import { sendCalendar, sendInTwo, sendLearners } from './calendar.ts';
import type { RunOptions } from './options.ts';
import { type Counts, countsOf } from './options.ts';
import { Requests } from './requests.ts';
import { type Removals, removeOthers } from './snapshot.ts';

export interface RunReport {
  /** The kinds that have rows. */
  kinds: Partial<Record<Kind, Counts>>;
  /** In a dry run: how many rows could not be checked, because they refer to records that it would create. */
  presumed: number;
  /** Why the run ended early; undefined if it did not. */
  error: unknown;
}

/**
 * Imports a roster into a school through its API, one kind after the other. Every row has a result afterwards, even if
 * the run ends early.
 */
export async function importRoster(
  client: Rollbook,
  rows: RosterRows,
  report: Report,
  options: RunOptions,
): Promise<RunReport> {
  const requests = new Requests(client, options, rows);
  const removals: Removals = new Map();
  let error: unknown;
  try {
    await sendCalendar(requests);
    for (const kind of kinds) {
      if (kind === 'learners') await sendLearners(requests);
      else if (kind === 'classes' || kind === 'learner_guardians') await sendInTwo(requests, kind);
      else if (kind === 'enrollments') await requests.sendAll(kind, rows[kind].toSorted(byLastDay));
      else if (kind !== 'academic_years' && kind !== 'terms') await requests.sendAll(kind, rows[kind]);
    }
    if (options.fullSnapshot) await removeOthers(requests, report, removals);
  } catch (thrown) {
    error = thrown;
    const why = because`the run ended before this row: ${thrown instanceof Error ? thrown.message : thrown}`;
    for (const row of kinds.flatMap((kind): RosterRow[] => rows[kind]))
      if (row.result === undefined) row.resolve('not_sent', why);
  }
  return { kinds: countsOf(rows, removals), presumed: requests.presumed, error };
}

/** A learner leaves one class before they are in the next one, in whichever order the lines are. */
function byLastDay(
  { fields: one }: RosterRow<'enrollments'>,
  { fields: other }: RosterRow<'enrollments'>,
): number {
  const [last, next] = [one.ends_on ?? '9999', other.ends_on ?? '9999'];
  return last < next ? -1 : last > next ? 1 : 0;
}
