import type Pg from 'pg';
import { pg } from './modules.ts';
import {
  type BareParts,
  createdRows,
  hashOfKey,
  insertedValues,
  type KeyRow,
  keyColumns,
  LearnerColumns,
  type Row,
  schoolOf,
} from './parts.ts';
import type { WriteRows } from './seed.ts';

const connections = 10;
const turn = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

/** The same on PostgreSQL: a pool of ten, and prepared statements that are sent one after the other. */
export class PostgresParts implements BareParts {
  readonly #pool: Pg.Pool;
  readonly #columns: LearnerColumns;
  readonly #inserts: { template: Row; name: string; text: string }[];
  readonly #fields: string[];
  readonly #inTurns: boolean;
  #sequence = 1_000_000;

  /** With `inTurns` the writes of a school run one after the other, as those of the server do. */
  constructor(url: string, sample: Row, rows: WriteRows, inTurns = false) {
    this.#inTurns = inTurns;
    this.#pool = new (pg().Pool)({ connectionString: url, max: connections });
    this.#columns = new LearnerColumns(
      sample,
      `coalesce((medical_alert_until >= to_char(now(), 'YYYY-MM-DD'))::integer, 0)`,
    );
    this.#fields = Object.keys(sample);
    this.#inserts = rows.map(({ table, row: template }) => {
      const names = Object.keys(template);
      const columns = names.map((name) => `"${name}"`);
      const places = names.map((_, index) => `$${index + 1}`);
      return { template, name: table, text: `insert into ${table} (${columns}) values (${places})` };
    });
  }

  async school(authorization: string | undefined): Promise<string | undefined> {
    const hash = hashOfKey(authorization);
    const text = `select ${keyColumns} from api_keys where hash = $1`;
    const { rows } = await this.#pool.query<KeyRow>({ name: 'key', text, values: [hash] });
    return schoolOf(rows[0], hash);
  }

  async list(school: string, limit: number): Promise<string> {
    const text = `select ${this.#columns.selected} from learners where school_id = $1 and archived_at is null order by id limit $2`;
    const { rows } = await this.#pool.query<Row>({ name: 'list', text, values: [school, limit + 1] });
    return this.#columns.page(rows, limit);
  }

  async get(school: string, id: string): Promise<string | undefined> {
    const text = `select ${this.#columns.selected} from learners where school_id = $1 and id = $2`;
    const { rows } = await this.#pool.query<Row>({ name: 'get', text, values: [school, id] });
    return rows[0] && JSON.stringify(this.#columns.parsed(rows[0]));
  }

  async create(school: string, key: string, body: string): Promise<string> {
    const { json, rows } = createdRows(this.#fields, this.#sequence++, school, key, JSON.parse(body) as Row);
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      if (this.#inTurns) await client.query({ name: 'turn', text: turn, values: [school] });
      for (const [index, { template, name, text }] of this.#inserts.entries())
        await client.query({ name, text, values: insertedValues(template, rows[index] ?? {}) });
      await client.query('commit');
    } finally {
      client.release();
    }
    return json;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
