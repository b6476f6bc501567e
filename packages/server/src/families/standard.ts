import { notFound } from '../contract/errors.ts';
import type { OperationId, SchemaName, Schemas } from '../contract/schemas.ts';
import type { Operations, Resources } from '../generated/types.ts';
import type { Patch } from '../store/changes.ts';
import type { ListRequest, Page, ReadableRecords, Stored } from '../store/read.ts';
import type { Records } from '../store/records.ts';
import type { Resource } from '../store/resource.ts';
import type { Context, Handlers, ResourceName, Result } from '../work/operation.ts';

// The members of a context that these handlers need. The path parameters of an operation are the ids of the record
// and of its parents, each named like the field that refers to it; the body is a part of the record.
export interface Loose<T extends object> {
  params: Record<string, string>;
  query: ListRequest;
  body: Partial<T>;
  records<O extends object>(resource: Resource<O>): Records<O>;
}
export interface LooseReading {
  records<O extends object>(resource: Resource<O>): ReadableRecords<O>;
}

type StandardVerb = 'list' | 'get' | 'create' | 'update' | 'archive' | 'restore';
/**
 * The operations of a resource that need no special handler: the standard verbs, and actions that change its state.
 */
type StandardOf<R extends ResourceName> = {
  [V in keyof Handlers<R> as V extends StandardVerb
    ? V
    : IsAction<Resources[R][V]> extends true
      ? V
      : never]: V extends 'list' ? Handlers<R>[V] : RecordHandler<Resources[R][V]>;
};
type RecordHandler<K> = K extends OperationId ? (context: Context<K>) => Promise<Stored<Result<K>>> : never;
type IsAction<K> = K extends OperationId ? Operations[K]['action'] : never;

/** The default handlers of a resource; a family's file spreads them and adds its own. */
export function standard<R extends ResourceName, T extends Schemas[SchemaName] & object>(
  _name: R,
  resource: Resource<T>,
): StandardOf<R> {
  const { list } = listOf(resource);
  const handlers: Record<string, (context: Loose<T>) => Promise<unknown>> = {
    list,
    get: (context) => ownRecord(resource, context),
    async create({ params, body, records }) {
      for (const [field, id] of Object.entries(params)) await records(resource).referred(field).current(id);
      return records(resource).create({ ...body, ...params });
    },
    async update(context) {
      const id = await ownId(resource, context);
      // The body can have the same fields as a PATCH.
      return context.records(resource).update(id, context.body as Patch<T>);
    },
    async archive(context) {
      const id = await ownId(resource, context);
      return (await context.records(resource).archive(id)).record;
    },
    async restore(context) {
      const id = await ownId(resource, context);
      return (await context.records(resource).restore(id)).record;
    },
  };
  for (const action of Object.keys(resource.actions)) {
    handlers[action] = async (context) => {
      const id = await ownId(resource, context);
      return context.records(resource).act(id, action, context.body);
    };
  }
  // Each takes the general context, which the context of each of these operations extends.
  return handlers as unknown as StandardOf<R>;
}

/** Lists the records of the parents in the path, after checking that the parents exist. */
export function listOf<T extends object>(resource: Resource<T>) {
  return {
    async list({ params, query, records }: Pick<Loose<T>, 'params' | 'query'> & LooseReading): Promise<Page> {
      for (const [field, id] of Object.entries(params)) await records(resource).referred(field).get(id);
      return records(resource).list({ ...query, ...params });
    },
  };
}

/** The id at the end of the path. A record with parents is read, to check that they are the ones in the path. */
async function ownId<T extends object>(
  resource: Resource<T>,
  context: Pick<Loose<T>, 'params'> & LooseReading,
): Promise<string> {
  const [id = '', ...parents] = Object.values(context.params).reverse();
  return parents.length === 0 ? id : (await ownRecord(resource, context)).id;
}

/** The record at the end of the path, if it belongs to the parents in the path. */
export async function ownRecord<T extends object>(
  resource: Resource<T>,
  { params, records }: Pick<Loose<T>, 'params'> & LooseReading,
): Promise<Stored<T>> {
  const parents = Object.entries(params);
  const [, id = ''] = parents.pop() ?? [];
  const record = await records(resource).get(id);
  if (parents.length === 0) return record;
  const value = record.plain as Record<string, unknown>;
  if (parents.some(([field, parent]) => value[field] !== parent)) throw notFound();
  return record;
}
