import type { OperationId, Representation } from '../contract/schemas.ts';
import type { Operations, Resources } from '../generated/types.ts';
import type { Reader } from '../sql/database.ts';
import type { Page, Stored } from '../store/read.ts';
import type { Services } from './services.ts';
import type { Author, ReadWork, UnitOfWork } from './unit-of-work.ts';

export type Body<K extends OperationId> = Operations[K]['body'];
export type Result<K extends OperationId> = Operations[K]['result'];
export type PathParams<K extends OperationId> = Operations[K]['path'];
export type QueryOf<K extends OperationId> = Operations[K]['query'];
export type IsWrite<K extends OperationId> = Operations[K]['write'];

export interface Actor {
  readonly type: 'api_key' | 'staff' | 'system';
  readonly id: string | null;
  readonly name: string | null;
  readonly scopes: { has(scope: string): boolean };
}

interface Request<K extends OperationId> {
  readonly params: PathParams<K>;
  readonly query: QueryOf<K>;
  readonly body: Body<K>;
  readonly mode: 'live' | 'test';
  readonly actor: Actor;
  /** The API version of the request. */
  readonly version: string;
  /** The actor, as recorded in the audit log. */
  readonly author: Author;
  readonly services: Services;
}

/**
 * The input of a handler: the request, validated and in the newest version, and the work in its school: a unit of
 * work for an operation that writes, or read access for one that reads.
 */
export type Context<K extends OperationId> = IsWrite<K> extends true ? WriteContext<K> : ReadContext<K>;
export interface WriteContext<K extends OperationId> extends Request<K>, UnitOfWork {}
export interface ReadContext<K extends OperationId> extends Request<K>, ReadWork {}

/** A document of any length in lines, which are read while they are sent, after the transaction of the operation. */
export interface Streamed {
  lines: (db: Reader) => AsyncIterable<string>;
}

export type HandlerResult<T> = T | Stored<T> | (T extends { has_more: boolean } ? Page : never);

/** Thrown by a handler of a dry run: its result is returned, and everything that it did is rolled back. */
export class DryRun<T = unknown> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('A dry run is rolled back');
    this.result = result;
  }
}

export type Handler<K extends OperationId> = (
  context: Context<K>,
) => Promise<[Result<K>] extends [never] ? Representation | Streamed : HandlerResult<Result<K>>>;

export type ResourceName = keyof Resources;

/** The handlers of a resource: one method for each operation in the document. */
export type Handlers<R extends ResourceName> = {
  [V in keyof Resources[R]]: Resources[R][V] extends infer K extends OperationId ? Handler<K> : never;
};

export type AllHandlers = { [R in ResourceName]: Handlers<R> };

/** Makes the representation of a record, in the newest version. */
export type Represent = (record: unknown, work: ReadWork, services: Services) => Promise<Representation>;

/** The media types in which operations return their records, besides JSON. */
export type Representations = { [K in OperationId]?: Readonly<Record<string, Represent>> };
