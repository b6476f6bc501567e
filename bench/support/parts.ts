import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from './modules.ts';
import type { WriteRows } from './seed.ts';

export interface KeyRow {
  id: string;
  school_id: string;
  hash: string;
  revoked_at: string | null;
}
export type Row = Record<string, unknown>;

/** What a bare server does with its database. */
export interface BareParts {
  /** The school of the key, looked up by its hash. */
  school(authorization: string | undefined): Promise<string | undefined> | string | undefined;
  list(school: string, limit: number): Promise<string> | string;
  get(school: string, id: string): Promise<string | undefined> | string | undefined;
  /** Record, event, delivery, audit entry and stored response in one durable commit. */
  create(school: string, key: string, body: string): Promise<string> | string;
  close(): Promise<void> | void;
}

export const keyColumns = 'id, school_id, name, mode, scopes, version, hash, expires_at, revoked_at';

/** How the columns of a learner are read, and which of them are not yet what JSON has. */
export class LearnerColumns {
  readonly #booleans: string[];
  readonly #json: string[];
  readonly selected: string[];

  constructor(sample: Row, alertUntilToday: string) {
    const computed: Record<string, string> = {
      object: `'${sample.object}'`,
      has_medical_alert: alertUntilToday,
    };
    this.selected = Object.keys(sample).map((name) =>
      computed[name] === undefined ? `"${name}"` : `${computed[name]} as ${name}`,
    );
    this.#booleans = Object.keys(sample).filter((name) => typeof sample[name] === 'boolean');
    this.#json = Object.keys(sample).filter(
      (name) => typeof sample[name] === 'object' && sample[name] !== null,
    );
  }

  parsed(row: Row): Row {
    for (const column of this.#booleans) row[column] = row[column] === 1;
    for (const column of this.#json) row[column] = JSON.parse(row[column] as string);
    return row;
  }

  page(rows: Row[], limit: number): string {
    const more = rows.length > limit;
    const data = (more ? rows.slice(0, limit) : rows).map((row) => this.parsed(row));
    return JSON.stringify({ data, next_cursor: more ? data.at(-1)?.id : null, has_more: more });
  }
}

/** The school of a key that was found by the hash of an `Authorization` header. */
export const schoolOf = (row: KeyRow | undefined, hash: string): string | undefined =>
  row && row.revoked_at === null && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))
    ? row.school_id
    : undefined;

export const hashOfKey = (authorization: string | undefined): string =>
  createHash('sha256')
    .update(authorization?.slice('Bearer '.length) ?? '')
    .digest('hex');

/** The rows that one creation of a learner inserts, in the order of the tables of `WriteRows`; and the response. */
export function createdRows(fields: string[], sequence: number, school: string, key: string, given: Row) {
  const now = new Date().toISOString();
  const [id, eventId] = [randomUUID(), randomUUID()];
  const record: Row = {};
  for (const field of fields) record[field] = given[field] ?? null;
  Object.assign(record, {
    id,
    object: 'learner',
    status: 'active',
    boarder: false,
    has_medical_alert: false,
    external_ids: {},
    created_at: now,
    updated_at: now,
  });
  const json = JSON.stringify(record);
  const rows: Row[] = [
    {
      ...record,
      boarder: 0,
      external_ids: '{}',
      metadata: JSON.stringify(given.metadata),
      name_folded: String(given.name).toLowerCase(),
      admission_number_key: null,
    },
    { id: eventId, resource_id: id, data: json, created_at: now },
    { id: randomUUID(), event_id: eventId, scheduled_at: now, created_at: now },
    { id: randomUUID(), resource_id: id, sequence, occurred_at: now, event_ids: JSON.stringify([eventId]) },
    { key, body: json },
    { subject_id: id },
    { record_id: id },
  ].map((row) => ({ ...row, school_id: school }));
  return { json, rows };
}

/** The values of an insert like a row that the server wrote, with those of this request. */
export const insertedValues = (template: Row, values: Row): unknown[] =>
  Object.keys(template).map((column) => (column in values ? values[column] : template[column]));

/** The bare parts of the server's work, on the same schema: one prepared statement for each query, and JSON. */
export class Parts implements BareParts {
  readonly #db: Sqlite.Database;
  readonly #keyByHash: Sqlite.Statement<[string], KeyRow>;
  readonly #list: Sqlite.Statement<[string, number], Row>;
  readonly #get: Sqlite.Statement<[string, string], Row>;
  readonly #columns: LearnerColumns;
  readonly #inserts: { template: Row; insert: Sqlite.Statement }[];
  readonly #begin: Sqlite.Statement;
  readonly #commit: Sqlite.Statement;
  readonly #fields: string[];
  #sequence = 1_000_000;

  constructor(path: string, sample: Row, rows: WriteRows) {
    this.#db = openSqlite(path);
    this.#keyByHash = this.#db.prepare(`select ${keyColumns} from api_keys where hash = ?`);
    this.#columns = new LearnerColumns(sample, `coalesce(medical_alert_until >= date('now'), 0)`);
    const columns = this.#columns.selected;
    // The plus keeps SQLite from preparing the statement anew with each limit.
    this.#list = this.#db.prepare(
      `select ${columns} from learners where school_id = ? and archived_at is null order by id limit +?`,
    );
    this.#get = this.#db.prepare(`select ${columns} from learners where school_id = ? and id = ?`);
    this.#inserts = rows.map(({ table, row: template }) => {
      const names = Object.keys(template);
      const places = names.map(() => '?');
      const insert = this.#db.prepare(
        `insert into ${table} (${names.map((name) => `"${name}"`)}) values (${places})`,
      );
      return { template, insert };
    });
    [this.#begin, this.#commit] = [this.#db.prepare('begin immediate'), this.#db.prepare('commit')];
    this.#fields = Object.keys(sample);
  }

  school(authorization: string | undefined): string | undefined {
    const hash = hashOfKey(authorization);
    return schoolOf(this.#keyByHash.get(hash), hash);
  }

  list(school: string, limit: number): string {
    return this.#columns.page(this.#list.all(school, limit + 1), limit);
  }

  get(school: string, id: string): string | undefined {
    const row = this.#get.get(school, id);
    return row && JSON.stringify(this.#columns.parsed(row));
  }

  create(school: string, key: string, body: string): string {
    const { json, rows } = createdRows(this.#fields, this.#sequence++, school, key, JSON.parse(body) as Row);
    this.#begin.run();
    for (const [index, { template, insert }] of this.#inserts.entries())
      insert.run(...insertedValues(template, rows[index] ?? {}));
    this.#commit.run();
    return json;
  }

  close(): void {
    this.#db.close();
  }
}
