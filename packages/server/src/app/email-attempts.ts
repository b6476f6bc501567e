import type { Clock } from '../lib/clock.ts';
import type { ChannelAdapter, OutgoingCopy, SendResult } from '../messages/channels.ts';

/** Until when no other process sends an email that one has claimed: longer than an attempt takes. */
export const claimMs = 5 * 60_000;
/** The delays after attempts that may succeed later; after the last, the email has failed. */
const delaysMs = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
const sendMs = 60_000;

export type EmailOutcome =
  | { status: 'sent'; detail: null }
  | { status: 'failed'; detail: string }
  | { retryAt: number };

/** Sends an email that is no message of a school, and says what comes next. */
export async function attemptEmail(
  email: ChannelAdapter,
  clock: Clock,
  copy: Omit<OutgoingCopy, 'channel'>,
  stopping: AbortSignal,
): Promise<EmailOutcome> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(sendMs)]);
  const result = await email.send({ ...copy, channel: 'email' }, signal).catch(
    (error: unknown): SendResult => ({
      status: 'retry',
      detail: error instanceof Error ? error.message : String(error),
    }),
  );
  if (result.status === 'sent') return { status: 'sent', detail: null };
  const delay = delaysMs[copy.attempt - 1];
  if (result.status === 'retry' && delay !== undefined)
    return { retryAt: clock.now() + Math.max(delay, result.afterMs ?? 0) };
  return { status: 'failed', detail: result.detail.slice(0, 500) };
}
