import type { Services } from '../core/services.ts';
import { systemAuthor, type UnitsOfWork } from '../core/unit-of-work.ts';
import { ConnectionLost, type Database } from '../db/database.ts';
import type { RetentionFamily } from '../db/personal.ts';
import { query } from '../db/query.ts';
import { SchoolClocks } from '../db/school-clocks.ts';
import { type RetentionTask, retentionTasks } from '../families/privacy/retention.ts';
import { errors as catalog } from '../generated/operations.ts';
import { dayIn } from '../lib/dates.ts';
import { yieldToEventLoop } from '../lib/event-loop.ts';
import { sideBySide } from '../lib/jobs.ts';
import { asProblem } from '../pipeline/problem.ts';

export interface RetentionOptions {
  /** Only this school. */
  school?: string | undefined;
  /** Counts what is due and erases nothing. */
  dryRun: boolean;
}

/** How many people of a school are due in a family of records. */
export interface RetentionCount {
  school_id: string;
  family: RetentionFamily;
  due: number;
  /** Those that this run erased: another process may have been first. */
  erased: number;
}

/** A learner or a guardian whose records of a family could not be erased. */
export interface RetentionFailure {
  school_id: string;
  person_id: string;
  family: RetentionFamily;
  /** Without personal values. */
  reason: string;
}

export interface RetentionResult {
  counts: RetentionCount[];
  failures: RetentionFailure[];
}

const most = 1_000_000;
const zones = query<Record<never, never>, { time_zone: string }>((db) =>
  db.selectFrom('schools').select('time_zone').distinct(),
);

/**
 * Erases what the retention rules require. Each person and family is one transaction, so a run that was interrupted
 * is continued by the next one, and a server can run meanwhile. A person who fails does not stop the others.
 */
export async function runRetention(
  db: Database,
  works: UnitsOfWork,
  services: Services,
  { school, dryRun }: RetentionOptions,
): Promise<RetentionResult> {
  const counts = new Map<string, RetentionCount>();
  const failures: RetentionFailure[] = [];
  const clocks = new SchoolClocks(services.clock);
  await clocks.read(db);
  for (const { time_zone: timeZone } of await db.all(zones, {})) {
    const times = clocks.times((ms) => dayIn(timeZone, ms));
    for (const task of retentionTasks) {
      const found = await db.all(task.due, { ...times, zone: timeZone, limit: most });
      const due = found.filter(({ school_id }) => school === undefined || school_id === school);
      for (const { school_id } of due) countOf(counts, school_id, task).due++;
      const window = sideBySide[db.dialect];
      for (let start = 0; start < due.length && !dryRun; start += window) {
        const batch = due.slice(start, start + window);
        const results = await Promise.allSettled(
          batch.map(({ school_id: id, id: person }) =>
            db.forSchool(id).transact((tx) => {
              const author = systemAuthor({ id, timeZone }, 'Retention', clocks.of(id));
              return works.run(tx, author, (work) => task.erase(work, person, services));
            }),
          ),
        );
        for (const [index, { school_id, id: person_id }] of batch.entries()) {
          const result = results[index];
          if (result?.status === 'rejected')
            failures.push({ school_id, person_id, family: task.family, reason: reasonOf(result.reason) });
          else if (result?.value) countOf(counts, school_id, task).erased++;
        }
        await yieldToEventLoop();
      }
    }
  }
  return { counts: [...counts.values()], failures };
}

/** Why the erasure of a person's records failed. Messages of parsers and databases can contain what is stored. */
function reasonOf(error: unknown): string {
  // Nobody else can be erased either.
  if (error instanceof ConnectionLost) throw error;
  const { code } = asProblem(error);
  if (code !== 'internal_error') return `${code}: ${catalog[code].title}`;
  if (!(error instanceof Error)) return code;
  const cause = 'code' in error ? ` ${error.code}` : '';
  return error.name === 'Error' && cause === '' ? error.message : `${error.name}${cause}`;
}

function countOf(
  counts: Map<string, RetentionCount>,
  school_id: string,
  { family }: RetentionTask,
): RetentionCount {
  const name = `${school_id} ${family}`;
  const count = counts.get(name) ?? { school_id, family, due: 0, erased: 0 };
  counts.set(name, count);
  return count;
}
