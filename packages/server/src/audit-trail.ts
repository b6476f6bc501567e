import { sql } from 'kysely';
import type { Change } from './db/changes.ts';
import type { Database, Reader, Transaction } from './db/database.ts';
import { query } from './db/query.ts';
import type { AuditRow } from './db/tables.ts';
import type { Ids } from './ids.ts';
import { sha256 } from './vault.ts';

/** Who and what made a change; the same for every change of one request. */
export interface Origin {
  schoolId: string;
  now: string;
  actor: { type: string; id: string | null; name: string | null };
  requestId: string | null;
  idempotencyKey: string | null;
  apiVersion: string | null;
  ip: string | null;
  userAgent: string | null;
}

/** A change, and the events that told of it. */
export interface AuditedChange extends Change {
  eventIds: string[];
}

export const noHash = '0'.repeat(64);
const sealBatch = 500;
// The column is an integer of 32 bits; PostgreSQL refuses to compare it with more.
const largestSequence = 2 ** 31 - 1;

const newest = query<{ school: string }, { sequence: number; hash: string }>((db, p) =>
  db
    .selectFrom('audit_log')
    .select(['sequence', 'hash'])
    .where('school_id', '=', p.school)
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .$castTo<{ sequence: number; hash: string }>(),
);
const insert = query<{ [C in keyof AuditRow]: AuditRow[C] }>((db, p) => {
  const columns = [
    'school_id',
    'id',
    'sequence',
    'occurred_at',
    'actor_type',
    'actor_id',
    'actor_name',
    'action',
    'resource_type',
    'resource_id',
    'changes',
    'reason',
    'request_id',
    'idempotency_key',
    'api_version',
    'ip',
    'user_agent',
    'event_ids',
    'prev_hash',
    'hash',
  ] as const;
  return db
    .insertInto('audit_log')
    .values(Object.fromEntries(columns.map((column) => [column, p[column]])) as never);
});
const seal = query<{ school: string; id: string; sequence: number; prev_hash: string; hash: string }>(
  (db, p) =>
    db
      .updateTable('audit_log')
      .set({ sequence: p.sequence, prev_hash: p.prev_hash, hash: p.hash })
      .where('school_id', '=', p.school)
      .where('id', '=', p.id),
);
const unsealed = query<{ limit: number }, AuditRow>((db, p) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('sequence', 'is', null)
    .orderBy('school_id')
    .orderBy('id')
    .limit(p.limit),
);
const oneSealer = query<Record<never, never>, { held: boolean }>((db) =>
  db.selectNoFrom(
    sql<boolean>`pg_advisory_xact_lock(hashtextextended('rollbook audit sealer', 0)) is null`.as('held'),
  ),
);
const range = query<{ school: string; from: number; to: number; limit: number }, AuditRow>((db, p) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('school_id', '=', p.school)
    .where('sequence', '>=', p.from)
    .where('sequence', '<=', p.to)
    .orderBy('sequence')
    .limit(p.limit),
);

/**
 * The append-only log of changes. An entry is in the transaction of its change. On SQLite, where writes come one
 * after the other, it gets its number and hash there and then; on PostgreSQL a sealer gives both, in the order of
 * commits, so that writes of one school do not queue behind each other.
 */
export class AuditTrail {
  readonly #ids: Ids;

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  async append(tx: Transaction, origin: Origin, changes: readonly AuditedChange[]): Promise<void> {
    const isSealed = tx.dialect === 'sqlite';
    let head =
      isSealed && changes.length > 0 ? await tx.first(newest, { school: origin.schoolId }) : undefined;
    for (const change of changes) {
      const entry: AuditRow = {
        school_id: origin.schoolId,
        id: this.#ids.next('aud'),
        sequence: null,
        occurred_at: origin.now,
        actor_type: origin.actor.type,
        actor_id: origin.actor.id,
        actor_name: origin.actor.name,
        action: change.action,
        resource_type: change.resource.type,
        resource_id: change.resource.id,
        changes: JSON.stringify(change.changes),
        reason: change.reason ?? null,
        request_id: origin.requestId,
        idempotency_key: origin.idempotencyKey,
        api_version: origin.apiVersion,
        ip: origin.ip,
        user_agent: origin.userAgent,
        event_ids: JSON.stringify(change.eventIds),
        prev_hash: null,
        hash: null,
      };
      if (isSealed) {
        head = chained(entry, head);
        Object.assign(entry, head);
      }
      await tx.run(insert, { ...entry });
    }
  }

  /** Numbers and chains what is committed and not sealed yet; gives how many entries there were. */
  async seal(db: Database): Promise<number> {
    if (db.dialect === 'sqlite') return 0;
    let sealed = 0;
    for (;;) {
      const batch = await db.transact((tx) => this.#sealBatch(tx));
      sealed += batch;
      if (batch < sealBatch) return sealed;
    }
  }

  async #sealBatch(tx: Transaction): Promise<number> {
    await tx.first(oneSealer, {});
    const entries = await tx.all(unsealed, { limit: sealBatch });
    const heads = new Map<string, Link | undefined>();
    for (const entry of entries) {
      const school = entry.school_id;
      if (!heads.has(school)) heads.set(school, await tx.first(newest, { school }));
      const link = chained(entry, heads.get(school));
      heads.set(school, link);
      await tx.run(seal, { school, id: entry.id, ...link });
    }
    return entries.length;
  }

  /** Recomputes the chain from one number to another. */
  async verify(db: Reader, school: string, first: number, last = largestSequence): Promise<Verification> {
    const from = Math.min(first, largestSequence);
    const to = Math.min(last, largestSequence);
    let expected = from;
    let previous =
      from === 1
        ? noHash
        : (await db.all(range, { school, from: from - 1, to: from - 1, limit: 1 }))[0]?.hash;
    for (;;) {
      const entries = await db.all(range, { school, from: expected, to, limit: sealBatch });
      for (const entry of entries) {
        const intact =
          entry.sequence === expected &&
          entry.prev_hash === previous &&
          entry.hash === hashOf(entry, entry.prev_hash ?? '', expected);
        if (!intact) return { checked: expected - from, broken: expected, lastHash: previous ?? null };
        previous = entry.hash ?? '';
        expected++;
      }
      if (entries.length < sealBatch)
        return {
          checked: expected - from,
          broken: null,
          lastHash: expected === from ? null : (previous ?? null),
        };
    }
  }
}

export interface Verification {
  checked: number;
  /** The first number that is missing or does not match. */
  broken: number | null;
  lastHash: string | null;
}

interface Link {
  sequence: number;
  hash: string;
}

function chained(entry: AuditRow, head: Link | undefined) {
  const sequence = (head?.sequence ?? 0) + 1;
  const previous = head?.hash ?? noHash;
  return { sequence, prev_hash: previous, hash: hashOf(entry, previous, sequence) };
}

const hashOf = (entry: AuditRow, previous: string, sequence: number): string =>
  sha256(
    JSON.stringify([
      previous,
      sequence,
      entry.school_id,
      entry.id,
      entry.occurred_at,
      entry.actor_type,
      entry.actor_id,
      entry.actor_name,
      entry.action,
      entry.resource_type,
      entry.resource_id,
      entry.changes,
      entry.reason,
      entry.request_id,
      entry.idempotency_key,
      entry.api_version,
      entry.ip,
      entry.user_agent,
      entry.event_ids,
    ]),
  );
