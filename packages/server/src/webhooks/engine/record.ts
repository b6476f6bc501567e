import { sql } from 'kysely';
import { iso } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Transaction } from '../../sql/database.ts';
import { type RowColumns, type Rows, recordKey, rowsOf, statement } from '../../sql/query.ts';
import { SchoolTurn } from '../../store/school-turn.ts';
import { countAttempts } from '../delivery-counts.ts';
import { attemptsOf, deferDeliveries, endEarlierAttempts } from '../delivery-rows.ts';
import {
  type EndpointReports,
  failedThroughout,
  failingDaysToDisable,
  failingMsToReport,
  noteHealth,
} from '../endpoint-state.ts';
import { nextAttempt, parseRetryAfter, type RetrySchedule } from '../schedule.ts';
import {
  type Attempted,
  endedAttempt,
  followsAnother,
  healthOf,
  isRetried,
  lastFailures,
  type Outcome,
  resultColumns,
  resultRows,
} from './outcomes.ts';

const written = Object.keys(resultColumns).filter((name) => name !== 'school_id' && name !== 'id');
const assignments = sql.join(written.map((name) => sql`${sql.id(name)} = r.${sql.id(name)}`));

// Another process may have taken over an attempt whose success is reported late: the event has succeeded
// nevertheless.
const complete = statement<{ rows: Rows; owner: string }, { id: string }>(
  (p, dialect) => sql`
    update deliveries set ${assignments}, claimed_by = null
    from ${rowsOf(p.rows, resultColumns, dialect)}
    where deliveries.school_id = r.school_id and deliveries.id = r.id and (deliveries.claimed_by = ${p.owner}
      or (deliveries.error = 'interrupted' and r.status = 'succeeded'))
    returning deliveries.id`,
);

// What a receiver returned can repeat the personal values of a person who was erased in the meantime. On PostgreSQL a
// statement that waited for the erasure does not see it, so this is a statement of its own. The subquery looks up each
// key in its index, which a join would not do without statistics.
const dropErased = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    update deliveries set response_headers = null, response_body = null
    where (school_id, id) in (
      select r.school_id, r.id from ${rowsOf(p.rows, { ...recordKey, subject_key: 'text' }, dialect)}
      where (select k.subject_id from data_keys as k
        where k.school_id = r.school_id and k.subject_id = r.subject_key) is null)`,
);

const pairColumns = { school_id: 'text', event_id: 'text', webhook_id: 'text' } as const satisfies RowColumns;

// Attempts that are in progress at this moment end by themselves.
const cancelOthers = statement<{ rows: Rows; now: string }>(
  (p, dialect) => sql`
    update deliveries set status = 'cancelled', completed_at = ${p.now}, claimed_by = null
    where (school_id, id) in (
      select d.school_id, d.id from ${attemptsOf(p.rows, pairColumns, dialect)}
      where d.status in ('pending', 'held') and d.started = 0)
    and started = 0`,
);
// While another process records a success of the same event, its row is locked: the next statement sees that success.
const lockAttempts = statement<{ rows: Rows }, { id: string }>(
  (p, dialect) => sql`
    select a.id from deliveries a
    where (a.school_id, a.id) in (select d.school_id, d.id from ${attemptsOf(p.rows, pairColumns, dialect)})
    order by a.school_id, a.id for update of a`,
);
const hasNoNext = statement<{ rows: Rows }, { event_id: string; webhook_id: string }>(
  (p, dialect) => sql`
    select r.event_id, r.webhook_id from ${rowsOf(p.rows, pairColumns, dialect)}
    join webhooks w on w.school_id = r.school_id and w.id = r.webhook_id
    where w.archived_at is not null or exists (
      select 1 from deliveries d where d.school_id = r.school_id and d.event_id = r.event_id
        and d.webhook_id = r.webhook_id and d.status = 'succeeded')`,
);

/** Of events at endpoints, when the first of their attempts is due that are neither made nor in the batch. */
const waitingOthers = statement<
  { rows: Rows; batch: Rows },
  { event_id: string; webhook_id: string; scheduled_at: string }
>(
  (p, dialect) => sql`
    select d.event_id, d.webhook_id, min(d.scheduled_at) as scheduled_at
    from ${attemptsOf(p.rows, pairColumns, dialect)}
    where d.status in ('pending', 'held') and d."trigger" <> 'test' and d.id not in (
      select b.id from (select r.id from ${rowsOf(p.batch, { id: 'text' }, dialect)}) as b)
    group by d.event_id, d.webhook_id`,
);

/** Stores results of attempts and their consequences: the end of the event, the next attempt, a disabled endpoint. */
export class Recorder {
  readonly #owner: string;
  readonly #schedule: RetrySchedule;
  readonly #ids: Ids;
  readonly #reports: EndpointReports;

  constructor(parts: { owner: string; schedule: RetrySchedule; ids: Ids; reports: EndpointReports }) {
    this.#owner = parts.owner;
    this.#schedule = parts.schedule;
    this.#ids = parts.ids;
    this.#reports = parts.reports;
  }

  /** Records a batch with a fixed number of statements, however many attempts it contains. */
  async record(tx: Transaction, batch: readonly Attempted[]): Promise<void> {
    // Before any row is locked: whoever has the turn of a school may need the same rows.
    const reporting = new Set(batch.filter(mayReport).map(({ delivery }) => delivery.school_id));
    for (const school of [...reporting].sort()) await SchoolTurn.of(tx, school);
    const outcomes = await this.#judge(tx, batch);
    const rows = resultRows(outcomes);
    const done = new Set((await tx.all(complete, { rows, owner: this.#owner })).map(({ id }) => id));
    const recorded = outcomes.filter(({ delivery }) => done.has(delivery.id));
    const personal = recorded.filter(({ subjectKey }) => subjectKey !== null);
    if (personal.length > 0) tx.defer(dropErased, { rows: subjects(personal) });
    const ended = recorded.filter(({ result, delivery }) => result.ok && delivery.trigger !== 'test');
    const [first] = ended;
    if (first) tx.defer(cancelOthers, { rows: pairs(ended), now: iso(first.completedAt) });
    endEarlierAttempts(
      tx,
      recorded.filter(followsAnother).map(({ delivery }) => delivery),
    );
    const health = healthOf(recorded);
    // Reports depend on it.
    if (health.length > 0 && reporting.size > 0) await tx.run(noteHealth, { rows: health });
    else if (health.length > 0) tx.defer(noteHealth, { rows: health });
    await this.#report(tx, recorded);
    this.#scheduleRetries(tx, recorded);
    countAttempts(tx, recorded.map(endedAttempt));
  }

  async #judge(tx: Transaction, batch: readonly Attempted[]): Promise<Outcome[]> {
    const failed = batch.filter(({ result, delivery }) => !result.ok && delivery.trigger !== 'test');
    if (failed.length > 0 && tx.dialect === 'postgres') await tx.all(lockAttempts, { rows: pairs(failed) });
    const retried = failed.filter(({ delivery }) => isRetried(delivery));
    const ended = retried.length === 0 ? [] : await tx.all(hasNoNext, { rows: pairs(retried) });
    const isEnded = new Set(ended.map(pairKey));
    const next = new Map<Attempted, number>();
    for (const attempted of retried) {
      const at = isEnded.has(pairKey(attempted.delivery)) ? null : this.#next(attempted);
      if (at !== null) next.set(attempted, at);
    }
    const last = new Set(failed.filter((attempted) => !next.has(attempted)));
    const others =
      last.size === 0 ? [] : await tx.all(waitingOthers, { rows: pairs([...last]), batch: ids(batch) });
    const waiting = new Map([
      ...others.map((row) => [pairKey(row), row.scheduled_at] as const),
      ...[...next].map(([{ delivery }, at]) => [pairKey(delivery), iso(at)] as const),
    ]);
    return batch.map((attempted) => ({
      ...attempted,
      next: next.get(attempted) ?? null,
      waiting: last.has(attempted) ? (waiting.get(pairKey(attempted.delivery)) ?? null) : null,
    }));
  }

  #next({ delivery, result, sentAt, completedAt }: Attempted): number | null {
    const asked = result.status === 429 || result.status === 503;
    return nextAttempt({
      schedule: this.#schedule,
      attempt: delivery.attempt,
      firstAttemptAt: delivery.first_attempt_at === null ? sentAt : Date.parse(delivery.first_attempt_at),
      failedAt: completedAt,
      retryAfterMs: asked ? parseRetryAfter(result.retryAfter, completedAt) : undefined,
    });
  }

  #scheduleRetries(tx: Transaction, outcomes: readonly Outcome[]): void {
    const retries = outcomes.flatMap(({ delivery, sentAt, completedAt, next }) =>
      next === null
        ? []
        : [
            {
              ...delivery,
              id: this.#ids.next('dlv'),
              attempt: delivery.attempt + 1,
              trigger: 'retry',
              scheduled_at: iso(next),
              first_attempt_at: delivery.first_attempt_at ?? iso(sentAt),
              created_at: iso(completedAt),
              claimed_by: null,
              started: 0,
            },
          ],
    );
    deferDeliveries(tx, retries);
  }

  /** Reports what the attempts show about their endpoints. */
  async #report(tx: Transaction, recorded: readonly Outcome[]): Promise<void> {
    const works = new Map(
      recorded.filter(mayRecover).map((outcome) => [outcome.delivery.webhook_id, outcome]),
    );
    for (const { delivery } of works.values()) await this.#reports.recovered(tx, endpointOf(delivery));
    for (const outcome of lastFailures(recorded)) {
      if (mayFail(outcome)) await this.#reports.failing(tx, endpointOf(outcome.delivery));
      if (mayDisable(outcome)) await this.#disableIfDue(tx, outcome);
    }
  }

  async #disableIfDue(tx: Transaction, { delivery, result, completedAt, url }: Outcome): Promise<void> {
    const endpoint = { ...endpointOf(delivery), url };
    const isGone = result.status === 410;
    if (!isGone && !(await tx.first(failedThroughout, { ...endpoint, since: failingStart(completedAt) })))
      return;
    await this.#reports.disabled(tx, endpoint, isGone ? 'gone' : 'failing');
  }
}

const endpointOf = ({ school_id: school, webhook_id: webhook }: Attempted['delivery']) => ({
  school,
  webhook,
});

/** Since when an endpoint must have been failing to be disabled at a time. */
const failingStart = (ms: number): string => iso(ms - failingDaysToDisable * 86_400_000);

/** Whether the result of an attempt can disable its endpoint. */
const mayDisable = ({ result, completedAt, failingSince }: Attempted): boolean =>
  result.status === 410 || (!result.ok && failingSince !== null && failingSince <= failingStart(completedAt));

/** Whether the result of an attempt can show that its endpoint keeps failing. */
const mayFail = ({ result, delivery, completedAt, failingSince, failingReportedAt }: Attempted): boolean =>
  !result.ok &&
  delivery.trigger !== 'test' &&
  failingReportedAt === null &&
  failingSince !== null &&
  failingSince <= iso(completedAt - failingMsToReport);

/** Whether the result of an attempt can show that its endpoint works again. */
const mayRecover = ({ result, failingReportedAt }: Attempted): boolean =>
  result.ok && failingReportedAt !== null;

const mayReport = (attempted: Attempted): boolean =>
  mayDisable(attempted) || mayFail(attempted) || mayRecover(attempted);

const pairs = (attempts: readonly Attempted[]): Rows =>
  attempts.map(({ delivery: { school_id, event_id, webhook_id } }) => ({
    school_id,
    event_id,
    webhook_id,
  }));

const pairKey = ({ event_id, webhook_id }: { event_id: string; webhook_id: string }): string =>
  `${event_id} ${webhook_id}`;

const ids = (attempts: readonly Attempted[]): Rows => attempts.map(({ delivery: { id } }) => ({ id }));

const subjects = (attempts: readonly Attempted[]): Rows =>
  attempts.map(({ delivery: { school_id, id }, subjectKey }) => ({
    school_id,
    id,
    subject_key: subjectKey,
  }));
