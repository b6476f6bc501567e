import { randomBytes } from 'node:crypto';
import type { Reader, Transaction } from './db/database.ts';
import { query } from './db/query.ts';
import { Vault } from './vault.ts';

type Subject = { school: string; subject: string };

const find = query<Subject, { sealed: string }>((db, p) =>
  db
    .selectFrom('data_keys')
    .select('sealed')
    .where('school_id', '=', p.school)
    .where('subject_id', '=', p.subject),
);
const keep = query<Subject & { sealed: string }>((db, p) =>
  db
    .insertInto('data_keys')
    .values({ school_id: p.school, subject_id: p.subject, sealed: p.sealed })
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * One key for each person whose values are enciphered, itself enciphered under the master key: when a person's key
 * is destroyed, their values are gone wherever they were written.
 */
export class DataKeys {
  readonly #master: Vault;

  constructor(master: Vault) {
    this.#master = master;
  }

  /** Opens with the person's key; undefined when there is none, or no more. */
  async find(db: Reader, school: string, subject: string): Promise<Vault | undefined> {
    const row = await db.first(find, { school, subject });
    return row && new Vault(Buffer.from(this.#master.open(row.sealed, contextOf(subject)), 'base64'));
  }

  /** The person's key, made when it is first needed. */
  async obtain(tx: Transaction, school: string, subject: string): Promise<Vault> {
    const found = await this.find(tx, school, subject);
    if (found) return found;
    const sealed = this.#master.seal(randomBytes(32).toString('base64'), contextOf(subject));
    await tx.run(keep, { school, subject, sealed });
    const kept = await this.find(tx, school, subject);
    if (!kept) throw new Error(`The data key of ${subject} was not kept`);
    return kept;
  }
}

const contextOf = (subject: string): string => `data_keys ${subject}`;
