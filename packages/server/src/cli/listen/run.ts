import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Event, type Rollbook, RollbookError } from '@rollbook/sdk';
import type { AttemptResult } from '../../webhooks/sender/deliver.ts';
import { checkReceiver, Deliverer, failureOf, responseLines } from '../delivery.ts';
import { withInterrupts } from '../interrupts.ts';
import { type Line, line, paint, print, wrap } from '../output.ts';
import { writePrivate } from '../private-file.ts';
import { explain, remoteClient } from '../remote.ts';

interface Start {
  school: string;
  name: string;
  mode: string;
  secret: string;
  url: string;
  types: string[] | undefined;
  from: 'time' | 'previous' | 'now';
  at: string;
}

/** What `rollbook listen` prints: lines for people, or one JSON object per line. */
class ListenOutput {
  readonly #json: boolean;
  #succeeded = 0;
  #failed = 0;
  /** The time of the oldest event whose delivery failed. */
  #failedAt: string | undefined;

  constructor({ json = false }: { json?: boolean }) {
    this.#json = json;
  }

  started({ school, name, mode, secret, url, types, from, at }: Start): void {
    const { hostname } = new URL(url);
    const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost');
    const starts = {
      time: `events created after ${at}`,
      previous: `where the previous run ended (${at}); --since now skips what happened since`,
      now: 'new events',
    };
    this.#print(
      { kind: 'started', school_id: school, mode, forward_to: url, secret, events: types ?? ['*'], from, at },
      [
        `Forwarding events of ${name} (${mode} mode) to ${url}`,
        '',
        `  Signing secret  ${secret}`,
        '                  the same in every run: set it in your receiver',
        `  Events          ${types?.join(', ') ?? 'all types'}`,
        `  Starting with   ${starts[from]}`,
        ...(isLocal
          ? []
          : [
              paint(
                'yellow',
                `  ${hostname} is not this machine: the events are sent to it over the network.`,
              ),
            ]),
        '',
        'Press Ctrl-C to stop.',
        '',
      ],
    );
  }

  delivered(event: Event, result: AttemptResult & { deliveryId: string }): void {
    const { ok, status, body, error, timings, deliveryId } = result;
    if (ok) this.#succeeded += 1;
    else {
      this.#failed += 1;
      if (this.#failedAt === undefined || event.created_at < this.#failedAt)
        this.#failedAt = event.created_at;
    }
    const ms = Math.round(timings.totalMs);
    const shownStatus = paint(ok ? 'green' : 'red', String(status ?? 'ERR').padEnd(3));
    const columns = line`${timeOfDay()} ${event.type.padEnd(26)} ${event.id} ${shownStatus} ${`${ms} ms`.padStart(7)}`;
    this.#print(
      {
        kind: 'delivery',
        event_id: event.id,
        event_type: event.type,
        created_at: event.created_at,
        delivery_id: deliveryId,
        ok,
        status,
        error,
        ms,
        response_body: body,
      },
      [columns, ...(ok ? [] : wrap(failureOf(result), 9)), ...responseLines(result, 9)],
    );
  }

  disconnected(error: Error): void {
    this.#notice('disconnected', `The server cannot be read (${error.message}). Trying again until it can …`);
  }

  connected(): void {
    this.#notice('connected', 'The server can be read again.');
  }

  unknownPosition(at: string): void {
    this.#notice(
      'position_unknown',
      `The server does not know the event after which this run continues: its data was replaced or deleted. Continuing with events created after ${at}.`,
    );
  }

  ended(): void {
    const since =
      this.#failedAt === undefined ? null : new Date(Date.parse(this.#failedAt) - 1).toISOString();
    this.#print({ kind: 'ended', succeeded: this.#succeeded, failed: this.#failed, since }, [
      '',
      `${this.#succeeded} delivered, ${this.#failed} failed`,
      ...(since === null ? [] : [`Send them again, from the first that failed: --since ${since}`]),
    ]);
  }

  #notice(kind: string, message: string): void {
    this.#print({ kind, message }, [`${timeOfDay()} ${message}`]);
  }

  #print(result: Record<string, unknown>, lines: readonly (string | Line)[]): void {
    print(result, { json: this.#json }, lines);
  }
}

const timeOfDay = (): string => new Date().toTimeString().slice(0, 8);

/** Where a feed continues. */
interface FeedPosition {
  /** The event after which the feed continues; null to begin at `since`. */
  after: string | null;
  /** Only events created after this time, while `after` is null. */
  since: string | null;
}

const pageSize = 100;

/**
 * Reads the events of a school, oldest first, each once. The ids of events increase in the order in which the changes were
 * committed, so nothing comes before an event that was read.
 */
export class EventFeed {
  readonly #client: Rollbook;
  #position: FeedPosition;

  constructor(client: Rollbook, { after, since }: FeedPosition) {
    this.#client = client;
    this.#position = { after, since };
  }

  get position(): FeedPosition {
    return this.#position;
  }

  /** The events that have not been handled. Each has to be handled before the next one is read. */
  async *poll(signal: AbortSignal): AsyncGenerator<Event> {
    const { after, since } = this.#position;
    const from = after === null ? createdAfter(since) : { starting_after: after };
    yield* this.#client.events.list({ limit: pageSize, order: 'asc', ...from }, { signal });
  }

  handled(id: string): void {
    this.#position = { after: id, since: null };
  }

  /** Continues by time: the server does not know the event after which the feed would continue. */
  restartAt(time: string | null): void {
    this.#position = { after: null, since: time };
  }
}

const createdAfter = (time: string | null) => (time === null ? {} : { created_after: time });

/** The position from which only new events are read. */
export async function endOfEvents(client: Rollbook): Promise<FeedPosition> {
  const { data } = await client.events.list({ limit: 1, order: 'desc' });
  return { after: data[0]?.id ?? null, since: null };
}

/** The folder for what the commands remember between runs. */
const stateFolder = (): string =>
  join(
    process.env.XDG_STATE_HOME ??
      (process.platform === 'win32' ? process.env.LOCALAPPDATA : undefined) ??
      join(homedir(), '.local', 'state'),
    'rollbook',
  );

const nameOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);

function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writePrivate(path, text);
}

/** The signing secret for events of a school; the same in every run on this machine. */
function listenSecret(folder: string, server: string, school: string): string {
  const path = join(folder, `secret-${nameOf(server, school)}`);
  if (!existsSync(path)) writeWhole(path, `whsec_${randomBytes(32).toString('base64')}`);
  return readFileSync(path, 'utf8').trim();
}

/**
 * Where a run continues that forwards the events of a school to a URL. The first line of the file is the position; each
 * further line is the id of an event that was handled since it was written, so that recording one is a single append.
 */
class ListenState {
  readonly #path: string;
  readonly position: (FeedPosition & { at: string }) | undefined;

  constructor(folder: string, server: string, school: string, forwardTo: string) {
    this.#path = join(folder, `listen-${nameOf(server, school, forwardTo)}`);
    this.position = existsSync(this.#path) ? parse(readFileSync(this.#path, 'utf8')) : undefined;
  }

  handled(id: string): void {
    appendFileSync(this.#path, `${id}\n`);
  }

  /** `at` is the time of the newest event that was handled, or of the start. */
  save(position: FeedPosition, at: string): void {
    writeWhole(this.#path, `${JSON.stringify({ ...position, at })}\n`);
  }
}

function parse(text: string): ListenState['position'] {
  const [first = '', ...ids] = text.split('\n').filter(Boolean);
  const { after, since, at } = JSON.parse(first) as FeedPosition & { at: string };
  return { after: ids.at(-1) ?? after, since, at };
}

interface ListenOptions {
  forwardTo: string;
  events?: string[];
  since?: string;
  server?: string;
  json?: boolean;
}

const pollEveryMs = 500;
const longestWaitMs = 30_000;

/** Forwards events until the process is asked to stop. */
export async function listen(options: ListenOptions): Promise<void> {
  const { client, baseUrl } = remoteClient(options, { maxRetries: 0 });
  const url = options.forwardTo;
  checkReceiver(url);
  try {
    const { id: school, name, mode } = await client.school.get();
    const secret = listenSecret(stateFolder(), baseUrl, school);
    const state = new ListenState(stateFolder(), baseUrl, school, url);
    const position = await startOf(client, state, options.since);
    const output = new ListenOutput(options);
    output.started({ school, name, mode, secret, url, types: options.events, ...position });
    const deliverer = new Deliverer(url, secret);
    const feed = new EventFeed(client, position);
    state.save(feed.position, position.at);
    await withInterrupts((signal) =>
      forward({ feed, state, deliverer, output, options, signal, at: position.at, failures: 0 }),
    ).finally(() => deliverer.close());
    output.ended();
  } catch (error) {
    throw explain(error, baseUrl);
  }
}

/** Where to begin: at the time that was asked for, where the previous run ended, or with new events. */
async function startOf(client: Rollbook, state: ListenState, since: string | undefined) {
  if (since !== undefined && since !== 'now') return { after: null, since, at: since, from: 'time' as const };
  if (since === undefined && state.position) return { ...state.position, from: 'previous' as const };
  const end = await endOfEvents(client);
  return { ...end, at: new Date().toISOString(), from: 'now' as const };
}

interface Work {
  feed: EventFeed;
  state: ListenState;
  deliverer: Deliverer;
  output: ListenOutput;
  options: ListenOptions;
  signal: AbortSignal;
  /** The time of the newest event that was handled, or of the start. */
  at: string;
  /** Number of attempts to read the server that have failed since the last successful one. */
  failures: number;
}

async function forward(work: Work): Promise<void> {
  const { feed, output, signal } = work;
  while (!signal.aborted) {
    try {
      await forwardNew(work);
      connected(work);
      await wait(pollEveryMs, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RollbookError && error.code === 'invalid_cursor') {
        output.unknownPosition(work.at);
        feed.restartAt(work.at);
        continue;
      }
      if (!isTemporary(error)) throw error;
      if (work.failures === 0) output.disconnected(error);
      const backoff = Math.min(longestWaitMs, pollEveryMs * 2 ** work.failures++);
      await wait(error.retryAfterMs ?? backoff, undefined, { signal }).catch(() => {});
    }
  }
}

/** Whether the server, or the way to it, may be back later. */
const isTemporary = (error: unknown): error is RollbookError =>
  error instanceof RollbookError &&
  (error.status === undefined
    ? error.code !== 'aborted'
    : error.status >= 500 || [408, 429].includes(error.status));

/** The server was read: if it could not be read before, this is said before the events that it had meanwhile. */
function connected(work: Work): void {
  if (work.failures > 0) work.output.connected();
  work.failures = 0;
}

async function forwardNew(work: Work): Promise<void> {
  const { feed, state, deliverer, output, options, signal } = work;
  let handled = 0;
  for await (const event of feed.poll(signal)) {
    connected(work);
    if (options.events === undefined || options.events.includes(event.type))
      output.delivered(event, await deliverer.deliver(event));
    feed.handled(event.id);
    state.handled(event.id);
    handled += 1;
    if (event.created_at > work.at) work.at = event.created_at;
    // An event that is being delivered is completed: whether it was received would otherwise be unknown.
    if (signal.aborted) break;
  }
  if (handled > 0) state.save(feed.position, work.at);
}
