import type { Deduplicator } from './deduplicator.ts';
import type { WebhookEvent } from './events.ts';
import type { HeadersInput, VerifierOptions } from './input.ts';
import { type Failure, failure, type Result } from './result.ts';

/**
 * Options of the adapters.
 *
 * @typeParam Source - The framework's request.
 */
export interface WebhookOptions<Source = unknown> extends VerifierOptions {
  /** The largest body read, in bytes: 1,048,576 (1 MiB) by default. A larger one is answered 413. */
  maxBodyBytes?: number | undefined;
  /** Runs the handler once per event; without it retries run it again. */
  deduplicator?: Deduplicator | undefined;
  /**
   * Called for every refused delivery, for logs and counters, and in development for `explain()`:
   * the second argument has the body and the headers that it takes.
   */
  onRefused?: ((failure: Failure, delivery: RefusedDelivery<Source>) => unknown) | undefined;
  /**
   * Called with what the handler, the deduplicator or `onRefused` throws; without it the error goes to
   * `console.error`. The response is 500, so that the delivery is sent again. What `onError` itself
   * throws is thrown to the framework.
   */
  onError?: ((error: unknown, source: Source) => unknown) | undefined;
}

/** A delivery that was refused. Do not trust anything in it. */
export interface RefusedDelivery<Source> {
  /** The raw body; for `body_not_raw` what was found in its place, such as parsed JSON. */
  body: unknown;
  /** The headers, as the framework has them. */
  headers: HeadersInput;
  /** The framework's request. */
  source: Source;
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

/** The handler failed; the sender then sends the delivery again. */
export const handlerFailed: Reply = {
  status: 500,
  body: JSON.stringify({ code: 'handler_failed', message: 'The handler failed' }),
};

/**
 * The response to a checked delivery: 400 with the code where it was refused, 409 where another process
 * is at the same event, 500 where the handler throws, else 200 once the handler is done.
 *
 * @throws What `onError` throws.
 */
export async function replyTo<Source>(
  result: Result,
  delivery: RefusedDelivery<Source>,
  options: WebhookOptions<Source>,
  handler: WebhookHandler<Source>,
): Promise<Reply> {
  const { deduplicator, onRefused, onError = logError } = options;
  const { source } = delivery;
  try {
    if (!result.ok) {
      await onRefused?.(result, delivery);
      return { status: 400, body: JSON.stringify({ code: result.code, message: result.message }) };
    }
    const { event } = result;
    const handle = () => handler(event, source);
    if (!deduplicator) {
      await handle();
      return { status: 200, body: JSON.stringify({ status: 'handled' }) };
    }
    const status = await deduplicator.run(event, handle);
    return { status: status === 'busy' ? 409 : 200, body: JSON.stringify({ status }) };
  } catch (error) {
    await onError(error, source);
    return handlerFailed;
  }
}

function logError(error: unknown): void {
  console.error('The webhook handler failed; the delivery will be sent again.', error);
}

/** For adapters that find no raw body where one should be. */
export const notRaw = failure('body_not_raw');

/** Whether the declared length alone is reason enough to refuse. */
export function declaresMore(contentLength: unknown, maxBodyBytes: number): boolean {
  return typeof contentLength === 'string' && Number(contentLength) > maxBodyBytes;
}
