import { type EventType, eventTypeDown } from '../contract/versions/index.ts';
import type { Cipher } from '../crypto/cipher.ts';
import { events } from '../generated/operations.ts';
import type { Ids } from '../lib/ids.ts';
import type { Tracing } from '../lib/tracing.ts';
import type { Transaction } from '../sql/database.ts';
import { Insert } from '../sql/insert.ts';
import { query, type RowColumns } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { DeliveryRow, EventRow } from '../sql/tables.ts';
import { deferDeliveries, insertDeliveries, type NewDelivery } from './delivery-rows.ts';
import { canRead } from './endpoint-state.ts';
import { type Condition, conditionsOf, isFiltered, matcher } from './filters.ts';

/** A due delivery, as the engine takes it. */
export type DueDelivery = Pick<
  DeliveryRow,
  | 'school_id'
  | 'id'
  | 'webhook_id'
  | 'event_id'
  | 'event_type'
  | 'attempt'
  | 'trigger'
  | 'first_attempt_at'
  | 'started'
>;

/** Takes deliveries as soon as they are committed. Nothing is lost without it: a sweep finds them. */
export interface Dispatcher {
  /** Whether this process takes a delivery to the endpoint immediately: then it is claimed when it is written. */
  claimNew(webhookId: string): { claimed_by: string; started: 0 | 1 } | undefined;
  offer(deliveries: readonly DueDelivery[]): void;
  /** Called when deliveries are due that were not offered. */
  wake(): void;
}

export interface Emitted {
  type: EventType;
  resourceId: string;
  /** When the record was changed, in ISO 8601; that of the unit of work if it is missing. */
  createdAt?: string;
  /** The record as JSON, in the newest version; without its personal values if these are in `personal`. */
  data: string;
  /** The values before the change of fields that it changed, as JSON: see `previousValues`. */
  previous?: string | null;
  /** Whether its record is confidential. */
  isConfidential?: boolean;
  /** The whole record, to be encrypted with the data key of the person. */
  personal?: { key: string; cipher: Cipher; data: string };
}

export interface NewEvent extends Emitted {
  schoolId: string;
}

/** The unit of work that emits events: its times, in ISO 8601, and its identifiers. */
interface EventWork {
  isSuspended?: boolean;
  readonly now: string;
  readonly changedAt: string;
  newId(prefix: string): string;
}

/** Collects the events of one unit of work. */
export interface Appender {
  /** Looks up the endpoints for events of a type that will probably be emitted. */
  announce(type: EventType): void;
  /**
   * Writes events and their deliveries with the commit, by statements whose number does not depend on how many
   * there are; returns their ids.
   */
  append(events: readonly Emitted[]): Promise<string[]>;
}

/** Binds the encrypted data of an event to it. */
export const eventContext = (id: string): string => `events ${id}`;

interface ScheduleRequest {
  schoolId: string;
  /** Whether the school is suspended: then nothing is sent at once. */
  isSuspended?: boolean | undefined;
  eventId: string;
  trigger: 'event' | 'redelivery' | 'recovery' | 'test';
  attempt?: number;
}

/** A new delivery, and whether this process sends it immediately. */
type Scheduled = NewDelivery & { isDue: boolean };

/** The endpoint of a delivery. */
interface Addressee {
  id: string;
  status: string;
  max_deliveries_per_second: number | null;
}

interface Subscriber extends Addressee {
  version: string;
  /** What it may receive, as JSON. */
  scopes: string;
  /** Its conditions, as JSON. */
  filters: string;
  /** The subscribed type of event, or `*`. */
  event_type: string;
}

interface Recipient {
  webhook: Addressee;
  /** The type in the version of the endpoint. */
  type: string;
  /** Whether it may receive events of confidential records. */
  seesConfidential?: boolean;
  /** What its events must meet; undefined if it has no conditions. */
  conditions?: readonly Condition[] | undefined;
}

const subscribers = query<{ school: string; type: string; formerly: string }, Subscriber>((db, p) =>
  inSchool(db, 'webhook_subscriptions as s', p)
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.school_id', '=', 's.school_id').onRef('w.id', '=', 's.webhook_id'),
    )
    .select([
      'w.id',
      'w.status',
      'w.max_deliveries_per_second',
      'w.version',
      'w.scopes',
      'w.filters',
      's.event_type',
    ])
    .where('s.event_type', 'in', [p.type, p.formerly, '*'])
    .where('w.archived_at', 'is', null),
);

type NewRow = { [C in keyof EventRow]: EventRow[C] };

const eventColumns = {
  school_id: 'text',
  id: 'text',
  type: 'text',
  resource_id: 'text',
  data: 'text',
  is_test: 'integer',
  confidential: 'integer',
  created_at: 'text',
  encrypted: 'text',
  subject_key: 'text',
  previous: 'text',
  trace_parent: 'text',
} as const satisfies Record<keyof EventRow, RowColumns[string]>;
const eventRows = new Insert<NewRow>('events', eventColumns);

/**
 * Writes events and their first deliveries in the transaction of the change, and wakes the engine after the commit.
 */
export class Outbox {
  readonly #ids: Ids;
  readonly #dispatcher: Dispatcher;
  readonly #tracing: Tracing | undefined;

  constructor(ids: Ids, dispatcher: Dispatcher, tracing?: Tracing) {
    this.#tracing = tracing;
    this.#ids = ids;
    this.#dispatcher = dispatcher;
  }

  /**
   * Collects the events of one unit of work in a school. The endpoints subscribed to each type are looked up once.
   */
  appender(tx: Transaction, schoolId: string, work: EventWork): Appender {
    const found = new Map<EventType, Promise<Recipient[]>>();
    const recipientsOf = (type: EventType): Promise<Recipient[]> => {
      const recipients = found.get(type) ?? this.#recipientsOf(tx, schoolId, type);
      found.set(type, recipients);
      return recipients;
    };
    return {
      announce: (type) => void recipientsOf(type).catch(() => {}),
      append: async (events) => {
        const rows: NewRow[] = [];
        const deliveries: Scheduled[] = [];
        for (const event of events) {
          const all = await recipientsOf(event.type);
          // An endpoint does not receive what is said about itself: it is failing.
          const row = this.#eventRow({ ...event, schoolId }, work, false);
          const meets = matcher(row);
          const recipients = all.filter(
            ({ webhook, seesConfidential, conditions }) =>
              webhook.id !== event.resourceId &&
              (!event.isConfidential || seesConfidential) &&
              (!conditions || meets(conditions)),
          );
          rows.push(row);
          const { isSuspended } = work;
          const request: ScheduleRequest = { schoolId, isSuspended, eventId: row.id, trigger: 'event' };
          deliveries.push(...this.#deliveriesTo(recipients, request, work.now));
        }
        eventRows.defer(tx, rows);
        deferDeliveries(tx, deliveries);
        this.#dispatch(tx, deliveries);
        return rows.map(({ id }) => id);
      },
    };
  }

  /** The endpoints for events of a type, each with the type in its version. */
  async #recipientsOf(tx: Transaction, school: string, type: EventType): Promise<Recipient[]> {
    const formerly = events[type].formerly ?? type;
    const recipients = new Map<string, Recipient>();
    const found = await tx.all(subscribers, { school, type, formerly });
    for (const { event_type: wanted, scopes: listed, filters, ...webhook } of found) {
      const known = eventTypeDown(webhook.version, type);
      const scopes = new Set<string>(JSON.parse(listed));
      if (!known || (wanted !== '*' && wanted !== known) || !canRead(scopes, type)) continue;
      recipients.set(webhook.id, {
        webhook,
        type: known,
        seesConfidential: canRead(scopes, type, true),
        conditions: filters === '[]' || !isFiltered(type) ? undefined : conditionsOf(filters),
      });
    }
    return [...recipients.values()];
  }

  /** Writes a sample event for one endpoint; returns the id of its delivery. */
  async appendTest(tx: Transaction, event: NewEvent, webhook: Addressee, work: EventWork): Promise<string> {
    const { schoolId, type } = event;
    const row = this.#eventRow(event, work, true);
    await tx.run(eventRows.one, row);
    return this.schedule(tx, { schoolId, webhook, eventId: row.id, type, trigger: 'test' }, work.now);
  }

  /** Writes a delivery that is due now; returns its id. */
  async schedule(
    tx: Transaction,
    { webhook, type, ...request }: ScheduleRequest & Recipient,
    now: string,
  ): Promise<string> {
    const deliveries = this.#deliveriesTo([{ webhook, type }], request, now);
    await insertDeliveries(tx, deliveries);
    this.#dispatch(tx, deliveries);
    return deliveries[0]?.id ?? '';
  }

  /** Writes deliveries of earlier events to one endpoint, which are due now. */
  async recover(
    tx: Transaction,
    schoolId: string,
    webhook: Addressee,
    events: readonly { id: string; type: string }[],
    now: string,
  ): Promise<void> {
    const deliveries = events.flatMap(({ id: eventId, type }) =>
      this.#deliveriesTo([{ webhook, type }], { schoolId, eventId, trigger: 'recovery' }, now),
    );
    await insertDeliveries(tx, deliveries);
    this.#dispatch(tx, deliveries);
  }

  /** Writes deliveries of earlier events, which are due now and are not retried. */
  async redeliver(
    tx: Transaction,
    schoolId: string,
    wanted: readonly { webhook: Addressee; eventId: string; type: string; attempt: number }[],
    now: string,
  ): Promise<void> {
    const deliveries = wanted.flatMap(({ webhook, type, ...event }) =>
      this.#deliveriesTo([{ webhook, type }], { schoolId, ...event, trigger: 'redelivery' }, now),
    );
    await insertDeliveries(tx, deliveries);
    this.#dispatch(tx, deliveries);
  }

  #deliveriesTo(recipients: readonly Recipient[], request: ScheduleRequest, now: string): Scheduled[] {
    const { schoolId, isSuspended, eventId, trigger, attempt = 1 } = request;
    return recipients.map(({ webhook, type }) => {
      // A test is sent whatever the state of the endpoint is: this shows its owner whether to activate it again.
      const isDue = webhook.status === 'active' || trigger === 'test';
      // The turn of a delivery to an endpoint with a limit is decided when it is claimed.
      const isLimited = webhook.max_deliveries_per_second !== null;
      const claim = isDue && !isLimited && !isSuspended ? this.#dispatcher.claimNew(webhook.id) : undefined;
      return {
        school_id: schoolId,
        id: this.#ids.next('dlv'),
        webhook_id: webhook.id,
        event_id: eventId,
        event_type: type,
        attempt,
        trigger,
        scheduled_at: now,
        first_attempt_at: null,
        created_at: now,
        claimed_by: claim?.claimed_by ?? null,
        started: claim?.started ?? 0,
        isDue,
      };
    });
  }

  /** Passes due deliveries to the engine after the commit. */
  #dispatch(tx: Transaction, deliveries: readonly Scheduled[]): void {
    const claimed = deliveries.filter(({ claimed_by }) => claimed_by !== null);
    if (claimed.length > 0) tx.afterCommit(() => this.#dispatcher.offer(claimed));
    const isLeft = deliveries.some(({ isDue, claimed_by }) => isDue && claimed_by === null);
    if (isLeft) tx.afterCommit(() => this.#dispatcher.wake());
  }

  /** Notifies the engine of due deliveries. */
  wake(): void {
    this.#dispatcher.wake();
  }

  #eventRow({ personal, isConfidential, ...event }: NewEvent, work: EventWork, test: boolean): NewRow {
    const id = work.newId('evt');
    return {
      school_id: event.schoolId,
      id,
      type: event.type,
      resource_id: event.resourceId,
      data: event.data,
      is_test: test ? 1 : 0,
      confidential: isConfidential ? 1 : 0,
      created_at: event.createdAt ?? work.changedAt,
      encrypted: personal ? personal.cipher.encrypt(personal.data, eventContext(id)) : null,
      subject_key: personal?.key ?? null,
      previous: event.previous ?? null,
      trace_parent: this.#tracing?.cause() ?? null,
    };
  }
}
