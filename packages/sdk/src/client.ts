import type { Resources } from './generated/resources.ts';
import { resourceTable } from './generated/resources.ts';
import type { GenericMethod, HttpMethod } from './generic.ts';
import { makeGeneric } from './generic-calls.ts';
import type { RollbookOptions } from './options.ts';
import type { Execute } from './request.ts';
import { makeResource } from './resources.ts';
import { readSettings } from './settings.ts';
import { send } from './transport.ts';

// A call that is marked as pure, so that a bundler can leave out the client where only an error class is used.
const WithResources = /* @__PURE__ */ withResources();

/** The resource methods: one getter each on the prototype, made when it is first read. */
function withResources(): abstract new (execute: Execute) => Resources {
  class Core {
    readonly #execute: Execute;

    constructor(execute: Execute) {
      this.#execute = execute;
    }

    // Not a member of Rollbook: a class with a computed name is never left out.
    [Symbol.for('nodejs.util.inspect.custom')](): string {
      return `Rollbook ${JSON.stringify(this)}`;
    }

    static resource(core: Core, line: string): Record<string, unknown> {
      return makeResource(line, core.#execute);
    }
  }
  for (const [name, line] of Object.entries<string>(resourceTable)) {
    Object.defineProperty(Core.prototype, name, {
      get(this: Core) {
        const value = Core.resource(this, line);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  }
  // The getters are made from the table that is generated together with the interfaces.
  return Core as unknown as abstract new (
    execute: Execute,
  ) => Resources;
}

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
  readonly #options: RollbookOptions;

  /**
   * @param options - At least `apiKey` and `baseUrl`; nothing is read from the environment.
   * @throws InvalidArgumentError that names the option which can't be used. The message never holds the key.
   */
  constructor(options: RollbookOptions) {
    const settings = readSettings(options);
    const execute: Execute = (request) => send(settings, request);
    super(execute);
    this.#options = options;
    this.baseUrl = settings.baseUrl;
    this.version = settings.version;
    // What a path takes and gives is known to the types alone.
    const generic = makeGeneric(execute) as unknown as <Method extends HttpMethod>(
      method: string,
    ) => GenericMethod<Method>;
    this.GET = generic('GET');
    this.POST = generic('POST');
    this.PUT = generic('PUT');
    this.PATCH = generic('PATCH');
    this.DELETE = generic('DELETE');
  }

  /**
   * A client with some options changed, such as the key of another school; `headers` are added to those of this client.
   * It costs little: make one for each request where you need to.
   *
   * @param options - What is to be different; what is left out or undefined stays as it is.
   * @throws InvalidArgumentError as the constructor does.
   * @example
   * ```ts
   * const school = client.withOptions({ apiKey: keyOf(schoolId) });
   * ```
   */
  withOptions(options: Partial<RollbookOptions>): Rollbook {
    const changed = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    const headers = { ...this.#options.headers, ...options.headers };
    return new Rollbook({ ...this.#options, ...changed, headers });
  }

  /** What a log may show of the client. */
  toJSON(): { baseUrl: string; version: string | null; apiKey: string } {
    return { baseUrl: this.baseUrl, version: this.version, apiKey: '[redacted]' };
  }
}
