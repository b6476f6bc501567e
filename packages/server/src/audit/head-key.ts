import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { AuditHeadRow } from '../db/tables.ts';

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
