import { iso } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
import type { DeliveryRow, EventRow } from '../db/tables.ts';
import { events } from '../generated/operations.ts';
import type { Ids } from '../ids.ts';
import { type EventType, eventTypeDown } from '../versions/index.ts';
import { insertDeliveries, type NewDelivery } from './delivery-rows.ts';

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
  | 'started'
>;

/** What takes deliveries up the moment they are committed. Nothing is lost without it: a sweep finds them. */
export interface Dispatcher {
  /** Whether this process takes a delivery to the endpoint at once: then it is claimed from the beginning. */
  claimNew(webhookId: string): { claimed_by: string; started: 0 | 1 } | undefined;
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

interface ScheduleRequest {
  schoolId: string;
  eventId: string;
  trigger: 'event' | 'redelivery' | 'test';
  attempt?: number;
}

interface Subscriber {
  id: string;
  status: string;
  version: string;
  /** The type of event that it asked for, or `*`. */
  event_type: string;
}

interface Recipient {
  webhook: { id: string; status: string };
  /** The type as the version of the endpoint knows it. */
  type: string;
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

/** Writes events and their first deliveries in the transaction of the change, and wakes the engine once it is durable. */
export class Outbox {
  readonly #ids: Ids;
  readonly #dispatcher: Dispatcher;

  constructor(ids: Ids, dispatcher: Dispatcher) {
    this.#ids = ids;
    this.#dispatcher = dispatcher;
  }

  /** Takes the events of one unit of work in a school; the endpoints subscribed to each type are looked up once. */
  appender(tx: Transaction, schoolId: string, nowMs: number): (event: Told) => Promise<string> {
    const subscribed = new Map<EventType, Promise<Recipient[]>>();
    return async (event) => {
      const { type } = event;
      const id = await this.#insertEvent(tx, { ...event, schoolId }, nowMs, false);
      const recipients = subscribed.get(type) ?? this.#recipientsOf(tx, schoolId, type);
      subscribed.set(type, recipients);
      await this.#scheduleAll(tx, { schoolId, eventId: id, trigger: 'event' }, await recipients, nowMs);
      return id;
    };
  }

  /** The endpoints that are sent events of a type, each with the type as its version knows it. */
  async #recipientsOf(tx: Transaction, school: string, type: EventType): Promise<Recipient[]> {
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
    const { schoolId, type } = event;
    const eventId = await this.#insertEvent(tx, event, nowMs, true);
    return this.schedule(tx, { schoolId, webhook, eventId, type, trigger: 'test' }, nowMs);
  }

  /** Writes a delivery that is due now, and gives its id. */
  async schedule(
    tx: Transaction,
    { webhook, type, ...request }: ScheduleRequest & Recipient,
    nowMs: number,
  ): Promise<string> {
    const [id = ''] = await this.#scheduleAll(tx, request, [{ webhook, type }], nowMs);
    return id;
  }

  async #scheduleAll(
    tx: Transaction,
    request: ScheduleRequest,
    recipients: readonly Recipient[],
    nowMs: number,
  ): Promise<string[]> {
    const { schoolId, eventId, trigger, attempt = 1 } = request;
    const now = iso(nowMs);
    // A test goes out whatever the endpoint's state: that is how its owner sees whether to put it back to work.
    const isDue = (status: string) => status === 'active' || trigger === 'test';
    const deliveries = recipients.map(({ webhook, type }): NewDelivery => {
      const claim = isDue(webhook.status) ? this.#dispatcher.claimNew(webhook.id) : undefined;
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
      };
    });
    await insertDeliveries(tx, deliveries);
    const claimed = deliveries.filter(({ claimed_by }) => claimed_by !== null);
    if (claimed.length > 0) tx.afterCommit(() => this.#dispatcher.offer(claimed));
    const isLeft = recipients.some(
      ({ webhook }, at) => isDue(webhook.status) && deliveries[at]?.claimed_by === null,
    );
    if (isLeft) tx.afterCommit(() => this.#dispatcher.wake());
    return deliveries.map(({ id }) => id);
  }

  /** Notifies the engine that something is due. */
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
