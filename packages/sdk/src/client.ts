import createClient from 'openapi-fetch';
import { openChannels } from './diagnostics.ts';
import type { Resources } from './generated/resources.ts';
import { newestVersion, resourceTable } from './generated/resources.ts';
import type { GenericMethod } from './generic.ts';
import type { CallOptions, Fetch, RollbookOptions } from './options.ts';
import type { Reply } from './outgoing.ts';
import { Outgoing } from './outgoing.ts';
import { fillPath } from './path.ts';
import type { Execute } from './resources.ts';
import { makeResource } from './resources.ts';
import type { Settings } from './transport.ts';
import { checkKey, send } from './transport.ts';

interface GenericInit extends CallOptions {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: Record<string, string>;
  };
  body?: unknown;
}

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
   * @throws TypeError when an option can't be used. The message never holds the key.
   */
  constructor(options: RollbookOptions) {
    const baseUrl = parseBaseUrl(options.baseUrl);
    const settings = readSettings(options);
    const execute = executor(baseUrl, settings);
    super(execute);
    this.baseUrl = baseUrl;
    this.version = settings.version;
    const generic =
      (method: string) =>
      async (path: string, init: GenericInit = {}) => {
        const { params, body, ...call } = init;
        const values = params?.path;
        const url = fillPath(path, (name) => values?.[name]);
        const { data, head } = await execute(
          method,
          path,
          url,
          body,
          { ...call, query: params?.query },
          params?.header,
        );
        return { data, response: head };
      };
    // What a path takes and gives is known to the types alone.
    this.GET = generic('GET') as GenericMethod<'get'>;
    this.POST = generic('POST') as GenericMethod<'post'>;
    this.PUT = generic('PUT') as GenericMethod<'put'>;
    this.PATCH = generic('PATCH') as GenericMethod<'patch'>;
    this.DELETE = generic('DELETE') as GenericMethod<'delete'>;
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

/** Lets openapi-fetch build the address and merge the headers, and sends what comes out. */
function executor(baseUrl: string, settings: Settings): Execute {
  const api = createClient({
    baseUrl,
    // openapi-fetch makes one for each call, and reads its `method` alone.
    Request: Outgoing as unknown as typeof Request,
    fetch: async (request) => {
      const reply = await send(settings, request as unknown as Outgoing);
      // A 204 has no body, so openapi-fetch does not parse what is parsed already.
      return { status: 204, ok: true, headers: reply.head.headers, reply } as unknown as Response;
    },
  });
  // Without a document openapi-fetch types no path; the generated interfaces do.
  const request = api.request as unknown as (
    method: string,
    url: string,
    init: object,
  ) => Promise<{ response: { reply: Reply } }>;
  return async (method, path, url, body, options, header) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { query } = options;
    const { response } = await request(method, url, { params: { query, header }, path, text, options });
    return response.reply;
  };
}

function readSettings(options: RollbookOptions): Settings {
  const {
    apiKey,
    version = newestVersion,
    timeoutMs = 30_000,
    deadlineMs = Number.POSITIVE_INFINITY,
    maxRetries = 2,
  } = options;
  if (typeof apiKey === 'string') checkKey(apiKey);
  else if (typeof apiKey !== 'function') throw new TypeError('apiKey is missing');
  return {
    apiKey: typeof apiKey === 'string' ? () => apiKey : apiKey,
    fetch: options.fetch ?? lateFetch,
    version,
    headers: { ...options.headers },
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
