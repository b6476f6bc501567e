import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../contract/errors.ts';
import type { Reader, Transaction } from '../sql/database.ts';
import { joinByKey, query, type Rows, rowsOf, rowwise, statement } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import { Cipher } from './cipher.ts';
import type { MasterKeys } from './master-keys.ts';
import { dataKeyContext } from './sealed-columns.ts';

type Subject = { school: string; subject: string };

const find = query<Subject, { sealed: string }>((db, p) =>
  inSchool(db, 'data_keys', p).select('sealed').where('subject_id', '=', p.subject),
);
const newRow = { school: 'text', subject: 'text', owner: 'text', sealed: 'text' } as const;
// Nothing more is stored about who was erased, or about records with a key of their own that were.
const isErased = sql<boolean>`exists (select 1 from erasures as e where e.school_id = r.school
  and e.subject_id = r.owner and (e.family = 'learners' or r.owner not like 'lrn_%'))`;
const keepAll = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    insert into data_keys (school_id, subject_id, sealed)
    select r.school, r.subject, r.sealed from ${rowsOf(p.rows, newRow, dialect)}
    where not ${isErased} on conflict do nothing`,
);
/**
 * Reads keys, and creates those that do not exist, on PostgreSQL. Nobody else creates some at the same time: it is the
 * turn of the school.
 */
const obtainNamed = statement<{ rows: Rows }, { subject: string; sealed: string }>(
  (p, dialect) => sql`
    with wanted as materialized (
      select r.*, k.sealed as known from ${rowsOf(p.rows, newRow, dialect)}
      left join lateral (
        select sealed from data_keys where school_id = r.school and subject_id = r.subject offset 0
      ) as k on true
    ), made as (
      insert into data_keys (school_id, subject_id, sealed)
      select r.school, r.subject, r.sealed from wanted as r where r.known is null and not ${isErased}
      returning subject_id, sealed
    )
    select subject, known as sealed from wanted where known is not null
    union all select subject_id, sealed from made`,
);
const findNamed = statement<{ rows: Rows }, { subject: string; sealed: string }>(
  (p, dialect) => sql`
    select r.subject, k.sealed from ${rowsOf(p.rows, newRow, dialect)}
    join data_keys as k on k.school_id = r.school and k.subject_id = r.subject`,
);
const remove = query<Subject>((db, p) =>
  db.deleteFrom('data_keys').where('school_id', '=', p.school).where('subject_id', '=', p.subject),
);
const keepNew = rowwise<{ rows: Rows }>(
  (p, dialect) => sql`
    insert into data_keys (school_id, subject_id, sealed)
    select r.school, r.subject, r.sealed from ${rowsOf(p.rows, newRow, dialect)} where true on conflict do nothing`,
);
/** The personal part of a row of a log. */
export interface EncryptedPart {
  encrypted: string | null;
  /** The name of the data key. */
  subject_key: string | null;
  /** The key as it is stored; null if it was destroyed. */
  data_key: string | null;
}

const findAll = statement<{ rows: Rows }, { school: string; subject: string; sealed: string }>(
  (p, dialect) => sql`
    select r.school, r.subject, k.sealed from ${rowsOf(p.rows, { school: 'text', subject: 'text' }, dialect)}
    ${joinByKey('data_keys', 'k', { school_id: 'r.school', subject_id: 'r.subject' }, dialect)}`,
);
/** Keys by their names. `get` throws for one that cannot be decrypted: only what needs it fails. */
export interface FoundKeys {
  get(subject: string): Cipher | undefined;
}

/** A person of a school, whose values are encrypted. */
export interface DataSubject {
  school: string;
  subject: string;
}

/**
 * One key for each person whose values are encrypted. The key itself is encrypted with the master key: when a
 * person's key is deleted, their values are unreadable wherever they were stored.
 */
export class DataKeys {
  readonly #master: MasterKeys;

  constructor(master: MasterKeys) {
    this.#master = master;
  }

  /** The person's key, decrypted from its stored text. */
  unwrap(sealed: string, subject: string): Cipher {
    return new Cipher(Buffer.from(this.#master.decrypt(sealed, dataKeyContext(subject)), 'base64'));
  }

  /** Decrypts the personal part of a row; undefined if it has none, or the person's key was destroyed. */
  decrypt(
    { encrypted, subject_key: subject, data_key: sealed }: EncryptedPart,
    context: string,
  ): string | undefined {
    if (encrypted === null || subject === null || sealed === null) return undefined;
    const key = this.unwrap(sealed, subject);
    try {
      return key.decrypt(encrypted, context);
    } catch {
      // Encrypted with an earlier key of the name. That the row is as it was written is checked by its hash.
      return undefined;
    }
  }

  /** The person's key, created on first use; one statement on PostgreSQL. */
  async obtain(tx: Transaction, school: string, subject: string): Promise<Cipher> {
    const known = tx.dialect === 'sqlite' ? await this.#find(tx, school, subject) : undefined;
    const key = known ?? (await this.#make(tx, school, [subject])).get(subject);
    if (!key) throw erasedSubject(subject);
    return key;
  }

  /** New keys for people who are written in the same transaction, by their names: one statement, at its end. */
  create(tx: Transaction, school: string, subjects: readonly string[]): Map<string, Cipher> {
    const made = subjects.map((subject) => ({ subject, ...this.#newKey(subject) }));
    const rows = made.map(({ subject, sealed }) => ({ school, subject, sealed }));
    tx.defer(keepNew, { rows: rows });
    return new Map(made.map(({ subject, cipher }) => [subject, cipher]));
  }

  #newRow(school: string, subject: string) {
    const [owner = subject] = subject.split('/');
    return { school, subject, owner, sealed: this.#newKey(subject).sealed };
  }

  #newKey(subject: string): { cipher: Cipher; sealed: string } {
    const key = randomBytes(32);
    return {
      cipher: new Cipher(key),
      sealed: this.#master.encrypt(key.toString('base64'), dataKeyContext(subject)),
    };
  }

  /** The keys of several people, by their ids: one query, however many there are. Keys that do not exist are missing. */
  async findAll(db: Reader, subjects: readonly DataSubject[]): Promise<FoundKeys> {
    const found = subjects.length === 0 ? [] : await db.all(findAll, { rows: subjects });
    const sealed = new Map(found.map((row) => [row.subject, row.sealed]));
    const known = new Map<string, Cipher>();
    return {
      get: (subject) => {
        const text = sealed.get(subject);
        if (text === undefined) return undefined;
        const key = known.get(subject) ?? this.unwrap(text, subject);
        known.set(subject, key);
        return key;
      },
    };
  }

  /** The same, created on first use; throws if one of the people was erased. */
  async obtainAll(tx: Transaction, school: string, subjects: Iterable<string>): Promise<Map<string, Cipher>> {
    const wanted = [...subjects];
    const found = await this.obtainExisting(tx, school, wanted);
    for (const subject of wanted) if (!found.has(subject)) throw erasedSubject(subject);
    return found;
  }

  /**
   * The keys of several people, created on first use; those of erased people are missing. At most three statements,
   * however many there are.
   */
  async obtainExisting(
    tx: Transaction,
    school: string,
    subjects: Iterable<string>,
  ): Promise<Map<string, Cipher>> {
    const wanted = [...new Set(subjects)];
    const found = await this.#findNamed(
      tx,
      wanted.map((subject) => ({ school, subject })),
    );
    const missing = wanted.filter((subject) => !found.has(subject));
    if (missing.length === 0) return found;
    for (const [subject, key] of await this.#make(tx, school, missing)) found.set(subject, key);
    return found;
  }

  async #make(tx: Transaction, school: string, subjects: readonly string[]): Promise<Map<string, Cipher>> {
    const rows = subjects.map((subject) => this.#newRow(school, subject));
    if (tx.dialect === 'postgres') return this.#unwrapAll(await tx.all(obtainNamed, { rows }));
    await tx.run(keepAll, { rows });
    return this.#findNamed(tx, rows);
  }

  async #findNamed(tx: Transaction, rows: readonly object[]): Promise<Map<string, Cipher>> {
    if (rows.length === 0) return new Map();
    return this.#unwrapAll(await tx.all(findNamed, { rows: rows }));
  }

  #unwrapAll(found: readonly { subject: string; sealed: string }[]): Map<string, Cipher> {
    return new Map(found.map(({ subject, sealed }) => [subject, this.unwrap(sealed, subject)]));
  }

  /** Destroys the keys of somebody whose erasure was noted, before the records that were written with them are read. */
  async destroyAll(tx: Transaction, school: string, subjects: Iterable<string>): Promise<void> {
    for (const subject of new Set(subjects)) await tx.run(remove, { school, subject });
  }

  /** A keyed hash for looking up an encrypted value; without the keys of the instance it cannot be computed. */
  lookupHash(context: string, text: string): string {
    const key = createSecretKey(this.#master.deriveKey(`lookup ${context}`));
    return createHmac('sha256', key).update(text).digest('base64');
  }

  /** The form in which the sign-in identity of staff members is looked up in all schools, and unique in each. */
  loginKey({ issuer, subject }: { issuer: string; subject: string }): string {
    return this.lookupHash('staff login_identity', JSON.stringify([issuer, subject]));
  }

  async #find(db: Reader, school: string, subject: string): Promise<Cipher | undefined> {
    const row = await db.first(find, { school, subject });
    return row && this.unwrap(row.sealed, subject);
  }
}

function erasedSubject(subject: string): Problem {
  const [id] = subject.split('/');
  return new Problem(
    'resource_erased',
    `The personal values of ${id} were erased. No personal values can be added to the remaining records.`,
  );
}

/** The data keys that a unit of work needs, each read or created once. */
export class WorkKeys {
  readonly #tx: Transaction;
  readonly #school: string;
  readonly #keys: DataKeys;
  readonly #known = new Map<string, Promise<Cipher>>();

  constructor(tx: Transaction, school: string, keys: DataKeys) {
    this.#tx = tx;
    this.#school = school;
    this.#keys = keys;
  }

  /** The key of a name. It is read at once, so that it arrives with the next result that the work waits for. */
  of(name: string): Promise<Cipher> {
    return this.#known.get(name) ?? this.#keep(name, this.#keys.obtain(this.#tx, this.#school, name));
  }

  /** Reads the keys of many names by one statement. */
  prepare(names: Iterable<string>): void {
    const wanted = [...new Set(names)].filter((name) => !this.#known.has(name));
    const [only] = wanted;
    if (only === undefined) return;
    if (wanted.length === 1) return void this.of(only);
    const found = this.#keys.obtainExisting(this.#tx, this.#school, wanted);
    for (const name of wanted)
      this.#keep(
        name,
        found.then((keys) => {
          const key = keys.get(name);
          if (!key) throw erasedSubject(name);
          return key;
        }),
      );
  }

  /** Waits until the keys of many names are read. */
  async hold(names: readonly string[]): Promise<void> {
    this.prepare(names);
    for (const name of names) await this.of(name);
  }

  /** Creates the keys of people who are written now. */
  create(names: readonly string[]): void {
    const missing = names.filter((name) => !this.#known.has(name));
    if (missing.length === 0) return;
    for (const [name, key] of this.#keys.create(this.#tx, this.#school, missing))
      this.#known.set(name, Promise.resolve(key));
  }

  /** Remembers a key that was read with a record. */
  note(name: string, sealed: string): void {
    if (!this.#known.has(name))
      this.#keep(
        name,
        Promise.resolve().then(() => this.#keys.unwrap(sealed, name)),
      );
  }

  #keep(name: string, key: Promise<Cipher>): Promise<Cipher> {
    // Whoever needs it gets the error; a transaction that fails before may need none.
    key.catch(() => {});
    this.#known.set(name, key);
    return key;
  }
}
