import type { OperationId, SchemaName, Schemas } from '../contract.ts';
import type { ListRequest } from '../db/readable-records.ts';
import type { Records } from '../db/records.ts';
import type { Resource } from '../db/resource.ts';
import type { Handler } from '../operation.ts';

/** The handlers that a resource has unless it says otherwise; a family's file spreads those that it wants. */
export function standard<R extends string, T extends Schemas[SchemaName] & object>(
  _name: R,
  resource: Resource<T>,
) {
  type Op<V extends string> = Extract<`${R}.${V}`, OperationId>;
  // The one path parameter of these operations is the record's id, and their body is a part of the record.
  type Loose = {
    params: Record<string, string>;
    query: ListRequest;
    body: Partial<T>;
    records(resource: Resource<T>): Records<T>;
  };
  const id = (context: Loose): string => Object.values(context.params)[0] ?? '';
  const handlers = {
    list: (context: Loose) => context.records(resource).list(context.query),
    get: (context: Loose) => context.records(resource).get(id(context)),
    create: (context: Loose) => context.records(resource).create(context.body),
    update: (context: Loose) => context.records(resource).update(id(context), context.body),
    archive: async (context: Loose) => (await context.records(resource).archive(id(context))).record,
    restore: async (context: Loose) => (await context.records(resource).restore(id(context))).record,
  };
  return handlers as unknown as { [V in keyof typeof handlers]: Handler<Op<V>> };
}
