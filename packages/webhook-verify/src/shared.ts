/** The exports that both entry points have in common. */
export {
  createDeduplicator,
  type Deduplication,
  type DeduplicationStore,
  type Deduplicator,
  type DeduplicatorOptions,
} from './deduplicator.ts';
export {
  type Envelope,
  type EventOf,
  type EventType,
  isEvent,
  isKnownEvent,
  type KnownEvent,
  type UnknownEvent,
  type UnknownEventType,
  type WebhookEvent,
} from './events.ts';
export type { ExplainInput, Explanation, ExplanationCause } from './explain.ts';
export { type EventDataMap, eventTypes } from './generated/events.ts';
export type {
  HeaderLookup,
  HeaderRecord,
  HeadersInput,
  Moment,
  RawBody,
  ReceivedDelivery,
  Secret,
  VerifierOptions,
  VerifyInput,
} from './input.ts';
export { createMemoryStore, type MemoryStoreOptions } from './memory-store.ts';
export {
  type Failure,
  type FailureCode,
  type Result,
  type Success,
  WebhookVerificationError,
} from './result.ts';
export type { SignedHeaders, SignInput } from './sign.ts';
