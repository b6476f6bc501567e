import type { Deduplicator } from './deduplicator.ts';
import type { WebhookEvent } from './events.ts';
import type { VerifierOptions } from './input.ts';
import { type Failure, failure, type Result } from './result.ts';

/** Options of the adapters. */
export interface WebhookOptions extends VerifierOptions {
  /** The largest body read, in bytes: 1,048,576 (1 MiB) by default. A larger one is answered 413. */
  maxBodyBytes?: number | undefined;
  /** Runs the handler once per event; without it retries run it again. */
  deduplicator?: Deduplicator | undefined;
  /** Told of every refused delivery, for logs and counters. */
  onRefused?: ((failure: Failure) => void) | undefined;
}

/** What runs for a verified event. The sender waits ten seconds: queue what takes longer. */
export type WebhookHandler<Source> = (event: WebhookEvent, source: Source) => unknown;

/** An answer, before it is put in a framework's form. The body is JSON. */
export interface Reply {
  status: number;
  body: string;
}

export const jsonHeaders = { 'content-type': 'application/json' } as const;

export const defaultMaxBodyBytes = 1_048_576;

export const tooLarge: Reply = {
  status: 413,
  body: JSON.stringify({ code: 'body_too_large', message: 'The body is larger than this receiver takes' }),
};

/**
 * The answer to a checked delivery: 400 with the code where it was refused, 409 where another process
 * is at the same event, else 200 once the handler is done.
 *
 * @throws What the handler throws, so that the framework reports it and answers 5xx: the sender
 *   then comes again.
 */
export async function replyTo(
  result: Result,
  options: WebhookOptions,
  handler: (event: WebhookEvent) => unknown,
): Promise<Reply> {
  if (!result.ok) {
    options.onRefused?.(result);
    return { status: 400, body: JSON.stringify({ code: result.code, message: result.message }) };
  }
  const { event } = result;
  if (!options.deduplicator) {
    await handler(event);
    return { status: 200, body: JSON.stringify({ status: 'handled' }) };
  }
  const status = await options.deduplicator.run(event, () => handler(event));
  return { status: status === 'busy' ? 409 : 200, body: JSON.stringify({ status }) };
}

/** For adapters that find no raw body where one should be. */
export const notRaw = failure('body_not_raw');

/** Whether the declared length alone is reason enough to refuse. */
export function declaresMore(contentLength: unknown, maxBodyBytes: number): boolean {
  return typeof contentLength === 'string' && Number(contentLength) > maxBodyBytes;
}
