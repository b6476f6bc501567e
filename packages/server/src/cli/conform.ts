import { randomBytes } from 'node:crypto';
import { sign } from '@rollbook/webhook-verify/node';
import { documentedSchema } from '../contract/document.ts';
import type { SchemaName } from '../contract/schemas.ts';
import type { EventType } from '../contract/versions/index.ts';
import { events, versions } from '../generated/operations.ts';
import { systemClock } from '../lib/clock.ts';
import { Ids } from '../lib/ids.ts';
import { checkReceiver, Deliverer, failureOf, responseLines } from './delivery.ts';
import { exitCodes, type Line, line, paint, print, printLines, wrap } from './output.ts';
import { readSecret } from './remote.ts';

/** An event as it is sent. */
export interface Envelope {
  id: string;
  type: string;
  version: string;
  created_at: string;
  school_id: string;
  data: Record<string, unknown>;
  [field: string]: unknown;
}

/** Events with the examples of the document as their data, each with an id of its own. */
export class Samples {
  readonly secret: string;
  readonly #ids = new Ids(systemClock);
  readonly #school = this.id('sch');

  constructor(secret: string) {
    this.secret = secret;
  }

  id(prefix: string): string {
    return this.#ids.next(prefix);
  }

  event(type: EventType = 'learner.created'): Envelope {
    const schema: SchemaName = events[type].data;
    // An example of the document has the type of its schema.
    const data = structuredClone(documentedSchema(schema).example) as Record<string, unknown>;
    return {
      id: this.id('evt'),
      type,
      version: versions[versions.length - 1] ?? '',
      created_at: new Date().toISOString(),
      school_id: this.#school,
      data: { ...data, name: 'Thandi Example', updated_at: new Date().toISOString() },
    };
  }
}

/** The same event in bytes that a JSON parser and serialiser do not reproduce. */
function exactBytes(event: Envelope): string {
  const fields = '{"10": 1.50, "9": 2e2, "caf\\u00e9": "a\\/b"}';
  return JSON.stringify({ ...event, data: { ...event.data, metadata: 'METADATA' } }, null, 1).replace(
    '"METADATA"',
    fields,
  );
}

/** The same event with a text that makes its body this long. */
function largeBytes(event: Envelope, bytes: number): string {
  const withText = (text: string) =>
    JSON.stringify({ ...event, data: { ...event.data, metadata: { text } } });
  return withText('x'.repeat(bytes - Buffer.byteLength(withText(''))));
}

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
const cases: readonly Case[] = [
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
    title: 'GET and HEAD, as from a browser or a monitor',
    expects: 'respond',
    requests: () => [{ method: 'GET' }, { method: 'HEAD' }],
    advice: 'Respond to other methods with 404 or 405: a server error hides real failures.',
  },
];

export interface CaseResponse {
  /** Null if there was no response; `error` is the reason. */
  status: number | null;
  error: string | null;
  /** At most the first 4,096 bytes. */
  body: string | null;
  ms: number;
}

export interface CaseResult {
  case: string;
  title: string;
  result: 'passed' | 'warning' | 'failed' | 'not_run';
  expected: string;
  responses: CaseResponse[];
  /** What is wrong and what to do about it. */
  advice: string | null;
  note: string | null;
}

const slowMs = 1000;
const timeoutMs = 10_000;

const expected: Record<Expectation, string> = { accept: '2xx', reject: '4xx', respond: 'not 5xx' };

/**
 * Sends the cases one after the other. If the first, a valid delivery, is not accepted, the others are not sent: their
 * responses would say nothing about what they test.
 */
async function* conform(url: string, secret: string): AsyncGenerator<CaseResult> {
  const deliverer = new Deliverer(url, secret);
  const samples = new Samples(secret);
  let accepts = true;
  try {
    for (const each of cases) {
      const responses: CaseResponse[] = [];
      if (accepts)
        for (const request of each.requests(samples)) responses.push(await send(deliverer, url, request));
      const result = judge(each, responses);
      yield result;
      if (each === cases[0]) accepts = result.result !== 'failed';
    }
  } finally {
    await deliverer.close();
  }
}

async function send(deliverer: Deliverer, url: string, request: CaseRequest): Promise<CaseResponse> {
  if ('method' in request) return visit(url, request.method);
  const result = await deliverer.post(request.headers, request.body);
  const { ok, status, error, body, timings } = result;
  const failed = !ok && error !== 'http_status' && error !== 'redirect';
  return {
    status: failed ? null : status,
    error: failed ? failureOf(result) : null,
    body,
    ms: Math.round(timings.totalMs),
  };
}

async function visit(url: string, method: 'GET' | 'HEAD'): Promise<CaseResponse> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return { status: response.status, error: null, body: null, ms: ms() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return {
      status: null,
      error: name === 'TimeoutError' ? 'no complete response within 10 s' : 'no valid response',
      body: null,
      ms: ms(),
    };
  }
}

function judge({ name, title, expects, advice, note }: Case, responses: CaseResponse[]): CaseResult {
  const result = { case: name, title, expected: expected[expects], responses, note: note ?? null };
  if (responses.length === 0) return { ...result, result: 'not_run', advice: null, note: null };
  const verdicts = responses.map((response) => verdictOf(expects, response, advice));
  const worst =
    verdicts.find((verdict) => verdict.result === 'failed') ??
    verdicts.find((verdict) => verdict.result === 'warning');
  return { ...result, result: worst?.result ?? 'passed', advice: worst?.advice ?? null };
}

const nothing = (error: string): string => `Nothing was received: ${error}.`;

/** Statuses that say more than the case that was sent. */
const statusAdvice: Record<number, string> = {
  401: 'Something in front of the receiver requires a login. Deliveries are authenticated by their signature: exempt this path.',
  403: 'Something in front of the receiver, such as a firewall or CSRF protection, rejects POST requests without a session. Exempt this path.',
  404: 'There is no receiver at this path. Check the path of the URL, and that the route accepts POST.',
  405: 'The route at this path does not accept POST.',
};

const adviceOn = (status: number | null, advice: string): string => statusAdvice[status ?? 0] ?? advice;

type Verdict = Pick<CaseResult, 'result' | 'advice'>;

function verdictOf(expects: Expectation, { status, error, ms }: CaseResponse, advice: string): Verdict {
  const kind = status === null ? 0 : Math.floor(status / 100);
  if (expects === 'accept') {
    if (kind === 3)
      return { result: 'failed', advice: 'Redirects are not followed: register the final URL.' };
    if (kind !== 2)
      return { result: 'failed', advice: error === null ? adviceOn(status, advice) : nothing(error) };
    if (ms > slowMs)
      return {
        result: 'warning',
        advice:
          'Slow: after 10 s the delivery fails and is sent again. Store the event, respond, and handle it afterwards.',
      };
    return { result: 'passed', advice: null };
  }
  if (expects === 'reject' && kind === 2) return { result: 'failed', advice };
  if (kind === 4 || (expects === 'respond' && (kind === 2 || kind === 3)))
    return { result: 'passed', advice: null };
  if (expects === 'respond') return { result: 'warning', advice };
  const with400 = 'Respond with 400, so that forged requests are not mistaken for failures of the receiver.';
  return {
    result: 'warning',
    advice: `${error === null ? 'The request was rejected, but not with 4xx.' : nothing(error)} ${with400}`,
  };
}

const labels: Record<CaseResult['result'], string | Line> = {
  passed: paint('green', 'ok  '),
  warning: paint('yellow', 'warn'),
  failed: paint('red', 'FAIL'),
  not_run: '-   ',
};

/** Of the longest title, and two blanks. */
const titleWidth = 51;

/** Plays a receiver every case, and reports each as soon as it is known. */
export async function conformCommand(
  url: string,
  options: { secret?: string; json?: boolean },
): Promise<void> {
  const secret = readSecret(options);
  checkReceiver(url);
  const show = (lines: (string | Line)[]) => {
    if (!options.json) printLines(lines);
  };
  show([`Conformance of ${url}`, '', `      ${'case'.padEnd(titleWidth)}expected  received`]);
  const results: CaseResult[] = [];
  for await (const result of conform(url, secret)) {
    results.push(result);
    show(linesOf(result));
  }
  const count = (result: CaseResult['result']) => results.filter((one) => one.result === result).length;
  const counts = {
    passed: count('passed'),
    warnings: count('warning'),
    failed: count('failed'),
    not_run: count('not_run'),
  };
  const summary = `${counts.passed} passed, ${counts.warnings} warnings, ${counts.failed} failed`;
  print({ url, ok: counts.failed === 0, ...counts, cases: results }, options, [
    '',
    counts.not_run > 0 ? `${summary}, ${counts.not_run} not sent` : summary,
  ]);
  if (counts.failed > 0) process.exitCode = exitCodes.failed;
}

function linesOf({ result, title, expected, responses, advice, note }: CaseResult): (string | Line)[] {
  const received = responses.map(({ status, ms }) => (status === null ? 'none' : `${status} (${ms} ms)`));
  const shown =
    [...new Set(responses.map(({ status }) => status))].length === 1 ? received.slice(0, 1) : received;
  return [
    line`${labels[result]}  ${title.padEnd(titleWidth)}${`${expected.padEnd(10)}${shown.join(', ')}`.trimEnd()}`,
    ...(advice === null ? [] : wrap(advice, 6)),
    ...(result === 'failed' ? responses.slice(0, 1).flatMap((response) => responseLines(response, 6)) : []),
    ...(note === null ? [] : wrap(`Note: ${note}`, 6)),
  ];
}
