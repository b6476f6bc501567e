import type { Transaction } from '../db/database.ts';
import { query } from '../db/query.ts';
import type { AuditHeadRow } from '../db/tables.ts';
import type { Head, HeadKey } from './head-key.ts';

const checkpointEvery = 1000;
const mostRemembered = 1000;

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
  // The last valid head of each school, so that a process does not verify what it has just signed.
  readonly #valid = new Map<string, AuditHeadRow>();

  constructor(key: HeadKey) {
    this.#key = key;
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
  sign(tx: Transaction, former: Head | undefined, newest: Head): void {
    const signed = this.#key.sign('head', newest);
    tx.defer(replaceHead, { ...signed });
    if (isCheckpoint(former, newest)) tx.defer(addCheckpoint, { ...this.#key.sign('checkpoint', newest) });
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
