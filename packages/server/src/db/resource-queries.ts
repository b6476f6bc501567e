import { type Kysely, type RawBuilder, sql } from 'kysely';
import { BatchQueries, listed } from './batch-queries.ts';
import type { Dialect } from './database.ts';
import { type DependentKind, dependentKinds } from './dependents.ts';
import { commonFilters, externalHolder } from './filters.ts';
import { projection } from './projection.ts';
import { type Params, type Query, query, statement } from './query.ts';
import { QueryShapes } from './query-shapes.ts';
import type { AnyRecords, AnyResource, JsonRow, RecordSelect, Resource } from './resource.ts';
import { inSchool, live } from './school-rows.ts';
import type { Tables } from './tables.ts';
import type { Unique } from './unique.ts';

export interface ListShape {
  order: 'asc' | 'desc';
  archived: 'false' | 'true' | 'any';
  after: boolean;
  /** Names of the filters in use, in a fixed order. */
  filters: readonly string[];
  sensitive: boolean;
  /** Whether confidential records are left out. */
  open: boolean;
}

/** The queries of one kind of record, each built once. */
export class ResourceQueries<T> {
  readonly get: Query<Params, JsonRow>;
  /** The same, with the sensitive fields. */
  readonly getWhole: Query<Params, JsonRow>;
  /** The record that has an external id. */
  readonly getExternal: Query<Params, JsonRow>;
  readonly getExternalWhole: Query<Params, JsonRow>;
  readonly current: Query<Params, JsonRow>;
  readonly insert: Query<Params, JsonRow>;
  readonly update: Query<Params, JsonRow>;
  readonly exists: Query<Params, { id: string }>;
  /** The same, unless it is confidential. */
  readonly existsOpen: Query<Params, { id: string }>;
  readonly live: Query<Params, { id: string }>;
  /** The same for many records. */
  readonly allLive: Query<Params, { id: string }>;
  /** Those of the other kinds that references refer to. */
  readonly kinds: QueryCache;
  readonly #resource: Resource<T>;
  readonly #lists = new QueryShapes<Query<Params, JsonRow>>();
  #dependentKinds: readonly DependentKind[] | undefined;
  readonly #holders = new Map<string, Query<Params, { id: string }>>();

  constructor(resource: Resource<T>, kinds: QueryCache) {
    this.kinds = kinds;
    this.#resource = resource;
    const table = resource.table as AnyRecords;
    const written = [
      ...[...resource.plain.keys()].filter((column) => column !== 'id'),
      ...(resource.sensitive ? ['encrypted'] : []),
      ...Object.keys(resource.computed ?? {}),
      ...resource.keys.map(({ column }) => column),
    ];
    const hidden = resource.hidden ?? [];
    const placeholders = (p: Params, columns: readonly string[]) =>
      Object.fromEntries(columns.map((c) => [c, p[c] as never]));
    const select = (db: Kysely<Tables>, p: Params, dialect: Dialect, sensitive: boolean) =>
      inSchool(db, table, p).select(shown(resource, dialect, p, sensitive));
    const one = (sensitive: boolean, isLocked = false) =>
      query<Params, JsonRow>((db, p, dialect) => {
        const found = select(db, p, dialect, sensitive).where('id', '=', p.id as string);
        return isLocked && dialect === 'postgres' ? found.forUpdate() : found;
      });
    const external = (sensitive: boolean) =>
      query<Params, JsonRow>((db, p, dialect) =>
        select(db, p, dialect, sensitive).where('id', '=', externalHolder(p, resource.table)),
      );
    this.get = one(false);
    this.getWhole = one(true);
    this.getExternal = external(false);
    this.getExternalWhole = external(true);
    this.current = one(true, resource.lockRows);
    this.live = liveIn(table);
    this.allLive = allLiveIn(table);
    const exists = (isOpen: boolean) =>
      query<Params, { id: string }>((db, p) => {
        const found = inSchool(db, table, p)
          .select('id')
          .where('id', '=', p.id as string);
        return isOpen ? open(resource, found) : found;
      });
    this.exists = exists(false);
    this.existsOpen = exists(true);
    this.insert = query((db, p, dialect) =>
      db
        .insertInto(table)
        .values({
          school_id: p.school,
          id: p.id,
          row_version: 1,
          ...placeholders(p, [...written, ...hidden]),
        } as never)
        .returning(shown(resource, dialect, p, false)),
    );
    this.update = query((db, p, dialect) =>
      db
        .updateTable(table)
        .set({
          ...placeholders(p, written),
          ...keptState(resource, p),
          ...keptKeys(resource, p),
          row_version: sql`row_version + 1`,
        } as never)
        .where('school_id', '=', p.school as string)
        .where('id', '=', p.id as string)
        .returning(shown(resource, dialect, p, false)),
    );
  }

  /** Those for many records, built when they are first needed. */
  get batch(): BatchQueries<T> {
    this.#batch ??= new BatchQueries(this.#resource, (dialect, p, sensitive) =>
      sql.join(
        shown(this.#resource, dialect, p, sensitive).map(
          (column): RawBuilder<unknown> =>
            typeof column === 'string'
              ? sql.ref(column)
              : sql`${column.expression} as ${sql.ref(String(column.alias))}`,
        ),
      ),
    );
    return this.#batch;
  }
  #batch: BatchQueries<T> | undefined;

  /** The kinds of records that can prevent these records from being archived. */
  get dependentKinds(): readonly DependentKind[] {
    this.#dependentKinds ??= dependentKinds(this.#resource.name, this.kinds);
    return this.#dependentKinds;
  }

  list(shape: ListShape): Query<Params, JsonRow> {
    const key = `${shape.order} ${shape.archived} ${shape.after} ${shape.sensitive} ${shape.open} ${shape.filters.join()}`;
    return this.#lists.of(key, () => this.#list(shape));
  }

  #list(shape: ListShape): Query<Params, JsonRow> {
    return query<Params, JsonRow>((db, p, dialect) => {
      let select = inSchool(db, this.#resource.table as AnyRecords, p)
        .select(shown(this.#resource, dialect, p, shape.sensitive))
        .$castTo<JsonRow>()
        .orderBy('id', shape.order)
        .limit(p.limit as number);
      if (shape.archived !== 'any')
        select = select.where('archived_at', shape.archived === 'true' ? 'is not' : 'is', null);
      if (shape.after) select = select.where('id', shape.order === 'asc' ? '>' : '<', p.after as string);
      if (shape.open) select = open(this.#resource, select);
      for (const name of shape.filters) {
        const filter = this.#resource.filters?.[name] ?? commonFilters[name];
        const derive = this.#resource.derived[name];
        if (filter) select = filter(select, p);
        else select = select.where(derive?.(p, dialect) ?? sql.ref(name), '=', p[name] as string);
      }
      return select;
    });
  }

  /**
   * Finds the record, other than `p.id`, that is not archived and has the key `p.key`, or has kept the text `p.value`
   * as its key.
   */
  holder({ column, within }: Unique): Query<Params, { id: string }> {
    const built =
      this.#holders.get(column) ??
      query<Params, { id: string }>((db, p) => {
        const select = live(db, this.#resource.table as AnyRecords, p)
          .select('id')
          .where(column, 'in', [p.key as string, p.value as string])
          .where('id', '!=', p.id as string)
          .orderBy(sql`case when ${sql.ref(column)} = ${p.value} then 0 else 1 end`);
        return within === undefined ? select : select.where(within, '=', p.within as string);
      });
    this.#holders.set(column, built);
    return built;
  }

  /** Writes only hidden columns. */
  setHidden(columns: readonly string[]): Query<Params, unknown> {
    const key = `hidden ${columns.join()}`;
    let built = this.#hidden.get(key);
    if (!built) {
      built = query((db, p) =>
        db
          .updateTable(this.#resource.table as AnyRecords)
          .set(Object.fromEntries(columns.map((c) => [c, p[c]])) as never)
          .where('school_id', '=', p.school as string)
          .where('id', '=', p.id as string),
      );
      this.#hidden.set(key, built);
    }
    return built;
  }
  readonly #hidden = new Map<string, Query<Params, unknown>>();
}

/** Without confidential records. */
const open = <T, O>({ confidential }: Resource<T>, select: RecordSelect<O>): RecordSelect<O> =>
  confidential ? select.where(sql<boolean>`not (${confidential})`) : select;

/** The state to write if it was only computed when it was read: changing another field must not store it. */
const keptState = <T>({ expired }: Resource<T>, p: Params) =>
  expired === undefined
    ? {}
    : {
        status: sql`case when cast(${p.status} as text) = ${sql.lit(expired)} then status else cast(${p.status} as text) end`,
      };

/**
 * Keys of unchanged texts are not changed either, because records may differ only in case from before that was
 * rejected.
 */
const keptKeys = <T>({ keys }: Resource<T>, p: Params) =>
  Object.fromEntries(
    keys.map(({ column, fields, caseless }) => {
      if (!caseless) return [column, sql`${p[column]}`];
      const same = fields.map((field) => sql`${sql.ref(field)} = ${p[field]}`);
      const stays = sql`${sql.join(same, sql` and `)} and archived_at is null`;
      return [column, sql`case when ${stays} then ${sql.ref(column)} else ${p[column]} end`];
    }),
  );

/** The columns of a row as it is read: its record as JSON, and its sensitive fields with their data key. */
function shown<T>(resource: Resource<T>, dialect: Dialect, p: Params, sensitive: boolean) {
  const { plain: columns, derived, object, table } = resource;
  const json = projection({ object, derived, columns }, dialect, p).as('json');
  const row = ['id' as const, 'row_version' as const, 'archived_at' as const, json];
  if (!sensitive || !resource.sensitive) return row;
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const { subject: field, suffix } = resource.sensitive;
  const person = suffix === '' ? own(field) : sql`${own(field)} || ${sql.lit(suffix)}`;
  const subject = sql`coalesce(${person}, ${own('id')})`;
  const dataKey = sql<string | null>`(select k.sealed from data_keys as k
    where k.school_id = ${own('school_id')} and k.subject_id = ${subject})`;
  return [
    ...row,
    sql<string | null>`${own('encrypted')}`.as('encrypted'),
    dataKey.as('data_key'),
    sql<string>`${subject}`.as('subject'),
  ];
}

/** Finds a record that is not archived. */
const liveIn = (table: AnyRecords): Query<Params, { id: string }> =>
  query((db, p) =>
    live(db, table, p)
      .select('id')
      .where('id', '=', p.id as string),
  );

const allLiveIn = (table: AnyRecords): Query<Params, { id: string }> =>
  statement(
    (
      p,
      dialect,
    ) => sql`select id from ${sql.table(table)} where school_id = ${p.school} and id in ${listed(p, dialect)}
      and archived_at is null`,
  );

/** The kinds of records by name, and the queries of each, built when the kind is first used. */
export class QueryCache {
  readonly #queries = new Map<unknown, unknown>();
  readonly #named: ReadonlyMap<string, AnyResource>;

  constructor(resources: readonly AnyResource[]) {
    this.#named = new Map(resources.map((resource) => [resource.name, resource]));
    for (const { references } of resources)
      for (const { targets } of references) for (const name of targets) this.named(name);
  }

  of<T>(resource: Resource<T>): ResourceQueries<T> {
    const queries = this.#queries.get(resource) ?? new ResourceQueries(resource, this);
    this.#queries.set(resource, queries);
    // Each resource maps to its own queries.
    return queries as ResourceQueries<T>;
  }

  [Symbol.iterator](): Iterator<AnyResource> {
    return this.#named.values();
  }

  /** The kind of record with this name in the document. */
  named(name: string): AnyResource {
    const resource = this.#named.get(name);
    if (!resource) throw new TypeError(`There is no resource ${name}`);
    return resource;
  }
}
