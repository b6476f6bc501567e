import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Transaction } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import type { AuditHeadRow } from '../sql/tables.ts';

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

/**
 * The signed data: the newest entry of a school's log, or an earlier entry (a checkpoint). A checkpoint cannot be
 * presented as the head, so nobody can go back to it by deleting later entries.
 */
export type Signed = 'head' | 'checkpoint';

export type Head = Pick<AuditHeadRow, 'school_id' | 'sequence' | 'hash' | 'signed_at'>;

/** The signed bytes, in UTF-8. The API documents them; a change needs a new version in the first line. */
const textOf = (signed: Signed, { school_id, sequence, hash, signed_at }: Head): Buffer =>
  Buffer.from(`rollbook audit ${signed} v1\n${school_id}\n${sequence}\n${hash}\n${signed_at}\n`);

// An ed25519 key in DER is this prefix and the 32 bytes of the key (RFC 8410).
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

const publicKeyOf = (raw: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([publicPrefix, Buffer.from(raw, 'base64')]),
    format: 'der',
    type: 'spki',
  });

/**
 * The ed25519 key pair that signs the heads of audit logs. It stays the same when the master key is rotated: heads that
 * were stored elsewhere are compared with its signatures.
 */
export class HeadKey {
  readonly #privateKey: KeyObject;
  /** The 32 bytes of the public key in base64. */
  readonly publicKey: string;

  constructor(cipher: MasterKeys) {
    const seed = cipher.deriveKey('rollbook audit head signing key v1');
    this.#privateKey = createPrivateKey({
      key: Buffer.concat([privatePrefix, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const spki = createPublicKey(this.#privateKey).export({ format: 'der', type: 'spki' });
    this.publicKey = spki.subarray(publicPrefix.length).toString('base64');
  }

  sign(signed: Signed, head: Head): AuditHeadRow {
    const signature = sign(null, textOf(signed, head), this.#privateKey).toString('base64');
    return { ...head, public_key: this.publicKey, signature };
  }

  hasSigned(signed: Signed, head: AuditHeadRow): boolean {
    return head.public_key === this.publicKey && hasValidSignature(signed, head);
  }
}

/** Whether the signature matches the public key next to it. Callers must also check whose key that is. */
export function hasValidSignature(signed: Signed, head: AuditHeadRow): boolean {
  if (Buffer.from(head.public_key, 'base64').length !== 32) return false;
  return verify(
    null,
    textOf(signed, head),
    publicKeyOf(head.public_key),
    Buffer.from(head.signature, 'base64'),
  );
}
