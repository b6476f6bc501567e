import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { iso } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
import type { IdempotencyRow } from '../db/tables.ts';
import { Problem } from '../errors.ts';
import type { Vault } from '../vault.ts';
import type { ApiResponse } from './request.ts';

const retentionMs = 24 * 60 * 60 * 1000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The key of a write, and what tells its request from any other. */
export interface IdempotencyKey {
  readonly schoolId: string;
  readonly key: string;
  readonly fingerprint: string;
}

export function idempotencyKey(
  header: string | undefined,
  schoolId: string,
  request: { method: string; path: string; search: string; version: string; body: Uint8Array },
): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  if (!uuid.test(header)) {
    throw new Problem(
      'invalid_idempotency_key',
      '`Idempotency-Key` takes a UUID, such as crypto.randomUUID() makes.',
    );
  }
  const fingerprint = createHash('sha256')
    .update(`${request.method}\n${request.path}?${request.search}\n${request.version}\n`)
    .update(request.body)
    .digest('hex');
  return { schoolId, key: header.toLowerCase(), fingerprint };
}

type Key = { school: string; key: string };

const find = query<Key, IdempotencyRow>((db, p) =>
  db.selectFrom('idempotency_keys').selectAll().where('school_id', '=', p.school).where('key', '=', p.key),
);
// Takes over a key that has expired; the answer of one that has not stays.
const keep = query<{ [C in keyof IdempotencyRow]: IdempotencyRow[C] } & { now: string }>((db, p) => {
  const answer = {
    fingerprint: p.fingerprint,
    status: p.status,
    headers: p.headers,
    body: p.body,
    sealed: p.sealed,
    expires_at: p.expires_at,
  };
  return db
    .insertInto('idempotency_keys')
    .values({ school_id: p.school_id, key: p.key, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'key'])
        .doUpdateSet(answer)
        .where('idempotency_keys.expires_at', '<=', p.now),
    );
});
const purge = query<{ now: string }>((db, p) =>
  db.deleteFrom('idempotency_keys').where('expires_at', '<=', p.now),
);
// Only PostgreSQL runs writes of one key side by side; this lets the first hold the key until it ends.
const hold = query<Key, { held: boolean }>((db, p) =>
  db.selectNoFrom(
    sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${p.school} || ${p.key}, 0))`.as('held'),
  ),
);

/** Keeps the answers of writes for 24 hours, in the transactions of the writes. */
export class Idempotency {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** Claims the key for this transaction, or gives the answer that was stored under it. */
  async claim(
    tx: Transaction,
    { schoolId, key, fingerprint }: IdempotencyKey,
    now: number,
  ): Promise<ApiResponse | undefined> {
    const params = { school: schoolId, key };
    if (tx.dialect === 'postgres' && !(await tx.first(hold, params))?.held) {
      throw new Problem(
        'idempotency_key_in_use',
        'A request with this key is still running. Send it again in a second.',
        {
          retryAfterSeconds: 1,
        },
      );
    }
    const row = await tx.first(find, params);
    if (!row || row.expires_at <= iso(now)) return undefined;
    if (row.fingerprint !== fingerprint) {
      throw new Problem(
        'idempotency_key_reused',
        'The key was used for another request. Make a new key for each new request.',
      );
    }
    const body = row.sealed ? this.#vault.open(row.body, contextOf(schoolId, key)) : row.body;
    return {
      status: row.status,
      headers: { ...JSON.parse(row.headers), 'Idempotent-Replayed': 'true' },
      body,
    };
  }

  /** Stores the answer; one with a secret is enciphered. */
  async store(
    tx: Transaction,
    { schoolId, key, fingerprint }: IdempotencyKey,
    response: ApiResponse,
    secret: boolean,
    now: number,
  ): Promise<void> {
    const body = response.body ?? '';
    await tx.run(keep, {
      school_id: schoolId,
      key,
      fingerprint,
      status: response.status,
      headers: JSON.stringify(response.headers),
      body: secret ? this.#vault.seal(body, contextOf(schoolId, key)) : body,
      sealed: secret ? 1 : 0,
      expires_at: iso(now + retentionMs),
      now: iso(now),
    });
  }

  /** Removes what is past its 24 hours. */
  async purge(tx: Transaction, now: number): Promise<number> {
    return tx.run(purge, { now: iso(now) });
  }
}

const contextOf = (schoolId: string, key: string): string => `idempotency_keys ${schoolId} ${key}`;
