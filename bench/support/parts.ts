import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type Sqlite from 'better-sqlite3';
import { openSqlite } from './modules.ts';
import type { WriteRows } from './seed.ts';

interface KeyRow {
  id: string;
  school_id: string;
  hash: string;
  revoked_at: string | null;
}
type Row = Record<string, unknown>;

/** The bare parts of the server's work, on the same schema: one prepared statement for each query, and JSON. */
export class Parts {
  readonly #db: Sqlite.Database;
  readonly #keyByHash: Sqlite.Statement<[string], KeyRow>;
  readonly #list: Sqlite.Statement<[string, number], Row>;
  readonly #get: Sqlite.Statement<[string, string], Row>;
  readonly #jsonColumns: string[];
  readonly #booleans: string[];
  readonly #create: (school: string, key: string, learner: Row) => string;

  constructor(path: string, sample: Row, rows: WriteRows) {
    this.#db = openSqlite(path);
    this.#keyByHash = this.#db.prepare(
      'select id, school_id, name, mode, scopes, version, hash, expires_at, revoked_at from api_keys where hash = ?',
    );
    const computed: Record<string, string> = {
      object: `'${sample.object}'`,
      has_medical_alert: `coalesce(medical_alert_until >= date('now'), 0)`,
    };
    const columns = Object.keys(sample).map((name) =>
      computed[name] === undefined ? `"${name}"` : `${computed[name]} as ${name}`,
    );
    this.#booleans = Object.keys(sample).filter((name) => typeof sample[name] === 'boolean');
    this.#jsonColumns = Object.keys(sample).filter(
      (name) => typeof sample[name] === 'object' && sample[name] !== null,
    );
    // The plus keeps SQLite from preparing the statement anew with each limit.
    this.#list = this.#db.prepare(
      `select ${columns} from learners where school_id = ? and archived_at is null order by id limit +?`,
    );
    this.#get = this.#db.prepare(`select ${columns} from learners where school_id = ? and id = ?`);
    this.#create = this.#creator(rows, Object.keys(sample));
  }

  /** The school of the key, looked up by its hash. */
  school(authorization: string | undefined): string | undefined {
    const hash = createHash('sha256')
      .update(authorization?.slice('Bearer '.length) ?? '')
      .digest('hex');
    const row = this.#keyByHash.get(hash);
    return row && row.revoked_at === null && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))
      ? row.school_id
      : undefined;
  }

  list(school: string, limit: number): string {
    const rows = this.#list.all(school, limit + 1);
    const more = rows.length > limit;
    const data = (more ? rows.slice(0, limit) : rows).map((row) => this.#parsed(row));
    return JSON.stringify({ data, next_cursor: more ? data.at(-1)?.id : null, has_more: more });
  }

  get(school: string, id: string): string | undefined {
    const row = this.#get.get(school, id);
    return row && JSON.stringify(this.#parsed(row));
  }

  /** Record, event, delivery, audit entry and stored response in one durable commit. */
  create(school: string, key: string, body: string): string {
    return this.#create(school, key, JSON.parse(body) as Row);
  }

  close(): void {
    this.#db.close();
  }

  #parsed(row: Row): Row {
    for (const column of this.#booleans) row[column] = row[column] === 1;
    for (const column of this.#jsonColumns) row[column] = JSON.parse(row[column] as string);
    return row;
  }

  /** Inserts rows like those that the server wrote for one request, with the ids and values of this one. */
  #creator(rows: WriteRows, fields: string[]) {
    const [learner, event, delivery, audit, stored] = rows.map(({ table, row }) =>
      this.#insertLike(table, row),
    );
    const [begin, commit] = [this.#db.prepare('begin immediate'), this.#db.prepare('commit')];
    let sequence = 1_000_000;
    return (school: string, key: string, given: Row): string => {
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
      begin.run();
      learner?.({
        ...record,
        school_id: school,
        boarder: 0,
        external_ids: '{}',
        metadata: JSON.stringify(given.metadata),
        name_folded: String(given.name).toLowerCase(),
        admission_number_key: null,
      });
      event?.({ id: eventId, resource_id: id, data: json, created_at: now });
      delivery?.({ id: randomUUID(), event_id: eventId, scheduled_at: now, created_at: now });
      audit?.({
        id: randomUUID(),
        resource_id: id,
        sequence: sequence++,
        occurred_at: now,
        event_ids: JSON.stringify([eventId]),
      });
      stored?.({ key, body: json });
      commit.run();
      return json;
    };
  }

  #insertLike(table: string, template: Row): (values: Row) => void {
    const columns = Object.keys(template);
    const names = columns.map((column) => `"${column}"`);
    const insert = this.#db.prepare(`insert into ${table} (${names}) values (${columns.map(() => '?')})`);
    return (values) =>
      insert.run(...columns.map((column) => (column in values ? values[column] : template[column])));
  }
}
