import { setTimeout as wait } from 'node:timers/promises';
import { type Rollbook, RollbookError } from '@rollbook/sdk';
import { checkReceiver, Deliverer } from '../delivery.ts';
import { withInterrupts } from '../interrupts.ts';
import { remoteClient } from '../remote.ts';
import { explain } from '../unreachable.ts';
import { EventFeed, endOfEvents } from './feed.ts';
import { ListenOutput } from './output.ts';
import { ListenState, listenSecret, stateFolder } from './state.ts';

export interface ListenOptions {
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
