import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookWithSecret } from '@rollbook/sdk';
import { type CreateServerOptions, ManualClock } from '@rollbook/server';
import { check, type Secret } from '@rollbook/webhook-verify/node';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { type Started, startServer } from './server.ts';

/** A delivery as it came over the wire. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  deliveryId: string;
  event: Envelope;
}

export interface Envelope {
  id: string;
  type: string;
  version: string;
  created_at: string;
  school_id: string;
  data: Record<string, unknown>;
}

/** The response to a request: a status, more of a response, nothing ever, or whatever a function writes. */
export type Answer =
  | number
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'never'
  | ((response: ServerResponse, received: Received) => void);

interface Waiting {
  count: number;
  resolve: () => void;
}

/** A receiver on loopback that keeps what it gets and responds as configured; by default with 204. */
export class Receiver {
  readonly received: Received[] = [];
  /** Responds to every request for which no response was queued. */
  otherwise: Answer = 204;
  /** The most requests that were unanswered at one time. */
  mostOpen = 0;
  #open = 0;
  readonly #queued: Answer[] = [];
  #waiting: Waiting[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      const chunks: Buffer[] = [];
      this.mostOpen = Math.max(this.mostOpen, ++this.#open);
      response.once('close', () => this.#open--);
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        this.#take(Buffer.concat(chunks), request.url ?? '', request.headers, response),
      );
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hooks`;
  }

  /** Queues responses, one for each of the next requests. */
  answers(...answers: Answer[]): this {
    this.#queued.push(...answers);
    return this;
  }

  /** The n-th delivery, counted from 1, as soon as it is there. */
  async nth(count: number): Promise<Received> {
    if (this.received.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }));
    }
    return this.at(count);
  }

  /** The n-th delivery, counted from 1; throws when it has not come. */
  at(count: number): Received {
    const received = this.received[count - 1];
    if (!received) throw new Error(`${this.received.length} deliveries have come, not ${count}`);
    return received;
  }

  /** Ids of the events that came, in order and with repetitions. */
  get eventIds(): string[] {
    return this.received.map(({ event }) => event.id);
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #take(body: Buffer, path: string, headers: IncomingHttpHeaders, response: ServerResponse): void {
    const event = JSON.parse(body.toString()) as Envelope;
    const received = { path, headers, body, deliveryId: String(headers['service-delivery']), event };
    this.received.push(received);
    respond(this.#queued.shift() ?? this.otherwise, response, received);
    for (const { count, resolve } of this.#waiting) if (this.received.length >= count) resolve();
    this.#waiting = this.#waiting.filter(({ count }) => this.received.length < count);
  }
}

function respond(answer: Answer, response: ServerResponse, received: Received): void {
  if (answer === 'never') return;
  if (typeof answer === 'function') {
    answer(response, received);
    return;
  }
  const { status, headers = {}, body = '' } = typeof answer === 'number' ? { status: answer } : answer;
  response.writeHead(status, headers).end(body);
}

/** A receiver that ends with the test. */
export async function startReceiver(): Promise<Receiver> {
  const receiver = new Receiver();
  await receiver.listen();
  onTestFinished(() => receiver.close());
  return receiver;
}

/** What the verifier says of a delivery: the event, or the code of its refusal. */
export function verdict(received: Received, secret: Secret, nowMs = Date.now()): Envelope | string {
  const { body, headers } = received;
  const result = check({ body, headers, secret, now: new Date(nowMs) });
  return result.ok ? (result.event as Envelope) : result.code;
}

export interface Hooked extends Started {
  clock: ManualClock;
  receiver: Receiver;
  /** The receiver as an endpoint of the test school, subscribed to everything. */
  endpoint: WebhookWithSecret;
}

/** A server on a clock that stands still, with one endpoint. */
export async function startHooked(
  open: () => Promise<TestDatabase>,
  options: CreateServerOptions = {},
): Promise<Hooked> {
  const clock = new ManualClock('2026-11-21T08:00:00.000Z');
  const started = await startServer(open, { worker: true, clock, ...options });
  const receiver = await startReceiver();
  const endpoint = await started.client.webhooks.create({ url: receiver.url, events: ['*'] });
  return { ...started, clock, receiver, endpoint };
}

/** Makes a change and gives the id of its event, once what is due has been sent unless `drain` is false. */
export async function createLearner(
  { client, server }: Started,
  { drain = true }: { drain?: boolean } = {},
): Promise<string> {
  const { id } = await client.learners.create({ name: 'Thandi Example' });
  if (drain) await server.drainDeliveries();
  const { data } = await client.events.list({ resource_id: id });
  return data[0]?.id ?? '';
}
