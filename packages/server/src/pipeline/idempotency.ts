import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '../contract/errors.ts';
import { schemas } from '../contract/schemas.ts';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { type Context, responseContext } from '../crypto/sealed-columns.ts';
import { iso } from '../lib/clock.ts';
import type { Database, Transaction } from '../sql/database.ts';
import { Insert } from '../sql/insert.ts';
import { joinByKey, query, type RowColumns, type Rows, rowsOf, statement } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { IdempotencyRow } from '../sql/tables.ts';
import { isErasedResponse } from '../store/erase.ts';
import type { Caller } from '../work/caller.ts';
import { updateWithJson } from './parse-json.ts';
import type { ApiResponse } from './request.ts';

const retentionMs = 24 * 60 * 60 * 1000;
const purgeBatch = 1000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Scopes that determine what a response contains: those of the sensitive fields of each kind of record. */
const viewingScopes = [
  ...new Set(Object.values(schemas).flatMap((schema) => schema['x-record']?.sensitive_scope ?? [])),
].sort();

/** The idempotency key of a write, its owner, and the fingerprint of its request. */
export interface IdempotencyKey {
  readonly schoolId: string;
  /**
   * The API key that sent it, or the staff member whom a token identifies. For any other caller the key is a new one.
   */
  readonly callerId: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** The part of a key for logs: enough to recognize it, too little to use it. */
export const shortened = (key: string): string => key.slice(0, 8);

export async function idempotencyKey(
  header: string | undefined,
  { schoolId, actor }: Caller,
  request: {
    method: string;
    path: string;
    search: string;
    version: string;
    ifMatch: string | undefined;
    /** The parsed body, as it was sent. */
    sent: unknown;
  },
): Promise<IdempotencyKey | undefined> {
  if (header === undefined) return undefined;
  if (!uuid.test(header)) {
    throw new Problem(
      'invalid_idempotency_key',
      '`Idempotency-Key` must be a UUID, for example from crypto.randomUUID().',
    );
  }
  const { method, path, search, version, ifMatch = '', sent } = request;
  const views = viewingScopes.filter((scope) => actor.scopes.has(scope));
  const hash = createHash('sha256').update(
    `${method}\n${path}?${search}\n${version}\n${ifMatch}\n${views.join()}\n`,
  );
  await updateWithJson(hash, sent);
  return {
    schoolId,
    callerId: actor.id ?? actor.type,
    key: header.toLowerCase(),
    fingerprint: hash.digest('hex'),
  };
}

type Key = { school: string; caller: string; key: string };

const find = query<Key, IdempotencyRow>((db, p) =>
  inSchool(db, 'idempotency_keys', p).selectAll().where('caller_id', '=', p.caller).where('key', '=', p.key),
);
const keyColumns = { school_id: 'text', caller_id: 'text', key: 'text' } as const;
const findAll = statement<{ rows: Rows }, Pick<IdempotencyRow, keyof typeof keyColumns>>((p, dialect) => {
  const key = { school_id: 'r.school_id', caller_id: 'r.caller_id', key: 'r.key' };
  const stored = joinByKey('idempotency_keys', 's', key, dialect);
  return sql`select s.school_id, s.caller_id, s."key" from ${rowsOf(p.rows, keyColumns, dialect)} ${stored}`;
});
const storedColumns = {
  ...keyColumns,
  fingerprint: 'text',
  status: 'integer',
  headers: 'text',
  body: 'text',
  sealed: 'integer',
  expires_at: 'text',
  subject_id: 'text',
} as const satisfies Record<keyof IdempotencyRow, RowColumns[string]>;
const replaced = Object.keys(storedColumns)
  .filter((name) => !(name in keyColumns))
  .map((name) => sql`${sql.id(name)} = ${sql.ref(`excluded.${name}`)}`);
// Replaces an expired key. A unit of work stores a response only if it has found none that has not expired.
const responses = new Insert<{ [C in keyof IdempotencyRow]: IdempotencyRow[C] }>(
  'idempotency_keys',
  storedColumns,
  sql`on conflict (school_id, caller_id, "key") do update set ${sql.join(replaced)}`,
);
// Only some of the expired rows: a statement must not run for long, and on SQLite it blocks other writes.
const purge = query<{ now: string; limit: number }>((db, p) =>
  db
    .deleteFrom('idempotency_keys')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('school_id', 'caller_id', 'key'),
        'in',
        selectFrom('idempotency_keys')
          .select(['school_id', 'caller_id', 'key'])
          .where('expires_at', '<=', p.now)
          .orderBy('expires_at')
          .limit(p.limit)
          .$asTuple('school_id', 'caller_id', 'key'),
      ),
    ),
);
/** Stores the responses of writes for 24 hours, in the transactions of the writes. */
export class Idempotency {
  readonly #cipher: MasterKeys;
  /** The keys of requests that wait for the turn of their school, or have it. */
  readonly #expected = new Map<string, Set<IdempotencyKey>>();

  constructor(cipher: MasterKeys) {
    this.#cipher = cipher;
  }

  /**
   * Says that a request with the key is about to wait for its turn: the keys of those that wait are looked up together.
   * Returns a function that says that it no longer waits.
   */
  expect(key: IdempotencyKey): () => void {
    const { schoolId } = key;
    const expected = this.#expected.get(schoolId) ?? new Set();
    this.#expected.set(schoolId, expected.add(key));
    return () => {
      expected.delete(key);
      if (expected.size === 0) this.#expected.delete(schoolId);
    };
  }

  /** Returns the response that was stored under the key. While the school has its turn, nobody else stores one. */
  async find(tx: Transaction, key: IdempotencyKey, now: number): Promise<ApiResponse | undefined> {
    const row = await this.#rowOf(tx, key);
    if (!row || row.expires_at <= iso(now)) return undefined;
    if (row.fingerprint !== key.fingerprint) {
      throw new Problem(
        'idempotency_key_reused',
        'The idempotency key was used for a different request. Generate a new key for each new request.',
      );
    }
    if (isErasedResponse(row))
      throw new Problem(
        'stored_response_erased',
        'This request was already processed. Its response was erased together with the personal values of the person whom it concerned. Do not send it again; read the record instead.',
      );
    return {
      status: row.status,
      headers: { ...JSON.parse(row.headers), 'Idempotent-Replayed': 'true' },
      body: this.#cipher.decrypt(row.body, contextOf(key)),
    };
  }

  async #rowOf(tx: Transaction, key: IdempotencyKey): Promise<IdempotencyRow | undefined> {
    const unused = unusedIn(tx);
    if (unused.has(nameOf(key))) return undefined;
    const others = [...(this.#expected.get(key.schoolId) ?? [])].filter((each) => !unused.has(nameOf(each)));
    // A round trip for each request costs more than a statement about all; SQLite has no round trips.
    if (tx.dialect === 'postgres' && others.length > 1) {
      const rows = others.map((each) => ({
        school_id: each.schoolId,
        caller_id: each.callerId,
        key: each.key,
      }));
      const found = await tx.all(findAll, { rows });
      const used = new Set(
        found.map((row) => nameOf({ schoolId: row.school_id, callerId: row.caller_id, key: row.key })),
      );
      for (const each of others) if (!used.has(nameOf(each))) unused.add(nameOf(each));
      if (unused.has(nameOf(key))) return undefined;
    }
    return tx.first(find, { school: key.schoolId, caller: key.callerId, key: key.key });
  }

  /**
   * Stores the response of a request for which none was found, encrypted. `subject` is the person whom it is about, if
   * it is about one.
   */
  store(
    tx: Transaction,
    key: IdempotencyKey,
    response: ApiResponse,
    subject: string | undefined,
    now: number,
  ): void {
    const body = response.body ?? '';
    unusedIn(tx).delete(nameOf(key));
    const row = {
      school_id: key.schoolId,
      caller_id: key.callerId,
      key: key.key,
      fingerprint: key.fingerprint,
      status: response.status,
      headers: JSON.stringify(response.headers),
      body: this.#cipher.encrypt(body, contextOf(key)),
      sealed: 1,
      subject_id: subject ?? null,
      expires_at: iso(now + retentionMs),
    };
    responses.defer(tx, [row]);
  }

  /** Removes rows that are older than 24 hours. */
  async purge(db: Database, now: number): Promise<void> {
    const part = () => db.transact((tx) => tx.run(purge, { now: iso(now), limit: purgeBatch }));
    while ((await part()) === purgeBatch);
  }
}

/** The keys, by their names, under which nothing is stored as far as the transaction has looked them up. */
const unusedIn = (tx: Transaction): Set<string> => tx.shared('unused idempotency keys', () => new Set());

const nameOf = ({ schoolId, callerId, key }: Omit<IdempotencyKey, 'fingerprint'>): string =>
  `${schoolId} ${callerId} ${key}`;

const contextOf = ({ schoolId, callerId, key }: IdempotencyKey): Context =>
  responseContext(schoolId, callerId, key);
