import { prepare } from './core.ts';
import type { Deduplicator } from './deduplicator.ts';
import type { WebhookEvent } from './events.ts';
import {
  bodyBytes,
  type HeadersInput,
  type ReceivedDelivery,
  type Secret,
  secretList,
  type VerifierOptions,
  type VerifyInput,
} from './input.ts';
import {
  type Check,
  checkClock,
  checkOptions,
  isFunction,
  numberFrom,
  timeOf,
  verifierChecks,
  withMethods,
} from './options.ts';
import { type Failure, failure, type Result } from './result.ts';

/**
 * A delivery whose signature has not been checked. Use it to choose a secret and for nothing else: if it lies about its
 * school, the secret of that school does not match.
 */
export interface UnverifiedDelivery {
  /** The raw body. */
  readonly body: Uint8Array;
  /** The headers, in the form that the framework provides. */
  readonly headers: HeadersInput;
  /** The `school_id` of the event in the body; undefined if there is none. */
  readonly schoolId: string | undefined;
}

/** What a function returns that chooses the secret of a delivery: undefined or null if there is none. */
export type ChosenSecret = Secret | null | undefined;

/**
 * Options of the adapters.
 *
 * @typeParam Source - The framework's request.
 */
export interface WebhookOptions<Source = unknown> extends Omit<VerifierOptions, 'secret'> {
  /**
   * The endpoint's signing secret, or several secrets, any of which can match; or a function that
   * returns them for a request, for one URL that receives the deliveries of many schools. The function
   * can be asynchronous, and is called only for recent deliveries with a well-formed signature. If it
   * returns undefined or null, the delivery is rejected with 400 `no_secret`.
   *
   * @example
   * ```ts
   * const webhook = fetchWebhook({ secret: (_request, { schoolId }) => secretOf(schoolId) }, handle);
   * ```
   */
  secret: Secret | ((source: Source, delivery: UnverifiedDelivery) => ChosenSecret | Promise<ChosenSecret>);
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
   * Called with everything that is thrown while a delivery is handled: by the handler, the
   * deduplicator, `onRefused`, the functions `secret` and `clock`, and by reading the body. By
   * default it is logged with `console.error`. The response is 500, so the delivery is sent again.
   * Errors that `onError` itself throws are passed to the framework.
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

/** The functions of an entry point; both entry points have them. */
export interface EntryPoint {
  createVerifier(options: VerifierOptions): { check(delivery: ReceivedDelivery): Result | Promise<Result> };
  check(input: VerifyInput): Result | Promise<Result>;
}

/** What an adapter found: a body, raw or not; a response, if it is too large; undefined if the client disconnected. */
export type Loaded = { body: unknown } | Reply | undefined;

/** Checks a delivery, runs the handler, and returns the response: undefined if the client disconnected. */
export type Receive<Source> = (
  source: Source,
  headers: HeadersInput,
  load: (maxBodyBytes: number) => Loaded | Promise<Loaded>,
) => Promise<Reply | undefined>;

const adapterChecks: Record<string, Check> = {
  ...verifierChecks,
  maxBodyBytes: numberFrom(1, 'bytes'),
  deduplicator: withMethods('run'),
  onRefused: ['a function', isFunction],
  onError: ['a function', isFunction],
};

/**
 * Creates what all adapters have in common. The response is 400 with the code if the delivery was
 * rejected, 409 if another process is handling the same event, 500 if anything throws, otherwise 200
 * after the handler has finished.
 *
 * @throws TypeError immediately for an unknown or invalid option. The returned function throws what
 *   `onError` throws.
 */
export function createReceive<Source>(
  options: WebhookOptions<Source>,
  handler: WebhookHandler<Source>,
  entry: EntryPoint,
  otherChecks: Record<string, Check> = {},
): Receive<Source> {
  checkOptions(options, { ...adapterChecks, ...otherChecks });
  if (!isFunction(handler)) throw new TypeError('the handler must be a function');
  const { maxBodyBytes = defaultMaxBodyBytes, deduplicator, onRefused, onError = logError } = options;
  const check = checkerOf(options, entry);

  async function reply(delivery: RefusedDelivery<Source>): Promise<Reply> {
    const result = await check(delivery);
    if (!result.ok) {
      await onRefused?.(result, delivery);
      return { status: 400, body: JSON.stringify({ code: result.code, message: result.message }) };
    }
    const { event } = result;
    const handle = () => handler(event, delivery.source);
    if (!deduplicator) {
      await handle();
      return { status: 200, body: JSON.stringify({ status: 'handled' }) };
    }
    const status = await deduplicator.run(event, handle);
    return { status: status === 'busy' ? 409 : 200, body: JSON.stringify({ status }) };
  }

  return async (source, headers, load) => {
    try {
      const loaded = await load(maxBodyBytes);
      if (!loaded || 'status' in loaded) return loaded;
      const { body } = loaded;
      const bytes = bodyBytes(body);
      if (bytes && bytes.length > maxBodyBytes) return tooLarge;
      return await reply({ body: bytes ?? body, headers, source });
    } catch (error) {
      await onError(error, source);
      return handlerFailed;
    }
  };
}

/** Checks deliveries with a secret that is fixed, or chosen for each of them. */
function checkerOf<Source>(
  { secret, toleranceSeconds, clock }: WebhookOptions<Source>,
  { createVerifier, check }: EntryPoint,
): (delivery: RefusedDelivery<Source>) => Result | Promise<Result> {
  if (typeof secret !== 'function') {
    const verifier = createVerifier({ secret, toleranceSeconds, clock });
    // `check` also takes what is not raw, and says so.
    return ({ body, headers }) => verifier.check({ body: body as Uint8Array, headers });
  }
  checkClock(clock);
  return async ({ body: found, headers, source }) => {
    const body = found as Uint8Array;
    const input = { body, headers, toleranceSeconds, now: timeOf(clock) };
    const candidate = prepare(input);
    if ('ok' in candidate) return candidate;
    const chosen = await secret(source, unverified(body, headers));
    return chosen === undefined || chosen === null
      ? failure('no_secret')
      : check({ ...input, secret: secretList(chosen) });
  };
}

const unverified = (body: Uint8Array, headers: HeadersInput): UnverifiedDelivery => ({
  body,
  headers,
  get schoolId() {
    try {
      const { school_id: id }: { school_id?: unknown } = Object(JSON.parse(new TextDecoder().decode(body)));
      return typeof id === 'string' ? id : undefined;
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  },
});

function logError(error: unknown): void {
  console.error('A webhook delivery could not be handled; it will be sent again.', error);
}

/** Whether the declared length is already larger than the maximum. */
export function declaresMore(contentLength: unknown, maxBodyBytes: number): boolean {
  return typeof contentLength === 'string' && Number(contentLength) > maxBodyBytes;
}
