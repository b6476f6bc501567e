import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { Cipher } from './cipher.ts';
import { type Context, derivationKey, instanceContext } from './sealed-columns.ts';

/** The length of the name of a master key. */
const nameLength = 'mk_0123456789ab'.length;
const named = /^(mk_[0-9a-f]{12}):/;

/** The name of the key in front of an encrypted value; undefined for a value of an earlier version. */
export const keyOf = (sealed: string): string | undefined => named.exec(sealed)?.[1];

/** As much of an encrypted value as `keyOf` needs. */
export const keyNameLength = nameLength + 1;

/** The name of the key with a fingerprint. */
export const nameOf = (fingerprint: string): string => `mk_${fingerprint.slice(0, nameLength - 3)}`;

/** A key that encrypts what an instance keeps secret. Its name identifies it, and does not reveal it. */
export class MasterKey extends Cipher {
  readonly name: string;
  /**
   * The key from which versions before key rotation derived other keys: the pseudorandom key of HKDF (RFC 5869). The
   * master key cannot be computed from it.
   */
  readonly derivationKey: Buffer;

  constructor(bytes: Uint8Array) {
    super(bytes);
    const hmac = (key: Uint8Array, data: Uint8Array | string) =>
      createHmac('sha256', createSecretKey(key)).update(data).digest();
    this.name = nameOf(hmac(bytes, 'rollbook master key').toString('hex'));
    this.derivationKey = hmac(Buffer.alloc(32), bytes);
  }
}

/**
 * The current master key, which encrypts, and others that only decrypt: the previous one, while values are still
 * encrypted with it, and the next one, while other processes already use it.
 */
export class KeyRing {
  readonly current: MasterKey;
  /** All of them, the current one first. */
  readonly keys: readonly MasterKey[];
  readonly #named: ReadonlyMap<string, MasterKey>;

  constructor(current: MasterKey, others: readonly MasterKey[] = []) {
    this.current = current;
    // A key that is configured twice is one key.
    this.#named = new Map([current, ...others].map((key) => [key.name, key]));
    this.keys = [...this.#named.values()];
  }

  named(name: string): MasterKey | undefined {
    return this.#named.get(name);
  }

  encrypt(text: string, context: Context): string {
    return `${this.current.name}:${this.current.encrypt(text, context)}`;
  }

  decrypt(sealed: string, context: Context): string {
    const name = keyOf(sealed);
    if (name === undefined) return this.#decryptUnnamed(sealed, context);
    const key = this.#named.get(name);
    if (!key) throw new MissingKey(name);
    return key.decrypt(sealed.slice(keyNameLength), context);
  }

  /** The value, encrypted with the current key. */
  renew(sealed: string, context: Context): string {
    return this.isCurrent(sealed) ? sealed : this.encrypt(this.decrypt(sealed, context), context);
  }

  isCurrent(sealed: string): boolean {
    return keyOf(sealed) === this.current.name;
  }

  /** Earlier versions did not write the name. A value that is decrypted with another key is recognized as wrong. */
  #decryptUnnamed(sealed: string, context: Context): string {
    let reason: unknown;
    for (const key of this.keys) {
      try {
        return key.decrypt(sealed, context);
      } catch (error) {
        reason = error;
      }
    }
    throw new Error('A value was encrypted with a master key that this process does not have', {
      cause: reason,
    });
  }
}

/** A value is encrypted with a key that is not configured. */
export class MissingKey extends Error {
  constructor(name: string) {
    super(
      `A value is encrypted with the master key ${name}, which this process does not have. Add the key to ROLLBOOK_PREVIOUS_MASTER_KEYS and restart.`,
    );
  }
}

const derivationContext = instanceContext(derivationKey);

/** The master keys of an instance, and the key from which it derives keys that never change. */
export class MasterKeys extends KeyRing {
  readonly #derivationKey: KeyObject;

  constructor(ring: KeyRing, derivation: Uint8Array) {
    super(ring.current, ring.keys);
    this.#derivationKey = createSecretKey(derivation);
  }

  /** With the derivation key as it is stored. */
  static open(ring: KeyRing, sealed: string): MasterKeys {
    return new MasterKeys(ring, Buffer.from(ring.decrypt(sealed, derivationContext), 'base64'));
  }

  sealedDerivationKey(): string {
    return this.encrypt(this.#derivationKey.export().toString('base64'), derivationContext);
  }

  /**
   * A 32-byte key for another purpose, from which no other key can be computed. It stays the same when the master key is
   * rotated.
   */
  deriveKey(purpose: string): Buffer {
    // The first block of HKDF-Expand (RFC 5869).
    return createHmac('sha256', this.#derivationKey).update(purpose).update(Buffer.of(1)).digest();
  }
}
