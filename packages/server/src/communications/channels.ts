/** A channel on which copies leave the server. */
export type OutgoingChannel = 'email' | 'sms' | 'push' | 'letter';

/** A copy of a message for one recipient. */
export interface OutgoingCopy {
  /**
   * Its identifier (`rcp_…`), the same in every attempt. A provider that accepts an idempotency key should be sent this
   * one: if the server dies after it has sent a copy and before it has recorded that, the copy is sent again.
   */
  id: string;
  /** The message (`msg_…`). */
  messageId: string;
  schoolId: string;
  schoolName: string;
  channel: OutgoingChannel;
  /**
   * Where it is sent: an email address; a telephone number in E.164 format; for `push` the id of the guardian, learner or
   * staff member, whose devices your provider knows; for `letter` the lines of a postal address.
   */
  to: string;
  recipientName: string;
  /** The subject of an email; null on other channels. */
  subject: string | null;
  /** HTML for `email`, otherwise plain text. */
  body: string;
  /** Number of this attempt, starting at 1. */
  attempt: number;
}

/**
 * What became of an attempt. `sent`: the provider has accepted the copy. `bounced`: the address does not exist or rejects
 * the copy. `rejected`: the copy cannot be sent, to this address or at all. `retry`: it may succeed later.
 */
export type SendResult =
  | { status: 'sent' }
  | { status: 'bounced' | 'rejected'; detail: string }
  | { status: 'retry'; detail: string; afterMs?: number };

/** Sends copies on one channel. Pass yours to `createServer({ channels })`. */
export interface ChannelAdapter {
  /**
   * Sends one copy. It is called for several copies at the same time, never in a transaction, and for the same copy never
   * twice at the same time. An error that it throws counts as `retry`. An attempt that has not ended when `signal` is
   * aborted counts as `retry` too.
   */
  send(copy: OutgoingCopy, signal: AbortSignal): Promise<SendResult>;
  /** Number of copies that can be sent at the same time. The default is 10. */
  readonly concurrency?: number;
  /**
   * Throws if nothing can be sent at the moment, with the reason. It is called when a server starts, which reports the
   * result; without it, the server reports only that the channel is configured.
   */
  check?(): Promise<void>;
  /** Closes connections when the server closes. */
  close?(): Promise<void> | void;
}

/** The adapters of the channels. On a channel without one, copies of live schools get the status `not_configured`. */
export type Channels = Partial<Record<OutgoingChannel, ChannelAdapter>>;

export const outgoingChannels: readonly OutgoingChannel[] = ['email', 'sms', 'push', 'letter'];
