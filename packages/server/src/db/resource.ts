import { type SelectQueryBuilder, sql } from 'kysely';
import {
  type Action,
  referredBy,
  type Schema,
  type SchemaName,
  type Schemas,
  schemaOf,
  schemas,
} from '../contract.ts';
import type { Dialect } from './database.ts';
import { type ColumnKind, type Derived, kindOf, projection } from './projection.ts';
import { type Params, type Query, query, type Value } from './query.ts';
import type { Reference } from './references.ts';
import type { RecordTables, Tables } from './tables.ts';

// Every table of records has the columns that the store touches by name; which table it is does not matter to types.
type AnyRecords = 'learners';
export type RecordSelect<O> = SelectQueryBuilder<Tables, AnyRecords, O>;

/** Narrows a list to what its parameter asks for. */
export type Filter = (select: RecordSelect<JsonRow>, p: Params) => RecordSelect<JsonRow>;

export interface ResourceOptions<T> {
  /**
   * Columns whose values no two live records of a school share, or of those with the same value in another column.
   * What several fields make unique is a computed column.
   */
  unique?: Record<string, Unique<T>>;
  /** Columns that are no part of the record and are made from it. */
  computed?: Record<string, (record: T) => Value>;
  /** Columns that are no part of the record: given when it is written, never read with it. */
  hidden?: readonly string[];
  /** Fields that are made when the record is read, as SQL over its columns and `p.now`. */
  derived?: Partial<Record<keyof T & string, Derived>>;
  /** Fields that hold the id, or ids, of live records of another kind. */
  references?: Partial<Record<keyof T & string, AnyResource>>;
  /** Filters of the list that are more than equality with a field. */
  filters?: Record<string, Filter>;
}

export interface Unique<T> {
  /** What to call the column. */
  name: string;
  within?: keyof T & string;
}

// biome-ignore lint/suspicious/noExplicitAny: what refers to records of a kind need not know their fields.
export type AnyResource = Resource<any>;

/** A kind of record: what the document says of it and what is its own. */
export interface Resource<T> extends Omit<ResourceOptions<T>, 'derived'> {
  readonly table: keyof RecordTables;
  readonly object: string;
  readonly prefix: string;
  readonly columns: ReadonlyMap<string, ColumnKind>;
  /** What the members of an object are that were never given. */
  readonly blanks: ReadonlyMap<string, object>;
  readonly derived: Partial<Record<string, Derived>>;
  /** Fields that are shown to keys with `read:sensitive` alone. */
  readonly sensitive: readonly string[];
  /** Fields that are enciphered where they are stored; those who read and write them open and seal them. */
  readonly sealed: readonly string[];
  /** Fields whose values the audit log does not show. */
  readonly redacted: ReadonlySet<string>;
  /** The graph of its states: those of the field `status`. */
  readonly actions: Readonly<Record<string, Action>>;
  /** The state that is never stored: it follows from the clock when the record is read. */
  readonly lapsed: string | undefined;
}

/** A kind of record whose fields are the properties of a schema of the document. */
export function defineResource<N extends SchemaName>(
  table: keyof RecordTables,
  name: N,
  options: ResourceOptions<Schemas[N]> = {},
): Resource<Schemas[N]> {
  const schema = schemaOf(name);
  const record = schema['x-record'];
  if (!record || !schema.properties) throw new TypeError(`${name} is not the schema of a record`);
  const columns = new Map<string, ColumnKind>();
  const blanks = new Map<string, object>();
  for (const [field, property] of Object.entries(schema.properties)) {
    if (field !== 'object' && !record.derived.includes(field))
      columns.set(field, kindOf(referredBy(property)));
  }
  for (const column of Object.keys(options.unique ?? {})) {
    if (!columns.has(column) && !options.computed?.[column])
      throw new TypeError(`${name} has no column ${column} that could be unique`);
  }
  for (const [field, { properties }] of Object.entries(schemas[`${name}Create`]?.properties ?? {})) {
    if (properties)
      blanks.set(field, Object.fromEntries(Object.entries(properties).map(([key, p]) => [key, p.default])));
  }
  const lapse = Object.values(record.states ?? {}).find(({ once }) => once !== undefined);
  return {
    ...options,
    derived: { ...options.derived, ...(lapse ? { status: lapsing(lapse, schema.properties) } : {}) },
    table,
    object: String(schema.properties.object?.const),
    prefix: record.prefix,
    columns,
    blanks,
    sealed: record.sealed,
    sensitive: record.sensitive,
    redacted: new Set([...record.sensitive, ...record.sealed]),
    actions: record.states ?? {},
    lapsed: lapse?.to,
  };
}

/** The state that a record is in: the stored one, unless the time that ends it is past. A day is past when it is over. */
function lapsing({ from, to, once = '' }: Action, properties: Record<string, Schema>): Derived {
  const isDay = properties[once]?.format === 'date';
  return (p) => {
    const past = isDay ? sql`${sql.ref(once)} < ${p.today}` : sql`${sql.ref(once)} <= ${p.now}`;
    const ends = from.map((state) => sql.lit(state));
    return sql`case when status in (${sql.join(ends)}) and ${past} then ${sql.lit(to)} else status end`;
  };
}

export interface JsonRow {
  id: string;
  row_version: number;
  archived_at: string | null;
  /** What every reader is shown. */
  json: string;
  /** The sensitive fields, where there are such. */
  sensitive?: string | null;
}

export interface ListShape {
  order: 'asc' | 'desc';
  archived: 'false' | 'true' | 'any';
  after: boolean;
  /** Names of the filters in use, in a fixed order. */
  filters: readonly string[];
  sensitive: boolean;
}

const commonFilters: Record<string, Filter> = {
  created_after: (select, p) => select.where('created_at', '>', p.created_after as string),
  created_before: (select, p) => select.where('created_at', '<', p.created_before as string),
  updated_after: (select, p) => select.where('updated_at', '>', p.updated_after as string),
  external_id: (select, p) =>
    select.where(
      'id',
      '=',
      sql<string>`(select record_id from external_ids where school_id = ${p.school} and resource = ${p.resource}
        and source = ${p.external_source} and external_id = ${p.external_id})`,
    ),
};

/** The queries of one kind of record, each built once. */
export class ResourceQueries<T> {
  readonly get: Query<Params, JsonRow>;
  readonly lock: Query<Params, JsonRow>;
  readonly insert: Query<Params, JsonRow>;
  readonly update: Query<Params, JsonRow>;
  readonly exists: Query<Params, { id: string }>;
  readonly live: Query<Params, { id: string }>;
  readonly references: readonly Reference[];
  readonly #resource: Resource<T>;
  readonly #lists = new Map<string, Query<Params, JsonRow>>();
  readonly #takenBy = new Map<string, Query<Params, { id: string }>>();

  constructor(resource: Resource<T>) {
    this.#resource = resource;
    const table = resource.table as AnyRecords;
    const written = [
      ...[...resource.columns.keys()].filter((column) => column !== 'id'),
      ...Object.keys(resource.computed ?? {}),
    ];
    const hidden = resource.hidden ?? [];
    const slots = (p: Params, columns: readonly string[]) =>
      Object.fromEntries(columns.map((c) => [c, p[c] as never]));
    const one = (lock: boolean) =>
      query<Params, JsonRow>((db, p, dialect) => {
        const select = db
          .selectFrom(table)
          .select(shown(resource, dialect, p))
          .where('school_id', '=', p.school as string)
          .where('id', '=', p.id as string);
        return lock && dialect === 'postgres' ? select.forUpdate() : select;
      });
    this.get = one(false);
    this.lock = one(true);
    this.references = Object.entries<AnyResource | undefined>(resource.references ?? {}).flatMap(
      ([field, to]) => (to ? [{ field, to, live: liveIn(to.table as AnyRecords) }] : []),
    );
    this.live = liveIn(table);
    this.exists = query((db, p) =>
      db
        .selectFrom(table)
        .select('id')
        .where('school_id', '=', p.school as string)
        .where('id', '=', p.id as string),
    );
    this.insert = query((db, p, dialect) =>
      db
        .insertInto(table)
        .values({
          school_id: p.school,
          id: p.id,
          row_version: 1,
          ...slots(p, [...written, ...hidden]),
        } as never)
        .returning(shown(resource, dialect, p)),
    );
    this.update = query((db, p, dialect) =>
      db
        .updateTable(table)
        .set({ ...slots(p, written), ...keptState(resource, p), row_version: sql`row_version + 1` } as never)
        .where('school_id', '=', p.school as string)
        .where('id', '=', p.id as string)
        .returning(shown(resource, dialect, p)),
    );
  }

  list(shape: ListShape): Query<Params, JsonRow> {
    const key = `${shape.order} ${shape.archived} ${shape.after} ${shape.sensitive} ${shape.filters.join()}`;
    const cached = this.#lists.get(key);
    if (cached) return cached;
    const built = query<Params, JsonRow>((db, p, dialect) => {
      let select = db
        .selectFrom(this.#resource.table as AnyRecords)
        .select(shown(this.#resource, dialect, p, shape.sensitive))
        .$castTo<JsonRow>()
        .where('school_id', '=', p.school as string)
        .orderBy('id', shape.order)
        .limit(p.limit as number);
      if (shape.archived !== 'any')
        select = select.where('archived_at', shape.archived === 'true' ? 'is not' : 'is', null);
      if (shape.after) select = select.where('id', shape.order === 'asc' ? '>' : '<', p.after as string);
      for (const name of shape.filters) {
        const filter = this.#resource.filters?.[name] ?? commonFilters[name];
        const derive = this.#resource.derived[name];
        if (filter) select = filter(select, p);
        else select = select.where(derive?.(p, dialect) ?? sql.ref(name), '=', p[name] as string);
      }
      return select;
    });
    this.#lists.set(key, built);
    return built;
  }

  /** Finds the live record, other than `p.id`, that holds `p.value` in a unique column. */
  takenBy(column: string, within: string | undefined): Query<Params, { id: string }> {
    let built = this.#takenBy.get(column);
    if (!built) {
      built = query((db, p) => {
        const select = db
          .selectFrom(this.#resource.table as AnyRecords)
          .select('id')
          .where('school_id', '=', p.school as string)
          .where(column, '=', p.value as string)
          .where('archived_at', 'is', null)
          .where('id', '!=', p.id as string);
        return within === undefined ? select : select.where(within, '=', p.within as string);
      });
      this.#takenBy.set(column, built);
    }
    return built;
  }

  /** Writes hidden columns alone. */
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

/** What is written of a state that was only read: whoever changes another field must not make the lapse last. */
const keptState = <T>({ lapsed }: Resource<T>, p: Params) =>
  lapsed === undefined
    ? {}
    : {
        status: sql`case when cast(${p.status} as text) = ${sql.lit(lapsed)} then status else cast(${p.status} as text) end`,
      };

/** The columns of a row as it is read: its record as JSON, its sensitive fields apart. */
function shown<T>(resource: Resource<T>, dialect: Dialect, p: Params, sensitive = true) {
  const { columns, derived, object } = resource;
  const only = (keep: boolean) =>
    new Map([...columns].filter(([field]) => resource.sensitive.includes(field) === keep));
  const json = projection({ object, derived, columns: only(false) }, dialect, p).as('json');
  const apart = projection({ columns: only(true) }, dialect, p).as('sensitive');
  return [
    'id' as const,
    'row_version' as const,
    'archived_at' as const,
    json,
    ...(sensitive && resource.sensitive.length > 0 ? [apart] : []),
  ];
}

const liveIn = (table: AnyRecords): Query<Params, { id: string }> =>
  query((db, p) =>
    db
      .selectFrom(table)
      .select('id')
      .where('school_id', '=', p.school as string)
      .where('id', '=', p.id as string)
      .where('archived_at', 'is', null),
  );

/** The queries of every kind of record, made when the kind is first used. */
export class QueryCache {
  readonly #queries = new Map<unknown, unknown>();

  of<T>(resource: Resource<T>): ResourceQueries<T> {
    const queries = this.#queries.get(resource) ?? new ResourceQueries(resource);
    this.#queries.set(resource, queries);
    // Each resource maps to its own queries.
    return queries as ResourceQueries<T>;
  }
}
