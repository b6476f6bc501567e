import type { EventDataMap } from './generated/events.ts';
import { eventTypes } from './generated/events.ts';

/** An event type of the catalog, such as `'fee.reconciled'`. */
export type EventType = keyof EventDataMap;

/**
 * The members of every event.
 *
 * @typeParam Type - The event type.
 * @typeParam Data - The resource as it was when the event occurred.
 */
export interface Envelope<Type extends string, Data> {
  /** Event id, prefix `evt_`. It is the same for every retry; use it to deduplicate events. */
  id: string;
  /** The event type, to switch on. */
  type: Type;
  /** API version date of the payload, `YYYY-MM-DD`. */
  version: string;
  /** When the event occurred, ISO 8601 UTC. Use it to order events. */
  created_at: string;
  /** The school (tenant), prefix `sch_`. */
  school_id: string;
  /** The resource as it was when the event occurred. */
  data: Data;
}

/** An event of the catalog: a union that narrows on `type`. */
export type KnownEvent = { [Type in EventType]: Envelope<Type, EventDataMap[Type]> }[EventType];

// Only for the compiler. A plain `string` would match every `type === '...'`, so no comparison
// could narrow `data`; an enum member is a string that equals no literal.
declare enum Unknown {
  type = 'an event type outside the catalog',
}

/**
 * Any string that is not in the catalog. To compare it with an event type that is newer than this
 * package, assign it to a string first: `const type: string = event.type`.
 */
export type UnknownEventType = Unknown.type;

/**
 * An event of a type that is newer than this package: all fields are present, `data` is untyped.
 */
export type UnknownEvent = Envelope<UnknownEventType, Record<string, unknown>>;

/**
 * A verified event. Switching on `type` narrows `data`; the `default` branch holds the
 * {@link UnknownEvent}, since new types are added over time.
 *
 * @example
 * ```ts
 * function amountOf(event: WebhookEvent): number | undefined {
 *   switch (event.type) {
 *     case 'fee.reconciled':
 *       return event.data.amount; // number, in minor currency units
 *     default:
 *       return undefined;
 *   }
 * }
 * ```
 */
export type WebhookEvent = KnownEvent | UnknownEvent;

/** The member of {@link WebhookEvent} with that `type`. */
export type EventOf<Type extends EventType> = Envelope<Type, EventDataMap[Type]>;

/**
 * Whether the event is of one of the given types; narrows it.
 *
 * @example
 * ```ts
 * if (isEvent(event, 'fee.invoiced', 'fee.reconciled')) console.log(event.type, event.data);
 * ```
 */
export function isEvent<Type extends EventType>(
  event: WebhookEvent,
  ...types: readonly [Type, ...Type[]]
): event is Extract<KnownEvent, { type: Type }> {
  return types.some((type) => type === event.type);
}

/**
 * Whether the event's type is in the catalog that this package was built with. Narrows the event to
 * {@link KnownEvent}, otherwise to {@link UnknownEvent}.
 */
export function isKnownEvent(event: WebhookEvent): event is KnownEvent {
  return eventTypes.some((type) => type === event.type);
}
