import { createSigner, type Signer } from '@rollbook/webhook-verify/node';
import type { MasterKeys } from '../crypto/master-keys.ts';
import { secretContext } from '../crypto/sealed-columns.ts';

/** A signing secret that was replaced and still signs, until it expires. */
export interface PreviousSecret {
  sealed: string;
  /** ISO 8601. */
  expires_at: string;
}

/** Previous secrets that have not expired, newest first, as they are stored. */
export const unexpired = (stored: string | null, now: string): PreviousSecret[] =>
  stored === null
    ? []
    : (JSON.parse(stored) as PreviousSecret[]).filter(({ expires_at: expiresAt }) => expiresAt > now);

export const liveSecrets = (stored: string | null, now: string): string[] =>
  unexpired(stored, now).map(({ sealed }) => sealed);

const mostKept = 2_000;

/** The signers of endpoints. They are kept, because preparing the keys costs as much as signing. */
export class Signers {
  readonly #cipher: MasterKeys;
  readonly #kept = new Map<string, Signer>();

  constructor(cipher: MasterKeys) {
    this.#cipher = cipher;
  }

  /** The signer with the encrypted secrets of an endpoint, the newest first. */
  of(webhookId: string, encrypted: readonly string[]): Signer {
    const key = `${webhookId} ${encrypted.join(' ')}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const secret = encrypted.map((one) => this.#cipher.decrypt(one, secretContext(webhookId)));
    const signer = createSigner({ secret });
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, signer);
    return signer;
  }
}
