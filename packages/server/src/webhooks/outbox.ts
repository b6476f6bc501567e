import { iso } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
import type { DeliveryRow, EventRow } from '../db/tables.ts';
import { events } from '../generated/operations.ts';
import type { Ids } from '../ids.ts';
import { type EventType, eventTypeDown } from '../versions/index.ts';

/** A delivery that is due, as the engine takes it up. */
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
  | 'lease_until'
>;

/** What takes deliveries up the moment they are committed. Nothing is lost without it: a sweep finds them. */
export interface Dispatcher {
  /** Whether this process will send to the endpoint at once: then the delivery is born with a lease of its own. */
  lease(webhookId: string): { claimed_by: string; lease_until: string } | undefined;
  offer(deliveries: readonly DueDelivery[]): void;
  /** Something is due that was not offered. */
  wake(): void;
}

interface Told {
  type: EventType;
  resourceId: string;
  /** The record as JSON, in the newest version. */
  data: string;
}

export interface NewEvent extends Told {
  schoolId: string;
}

interface Subscriber {
  id: string;
  status: string;
  version: string;
  /** The type of event that it asked for, or `*`. */
  event_type: string;
}

interface Recipient {
  webhook: Omit<Subscriber, 'event_type'>;
  type: EventType;
}

const subscribers = query<{ school: string; type: string; formerly: string }, Subscriber>((db, p) =>
  db
    .selectFrom('webhook_subscriptions as s')
    .innerJoin('webhooks as w', (join) =>
      join.onRef('w.school_id', '=', 's.school_id').onRef('w.id', '=', 's.webhook_id'),
    )
    .select(['w.id', 'w.status', 'w.version', 's.event_type'])
    .where('s.school_id', '=', p.school)
    .where('s.event_type', 'in', [p.type, p.formerly, '*'])
    .where('w.archived_at', 'is', null)
    .$castTo<Subscriber>(),
);

const insertEvent = query<{ [C in keyof EventRow]: EventRow[C] }>((db, p) =>
  db.insertInto('events').values({
    school_id: p.school_id,
    id: p.id,
    type: p.type,
    resource_id: p.resource_id,
    data: p.data,
    is_test: p.is_test,
    created_at: p.created_at,
  }),
);

type NewDelivery = Pick<
  DeliveryRow,
  | 'school_id'
  | 'id'
  | 'webhook_id'
  | 'event_id'
  | 'event_type'
  | 'attempt'
  | 'trigger'
  | 'status'
  | 'scheduled_at'
  | 'first_attempt_at'
  | 'created_at'
  | 'claimed_by'
  | 'lease_until'
>;

export const insertDelivery = query<{ [C in keyof NewDelivery]: NewDelivery[C] }>((db, p) =>
  db.insertInto('deliveries').values({
    school_id: p.school_id,
    id: p.id,
    webhook_id: p.webhook_id,
    event_id: p.event_id,
    event_type: p.event_type,
    attempt: p.attempt,
    trigger: p.trigger,
    status: p.status,
    scheduled_at: p.scheduled_at,
    first_attempt_at: p.first_attempt_at,
    created_at: p.created_at,
    claimed_by: p.claimed_by,
    lease_until: p.lease_until,
  }),
);

/** Writes events and their first deliveries in the transaction of the change, and wakes the engine once it is durable. */
export class Outbox {
  readonly #ids: Ids;
  readonly #dispatcher: Dispatcher;

  constructor(ids: Ids, dispatcher: Dispatcher) {
    this.#ids = ids;
    this.#dispatcher = dispatcher;
  }

  /** Takes the events of one piece of work in a school; who is told of each type is looked up once. */
  appender(tx: Transaction, schoolId: string, nowMs: number): (event: Told) => Promise<string> {
    const told = new Map<EventType, Promise<Recipient[]>>();
    return async (event) => {
      const { type } = event;
      const id = await this.#insertEvent(tx, { ...event, schoolId }, nowMs, false);
      const webhooks = told.get(type) ?? this.#toldOf(tx, schoolId, type);
      told.set(type, webhooks);
      for (const { webhook, type } of await webhooks)
        await this.schedule(tx, { schoolId, webhook, eventId: id, type, trigger: 'event' }, nowMs);
      return id;
    };
  }

  /** The endpoints that are sent events of a type, each with the type as its version knows it. */
  async #toldOf(tx: Transaction, school: string, type: EventType): Promise<Recipient[]> {
    const formerly = events[type].formerly ?? type;
    const recipients = new Map<string, Recipient>();
    for (const { event_type: wanted, ...webhook } of await tx.all(subscribers, { school, type, formerly })) {
      const known = eventTypeDown(webhook.version, type);
      if (known && (wanted === '*' || wanted === known)) recipients.set(webhook.id, { webhook, type: known });
    }
    return [...recipients.values()];
  }

  /** Writes a sample event for one endpoint; gives the id of its delivery. */
  async appendTest(
    tx: Transaction,
    event: NewEvent,
    webhook: { id: string; status: string },
    nowMs: number,
  ): Promise<string> {
    const eventId = await this.#insertEvent(tx, event, nowMs, true);
    return this.schedule(
      tx,
      { schoolId: event.schoolId, webhook, eventId, type: event.type, trigger: 'test' },
      nowMs,
    );
  }

  /** Writes a delivery that is due now; held when its endpoint is not at work. Gives its id. */
  async schedule(
    tx: Transaction,
    request: {
      schoolId: string;
      webhook: { id: string; status: string };
      eventId: string;
      type: string;
      trigger: 'event' | 'redelivery' | 'test';
      attempt?: number;
    },
    nowMs: number,
  ): Promise<string> {
    const { schoolId, webhook, eventId, type, trigger, attempt = 1 } = request;
    const id = this.#ids.next('dlv');
    const now = iso(nowMs);
    // A test goes out whatever the endpoint's state: that is how its owner sees whether to put it back to work.
    const held = webhook.status !== 'active' && trigger !== 'test';
    const lease = held ? undefined : this.#dispatcher.lease(webhook.id);
    const delivery: NewDelivery = {
      school_id: schoolId,
      id,
      webhook_id: webhook.id,
      event_id: eventId,
      event_type: type,
      attempt,
      trigger,
      status: held ? 'held' : 'pending',
      scheduled_at: now,
      first_attempt_at: null,
      created_at: now,
      claimed_by: lease?.claimed_by ?? null,
      lease_until: lease?.lease_until ?? null,
    };
    await tx.run(insertDelivery, { ...delivery });
    if (lease) tx.afterCommit(() => this.#dispatcher.offer([delivery]));
    else if (!held) tx.afterCommit(() => this.#dispatcher.wake());
    return id;
  }

  /** Tells the engine that something is due. */
  wake(): void {
    this.#dispatcher.wake();
  }

  async #insertEvent(tx: Transaction, event: NewEvent, nowMs: number, test: boolean): Promise<string> {
    const id = this.#ids.next('evt');
    await tx.run(insertEvent, {
      school_id: event.schoolId,
      id,
      type: event.type,
      resource_id: event.resourceId,
      data: event.data,
      is_test: test ? 1 : 0,
      created_at: iso(nowMs),
    });
    return id;
  }
}
