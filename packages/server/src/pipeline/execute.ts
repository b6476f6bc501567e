import type { OperationId, Representation } from '../contract/schemas.ts';
import type { Reader, Transaction } from '../sql/database.ts';
import type { Change } from '../store/changes.ts';
import type { Caller } from '../work/caller.ts';
import type { AllHandlers, Context, Representations } from '../work/operation.ts';
import type { Services } from '../work/services.ts';
import type { Author, ReadWork, UnitOfWork, UnitsOfWork } from '../work/unit-of-work.ts';

/** An operation to perform: its input, validated and in the newest version, and its caller. */
export interface Call {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly caller: Caller;
  /** The API version of the request. */
  readonly version: string;
  readonly author: Author;
}

// The type of the table of handlers is exhaustive. Which handler is called, and so its type of context, is known only
// at run time.
type AnyContext = Record<keyof Context<'learners.get'>, unknown>;
type AnyHandler = (context: AnyContext) => Promise<unknown>;

/** Performs operations, for requests and for the rows of an import. It is the only caller of handlers. */
export class OperationExecutor {
  readonly #handlers = new Map<string, AnyHandler>();
  readonly #services: Services;
  readonly #works: UnitsOfWork;
  readonly #representations: Representations;

  constructor(
    handlers: AllHandlers,
    services: Services,
    works: UnitsOfWork,
    representations: Representations,
  ) {
    this.#representations = representations;
    this.#services = services;
    this.#works = works;
    for (const [resource, verbs] of Object.entries(handlers)) {
      for (const [verb, handler] of Object.entries(verbs))
        this.#handlers.set(`${resource}.${verb}`, handler as unknown as AnyHandler);
    }
  }

  read(db: Reader, call: Call): Promise<unknown> {
    return this.#handle(call, this.#works.read(db, call.author));
  }

  /** What an operation returned, in another media type than JSON. */
  represent(db: Reader, call: Call, result: unknown, media: string): Promise<Representation> {
    const represent = this.#representations[call.operation]?.[media];
    if (!represent) throw new TypeError(`${call.operation} has no representation as ${media}`);
    return represent(result, this.#works.read(db, call.author), this.#services);
  }

  change(tx: Transaction, call: Call): Promise<unknown> {
    return this.#works.run(tx, call.author, (work) => this.#handle(call, work), call.operation);
  }

  /** Records something in the audit log that changes no record. */
  note(tx: Transaction, { author }: Call, change: Change): Promise<void> {
    return this.#works.run(tx, author, async (work) => work.record(change));
  }

  #handle(
    { operation, params, query, body, caller, version, author }: Call,
    work: UnitOfWork | ReadWork,
  ): Promise<unknown> {
    const handler = this.#handlers.get(operation);
    if (!handler) throw new TypeError(`${operation} has no handler`);
    const { mode, actor } = caller;
    const request = { params, query, body, mode, actor, version, author, services: this.#services };
    return handler(Object.assign(work, request));
  }
}
