import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import { ConnectionLost, type Database } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { SchoolClocks } from '../store/school-clocks.ts';
import { deleteFinished, type ExaminedEvent, nextEvents } from '../webhooks/retained-events.ts';

const schoolsAtOnce = 500;
const eventsAtOnce = 200;
/** Maximum number of events and deliveries that one transaction deletes, unless one event has more. */
const rowsAtOnce = 1000;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

const nextSchools = query<{ after: string; limit: number }, { id: string }>((db, p) =>
  db.selectFrom('schools').select('id').where('id', '>', p.after).orderBy('id').limit(p.limit),
);

export interface EventRetentionParts {
  db: Database;
  clock: Clock;
  /** The age in days at which events are deleted. */
  days: number;
  onError: (error: unknown) => void;
}

/** Deletes the old events of each school, with their deliveries, when a day begins by the clock of the school. */
export class EventRetention implements Job {
  readonly #parts: EventRetentionParts;
  readonly #clocks: SchoolClocks;
  /** The days of all schools for which this has been done. */
  #done: string | undefined;
  /** The day of each school for which this has been done. */
  readonly #days = new Map<string, string>();
  #retryAt = 0;

  constructor(parts: EventRetentionParts) {
    this.#parts = parts;
    this.#clocks = new SchoolClocks(parts.clock);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock, onError } = this.#parts;
    await this.#clocks.read(db);
    const times = this.#clocks.times(dayOf);
    const days = `${times.now} ${times.clocks}`;
    if (days === this.#done || clock.now() < this.#retryAt) return false;
    let failed = false;
    for await (const school of this.#schools()) {
      const now = this.#clocks.of(school);
      if (this.#days.get(school) === dayOf(now)) continue;
      try {
        await this.#deleteOld(school, now, stopping);
        if (stopping.aborted) return false;
        this.#days.set(school, dayOf(now));
      } catch (error) {
        if (error instanceof ConnectionLost) throw error;
        failed = true;
        onError(new Error(`Deleting the old events of ${school} failed`, { cause: error }));
      }
    }
    if (failed) this.#retryAt = clock.now() + hourMs;
    else this.#done = days;
    return false;
  }

  async *#schools(): AsyncGenerator<string> {
    let after = '';
    for (;;) {
      const found = await this.#parts.db.all(nextSchools, { after, limit: schoolsAtOnce });
      for (const { id } of found) yield id;
      if (found.length < schoolsAtOnce) return;
      after = found.at(-1)?.id ?? after;
    }
  }

  /** Ids and times are in the same order, so this ends at the first events that are not old. */
  async #deleteOld(school: string, nowMs: number, stopping: AbortSignal): Promise<void> {
    const { db, days } = this.#parts;
    const before = iso(nowMs - days * dayMs);
    for (let after = ''; !stopping.aborted; ) {
      const found = await db.all(nextEvents, { school, after, before, limit: eventsAtOnce });
      for (const some of inTransactions(found.filter(({ is_over }) => is_over === 1))) {
        if (stopping.aborted) return;
        await db.transact((tx) => deleteFinished(tx, school, some));
      }
      const last = found.at(-1);
      if (!last || found.length < eventsAtOnce || last.created_at >= before) return;
      after = last.id;
    }
  }
}

const dayOf = (ms: number): string => iso(ms).slice(0, 10);

function inTransactions(events: readonly ExaminedEvent[]): ExaminedEvent[][] {
  const parts: ExaminedEvent[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const own = 1 + event.deliveries;
    if (rows + own > rowsAtOnce) {
      parts.push([]);
      rows = 0;
    }
    parts.at(-1)?.push(event);
    rows += own;
  }
  return parts;
}
