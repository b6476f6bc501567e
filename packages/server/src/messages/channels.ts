import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { oneLine } from './text.ts';

/** A channel on which copies leave the server. */
export type OutgoingChannel = 'email' | 'sms' | 'push' | 'letter';

/** A logo: its file in base64, and its size in pixels. */
export interface LogoOfCopy {
  mediaType: 'image/png' | 'image/jpeg';
  data: string;
  width: number;
  height: number;
}

/** What emails show of the school that sends them. */
export interface SenderOfCopy {
  /** Its address on one line. */
  address: string | null;
  /** The address to which recipients reply; null if it has none of its own. */
  replyTo: string | null;
  /** BCP 47 tag. */
  locale: string;
  logo: LogoOfCopy | null;
}

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
  /**
   * HTML for `email`, otherwise plain text. `await emailOf(copy)` returns the whole email, with the letterhead of the school, its
   * text as plain text, and the headers with which a recipient unsubscribes.
   */
  body: string;
  sender: SenderOfCopy;
  /**
   * Where the recipient unsubscribes from emails of this kind; null on other channels, and for recipients who cannot. A
   * `POST` to it unsubscribes (RFC 8058); a `GET` is a page that asks.
   */
  unsubscribeUrl: string | null;
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
  | { status: 'retry'; detail: string; afterMs?: number | undefined };

const sendResult: z.ZodType<SendResult> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sent') }),
  z.object({ status: z.enum(['bounced', 'rejected']), detail: z.string() }),
  z.object({
    status: z.literal('retry'),
    detail: z.string(),
    afterMs: z.number().min(0).max(1e10).optional(),
  }),
]);

/** Sends a copy with an adapter. Throws if the adapter does, and if it returns something else than a result. */
export async function sendWith(
  adapter: ChannelAdapter,
  copy: OutgoingCopy,
  signal: AbortSignal,
): Promise<SendResult> {
  const { data, error } = sendResult.safeParse(await adapter.send(copy, signal));
  if (data) return data;
  throw new TypeError(
    `The adapter of the channel ${copy.channel} must return { status: 'sent' }, or one of 'bounced', 'rejected' and 'retry' with a detail. ${z.prettifyError(error)}`,
  );
}

/** Sends copies on one channel. Pass yours to `createServer({ channels })`. */
export interface ChannelAdapter {
  /**
   * Sends one copy. It is called for several copies at the same time, never in a transaction, and for the same copy never
   * twice at the same time. An error that it throws, and a result that is none, count as `retry`. An attempt that has not
   * ended when `signal` is aborted counts as `retry` too.
   */
  send(copy: OutgoingCopy, signal: AbortSignal): Promise<SendResult>;
  /** Number of copies that can be sent at the same time, at least 1. The default is 10. */
  readonly concurrency?: number | undefined;
  /**
   * Throws if nothing can be sent at the moment, with the reason. It is called when a server starts, which reports the
   * result; without it, the server reports only that the channel is configured.
   */
  check?: (() => Promise<void>) | undefined;
  /** Closes connections when the server closes, within five seconds. */
  close?: (() => Promise<void> | void) | undefined;
}

/** The adapters of the channels. On a channel without one, copies of live schools get the status `not_configured`. */
export type Channels = { [Channel in OutgoingChannel]?: ChannelAdapter | undefined };

export const outgoingChannels: readonly OutgoingChannel[] = ['email', 'sms', 'push', 'letter'];

/**
 * Whether copies of live schools can be sent on a channel. `working`: the adapter could reach its provider. `failing`: it
 * could not; copies are sent later. `configured`: the adapter has no check. `not_configured`: there is no adapter.
 */
export interface ChannelReport {
  status: 'working' | 'failing' | 'configured' | 'not_configured';
  /** Why the channel is failing. */
  detail: string | null;
}

export type ChannelReports = Record<OutgoingChannel, ChannelReport>;

/** A server that has started does not wait longer before it says so. */
const longestMs = 3000;

/** Finds out which channels work. */
export async function reportChannels(channels: Channels): Promise<ChannelReports> {
  const reports = outgoingChannels.map(
    async (channel) => [channel, await reportOf(channels[channel])] as const,
  );
  // One for each channel.
  return Object.fromEntries(await Promise.all(reports)) as ChannelReports;
}

async function reportOf(adapter: Channels[OutgoingChannel]): Promise<ChannelReport> {
  if (!adapter) return { status: 'not_configured', detail: null };
  if (!adapter.check) return { status: 'configured', detail: null };
  const late = setTimeout(longestMs, failing(`There was no response within ${longestMs} ms.`), {
    ref: false,
  });
  return Promise.race([checked(adapter), late]);
}

const failing = (detail: string): ChannelReport => ({ status: 'failing', detail });

async function checked(adapter: ChannelAdapter): Promise<ChannelReport> {
  try {
    await adapter.check?.();
    return { status: 'working', detail: null };
  } catch (error) {
    return failing(error instanceof Error ? error.message : String(error));
  }
}

/** The reports in lines for people. */
export function channelLines(reports: ChannelReports): string[] {
  const missing = outgoingChannels.filter((channel) => reports[channel].status === 'not_configured');
  const others = outgoingChannels.flatMap((channel) => {
    const { status, detail } = reports[channel];
    if (status === 'not_configured') return [];
    return [
      `${channel} ${status}${detail === null ? '' : `: ${detail} Copies are tried again for nine hours.`}`,
    ];
  });
  if (missing.length === 0) return others;
  return [
    ...others,
    `${missing.join(', ')} not configured: copies of live schools are not sent, and get the status not_configured`,
  ];
}

/** How a person can be reached. */
export interface Reachable {
  id: string;
  email: string | null;
  phone: string | null;
  /** The postal address, as JSON. */
  address: string | null;
}

const addressLines = ['line1', 'line2', 'suburb', 'city', 'province', 'postal_code', 'country'];

/** The address of a person on a channel, if there is one. */
export function addressOn(channel: OutgoingChannel | 'portal', person: Reachable): string | null {
  if (channel === 'email') return person.email;
  if (channel === 'sms') return person.phone;
  if (channel !== 'letter') return person.id;
  const address = person.address === null ? null : (JSON.parse(person.address) as Record<string, unknown>);
  if (!address?.line1) return null;
  return addressLines.flatMap((line) => (address[line] ? [String(address[line])] : [])).join('\n');
}

/** An address as it is shown and logged: enough to recognise it, not enough to use it. */
export function masked(channel: string, address: string): string {
  if (channel === 'email') return address.replace(/^(.)[^@]*/su, '$1***');
  if (channel === 'sms')
    return address.replace(/(?<=^.{5}).*(?=..$)/s, (hidden) => '*'.repeat(hidden.length));
  if (channel === 'letter') return `***, ${address.split('\n').at(-1)}`;
  return address;
}

const longestDetail = 500;

/** What a provider says, as it is stored: on one line, without what a database cannot store, and not too long. */
export const storedDetail = (text: string): string => oneLine(text).slice(0, longestDetail).toWellFormed();

/** Words that can be addresses: an email address has an `@`, a telephone number begins with `+`. */
const wordsIn: Record<string, RegExp> = { email: /[^\s<>()[\]"',;:]+/g, sms: /\+\d{7,15}/g };

/** What a provider says, with the addresses in it as they are shown. */
export const withoutAddresses = (channel: string, text: string): string =>
  text.replaceAll(wordsIn[channel] ?? /$^/g, (word) =>
    channel === 'sms' || word.includes('@') ? masked(channel, word) : word,
  );
