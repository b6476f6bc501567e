import { createHmac, randomBytes } from 'node:crypto';
import type { Reader, Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
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
    const sealed = this.#master.encrypt(randomBytes(32).toString('base64'), contextOf(subject));
    const isKept = (await tx.run(keep, { school, subject, sealed })) > 0;
    const key = isKept ? this.unwrap(sealed, subject) : await this.#find(tx, school, subject);
    if (!key) throw new Error(`The data key of ${subject} was not stored`);
    return key;
  }

  /** A keyed hash for looking up an encrypted value; without the master key it cannot be computed. */
  lookupHash(context: string, text: string): string {
    const key = this.#master.deriveKey(`lookup ${context}`);
    return createHmac('sha256', key).update(text).digest('base64');
  }

  async #find(db: Reader, school: string, subject: string): Promise<Cipher | undefined> {
    const row = await db.first(find, { school, subject });
    return row && this.unwrap(row.sealed, subject);
  }
}

const contextOf = (subject: string): string => `data_keys ${subject}`;
