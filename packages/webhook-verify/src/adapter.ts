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
  /**
   * The maximum size of the body in bytes. The default is 1,048,576 (1 MiB). The response to a
   * larger body is 413.
   */
  maxBodyBytes?: number | undefined;
  /** Runs the handler once per event. Without it, the handler runs again for every retry. */
  deduplicator?: Deduplicator | undefined;
  /**
   * Called for every rejected delivery, for logs and metrics, and for `explain()` during
   * development: the second argument has the body and the headers that `explain()` takes.
   */
  onRefused?: ((failure: Failure, delivery: RefusedDelivery<Source>) => unknown) | undefined;
  /**
   * Called with errors thrown by the handler, the deduplicator or `onRefused`. By default they are
   * logged with `console.error`. The response is 500, so the delivery is sent again. Errors that
   * `onError` itself throws are passed to the framework.
   */
  onError?: ((error: unknown, source: Source) => unknown) | undefined;
}

/** A delivery that was rejected. Do not trust anything in it. */
export interface RefusedDelivery<Source> {
  /** The raw body; for `body_not_raw`, the value that was found instead, such as parsed JSON. */
  body: unknown;
  /** The headers, in the form that the framework provides. */
  headers: HeadersInput;
  /** The framework's request. */
  source: Source;
}

/** Handles a verified event. The sender waits ten seconds, so queue work that takes longer. */
export type WebhookHandler<Source> = (event: WebhookEvent, source: Source) => unknown;

/** A response that does not depend on a framework. The body is JSON. */
export interface Reply {
  status: number;
  body: string;
}

export const jsonHeaders = { 'content-type': 'application/json' } as const;

export const defaultMaxBodyBytes = 1_048_576;

export const tooLarge: Reply = {
  status: 413,
  body: JSON.stringify({ code: 'body_too_large', message: 'The body is larger than this receiver accepts' }),
};

/** The handler failed. The sender then sends the delivery again. */
export const handlerFailed: Reply = {
  status: 500,
  body: JSON.stringify({ code: 'handler_failed', message: 'The handler failed' }),
};

/**
 * The response to a checked delivery: 400 with the code if it was rejected, 409 if another process
 * is handling the same event, 500 if the handler throws, otherwise 200 after the handler has
 * finished.
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

/** The result of adapters that find no raw body. */
export const notRaw: Failure = failure('body_not_raw');

/** Whether the declared length is already larger than the maximum. */
export function declaresMore(contentLength: unknown, maxBodyBytes: number): boolean {
  return typeof contentLength === 'string' && Number(contentLength) > maxBodyBytes;
}
