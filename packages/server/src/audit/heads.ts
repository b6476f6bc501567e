import type { Reader, Transaction } from '../db/database.ts';
import { takeNamedLock } from '../db/named-lock.ts';
import { query } from '../db/query.ts';
import type { AuditHeadRow } from '../db/tables.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Head, HeadKey } from './head-key.ts';

const checkpointEvery = 1000;
const mostRemembered = 1000;

type NullableHead = { [C in keyof AuditHeadRow]: AuditHeadRow[C] | null };

// One statement, so that both values are consistent.
const stateOf = query<{ school: string }, NullableHead & { newest: number | null }>((db, p) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('audit_log')
        .select((select) => select.fn.max<number | null>('sequence').as('newest'))
        .where('school_id', '=', p.school)
        .as('log'),
    )
    .leftJoin('audit_heads as head', (join) => join.on('head.school_id', '=', p.school))
    .select([
      'log.newest',
      'head.school_id',
      'head.sequence',
      'head.hash',
      'head.signed_at',
      'head.public_key',
      'head.signature',
    ]),
);
const columns = (p: Record<keyof AuditHeadRow, never>): AuditHeadRow => ({
  school_id: p.school_id,
  sequence: p.sequence,
  hash: p.hash,
  signed_at: p.signed_at,
  public_key: p.public_key,
  signature: p.signature,
});
const replaceHead = query<{ [C in keyof AuditHeadRow]: AuditHeadRow[C] }>((db, p) => {
  const { school_id, ...head } = columns(p as never);
  return db
    .insertInto('audit_heads')
    .values({ school_id, ...head })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(head));
});
const addCheckpoint = query<{ [C in keyof AuditHeadRow]: AuditHeadRow[C] }>((db, p) =>
  db
    .insertInto('audit_checkpoints')
    .values(columns(p as never))
    .onConflict((conflict) => conflict.doNothing()),
);

/** Prevents other transactions from numbering entries until this one ends. On SQLite all writes are sequential. */
export const lockNumbering = (tx: Transaction): Promise<void> => takeNamedLock(tx, 'rollbook audit sealer');

/** The number of the newest entry of a school's log, and the head that was signed last. */
export interface LogState {
  newest: number;
  head: AuditHeadRow | undefined;
}

export async function readState(db: Reader, school: string): Promise<LogState> {
  const row = await db.first(stateOf, { school });
  if (!row) throw new TypeError('An aggregate returns one row');
  const { newest, ...head } = row;
  return { newest: newest ?? 0, head: head.school_id === null ? undefined : (head as AuditHeadRow) };
}

/** A head as the API returns it. */
export const publicHead = (head: AuditHeadRow) => ({
  object: 'audit_head' as const,
  school_id: head.school_id,
  sequence: head.sequence,
  hash: head.hash,
  signed_at: head.signed_at,
  algorithm: 'ed25519' as const,
  public_key: head.public_key,
  signature: head.signature,
});

/** The signed heads of the schools' logs, stored separately from the entries. */
export class Heads {
  readonly #key: HeadKey;
  readonly #clock: Clock;
  // The last valid head of each school, so that a process does not verify what it has just signed.
  readonly #valid = new Map<string, AuditHeadRow>();

  constructor(key: HeadKey, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** Whether this server signed the head. */
  isOurs(head: AuditHeadRow): boolean {
    const known = this.#valid.get(head.school_id);
    if (known && sameHead(known, head)) return true;
    if (!this.#key.hasSigned('head', head)) return false;
    this.#remember(head);
    return true;
  }

  /** Signs the newest entry of a log. `former` is the previous head, if there is one. */
  async sign(
    tx: Transaction,
    former: Head | undefined,
    newest: Pick<Head, 'school_id' | 'sequence' | 'hash'>,
  ): Promise<void> {
    const { school_id, sequence, hash } = newest;
    const head: Head = { school_id, sequence, hash, signed_at: iso(this.#clock.now()) };
    const signed = this.#key.sign('head', head);
    await tx.run(replaceHead, { ...signed });
    if (isCheckpoint(former, head)) await tx.run(addCheckpoint, { ...this.#key.sign('checkpoint', head) });
    this.#remember(signed);
  }

  #remember(head: AuditHeadRow): void {
    this.#valid.delete(head.school_id);
    this.#valid.set(head.school_id, head);
    const [oldest] = this.#valid.keys();
    if (oldest !== undefined && this.#valid.size > mostRemembered) this.#valid.delete(oldest);
  }
}

/** The first head of each day, and the first after every thousand entries, show where a forgery starts. */
const isCheckpoint = (former: Head | undefined, head: Head): boolean =>
  !former ||
  former.signed_at.slice(0, 10) !== head.signed_at.slice(0, 10) ||
  Math.floor(former.sequence / checkpointEvery) !== Math.floor(head.sequence / checkpointEvery);

const sameHead = (a: AuditHeadRow, b: AuditHeadRow): boolean =>
  a.sequence === b.sequence &&
  a.hash === b.hash &&
  a.signed_at === b.signed_at &&
  a.public_key === b.public_key &&
  a.signature === b.signature;
