import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../contract/errors.ts';
import { type SchemaName, schemaOf } from '../contract/schemas.ts';
import type { DataKeys, EncryptedPart } from '../crypto/data-keys.ts';
import { iso } from '../lib/clock.ts';
import { isId, timeOfId } from '../lib/ids.ts';
import type { Database, Dialect, Reader, Transaction } from '../sql/database.ts';
import { type Params, type Query, QueryShapes, query, type Value } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { Tables } from '../sql/tables.ts';
import { type Derived, kindOf, type Projected, projection } from './projection.ts';
import { invalidCursor, Page } from './read.ts';

// All logs have a school and an id; the types do not distinguish the tables.
type AnyLog = 'deliveries';
type LogSelect = SelectQueryBuilder<Tables, AnyLog, LogRow>;
type Filter = (select: LogSelect, p: Params, page: PageShape) => LogSelect;

/** Which page of a list is read: the first one, or the one after a row. */
export interface PageShape {
  order: 'asc' | 'desc';
  after: boolean;
  dialect: Dialect;
}

export interface LogOptions {
  prefix: string;
  /** The column by which rows are ordered, if it is not the id; it is unique in a school. */
  order?: string;
  /**
   * The time by which a list with these filters is ordered, and then by ids; undefined for the order of the log. While a
   * row is in the list, its time should not change: a page could miss or repeat it.
   */
  time?: (filters: readonly string[]) => RawBuilder<string> | undefined;
  derived?: Record<string, Derived>;
  /** Filters that are not simple equality with a column. */
  filters?: Record<string, Filter>;
  /** The condition for rows in lists; other rows can be read by id. */
  only?: (select: LogSelect) => LogSelect;
  /**
   * The name of the index by which SQLite reads a list with these filters. Its planner compares estimates, and prefers a
   * range of the order to equality with another column.
   */
  index?: (filters: readonly string[]) => string | undefined;
  /** Adds the encrypted part of a row to its JSON; without it, that part is not read. */
  whole?: (row: LogRow, keys: DataKeys) => string;
}

/** A row of a log, with its encrypted part if the log has one. */
export interface LogRow extends EncryptedPart {
  id: string;
  json: string;
}

/** A table whose rows are written by the server and only read by requests, newest first. */
export class Log {
  readonly prefix: string;
  readonly #table: keyof Tables;
  readonly #options: LogOptions;
  readonly #projected: Projected;
  readonly #lists = new QueryShapes<Query<Params, LogRow>>();
  readonly #get: Query<Params, LogRow>;
  readonly #times = new Map<RawBuilder<string>, Query<Params, { time: string | null }>>();

  constructor(table: keyof Tables, schema: SchemaName, options: LogOptions) {
    this.prefix = options.prefix;
    this.#table = table;
    this.#options = options;
    const properties = schemaOf(schema).properties ?? {};
    const derived = options.derived ?? {};
    const columns = Object.entries(properties).flatMap(([field, property]) =>
      field === 'object' || field in derived ? [] : ([[field, kindOf(property)]] as const),
    );
    const object = properties.object?.const;
    this.#projected = {
      object: object === undefined ? undefined : String(object),
      columns: new Map(columns),
      derived,
    };
    this.#get = query((db, p, dialect) => this.#select(db, p, dialect).where('id', '=', p.id as string));
  }

  async get(db: Reader, school: string, id: string, keys?: DataKeys): Promise<string> {
    const row = isId(id, this.prefix) ? await db.first(this.#get, { school, id }) : undefined;
    if (!row) throw notFound();
    return this.#whole(keys)(row);
  }

  /** A page of the log; filters that are undefined are ignored. */
  async list(
    db: Reader,
    school: string,
    request: {
      limit: number;
      order: 'asc' | 'desc';
      starting_after?: string | undefined;
      [filter: string]: unknown;
    },
    keys?: DataKeys,
  ): Promise<Page> {
    const { limit, order, starting_after: after, ...rest } = request;
    const filters = Object.keys(rest)
      .filter((name) => rest[name] !== undefined)
      .sort();
    const params: Params = { school, limit: limit + 1 };
    for (const name of filters)
      params[name] = typeof rest[name] === 'boolean' ? Number(rest[name]) : (rest[name] as Value);
    if (after !== undefined) {
      if (!isId(after, this.prefix) || !(await this.#hasOrHad(db, school, after))) throw invalidCursor();
      params.after = after;
      const time = this.#options.time?.(filters);
      if (time) params.after_time = await this.#timeOf(db, school, after, time);
    }
    const rows = await db.all(this.#list(order, after !== undefined, filters), params);
    return Page.of(rows, limit, this.#whole(keys));
  }

  /** Whether a row exists, or may have been deleted because of its age. */
  async #hasOrHad(db: Reader, school: string, id: string): Promise<boolean> {
    if (await db.first(this.#get, { school, id })) return true;
    const deleted = await db.first(deletedThrough, { school, log: this.#table });
    return deleted !== undefined && id <= deleted.deleted_through;
  }

  /**
   * The time of the row after which a page starts. One that was deleted because of its age was in the list at its time or
   * later, but before all that is younger.
   */
  async #timeOf(db: Reader, school: string, id: string, time: RawBuilder<string>): Promise<string> {
    const read: Query<Params, { time: string | null }> =
      this.#times.get(time) ??
      query((builder, p) =>
        inSchool(builder, this.#table as AnyLog, p)
          .select(time.as('time'))
          .where('id', '=', p.id as string),
      );
    this.#times.set(time, read);
    const row = await db.first(read, { school, id });
    if (!row) return iso(timeOfId(id));
    // It is not in the list, such as an attempt that has not been made yet.
    if (row.time === null) throw invalidCursor();
    return row.time;
  }

  #whole(keys: DataKeys | undefined): (row: LogRow) => string {
    const { whole } = this.#options;
    return (row) => (whole && keys && row.encrypted !== null ? whole(row, keys) : row.json);
  }

  #list(order: 'asc' | 'desc', after: boolean, filters: string[]): Query<Params, LogRow> {
    const key = `${order} ${after} ${filters.join()}`;
    return this.#lists.of(key, () =>
      query((db, p, dialect) => {
        const index = dialect === 'sqlite' ? this.#options.index?.(filters) : undefined;
        const page = (all: LogSelect) => this.#page(all, db, p, filters, { order, after, dialect });
        const mayBeSorted = this.#options.time?.(filters) === undefined && index === undefined;
        if (dialect !== 'sqlite' || filters.length === 0 || !mayBeSorted)
          return page(this.#select(db, p, dialect, index));
        // SQLite makes the JSON of all rows that it sorts, of which only those of the page are needed.
        const ids = page(
          inSchool(db, this.#table as AnyLog, p)
            .select('id')
            .$castTo<LogRow>(),
        );
        return this.#select(db, p, dialect).where(sql<boolean>`id in (${ids})`).orderBy(this.#order, order);
      }),
    );
  }

  #page(all: LogSelect, db: Kysely<Tables>, p: Params, filters: string[], page: PageShape): LogSelect {
    const rows = (this.#options.only?.(all) ?? all).limit(p.limit as number);
    const time = this.#options.time?.(filters);
    let select = time ? inTime(rows, p, time, page) : this.#inOrder(rows, db, p, page.order, page.after);
    for (const name of filters) {
      const filter = this.#options.filters?.[name] ?? timeFilters[name];
      select = filter ? filter(select, p, page) : select.where(sql.ref(name), '=', p[name] as string);
    }
    return select;
  }

  get #order(): RawBuilder<string> {
    return sql.ref<string>(this.#options.order ?? 'id');
  }

  #inOrder(rows: LogSelect, db: Kysely<Tables>, p: Params, order: 'asc' | 'desc', after: boolean): LogSelect {
    const select = rows.orderBy(this.#order, order);
    return after ? select.where(this.#order, order === 'asc' ? '>' : '<', this.#placeOf(db, p)) : select;
  }

  /** The position of the row after which a page starts. */
  #placeOf(db: Kysely<Tables>, p: Params): RawBuilder<string> {
    const { order } = this.#options;
    if (order === undefined) return sql`${p.after}`;
    const cursor = inSchool(db, this.#table as AnyLog, p)
      .select(sql.ref(order).as('place'))
      .where('id', '=', p.after as string);
    return sql`(${cursor})`;
  }

  #select(db: Kysely<Tables>, p: Params, dialect: Dialect, index?: string): LogSelect {
    const table = sql.table<Tables[AnyLog]>(this.#table);
    const rows =
      index === undefined
        ? inSchool(db, this.#table as AnyLog, p)
        : db
            .selectFrom(table.as<AnyLog>(sql`${table} indexed by ${sql.id(index)}`))
            .where('school_id', '=', p.school as string);
    const select = rows.select(['id', projection(this.#projected, dialect, p).as('json')]).$castTo<LogRow>();
    if (!this.#options.whole) return select;
    const own = (column: string) => sql.ref(`${this.#table}.${column}`);
    return select.select([
      sql`${own('encrypted')}`.as('encrypted'),
      sql`${own('subject_key')}`.as('subject_key'),
      sql`(select k.sealed from data_keys as k
        where k.school_id = ${own('school_id')} and k.subject_id = ${own('subject_key')})`.as('data_key'),
    ]) as never;
  }
}

/**
 * Rows in the order of a time, and of ids where it is the same. Each page names a range of times. Without statistics,
 * PostgreSQL would otherwise think that sorting all rows of another index costs as much; SQLite uses no index of an
 * expression for a comparison of rows.
 */
function inTime(
  rows: LogSelect,
  p: Params,
  time: RawBuilder<string>,
  { order, after, dialect }: PageShape,
): LogSelect {
  const select = rows.orderBy(time, order).orderBy('id', order);
  if (!after) return dialect === 'postgres' ? select.where(sql<boolean>`${time} > ''`) : select;
  const comes = sql.raw(order === 'asc' ? '>' : '<');
  const later = select.where(sql<boolean>`(${time}, id) ${comes} (${p.after_time}, ${p.after})`);
  return dialect === 'sqlite' ? later.where(sql<boolean>`${time} ${comes}= ${p.after_time}`) : later;
}

const deletedThrough = query<{ school: string; log: string }, { deleted_through: string }>((db, p) =>
  inSchool(db, 'log_retention', p).select('deleted_through').where('log', '=', p.log),
);

const insertDeleted = query<{ school: string; log: string; through: string }>((db, p) =>
  db
    .insertInto('log_retention')
    .values({ school_id: p.school, log: p.log, deleted_through: p.through })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'log'])
        .doUpdateSet({ deleted_through: sql`excluded.deleted_through` })
        .whereRef('excluded.deleted_through', '>', 'log_retention.deleted_through'),
    ),
);

/** Notes the greatest id that was deleted from a log because of its age. */
export const noteDeleted = (tx: Transaction, school: string, log: string, through: string): Promise<number> =>
  tx.run(insertDeleted, { school, log, through });

const timeFilters: Record<string, Filter> = {
  created_after: (select, p) => select.where('created_at', '>', p.created_after as string),
  created_before: (select, p) => select.where('created_at', '<', p.created_before as string),
};

/** A school, and the time from before which its rows are old. */
export type OldRows = { school: string; before: string };

/** How the old rows of a log are deleted. */
export interface Deletion {
  /** Which of the schools have old rows. */
  due: (db: Reader, schools: readonly OldRows[]) => Promise<{ school: string }[]>;
  /** Deletes the old rows of a school, in small transactions. */
  deleteOld: (db: Database, old: OldRows, stopping: AbortSignal) => Promise<void>;
}
