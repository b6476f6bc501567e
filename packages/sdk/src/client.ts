import { checkOptions, clientChecks } from './checks.ts';
import type { Resources } from './generated/resources.ts';
import { resourceTable } from './generated/resources.ts';
import type { GenericMethod, HttpMethod } from './generic.ts';
import { makeGeneric } from './generic.ts';
import type { ChangedOptions, RollbookOptions } from './options.ts';
import type { Execute } from './request.ts';
import { makeResource } from './resources.ts';
import { readSettings } from './settings.ts';
import { send } from './transport.ts';

// Marked as pure, so that a bundler can remove the client from code that only uses an error class.
const WithResources: abstract new (execute: Execute) => Resources = /* @__PURE__ */ withResources();

/** The resource methods: one getter each on the prototype, which creates the methods when it is first read. */
function withResources(): abstract new (execute: Execute) => Resources {
  class Core {
    readonly #execute: Execute;

    constructor(execute: Execute) {
      this.#execute = execute;
    }

    // Not a member of Rollbook: bundlers never remove a class with a computed member name.
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
  // The getters are created from the table that is generated together with the interfaces.
  return Core as unknown as abstract new (
    execute: Execute,
  ) => Resources;
}

/**
 * The API client. Create one and reuse it for the lifetime of the process.
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
  /** The API version date that is sent; null to use the version pinned to the key. */
  readonly version: string | null;
  readonly GET: GenericMethod<'get'>;
  readonly POST: GenericMethod<'post'>;
  readonly PUT: GenericMethod<'put'>;
  readonly PATCH: GenericMethod<'patch'>;
  readonly DELETE: GenericMethod<'delete'>;
  readonly #options: RollbookOptions;

  /**
   * @param options - At least `apiKey` and `baseUrl`; nothing is read from the environment.
   * @throws InvalidArgumentError that names the invalid option. The message never contains the key.
   */
  constructor(options: RollbookOptions) {
    const settings = readSettings(options);
    const execute: Execute = (request) => send(settings, request);
    super(execute);
    this.#options = options;
    this.baseUrl = settings.baseUrl;
    this.version = settings.version;
    // Only the types know the parameters and the result of each path.
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
   * Creates a client with some options changed, such as the API key of another school. `headers` are added to those of
   * this client. It is cheap, so you can create one for each request.
   *
   * @param options - The options to change. Options that are left out or undefined keep their values.
   * @throws InvalidArgumentError as the constructor does.
   * @example
   * ```ts
   * const school = client.withOptions({ apiKey: keyOf(schoolId) });
   * ```
   */
  withOptions(options: ChangedOptions): Rollbook {
    checkOptions(options, clientChecks);
    const changed = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    // The same header can be written in another case.
    const headers = Object.fromEntries(
      [this.#options, options]
        .flatMap((one) => Object.entries(one.headers ?? {}))
        .flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), value]])),
    );
    return new Rollbook({ ...this.#options, ...changed, headers });
  }

  /** The properties of the client that are safe to log. */
  toJSON(): { baseUrl: string; version: string | null; apiKey: string } {
    return { baseUrl: this.baseUrl, version: this.version, apiKey: '[redacted]' };
  }
}
