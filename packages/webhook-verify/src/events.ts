import type { EventDataMap } from './generated/events.ts';
import { eventTypes } from './generated/events.ts';

/** An event type of the catalog, such as `'fee.reconciled'`. */
export type EventType = keyof EventDataMap;

/**
 * What every delivery carries.
 *
 * @typeParam Type - The event type.
 * @typeParam Data - The resource as it was when the event fired.
 */
export interface Envelope<Type extends string, Data> {
  /** Event id, prefix `evt_`. The same on every retry: deduplicate on it. */
  id: string;
  /** The event type, the field to switch on. */
  type: Type;
  /** API version date of the payload, `YYYY-MM-DD`. */
  version: string;
  /** When the event happened, ISO 8601 UTC. The source of truth for order. */
  created_at: string;
  /** The school (tenant), prefix `sch_`. */
  school_id: string;
  /** The resource as it was when the event fired. */
  data: Data;
}

/** An event of the catalog: a union that narrows on `type`. */
export type KnownEvent = { [Type in EventType]: Envelope<Type, EventDataMap[Type]> }[EventType];

// Exists for the compiler alone. A plain `string` would match every `type === '...'`, so that no
// comparison could narrow `data`; a member of an enum is a string that equals no literal.
declare enum Unknown {
  type = 'an event type outside the catalog',
}

/**
 * Any string that is not in the catalog. To compare it with a type that this package does not know
 * yet, make it a string first: `const type: string = event.type`.
 */
export type UnknownEventType = Unknown.type;

/** An event newer than this package: every field is there, `data` is untyped. */
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
 * Whether the event's type is in the catalog this package was built with; narrows it to
 * {@link KnownEvent}, or to {@link UnknownEvent} where it is not.
 */
export function isKnownEvent(event: WebhookEvent): event is KnownEvent {
  return eventTypes.some((type) => type === event.type);
}
