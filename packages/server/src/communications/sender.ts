import type { UnitsOfWork } from '../core/unit-of-work.ts';
import type { DataKeys } from '../crypto/data-keys.ts';
import type { Database } from '../db/database.ts';
import { rowsParameter } from '../db/rows.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import type { Lease } from '../webhooks/engine/lease.ts';
import { masked } from './addresses.ts';
import type { ChannelAdapter, OutgoingChannel, SendResult } from './channels.ts';
import { claim, claimedCopies, releaseAbandoned, unclaim, workOf } from './copy-queries.ts';
import { loadCopies, type ReadyCopy } from './load.ts';
import { Outcomes } from './outcomes.ts';

const claimedAtOnce = 50;
const defaultConcurrency = 10;

export interface SenderParts {
  db: Database;
  clock: Clock;
  dataKeys: DataKeys;
  works: UnitsOfWork;
  lease: Lease;
  channel: OutgoingChannel;
  /** Sends the copies of live schools; undefined if the channel is not configured. */
  adapter: ChannelAdapter | undefined;
  /** Simulates sending those of test schools. */
  testAdapter: ChannelAdapter;
  timeoutMs: number;
  /** Called when outcomes were recorded: messages may be finished. */
  onSettled: () => void;
  /** Called with the number of copies that were not sent because the channel is not configured. */
  onNotConfigured: (copies: number) => void;
  onError: (error: unknown) => void;
}

/** Sends the due copies of one channel. */
export class CopySender implements Job {
  readonly #parts: SenderParts;
  readonly #outcomes: Outcomes;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#outcomes = new Outcomes(parts, parts.lease.owner);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock, lease, channel, onSettled } = this.#parts;
    // What was sent and could not be recorded is recorded first: otherwise it would be sent again.
    await this.#outcomes.flush();
    const now = iso(clock.now());
    const found = await db.first(workOf, { channel, now, owner: lease.owner });
    if (found?.abandoned) await db.transact((tx) => tx.run(releaseAbandoned, { owner: lease.owner }));
    else if (!found?.due) return false;
    await lease.ensure();
    const due = { channel, now, limit: claimedAtOnce, owner: lease.owner };
    const claimed = await db.transact((tx) => tx.all(claim, due));
    if (claimed.length === 0) return false;
    const rows = rowsParameter(claimed.map(({ school_id: school, id }) => ({ school, id })));
    const copies = await loadCopies(this.#parts, await db.all(claimedCopies, { rows, owner: lease.owner }));
    const waiting = copies.flatMap(({ suppressed, ...copy }) => {
      if (!suppressed) return [copy];
      this.#outcomes.suppress(copy, suppressed);
      return [];
    });
    // Each has its own adapter, and its own number of copies that can be sent at the same time.
    const byMode = [waiting.filter(isLive), waiting.filter((copy) => !isLive(copy))];
    for (const own of byMode) await this.#sendAll(own, stopping);
    await this.#outcomes.flush();
    const left = byMode.flat();
    if (left.length > 0) await this.#release(left);
    onSettled();
    return !stopping.aborted;
  }

  /** Sends copies of one mode, several at a time, and takes each from the list when it begins. */
  async #sendAll(waiting: ReadyCopy[], stopping: AbortSignal): Promise<void> {
    const { lease, onError, channel, onNotConfigured } = this.#parts;
    const [first] = waiting;
    if (!first) return;
    const adapter = this.#adapterOf(first);
    if (!adapter) {
      onNotConfigured(waiting.length);
      for (const copy of waiting.splice(0)) this.#outcomes.notConfigured(copy, channel);
      return;
    }
    const { concurrency = defaultConcurrency } = adapter;
    const lane = async () => {
      while (waiting.length > 0 && !stopping.aborted) {
        // So that the attempt ends before another process can take the copy over.
        await lease.ensure();
        const copy = waiting.shift();
        if (!copy) return;
        this.#outcomes.add(copy, withoutAddress(copy, await this.#attempt(adapter, copy)));
        await this.#outcomes.flush().catch(onError);
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, concurrency) }, lane));
    for (const result of lanes) if (result.status === 'rejected') onError(result.reason);
  }

  async #attempt(adapter: ChannelAdapter, { outgoing }: ReadyCopy): Promise<SendResult> {
    const { timeoutMs, onError } = this.#parts;
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<SendResult>((resolve) => {
      signal.addEventListener('abort', () =>
        resolve({ status: 'retry', detail: `The attempt took longer than ${timeoutMs} ms.` }),
      );
    });
    try {
      return await Promise.race([adapter.send(outgoing, signal), late]);
    } catch (error) {
      onError(new Error(`The adapter of the channel ${outgoing.channel} failed`, { cause: error }));
      return { status: 'retry', detail: 'The adapter of the channel failed. See the log of the server.' };
    }
  }

  #adapterOf(copy: ReadyCopy): ChannelAdapter | undefined {
    const { adapter, testAdapter } = this.#parts;
    return isLive(copy) ? adapter : testAdapter;
  }

  /** Releases copies that were claimed and have certainly not been sent. */
  async #release(copies: readonly ReadyCopy[]): Promise<void> {
    const { db, lease } = this.#parts;
    const rows = rowsParameter(copies.map(({ school, id }) => ({ school, id })));
    await db.transact((tx) => tx.run(unclaim, { rows, owner: lease.owner }));
  }
}

const isLive = ({ mode }: ReadyCopy): boolean => mode === 'live';

/** Providers repeat the address in their responses, which are stored and shown. */
function withoutAddress({ outgoing: { channel, to } }: ReadyCopy, result: SendResult): SendResult {
  if (result.status === 'sent') return result;
  return { ...result, detail: result.detail.replaceAll(to, masked(channel, to)) };
}
