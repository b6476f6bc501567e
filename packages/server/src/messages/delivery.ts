import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DataKeys } from '../crypto/data-keys.ts';
import type { Clock } from '../lib/clock.ts';
import { Jobs } from '../lib/jobs.ts';
import { Lease } from '../queue/lease.ts';
import type { Database } from '../sql/database.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import {
  type ChannelAdapter,
  type Channels,
  masked,
  type OutgoingChannel,
  outgoingChannels,
  type SendResult,
} from './channels.ts';
import { CopySender, type SenderParts } from './sender.ts';

/**
 * The adapter of all channels of test schools, which simulates sending: nothing leaves the server. Copies are logged, with
 * masked addresses and without their texts.
 */
const outbox = (log: Logger): ChannelAdapter => ({
  concurrency: 100,
  send: async ({ id, messageId, schoolId, channel, to }) => {
    log.info(
      { school: schoolId, message: messageId, recipient: id, channel, to: masked(channel, to) },
      'simulated sending of a message of a test school',
    );
    return { status: 'sent' };
  },
});

const manyInARow = 5;

/** Follows the attempts on a channel, and writes to the log that it fails, and that it works again. */
function follow(
  channel: OutgoingChannel,
  log: Logger,
  onAttempt: MessageDeliveryParts['onAttempt'],
): (result: SendResult) => void {
  let failed = 0;
  return (result) => {
    onAttempt?.(channel, result.status);
    if (result.status === 'retry' && ++failed === manyInARow)
      log.warn({ channel, reason: result.detail }, 'copies of messages cannot be sent, and wait');
    if (result.status !== 'sent') return;
    if (failed >= manyInARow) log.info({ channel }, 'copies of messages are sent again');
    failed = 0;
  };
}

/** An attempt that takes longer counts as failed. */
const timeoutMs = 60_000;

/** A server that closes does not wait longer for an adapter. */
const longestCloseMs = 5000;

export interface MessageDeliveryParts {
  db: Database;
  clock: Clock;
  dataKeys: DataKeys;
  unsubscribeUrl: SenderParts['unsubscribeUrl'];
  works: UnitsOfWork;
  log: Logger;
  /** Distinguishes the processes of a machine. */
  processId: string;
  channels: Channels;
  /** Called with the result of each attempt to send a copy of a live school. */
  onAttempt: ((channel: OutgoingChannel, outcome: SendResult['status']) => void) | undefined;
  onSettled: () => void;
  onError: (error: unknown) => void;
}

/** Sends the copies of messages. Channels are independent: one that does not respond does not delay the others. */
export class MessageDelivery {
  readonly #lease: Lease;
  readonly #channels: Channels;
  readonly #senders: readonly Jobs[];
  readonly #onError: (error: unknown) => void;
  #isRunning = false;

  constructor(parts: MessageDeliveryParts) {
    const { db, log, processId, channels, onAttempt, onError } = parts;
    this.#lease = new Lease(db, processId, timeoutMs);
    this.#channels = channels;
    this.#onError = onError;
    const testAdapter = outbox(log);
    this.#senders = outgoingChannels.map((channel) => {
      const sender = new CopySender({
        ...parts,
        lease: this.#lease,
        channel,
        adapter: channels[channel],
        testAdapter,
        timeoutMs,
        onResult: follow(channel, log, onAttempt),
        onNotConfigured: (copies) =>
          log.warn({ channel, copies }, 'messages were not sent: the channel is not configured'),
      });
      return new Jobs([sender], onError);
    });
  }

  async start(everyMs: number): Promise<void> {
    await this.#lease.expireTheDead();
    this.#isRunning = true;
    for (const sender of this.#senders) sender.start(everyMs);
  }

  wake(): void {
    if (this.#isRunning) for (const sender of this.#senders) sender.wake();
  }

  /** Resolves when no copy is due. */
  async drain(): Promise<void> {
    await Promise.all(this.#senders.map((sender) => sender.drain()));
  }

  /** Finishes the attempts in progress. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#senders.map((sender) => sender.stop()));
    await this.#lease.end();
    await Promise.all(outgoingChannels.map((channel) => this.#close(channel)));
  }

  /** One that fails, or does not end, does not keep the others open. */
  async #close(channel: OutgoingChannel): Promise<void> {
    const waiting = new AbortController();
    try {
      const closed = Promise.resolve(this.#channels[channel]?.close?.()).then(() => true);
      const late = setTimeout(longestCloseMs, false, { signal: waiting.signal });
      if (await Promise.race([closed, late])) return;
      throw new Error(`The adapter of the channel ${channel} has not closed within ${longestCloseMs} ms.`);
    } catch (error) {
      this.#onError(error);
    } finally {
      waiting.abort();
    }
  }
}
