import { createHash, createPublicKey, verify } from 'node:crypto';
import type { AuditEntry, AuditHead } from '@rollbook/sdk';
import type { TestDatabase } from './databases.ts';
import { runSql } from './inspect.ts';

/** The hash of an entry as the document defines it. */
export function documentedHash(entry: AuditEntry, schoolId: string): string {
  const { actor, resource, stored } = entry;
  const fields = [
    entry.prev_hash,
    entry.sequence,
    schoolId,
    entry.id,
    entry.occurred_at,
    actor.type,
    actor.id,
    actor.name,
    entry.action,
    resource.type,
    resource.id,
    stored ? stored.changes : JSON.stringify(entry.changes),
    stored ? stored.reason : entry.reason,
    entry.request_id,
    entry.idempotency_key,
    entry.api_version,
    entry.ip,
    entry.user_agent,
    JSON.stringify(entry.event_ids),
    ...(stored ? [stored.key, stored.encrypted] : []),
  ];
  return sha256(fields);
}

/** The values of an entry in the order of its hash; the encrypted part, if there is one, is last. */
const hashed = ({ encrypted, subject_key, ...others }: Record<string, unknown>): unknown[] => [
  ...Object.values(others),
  ...(encrypted === null ? [] : [subject_key, encrypted]),
];

const sha256 = (fields: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex');

/** Verifies a head by the bytes that the document names, with nothing of the server. */
export function verifiesOffline(head: AuditHead): boolean {
  const text = `rollbook audit head v1\n${head.school_id}\n${head.sequence}\n${head.hash}\n${head.signed_at}\n`;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(head.public_key, 'base64').toString('base64url') },
    format: 'jwk',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(head.signature, 'base64'));
}

/** Somebody who can write to the database and does not have the master key. */
export class Forger {
  readonly #database: TestDatabase;
  readonly #school: string;

  constructor(database: TestDatabase, school: string) {
    this.#database = database;
    this.#school = school;
  }

  async run(sql: string): Promise<Record<string, unknown>[]> {
    return runSql(this.#database, sql);
  }

  set(sequence: number, what: string): Promise<unknown> {
    return this.run(`update audit_log set ${what} where ${this.#ofSchool()} and sequence = ${sequence}`);
  }

  deleteFrom(first: number, last: number = first): Promise<unknown> {
    return this.run(
      `delete from audit_log where ${this.#ofSchool()} and sequence between ${first} and ${last}`,
    );
  }

  /** Gives every entry from a number on the hash that its content asks for. */
  async rehash(from: number): Promise<string> {
    const rows = await this.run(
      `select * from audit_log where ${this.#ofSchool()} and sequence >= ${from - 1} order by sequence`,
    );
    let previous = from === 1 ? '0'.repeat(64) : String(rows.shift()?.hash);
    for (const row of rows) {
      const { prev_hash: _former, hash: _old, sequence, school_id, id, ...rest } = row;
      const hash = sha256([previous, sequence, school_id, id, ...hashed(rest)]);
      await this.set(Number(sequence), `prev_hash = '${previous}', hash = '${hash}'`);
      previous = hash;
    }
    return previous;
  }

  /** Adds copies of the newest entry to the end, well chained. */
  async append(copies: number): Promise<void> {
    const [newest] = await this.run(
      `select * from audit_log where ${this.#ofSchool()} order by sequence desc limit 1`,
    );
    if (!newest) throw new Error('The log is empty');
    const rows: Record<string, unknown>[] = [];
    let last = newest;
    for (let i = 0; i < copies; i++) {
      const id = `${String(newest.id).slice(0, -8)}${String(i).padStart(8, '0')}`;
      const { prev_hash: _former, hash, sequence, school_id, id: _id, ...rest } = last;
      const next = { sequence: Number(sequence) + 1, school_id, id, ...rest };
      last = { ...next, prev_hash: hash, hash: sha256([hash, ...hashed(next)]) };
      rows.push(last);
    }
    for (let at = 0; at < rows.length; at += 1000) await this.#insert('audit_log', rows.slice(at, at + 1000));
  }

  setHead(what: string): Promise<unknown> {
    return this.run(`update audit_heads set ${what} where ${this.#ofSchool()}`);
  }

  /** Copies the log and the head; gives a function that brings the school's log back to them. */
  async snapshot(): Promise<() => Promise<void>> {
    const tables = ['audit_log', 'audit_heads', 'audit_checkpoints'];
    const kept = new Map<string, Record<string, unknown>[]>();
    for (const table of tables)
      kept.set(table, await this.run(`select * from ${table} where ${this.#ofSchool()}`));
    return async () => {
      for (const [table, rows] of kept) {
        await this.run(`delete from ${table} where ${this.#ofSchool()}`);
        await this.#insert(table, rows);
      }
    };
  }

  async #insert(table: string, rows: Record<string, unknown>[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
    const values = rows.map((row) => `(${Object.values(row).map(literal).join()})`);
    if (rows.length > 0) await this.run(`insert into ${table} (${columns.join()}) values ${values.join()}`);
  }

  #ofSchool(): string {
    return `school_id = '${this.#school}'`;
  }
}

const literal = (value: unknown): string =>
  value === null
    ? 'null'
    : typeof value === 'number'
      ? String(value)
      : `'${String(value).replaceAll("'", "''")}'`;
