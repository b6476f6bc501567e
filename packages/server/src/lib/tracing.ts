import type {
  Attributes,
  Context,
  ProxyTracerProvider,
  Span,
  SpanContext,
  SpanOptions,
  Tracer,
} from '@opentelemetry/api';
import { clearTimeout, monotonicMs, setTimeout } from './platform.ts';

type Api = typeof import('@opentelemetry/api');

/** Where copies of the API, whose versions fit together, keep what the process has registered. */
const registered = Symbol.for('opentelemetry.js.api.1');

/**
 * Tracing, if the process has registered a tracer provider before the server starts; otherwise undefined, and then nothing of
 * it is loaded or called. `problem` says why a registered provider cannot be used.
 */
export async function openTracing(version: string): Promise<{ tracing?: Tracing; problem?: string }> {
  const global = Object(globalThis)[registered] as { version: string; trace?: unknown } | undefined;
  if (!global?.trace) return {};
  let api: Api;
  try {
    api = await import('@opentelemetry/api');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      problem: `No traces are sent: @opentelemetry/api cannot be imported. Install it next to @rollbook/server. (${reason})`,
    };
  }
  const provider = api.trace.getTracerProvider() as Partial<ProxyTracerProvider>;
  // A newer copy of the API does not use what an older one has registered.
  if (provider.getDelegateTracer && !provider.getDelegateTracer('@rollbook/server'))
    return {
      problem: `No traces are sent: a tracer provider is registered with version ${global.version} of @opentelemetry/api, and @rollbook/server finds another one that is newer. Install one version for both.`,
    };
  return { tracing: new Tracing(api, version) };
}

/** A request of a client. Personal data is left out: the values of parameters, the query, addresses and user agents. */
interface TracedRequest {
  method: string;
  /** The path with placeholders; undefined for a path that does not exist. */
  route: string | undefined;
  operation: string | undefined;
  id: string;
  httpVersion: string;
  isEncrypted: boolean;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface TracedAttempt {
  schoolId: string;
  deliveryId: string;
  webhookId: string;
  eventId: string;
  eventType: string;
  attempt: number;
  url: string;
  /** The stored context of the request that changed the record. */
  traceParent: string | null;
  /** Whether the attempt was requested later than the change: then it is a trace of its own, with a link. */
  isApart: boolean;
}

interface TracedImport {
  schoolId: string;
  importId: string;
  traceParent: string | null;
}

/** The span of a request until its response. */
export interface RequestTrace {
  within<T>(work: () => T): T;
  school(id: string): void;
  end(status: number): void;
}

/** The span of a delivery attempt until its result. */
export interface AttemptTrace {
  /** Headers with which the receiver continues the trace. */
  readonly headers: Record<string, string>;
  end(result: { ok: boolean; status: number | null; error: string | null } | undefined): void;
}

/** How long a process that ends waits for a collector. */
const flushMs = 3000;

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const traceParentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Makes spans with `@opentelemetry/api`; who records and exports them is decided by the process. */
export class Tracing {
  readonly #api: Api;
  readonly #tracer: Tracer;
  /** The span of the request, or of the import, in whose context work is done. */
  readonly #cause: symbol;
  /** Set if transactions have no spans of their own. */
  readonly #together: symbol;

  constructor(api: Api, version: string) {
    this.#api = api;
    this.#tracer = api.trace.getTracer('@rollbook/server', version);
    this.#cause = api.createContextKey('rollbook cause');
    this.#together = api.createContextKey('rollbook together');
  }

  /** The fields of log lines, if a span is active. */
  logFields(): Record<string, string> {
    const active = this.#api.trace.getSpanContext(this.#api.context.active());
    return active ? { trace_id: active.traceId, span_id: active.spanId } : {};
  }

  /** Sends the spans that have ended, before the process ends. A collector that cannot be reached delays it only briefly. */
  async flush(): Promise<void> {
    const provider = this.#api.trace.getTracerProvider() as Partial<ProxyTracerProvider>;
    const delegate = (provider.getDelegate?.() ?? provider) as { forceFlush?: () => Promise<void> };
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, flushMs);
    // The exporter reports by itself why it has not sent anything.
    const flushed = delegate.forceFlush?.().catch(() => {});
    await Promise.race([flushed, promise]);
    clearTimeout(timer);
  }

  /** Runs work that continues nothing: what it starts can go on for longer than a request. */
  detached<T>(work: () => T): T {
    return this.#api.context.with(this.#api.ROOT_CONTEXT, work);
  }

  /**
   * The context that a change stores for what follows from it later, as `traceparent`: that of the request or the import,
   * or of the transaction if there is none. `tracestate` and baggage are not stored.
   */
  cause(): string | null {
    const active = this.#api.context.active();
    const span = active.getValue(this.#cause) as Span | undefined;
    const context = span?.spanContext() ?? this.#api.trace.getSpanContext(active);
    if (!context || !this.#api.isSpanContextValid(context)) return null;
    return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
  }

  request(request: TracedRequest): RequestTrace {
    const { api, span, within } = this.#start(nameOf(request), this.#parentOf(request.headers), {
      kind: this.#api.SpanKind.SERVER,
      attributes: requestAttributes(request),
    });
    return {
      within,
      school: (id) => void span.setAttribute('rollbook.school_id', id),
      end(status) {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) {
          span.setAttribute('error.type', String(status));
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  /**
   * Runs a transaction of a school in a span, from its request for a turn to its commit. `transact` shares transactions, so it
   * runs in no context of its own, and the work in that of its caller.
   */
  async transaction<X, T>(
    school: string,
    work: (tx: X) => Promise<T>,
    transact: (work: (tx: X) => Promise<T>) => Promise<T>,
  ): Promise<T> {
    const active = this.#api.context.active();
    if (active.getValue(this.#together)) return this.bound(work, transact);
    const options = { attributes: { 'rollbook.school_id': school } };
    const { span, within } = this.#start('transaction', active, options, { isCause: false });
    const startedAt = monotonicMs();
    const begun = (tx: X) => {
      span.setAttribute('rollbook.transaction.wait_ms', monotonicMs() - startedAt);
      return within(() => work(tx));
    };
    try {
      return await this.detached(() => transact(begun));
    } catch (error) {
      this.#failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  /** Runs a transaction without a span. */
  bound<X, T>(
    work: (tx: X) => Promise<T>,
    transact: (work: (tx: X) => Promise<T>) => Promise<T>,
  ): Promise<T> {
    const active = this.#api.context.active();
    return this.detached(() => transact((tx) => this.#api.context.with(active, work, undefined, tx)));
  }

  /** Notes in the span of the transaction that the school has its turn. */
  turn(): void {
    const active = this.#api.context.active();
    if (!active.getValue(this.#together)) this.#api.trace.getSpan(active)?.addEvent('turn of the school');
  }

  /** The request of an attempt has the context of its span, in the form that the process has chosen. */
  attempt(attempt: TracedAttempt): AttemptTrace {
    const { ROOT_CONTEXT, SpanKind, propagation } = this.#api;
    const origin = remote(attempt.traceParent);
    const { context, span, api } = this.#start(
      'delivery attempt',
      origin && !attempt.isApart ? this.#api.trace.setSpanContext(ROOT_CONTEXT, origin) : ROOT_CONTEXT,
      {
        kind: SpanKind.CLIENT,
        attributes: attemptAttributes(attempt),
        links: origin && attempt.isApart ? [{ context: origin }] : [],
      },
    );
    const headers: Record<string, string> = {};
    propagation.inject(context, headers);
    return {
      headers,
      end(result) {
        if (result?.status) span.setAttribute('http.response.status_code', result.status);
        if (!result?.ok) {
          const type = result?.error === 'http_status' ? String(result.status) : (result?.error ?? '_OTHER');
          span.setAttribute('error.type', type);
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  /** Runs a part of an import in a span. The transactions of its rows have none. */
  async importRun<T>({ schoolId, importId, traceParent }: TracedImport, work: () => Promise<T>): Promise<T> {
    const { ROOT_CONTEXT } = this.#api;
    const origin = remote(traceParent);
    const parent = origin ? this.#api.trace.setSpanContext(ROOT_CONTEXT, origin) : ROOT_CONTEXT;
    const attributes = { 'rollbook.school_id': schoolId, 'rollbook.import_id': importId };
    const { span, within } = this.#start('import run', parent.setValue(this.#together, true), { attributes });
    try {
      return await within(work);
    } catch (error) {
      this.#failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  #start(
    name: string,
    parent: Context,
    options: SpanOptions,
    { isCause }: { isCause: boolean } = { isCause: true },
  ) {
    const api = this.#api;
    const span = this.#tracer.startSpan(name, options, parent);
    const own = api.trace.setSpan(parent, span);
    const context = isCause ? own.setValue(this.#cause, span) : own;
    const within = <T>(work: () => T): T => api.context.with(context, work);
    return { api, span, context, within };
  }

  /** The messages of errors can contain what a client has sent. */
  #failed(span: Span, error: unknown): void {
    span.setAttribute('error.type', error instanceof Error ? error.name : '_OTHER');
    span.setStatus({ code: this.#api.SpanStatusCode.ERROR });
  }

  /** The span that is active, such as one of an instrumentation of node:http, or the one that the client has sent. */
  #parentOf(headers: TracedRequest['headers']): Context {
    const active = this.#api.context.active();
    return this.#api.trace.getSpan(active) ? active : this.#api.propagation.extract(active, headers);
  }
}

function remote(traceParent: string | null): SpanContext | undefined {
  const [, traceId, spanId, flags] = traceParentForm.exec(traceParent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const nameOf = ({ method, route }: TracedRequest): string => {
  const name = methods.has(method) ? method : 'HTTP';
  return route === undefined ? name : `${name} ${route}`;
};

function requestAttributes(request: TracedRequest): Attributes {
  const { method, route, operation, id, httpVersion, isEncrypted } = request;
  const known = methods.has(method);
  return {
    'http.request.method': known ? method : '_OTHER',
    ...(known ? {} : { 'http.request.method_original': method }),
    'url.scheme': isEncrypted ? 'https' : 'http',
    'url.path': route?.replaceAll(/\{\w+\}/g, 'REDACTED') ?? 'REDACTED',
    'network.protocol.version': httpVersion,
    ...(route === undefined ? {} : { 'http.route': route }),
    ...(operation === undefined ? {} : { 'rollbook.operation': operation }),
    'rollbook.request_id': id,
  };
}

/** Without the path and the query of the endpoint, which can contain a secret. */
function attemptAttributes(attempt: TracedAttempt): Attributes {
  const { protocol, hostname, port } = new URL(attempt.url);
  return {
    'http.request.method': 'POST',
    'url.scheme': protocol.slice(0, -1),
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    'rollbook.school_id': attempt.schoolId,
    'rollbook.delivery_id': attempt.deliveryId,
    'rollbook.webhook_id': attempt.webhookId,
    'rollbook.event_id': attempt.eventId,
    'rollbook.event_type': attempt.eventType,
    'rollbook.attempt': attempt.attempt,
  };
}
