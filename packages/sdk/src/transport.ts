import { isDocument, readAnswer } from './answer.ts';
import { isOutcomeUnknown, limited, sleep, waitMs } from './attempt.ts';
import { callChecks, checkOptions, invalidOption } from './checks.ts';
import type { RequestDiagnostics } from './diagnostics.ts';
import { AbortError, ConnectionError, InvalidResponseError, RollbookError, TimeoutError } from './errors.ts';
import { toJson } from './json.ts';
import type { ApiKeyOption, Fetch, FetchInit, OutgoingRequest, ResponseHead } from './options.ts';
import type { ApiRequest, Reply } from './request.ts';
import { checkKey, type Settings, setHeaders } from './settings.ts';

/** Sends a request until there is a response, it cannot be retried or its time is up. */
export async function send(settings: Settings, request: ApiRequest): Promise<Reply> {
  const { options, method, path } = request;
  checkOptions(options, callChecks);
  const {
    apiKey = settings.apiKey,
    signal,
    timeoutMs = settings.timeoutMs,
    maxRetries = settings.maxRetries,
  } = options;
  const started = performance.now();
  const deadline = started + (options.deadlineMs ?? settings.deadlineMs);
  const url = settings.baseUrl + request.target();
  const body = request.body === undefined ? undefined : toJson(request.body, request);
  const headers = headersOf(settings, request);
  const prepared: Prepared = { apiKey, url, body, headers };
  const call: RequestDiagnostics = { method, path, idempotencyKey: headers['idempotency-key'], attempts: 0 };
  const { channels } = settings;
  let outcomeUnknown = false;
  const aborted = () => failure(AbortError, call, 'aborted', 'aborted by the caller', signal?.reason);
  if (channels.start.hasSubscribers) channels.start.publish(call);
  try {
    if (signal?.aborted) throw aborted();
    for (;;) {
      const remainingMs = deadline - performance.now();
      const timedOut = () =>
        timeoutMs < remainingMs
          ? failure(TimeoutError, call, 'timeout', `no complete response within ${timeoutMs} ms`)
          : failure(TimeoutError, call, 'deadline_exceeded', 'the deadline has passed');
      if (remainingMs <= 0) throw timedOut();
      call.attempts++;
      try {
        const work = (own: AbortSignal) => attempt(settings, request, prepared, call, own);
        const reply = await limited(work, Math.min(timeoutMs, remainingMs), timedOut, signal, aborted);
        if (channels.end.hasSubscribers) {
          // The attempts before it may have failed; the call has not.
          call.error = undefined;
          call.delayMs = undefined;
          channels.end.publish(ended(call, started));
        }
        return reply;
      } catch (error) {
        const left = deadline - performance.now();
        if (!(error instanceof RollbookError)) throw error;
        outcomeUnknown = isOutcomeUnknown(error, method !== 'GET', outcomeUnknown);
        const wait = waitMs(error, call.attempts - 1, maxRetries, left);
        if (wait === undefined) throw error;
        if (channels.retry.hasSubscribers)
          channels.retry.publish(Object.assign(call, { delayMs: wait, error }));
        await sleep(wait, signal, aborted);
      }
    }
  } catch (error) {
    // The error was created at the end of a chain of callbacks; from here the stack frames lead to the caller.
    if (error instanceof RollbookError) {
      Object.assign(error, { outcomeUnknown });
      Error.captureStackTrace?.(error, send);
    }
    if (channels.error.hasSubscribers) channels.error.publish(Object.assign(ended(call, started), { error }));
    throw error;
  }
}

/** What every attempt of a call sends. */
interface Prepared {
  apiKey: ApiKeyOption;
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
}

async function attempt(
  settings: Settings,
  { options }: ApiRequest,
  prepared: Prepared,
  call: RequestDiagnostics,
  signal: AbortSignal,
): Promise<Reply> {
  const { apiKey, url, body, headers } = prepared;
  const { middleware } = settings;
  const { method, path } = call;
  let outgoing: OutgoingRequest | undefined;
  if (middleware.length > 0) {
    outgoing = { method, url, path, headers: new Headers(headers), attempt: call.attempts };
    for (const layer of middleware) await layer.onRequest?.(outgoing);
  }
  const final: Record<string, string> | Headers = outgoing ? new Headers(outgoing.headers) : { ...headers };
  if (apiKey !== null) {
    const given = typeof apiKey === 'function' ? apiKey() : apiKey;
    const key = checkKey(typeof given === 'string' ? given : await given, settings.isPublic);
    // To the server, an idempotency key sent with another API key is another write.
    if (method !== 'GET') prepared.apiKey = key;
    const authorization = `Bearer ${key}`;
    if (final instanceof Headers) final.set('authorization', authorization);
    else final.authorization = authorization;
  }
  const init: FetchInit = { method, headers: final, signal, redirect: 'manual' };
  if (body !== undefined) init.body = body;
  let head: Awaited<ReturnType<Fetch>>;
  try {
    head = await settings.fetch(url, init);
  } catch (cause) {
    throw failure(ConnectionError, call, 'connection_failed', `no response${reasonIn(cause)}`, cause);
  }
  call.status = head.status;
  call.requestId = head.headers.get('service-request-id') ?? undefined;
  const { accept } = options;
  const isBinary = accept !== undefined && !accept.startsWith('text/') && isDocument(head, accept);
  if (isBinary && !head.arrayBuffer)
    throw invalidOption('fetch', `cannot read ${accept}: use one with arrayBuffer()`);
  let content: string | Uint8Array = '';
  try {
    content = isBinary && head.arrayBuffer ? new Uint8Array(await head.arrayBuffer()) : await head.text();
  } catch (cause) {
    // For a failure, the status is enough even if the body could not be read.
    if (head.status < 400)
      throw failure(
        InvalidResponseError,
        call,
        'incomplete_body',
        'the response was incomplete',
        cause,
        head.headers,
      );
  }
  if (outgoing) for (const layer of middleware.toReversed()) await layer.onResponse?.(head, outgoing);
  return {
    data: readAnswer(call, head, content, accept),
    head,
    attempts: call.attempts,
    idempotencyKey: call.idempotencyKey,
  };
}

/** The headers of every attempt of a call. */
function headersOf(
  settings: Settings,
  { method, options, body, header }: ApiRequest,
): Record<string, string> {
  const out: Record<string, string> = { ...settings.headers };
  if (body !== undefined) out['content-type'] ??= 'application/json';
  if (options.version !== undefined) setHeaders(out, { 'service-version': options.version });
  setHeaders(out, header);
  setHeaders(out, options.headers);
  if (options.accept !== undefined) out.accept = options.accept;
  if (options.ifMatch !== undefined) out['if-match'] = options.ifMatch;
  if (options.ifNoneMatch !== undefined) out['if-none-match'] = options.ifNoneMatch;
  if (method !== 'GET') {
    const key = options.idempotencyKey ?? out['idempotency-key'] ?? uuid();
    out['idempotency-key'] = key;
  }
  return out;
}

// crypto.randomUUID is missing if a page is served without TLS from a host other than localhost.
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) =>
    (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The code with which Node, Deno and Bun say why fetch failed, such as ECONNREFUSED. Browsers do not say it. */
function reasonIn(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const reason = cause?.code ?? code;
  return typeof reason === 'string' ? ` (${reason})` : '';
}

function failure(
  Kind: typeof RollbookError,
  call: RequestDiagnostics,
  code: string,
  what: string,
  cause?: unknown,
  headers?: ResponseHead['headers'],
): RollbookError {
  const { method, path, attempts, idempotencyKey, status, requestId } = call;
  const answered = headers && { status, requestId, headers };
  return new Kind(
    `${method} ${path}: ${what}`,
    { method, path, attempts, idempotencyKey, code, ...answered },
    cause,
  );
}

const ended = (call: RequestDiagnostics, started: number): RequestDiagnostics =>
  Object.assign(call, { durationMs: performance.now() - started });
