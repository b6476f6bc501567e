import { randomBytes } from 'node:crypto';
import { sign } from '@rollbook/webhook-verify/node';
import { type Envelope, exactBytes, largeBytes, type Samples } from './samples.ts';

/** A request of a case: a delivery, or a method without a body. */
export type CaseRequest = { headers: Record<string, string>; body: string } | { method: 'GET' | 'HEAD' };

/** `accept`: 2xx. `reject`: 4xx. `respond`: anything but an error of the receiver. */
export type Expectation = 'accept' | 'reject' | 'respond';

export interface Case {
  name: string;
  title: string;
  expects: Expectation;
  /** The requests, which are sent one after the other. */
  requests(samples: Samples): CaseRequest[];
  /** How to fix a receiver that does not respond as expected. */
  advice: string;
  /** What the responses cannot show. */
  note?: string;
}

const minute = 60;
const now = () => Math.floor(Date.now() / 1000);

interface Signing {
  body?: string;
  secret?: string | string[];
  timestamp?: number;
}

/** A delivery with a valid signature, except for what is changed. */
function delivery(
  samples: Samples,
  event: Envelope,
  changes: Signing = {},
): { headers: Record<string, string>; body: string } {
  const { body = JSON.stringify(event), secret = samples.secret, timestamp = now() } = changes;
  const { id, type } = event;
  const deliveryId = samples.id('dlv');
  // A receiver can leave out what it would do for a real event.
  const headers = { ...sign({ body, secret, timestamp, id, type, deliveryId }), 'Service-Test': 'true' };
  return { headers, body };
}

const otherSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Every case that a receiver has to handle, in the order in which they are sent. */
export const cases: readonly Case[] = [
  {
    name: 'valid',
    title: 'valid delivery',
    expects: 'accept',
    requests: (samples) => [delivery(samples, samples.event())],
    advice:
      'Check that the URL is the route of the receiver and accepts POST, that the receiver uses this signing secret, and that it verifies the raw body. `rollbook webhooks verify` explains a request that the receiver captured.',
  },
  {
    name: 'exact_bytes',
    title: 'valid, with JSON that changes if serialised again',
    expects: 'accept',
    requests: (samples) => {
      const event = samples.event();
      return [delivery(samples, event, { body: exactBytes(event) })];
    },
    advice:
      'The signature covers the bytes of the body. Verify the raw body, before any JSON parser runs: mount the webhook route before express.json(), or use an adapter of @rollbook/webhook-verify.',
  },
  {
    name: 'wrong_signature',
    title: 'signed with another secret',
    expects: 'reject',
    requests: (samples) => [delivery(samples, samples.event(), { secret: otherSecret() })],
    advice:
      'Anyone can send events to this receiver. Compute the HMAC of `<t>.<raw body>` with the signing secret, compare it in constant time with each v1 of Service-Signature, and respond with 400 if none matches.',
  },
  {
    name: 'changed_body',
    title: 'one byte of the body changed',
    expects: 'reject',
    requests: (samples) => {
      const { headers, body } = delivery(samples, samples.event());
      return [{ headers, body: body.replace('Thandi', 'Thandy') }];
    },
    advice: 'The signature is not compared with the body that was received. Compute it over the raw body.',
  },
  {
    name: 'missing_signature',
    title: 'no signature headers',
    expects: 'reject',
    requests: (samples) => {
      const { headers, body } = delivery(samples, samples.event());
      const unsigned = Object.entries(headers).filter(([name]) => !/signature$/i.test(name));
      return [{ headers: Object.fromEntries(unsigned), body }];
    },
    advice: 'A request without Service-Signature must be rejected like one with an invalid signature.',
  },
  {
    name: 'old_timestamp',
    title: 'timestamp 6 minutes old',
    expects: 'reject',
    requests: (samples) => [delivery(samples, samples.event(), { timestamp: now() - 6 * minute })],
    advice:
      'A recorded delivery can be sent again at any time. Reject a delivery if `t` of Service-Signature is more than 5 minutes from the current time.',
  },
  {
    name: 'future_timestamp',
    title: 'timestamp 6 minutes ahead',
    expects: 'reject',
    requests: (samples) => [delivery(samples, samples.event(), { timestamp: now() + 6 * minute })],
    advice: 'Compare the absolute difference between `t` and the current time with 5 minutes.',
  },
  {
    name: 'rotated_secret',
    title: 'two signatures, as during a rotation',
    expects: 'accept',
    requests: (samples) => [
      delivery(samples, samples.event(), { secret: [otherSecret(), samples.secret] }),
      delivery(samples, samples.event(), { secret: [samples.secret, otherSecret()] }),
    ],
    advice:
      'Service-Signature has one v1 for each secret in use: `t=…,v1=…,v1=…`. Accept a delivery if any of them matches.',
  },
  {
    name: 'duplicate',
    title: 'the same event twice',
    expects: 'accept',
    requests: (samples) => {
      const event = samples.event();
      return [delivery(samples, event), delivery(samples, event)];
    },
    advice: 'Respond with 2xx to an event that was handled already; otherwise it is sent again for 24 hours.',
    note: 'The responses cannot show whether the event was handled once. Check in your receiver that it deduplicates by the `id` of the event.',
  },
  {
    name: 'out_of_order',
    title: 'a newer event before an older one',
    expects: 'accept',
    requests: (samples) => {
      // The events of the cases after this one are newer still.
      const older = { ...samples.event(), created_at: new Date(Date.now() - 60_000).toISOString() };
      const newer = samples.event('learner.updated');
      return [delivery(samples, newer), delivery(samples, older)];
    },
    advice:
      'Events can arrive in any order. Respond with 2xx, and compare `updated_at` of the record or `created_at` of the event with what is stored.',
  },
  {
    name: 'unknown_type',
    title: 'an unknown event type',
    expects: 'accept',
    requests: (samples) => [delivery(samples, { ...samples.event(), type: 'example.happened' })],
    advice: 'New event types are added over time. Respond with 2xx to types that you do not know.',
  },
  {
    name: 'unknown_field',
    title: 'unknown fields',
    expects: 'accept',
    requests: (samples) => {
      const { data, ...event } = samples.event();
      return [delivery(samples, { ...event, data: { ...data, example_field: [1] }, example_field: {} })];
    },
    advice: 'New fields are added over time. Ignore fields that you do not know.',
  },
  {
    name: 'large_body',
    title: 'a body of 1,000,000 bytes',
    expects: 'accept',
    requests: (samples) => {
      const event = samples.event();
      return [delivery(samples, event, { body: largeBytes(event, 1_000_000) })];
    },
    advice:
      'Raise the maximum body size of the route, and of any proxy in front of it, to 1 MiB. The default of body parsers is often 100 kB.',
  },
  {
    name: 'unicode',
    title: 'names in several scripts, and emoji',
    expects: 'accept',
    requests: (samples) => {
      const event = samples.event();
      event.data.name = 'Zoë Ñandú Thị 陳大文 مثال דוגמה उदाहरण 👩🏽‍🏫 e\u0301 \u2028';
      return [delivery(samples, event)];
    },
    advice:
      'Compute the signature over the bytes of the body, which are UTF-8, not over text in another encoding.',
  },
  {
    name: 'get',
    title: 'GET and HEAD requests, as from a browser or a monitor',
    expects: 'respond',
    requests: () => [{ method: 'GET' }, { method: 'HEAD' }],
    advice: 'Respond to other methods with 404 or 405: a server error hides real failures.',
  },
];
