import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../sql/database.ts';
import {
  type Params,
  type Query,
  QueryShapes,
  query,
  type RowColumns,
  type Rows,
  rowsOf,
  statement,
} from '../sql/query.ts';
import { inSchool, live } from '../sql/school-rows.ts';
import type { Tables } from '../sql/tables.ts';
import { commonFilters, externalHolder, linkedTo, projection } from './projection.ts';
import type { AnyRecords, AnyResource, JsonRow, RecordSelect, Resource } from './resource.ts';
import { writtenColumns } from './row-values.ts';
import type { Unique } from './unique.ts';

/** The columns of `resource-queries.ts` that a row is read with, for statements that are written in SQL. */
export type Shown = (dialect: Dialect, p: Params, sensitive: boolean) => RawBuilder<unknown>;

/** The name of a value among the rows of a statement: a column of the table is never ambiguous. */
export const valueColumn = (column: string): string => `v_${column}`;

const value = (column: string) => sql.ref(`r.${valueColumn(column)}`);
/** The columns of rows with the id of a record alone; see `idValues`. */
export const idColumns: RowColumns = { [valueColumn('id')]: 'text' };
/** Rows with the id of a record alone. */
export const idValues = (ids: Iterable<string>): Rows =>
  Array.from(ids, (id) => ({ [valueColumn('id')]: id }));

/** The queries that read or write many records of one kind by one statement, each built once. */
export class BatchQueries<T> {
  /** Reads them with their sensitive fields. */
  readonly current: Query<Params, JsonRow>;
  /** Reads them without their sensitive fields. */
  readonly get: Query<Params, JsonRow>;
  readonly #resource: Resource<T>;
  readonly #shown: Shown;
  readonly #writes = new QueryShapes<Query<Params, JsonRow>>();
  readonly #holders = new QueryShapes<Query<Params, Holder>>();

  constructor(resource: Resource<T>, shown: Shown) {
    this.#resource = resource;
    this.#shown = shown;
    const table = sql.table(resource.table);
    const read = (sensitive: boolean) =>
      statement<Params, JsonRow>(
        (p, dialect) =>
          sql`select ${shown(dialect, p, sensitive)} from ${table}
            where school_id = ${p.school} and id in ${listed(p, dialect)} order by id`,
      );
    this.current = read(true);
    this.get = read(false);
  }

  insert(hidden: RowColumns): Query<Params, JsonRow> {
    return this.#writes.of(`insert ${JSON.stringify(hidden)}`, () => {
      const columns = [...writtenColumns(this.#resource), ...Object.keys(hidden)];
      const names = sql.join(columns.map((column) => sql.ref(column)));
      return statement(
        (p, dialect) => sql`
          insert into ${sql.table(this.#resource.table)} (school_id, id, row_version, ${names})
          select cast(${p.school} as text), ${value('id')}, 1, ${sql.join(columns.map(value))}
          from ${rowsOf(p.rows, this.#columns(columns, hidden), dialect)}
          returning ${this.#shown(dialect, p, false)}`,
      );
    });
  }

  update(hidden: RowColumns): Query<Params, JsonRow> {
    return this.#writes.of(`update ${JSON.stringify(hidden)}`, () => {
      const columns = [...writtenColumns(this.#resource), ...Object.keys(hidden)];
      const kept: Record<string, RawBuilder<unknown>> = keptState(this.#resource, value('status'));
      const changes = sql.join(
        columns.map((column) => sql`${sql.ref(column)} = ${kept[column] ?? value(column)}`),
      );
      const table = sql.table(this.#resource.table);
      return statement(
        (p, dialect) => sql`
          update ${table} set ${changes}, row_version = row_version + 1
          from ${rowsOf(p.rows, this.#columns(columns, hidden), dialect)}
          where ${table}.school_id = ${p.school} and ${table}.id = ${value('id')}
          returning ${this.#shown(dialect, p, false)}`,
      );
    });
  }

  /** Finds the records, other than that of the row, that are not archived and have the key of a row. */
  holders({ column, within }: Unique): Query<Params, Holder> {
    return this.#holders.of(column, () => {
      const columns: RowColumns = {
        ...idColumns,
        [valueColumn('key')]: 'text',
        ...(within ? { [valueColumn('within')]: 'text' as const } : {}),
      };
      const table = sql.table(this.#resource.table);
      const same = within
        ? sql`and ${sql.ref(`${this.#resource.table}.${within}`)} = ${value('within')}`
        : sql``;
      return statement(
        (p, dialect) => sql<Holder>`
          select ${value('id')} as wanted_by, ${table}.id from ${rowsOf(p.rows, columns, dialect)}
          join ${table} on ${table}.school_id = ${p.school}
            and ${sql.ref(`${this.#resource.table}.${column}`)} = ${value('key')} ${same}
            and ${table}.archived_at is null and ${table}.id != ${value('id')}`,
      );
    });
  }

  #columns(columns: readonly string[], hidden: RowColumns): RowColumns {
    const { plain } = this.#resource;
    // An integer is a real number that has an exact value; the database converts it to the type of the column.
    const types = columns.map((column) => {
      const kind = plain.get(column);
      const isNumber = kind === 'number' || kind === 'boolean';
      return [valueColumn(column), hidden[column] ?? (isNumber ? 'real' : 'text')] as const;
    });
    return { ...idColumns, ...Object.fromEntries(types) };
  }
}

/** The state to write if it was only computed when it was read: changing another field must not store it. */
const keptState = <T>(
  { expired, table }: Resource<T>,
  status: unknown,
): Record<string, RawBuilder<unknown>> => {
  const stored = sql.ref(`${table}.status`);
  return expired === undefined
    ? {}
    : {
        status: sql`case when cast(${status} as text) = ${sql.lit(expired)} then ${stored} else cast(${status} as text) end`,
      };
};

export interface Holder {
  /** The record that wants the key. */
  wanted_by: string;
  id: string;
}

/** The ids of the rows of a parameter. */
const listed = (p: Params, dialect: Dialect): RawBuilder<unknown> =>
  sql`(select ${value('id')} from ${rowsOf(p.rows, idColumns, dialect)})`;

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
  readonly #holders = new QueryShapes<Query<Params, { id: string }>>();
  readonly #uniques = new QueryShapes<Query<Params, JsonRow>>();

  constructor(resource: Resource<T>, kinds: QueryCache) {
    this.kinds = kinds;
    this.#resource = resource;
    const table = resource.table as AnyRecords;
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
          ...placeholders(p, [...writtenColumns(resource), ...(resource.hidden ?? [])]),
        } as never)
        .returning(shown(resource, dialect, p, false)),
    );
  }

  /** Changes a record, with some hidden columns. */
  update(hidden: readonly string[] = []): Query<Params, JsonRow> {
    return this.#updates.of(hidden.join(), () =>
      query((db, p, dialect) =>
        db
          .updateTable(this.#resource.table as AnyRecords)
          .set({
            ...placeholders(p, [...writtenColumns(this.#resource), ...hidden]),
            ...keptState(this.#resource, p.status),
            row_version: sql`row_version + 1`,
          } as never)
          .where('school_id', '=', p.school as string)
          .where('id', '=', p.id as string)
          .returning(shown(this.#resource, dialect, p, false)),
      ),
    );
  }
  readonly #updates = new QueryShapes<Query<Params, JsonRow>>();

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
    const table = this.#resource.table as AnyRecords;
    return query<Params, JsonRow>((db, p, dialect) => {
      const columns = shown(this.#resource, dialect, p, shape.sensitive);
      const page = <O>(select: RecordSelect<O>) =>
        this.#conditions(select, shape, p, dialect)
          .orderBy('id', shape.order)
          .limit(p.limit as number);
      // SQLite makes the JSON of all rows that it sorts, of which only those of the page are needed.
      const rows =
        dialect === 'sqlite' && shape.filters.length > 0
          ? inSchool(db, table, p)
              .where('id', 'in', page(inSchool(db, table, p).select('id')))
              .orderBy('id', shape.order)
          : page(inSchool(db, table, p));
      return rows.select(columns).$castTo<JsonRow>();
    });
  }

  #conditions<O>(all: RecordSelect<O>, shape: ListShape, p: Params, dialect: Dialect): RecordSelect<O> {
    let select = all;
    if (shape.archived !== 'any')
      select = select.where('archived_at', shape.archived === 'true' ? 'is not' : 'is', null);
    if (shape.after) select = select.where('id', shape.order === 'asc' ? '>' : '<', p.after as string);
    if (shape.open) select = open(this.#resource, select);
    for (const name of shape.filters) {
      const filter = this.#resource.filters?.[name] ?? commonFilters[name];
      const derive = this.#resource.derived[name];
      if (filter) select = filter(select, p, dialect);
      else select = select.where(derive?.(p, dialect) ?? sql.ref(name), '=', p[name] as string);
    }
    return select;
  }

  /** Finds the record, other than `p.id`, that is not archived and has the key `p.key`. */
  holder(unique: Unique): Query<Params, { id: string }> {
    return this.#holders.of(unique.column, () =>
      query((db, p) =>
        this.#withKey(db, p, unique)
          .select('id')
          .where('id', '!=', p.id as string),
      ),
    );
  }

  /** Reads the record that is not archived and has the key `p.key`. */
  getUnique(unique: Unique, sensitive: boolean): Query<Params, JsonRow> {
    return this.#uniques.of(`${unique.column} ${sensitive}`, () =>
      query((db, p, dialect) =>
        this.#withKey(db, p, unique)
          .select(shown(this.#resource, dialect, p, sensitive))
          .$castTo<JsonRow>(),
      ),
    );
  }

  #withKey(db: Kysely<Tables>, p: Params, { column, within }: Unique) {
    const select = live(db, this.#resource.table as AnyRecords, p).where(column, '=', p.key as string);
    return within === undefined ? select : select.where(within, '=', p.within as string);
  }
}

const placeholders = (p: Params, columns: readonly string[]) =>
  Object.fromEntries(columns.map((c) => [c, p[c] as never]));

/** Without confidential records. */
const open = <T, O>({ confidential }: Resource<T>, select: RecordSelect<O>): RecordSelect<O> =>
  confidential ? select.where(sql<boolean>`not (${confidential})`) : select;

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

/** The records of a kind that prevent a record of another kind from being archived. */
export interface DependentKind {
  type: string;
  /** Counts those that refer to `p.id` and are in use. */
  count: Query<Params, { count: number }>;
}

/** The kinds that can prevent records of a resource from being archived. */
function dependentKinds(name: string, kinds: Iterable<AnyResource>): DependentKind[] {
  return [...kinds].flatMap((kind) => {
    const fields = kind.references
      .filter(({ archived, error, targets }) => archived === 'refuse' && !error && targets.includes(name))
      .map(({ field }) => field);
    return fields.length > 0 ? [{ type: kind.object, count: countOf(kind, fields) }] : [];
  });
}

const countOf = (
  { table, ended, derived, links }: AnyResource,
  fields: readonly string[],
): DependentKind['count'] =>
  query((db, p, dialect) => {
    const select = live(db, table as AnyRecords, p)
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .where((or) =>
        or.or(
          fields.map((field) => {
            const link = links[field];
            return link ? linkedTo(link, p.school, p.id) : or(field, '=', p.id as string);
          }),
        ),
      );
    if (ended.length === 0) return select;
    return select.where(derived.status?.(p, dialect) ?? sql.ref('status'), 'not in', [...ended]);
  });
