import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import {
  type EventDataMap,
  type EventType,
  eventTypes,
  isEvent,
  isKnownEvent,
  type KnownEvent,
  type UnknownEvent,
  type verify,
  type WebhookEvent,
} from '../src/index.ts';
import type { verify as verifyNow } from '../src/node.ts';
import { event as sample } from './entries.ts';

const known = ((event: WebhookEvent) => event)({ ...sample });
// What verify() gives for a type newer than the package: only the compiler knows the marker.
const unknown: WebhookEvent = JSON.parse(
  JSON.stringify({ ...sample, type: 'fee.waived', data: { reason: 'x' } }),
);

it('narrows data by type, and leaves the unknown event to the default branch', () => {
  function amount(event: WebhookEvent): unknown {
    switch (event.type) {
      case 'fee.reconciled':
        expectTypeOf(event.data).toEqualTypeOf<EventDataMap['fee.reconciled']>();
        expectTypeOf(event.data.amount).toEqualTypeOf<number>();
        // @ts-expect-error: no such field
        void event.data.total;
        return event.data.amount;
      case 'learner.created':
        expectTypeOf(event.data.id).toEqualTypeOf<string>();
        return event.data.id;
      // @ts-expect-error: not in the catalog
      case 'fee.reconcild':
        return undefined;
      default:
        if (isKnownEvent(event)) return undefined;
        expectTypeOf(event).toEqualTypeOf<UnknownEvent>();
        expectTypeOf(event.type).toExtend<string>();
        expectTypeOf(event.data).toEqualTypeOf<Record<string, unknown>>();
        return event.data.reason;
    }
  }
  expect(amount(known)).toBe(12_500);
  expect(amount(unknown)).toBe('x');
});

it('narrows an if on the type', () => {
  if (known.type === 'fee.reconciled') expectTypeOf(known.data.currency).toEqualTypeOf<string>();
  // @ts-expect-error: data is not narrowed before the type is known
  expectTypeOf(known.data.currency).toBeAny();
});

it('isEvent narrows to the types asked for', () => {
  expect(isEvent(known, 'fee.reconciled')).toBe(true);
  expect(isEvent(known, 'learner.created', 'fee.reconciled')).toBe(true);
  expect(isEvent(known, 'learner.created')).toBe(false);
  expect(isEvent(unknown, 'fee.reconciled')).toBe(false);
  const event = known;
  if (isEvent(event, 'fee.reconciled')) expectTypeOf(event.data.amount).toEqualTypeOf<number>();
  if (isEvent(event, 'fee.reconciled', 'fee.invoiced')) {
    expectTypeOf(event.type).toEqualTypeOf<'fee.reconciled' | 'fee.invoiced'>();
  }
  // @ts-expect-error: not in the catalog
  isEvent(event, 'fee.waived');
  // @ts-expect-error: at least one type
  isEvent(event);
});

it('isKnownEvent tells the catalog from what is newer', () => {
  expect(isKnownEvent(known)).toBe(true);
  expect(isKnownEvent(unknown)).toBe(false);
  const event = known;
  if (isKnownEvent(event)) expectTypeOf(event).toEqualTypeOf<KnownEvent>();
  else expectTypeOf(event).toEqualTypeOf<UnknownEvent>();
});

it('lists every event type at run time', () => {
  expectTypeOf<(typeof eventTypes)[number]>().toEqualTypeOf<EventType>();
  expectTypeOf<KnownEvent['type']>().toEqualTypeOf<keyof EventDataMap>();
  const document = readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8');
  expect([...eventTypes].sort()).toEqual(Object.keys(JSON.parse(document).webhooks).sort());
});

it('gives the same event type from both entries', () => {
  expectTypeOf<Awaited<ReturnType<typeof verify>>>().toEqualTypeOf<WebhookEvent>();
  expectTypeOf<ReturnType<typeof verifyNow>>().toEqualTypeOf<WebhookEvent>();
});

it('refuses swapped, missing and parsed input at compile time', () => {
  type Input = Parameters<typeof verify>[0];
  expectTypeOf<{ body: string; headers: Headers; secret: string }>().toExtend<Input>();
  expectTypeOf<{
    body: Uint8Array;
    headers: NodeJS.Dict<string | string[]>;
    secret: string[];
  }>().toExtend<Input>();
  expectTypeOf<{ body: Buffer; headers: Request; secret: readonly [string, string] }>().toExtend<Input>();
  expectTypeOf<{ body: typeof sample; headers: Headers; secret: string }>().not.toExtend<Input>();
  expectTypeOf<{ body: string; headers: Headers }>().not.toExtend<Input>();
});
