import type { RetentionFamily } from '../contract/schemas.ts';
import { type KeyUse, seenEveryMs } from '../crypto/key-use.ts';
import { type RetentionTask, retentionTasks } from '../families/privacy/retention.ts';
import { errors as catalog } from '../generated/operations.ts';
import type { Clock } from '../lib/clock.ts';
import { dayIn } from '../lib/dates.ts';
import { sideBySide } from '../lib/jobs.ts';
import { clearInterval, setInterval } from '../lib/platform.ts';
import { yieldToEventLoop } from '../lib/timers.ts';
import type { Idempotency } from '../pipeline/idempotency.ts';
import type { KeyUsage } from '../pipeline/key-usage.ts';
import { asProblem } from '../pipeline/problem.ts';
import type { RateLimiter } from '../pipeline/rate-limit.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import { ConnectionLost, type Database } from '../sql/database.ts';
import { SchoolClocks, timeZones, zoneOfSchool } from '../store/school-clocks.ts';
import { forgetCounts } from '../webhooks/delivery-counts.ts';
import type { Services } from '../work/services.ts';
import { systemAuthor, type UnitsOfWork } from '../work/unit-of-work.ts';

export interface MaintenanceParts {
  db: Database;
  clock: Clock;
  idempotency: Idempotency;
  keyUsage: KeyUsage;
  keyUse: KeyUse;
  rateLimiter: RateLimiter;
  requestLog: RequestLog;
  onError: (error: unknown) => void;
}

/** The small regular jobs of a process; each can run in any number of processes at the same time. */
export class Maintenance {
  readonly #parts: MaintenanceParts;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(parts: MaintenanceParts) {
    this.#parts = parts;
  }

  start(): void {
    const { db, clock, idempotency, keyUsage, keyUse, rateLimiter, requestLog } = this.#parts;
    this.#every(1000, () => rateLimiter.share(db));
    this.#every(60_000, () => rateLimiter.forget(db));
    this.#every(1000, () => requestLog.flush());
    this.#every(10_000, () => keyUsage.flush(db));
    this.#every(seenEveryMs, () => keyUse.show());
    this.#every(600_000, () => idempotency.purge(db, clock.now()));
    this.#every(600_000, () => db.truncateLog());
    this.#every(3_600_000, () => forgetCounts(db, clock.now()));
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
    const { db, keyUsage, keyUse, requestLog } = this.#parts;
    await requestLog.stop();
    try {
      await keyUsage.flush(db);
    } finally {
      await keyUse.end();
    }
  }

  #every(ms: number, job: () => Promise<unknown>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      const run: Promise<void> = job()
        .then(() => {}, this.#parts.onError)
        .finally(() => {
          busy = false;
          this.#running.delete(run);
        });
      this.#running.add(run);
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }
}

export interface RetentionOptions {
  /** Only this school. */
  school?: string | undefined;
  /** Counts what is due and erases nothing. */
  dryRun: boolean;
}

/** Of how many people of a school something of a family of records is due to be erased. */
export interface RetentionCount {
  school_id: string;
  family: RetentionFamily;
  due: number;
  /** Those of whom this run erased something: another process may have been first. */
  erased: number;
}

/** A person whose records of a family could not be erased. */
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
  const zones = school === undefined ? await db.all(timeZones, {}) : await db.all(zoneOfSchool, { school });
  for (const { time_zone: timeZone } of zones) {
    const times = clocks.times((ms) => dayIn(timeZone, ms));
    for (const task of retentionTasks) {
      const due =
        school === undefined
          ? await db.all(task.due.inZone, { ...times, zone: timeZone, limit: most })
          : await db.all(task.due.inSchool, { ...times, school, limit: most });
      for (const [id, people] of Map.groupBy(due, ({ school_id }) => school_id)) {
        const ids = people.map((person) => person.id);
        const { size } = await task.withRecords(db, { school: id, ids }, services);
        if (size > 0) countOf(counts, id, task).due += size;
      }
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
