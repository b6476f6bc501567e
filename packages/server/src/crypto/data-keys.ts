import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../db/database.ts';
import { query, statement } from '../db/query.ts';
import { joinByKey, rowsOf, rowsParameter } from '../db/rows.ts';
import { inSchool } from '../db/school-rows.ts';
import { Cipher } from './cipher.ts';

type Subject = { school: string; subject: string };

const find = query<Subject, { sealed: string }>((db, p) =>
  inSchool(db, 'data_keys', p).select('sealed').where('subject_id', '=', p.subject),
);
const keep = query<Subject & { sealed: string }>((db, p) =>
  db
    .insertInto('data_keys')
    .values({ school_id: p.school, subject_id: p.subject, sealed: p.sealed })
    .onConflict((conflict) => conflict.doNothing()),
);
const findAll = statement<{ rows: string }, { school: string; subject: string; sealed: string }>(
  (p, dialect) => sql`
    select r.school, r.subject, k.sealed from ${rowsOf(p.rows, { school: 'text', subject: 'text' }, dialect)}
    ${joinByKey('data_keys', 'k', { school_id: 'r.school', subject_id: 'r.subject' }, dialect)}`,
);
const keepAll = statement<{ rows: string }>(
  (p, dialect) => sql`
    insert into data_keys (school_id, subject_id, sealed)
    select r.school, r.subject, r.sealed
    from ${rowsOf(p.rows, { school: 'text', subject: 'text', sealed: 'text' }, dialect)} where true
    on conflict do nothing`,
);

/** A person of a school. */
export interface KeyHolder {
  school: string;
  subject: string;
}

/**
 * One key for each person whose values are encrypted. The key itself is encrypted with the master key: when a
 * person's key is deleted, their values are unreadable wherever they were stored.
 */
export class DataKeys {
  readonly #master: Cipher;

  constructor(master: Cipher) {
    this.#master = master;
  }

  /** The person's key, decrypted from its stored text. */
  unwrap(sealed: string, subject: string): Cipher {
    return new Cipher(Buffer.from(this.#master.decrypt(sealed, contextOf(subject)), 'base64'));
  }

  /** The person's key, created on first use. */
  async obtain(tx: Transaction, school: string, subject: string): Promise<Cipher> {
    return (await this.#find(tx, school, subject)) ?? this.create(tx, school, subject);
  }

  /** A new key for a person who has none. */
  async create(tx: Transaction, school: string, subject: string): Promise<Cipher> {
    const sealed = this.#newSealed(subject);
    const isKept = (await tx.run(keep, { school, subject, sealed })) > 0;
    const key = isKept ? this.unwrap(sealed, subject) : await this.#find(tx, school, subject);
    if (!key) throw new Error(`The data key of ${subject} was not stored`);
    return key;
  }

  /** The keys of several people, by their ids: one query, however many there are. Keys that do not exist are missing. */
  async findAll(db: Reader, holders: readonly KeyHolder[]): Promise<Map<string, Cipher>> {
    if (holders.length === 0) return new Map();
    const found = await db.all(findAll, { rows: rowsParameter(holders) });
    return new Map(found.map(({ subject, sealed }) => [subject, this.unwrap(sealed, subject)]));
  }

  /** The same, created on first use: at most three statements, however many there are. */
  async obtainAll(tx: Transaction, school: string, subjects: Iterable<string>): Promise<Map<string, Cipher>> {
    const holders = [...new Set(subjects)].map((subject) => ({ school, subject }));
    const found = await this.findAll(tx, holders);
    const missing = holders.filter(({ subject }) => !found.has(subject));
    if (missing.length === 0) return found;
    // In the order of their ids, so that transactions that create the same keys do not deadlock.
    const rows = missing
      .sort((one, other) => (one.subject < other.subject ? -1 : 1))
      .map((holder) => ({ ...holder, sealed: this.#newSealed(holder.subject) }));
    await tx.run(keepAll, { rows: rowsParameter(rows) });
    for (const [subject, key] of await this.findAll(tx, missing)) found.set(subject, key);
    return found;
  }

  /** A keyed hash for looking up an encrypted value; without the master key it cannot be computed. */
  lookupHash(context: string, text: string): string {
    const key = this.#master.deriveKey(`lookup ${context}`);
    return createHmac('sha256', key).update(text).digest('base64');
  }

  #newSealed(subject: string): string {
    return this.#master.encrypt(randomBytes(32).toString('base64'), contextOf(subject));
  }

  async #find(db: Reader, school: string, subject: string): Promise<Cipher | undefined> {
    const row = await db.first(find, { school, subject });
    return row && this.unwrap(row.sealed, subject);
  }
}

const contextOf = (subject: string): string => `data_keys ${subject}`;
