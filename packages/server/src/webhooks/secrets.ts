import type { Cipher } from '../crypto/cipher.ts';

/** The context with which a signing secret is encrypted: it can be decrypted only for its own endpoint. */
export const secretContext = (webhookId: string): string => `webhooks ${webhookId}`;

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

const mostKept = 10_000;

/** Decrypts signing secrets and caches them: decrypting one costs as much as signing with it. */
export class SigningSecrets {
  readonly #cipher: Cipher;
  readonly #opened = new Map<string, string>();

  constructor(cipher: Cipher) {
    this.#cipher = cipher;
  }

  open(sealed: string, webhookId: string): string {
    const name = `${webhookId} ${sealed}`;
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
    const secret = this.#cipher.decrypt(sealed, secretContext(webhookId));
    if (this.#opened.size >= mostKept) this.#opened.clear();
    this.#opened.set(name, secret);
    return secret;
  }
}
