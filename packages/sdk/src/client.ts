import { openChannels } from './diagnostics.ts';
import type { Resources } from './generated/resources.ts';
import { newestVersion, resourceTable } from './generated/resources.ts';
import type { GenericMethod, HttpMethod } from './generic.ts';
import type { makeGeneric, Untyped } from './generic-calls.ts';
import type { Fetch, RollbookOptions } from './options.ts';
import type { Execute } from './request.ts';
import { makeResource } from './resources.ts';
import type { Settings } from './transport.ts';
import { checkKey, send, setHeaders } from './transport.ts';

const redacted = '[redacted]';
const lateFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** The resource methods: one getter each on the prototype, made when it is first read. */
abstract class Core {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  static {
    for (const [name, line] of Object.entries<string>(resourceTable)) {
      Object.defineProperty(Core.prototype, name, {
        get(this: Core) {
          const value = makeResource(line, this.#execute);
          Object.defineProperty(this, name, { value });
          return value;
        },
      });
    }
  }
}

// The getters are made from the table that is generated together with the interfaces.
const WithResources = Core as unknown as abstract new (execute: Execute) => Resources;

/**
 * The client. Keep one for the life of the process.
 *
 * @example
 * ```ts
 * const client = new Rollbook({ apiKey: 'sk_test_…', baseUrl: 'http://127.0.0.1:4010' });
 * const learner = await client.learners.create({ name: 'Thandi Example', grade_level: 'Grade 5' });
 * ```
 */
export class Rollbook extends WithResources {
  /** Address of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** API version date that is sent; null where that of the key is used. */
  readonly version: string | null;
  readonly GET: GenericMethod<'get'>;
  readonly POST: GenericMethod<'post'>;
  readonly PUT: GenericMethod<'put'>;
  readonly PATCH: GenericMethod<'patch'>;
  readonly DELETE: GenericMethod<'delete'>;

  /**
   * @param options - At least `apiKey` and `baseUrl`; nothing is read from the environment.
   * @throws When an option can't be used. The message never holds the key.
   */
  constructor(options: RollbookOptions) {
    const settings = readSettings(options);
    const execute: Execute = (request) => send(settings, request);
    super(execute);
    this.baseUrl = settings.baseUrl;
    this.version = options.version === undefined ? newestVersion : options.version;
    const generic = lateGeneric(execute);
    this.GET = generic('GET');
    this.POST = generic('POST');
    this.PUT = generic('PUT');
    this.PATCH = generic('PATCH');
    this.DELETE = generic('DELETE');
  }

  /** What a log may show of the client. */
  toJSON(): { baseUrl: string; version: string | null; apiKey: string } {
    return { baseUrl: this.baseUrl, version: this.version, apiKey: redacted };
  }

  /** @internal */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Rollbook ${JSON.stringify(this)}`;
  }
}

/** The generic methods, loaded when one is first used: openapi-fetch is a third of the client. */
function lateGeneric(execute: Execute) {
  let loaded: Promise<ReturnType<typeof makeGeneric>> | undefined;
  const untyped =
    (method: string): Untyped =>
    async (path, init) => {
      loaded ??= import('./generic-calls.ts').then((calls) => calls.makeGeneric(execute));
      return (await loaded)(method)(path, init);
    };
  // What a path takes and gives is known to the types alone.
  return untyped as unknown as <Method extends HttpMethod>(method: string) => GenericMethod<Method>;
}

function readSettings(options: RollbookOptions): Settings {
  const {
    apiKey,
    version = newestVersion,
    timeoutMs = 30_000,
    deadlineMs = Number.POSITIVE_INFINITY,
    maxRetries = 2,
  } = options;
  if (apiKey !== null && typeof apiKey !== 'function') checkKey(apiKey);
  const headers: Record<string, string> = {};
  setHeaders(headers, { 'service-version': version });
  setHeaders(headers, options.headers);
  return {
    apiKey: typeof apiKey === 'string' ? () => apiKey : apiKey,
    baseUrl: parseBaseUrl(options.baseUrl),
    fetch: options.fetch ?? lateFetch,
    headers,
    timeoutMs,
    deadlineMs,
    maxRetries,
    middleware: [...(options.middleware ?? [])],
    channels: openChannels(),
  };
}

function parseBaseUrl(text: string): string {
  // URL's own error would quote the text, which may hold a password.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new TypeError('baseUrl is not an http(s) address, or holds a user, a query or a fragment');
  }
  return url.href.replace(/\/+$/, '');
}
