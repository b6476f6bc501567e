import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { MasterKeys } from '../crypto/master-keys.ts';
import type { Receives } from './queries.ts';

/** Who unsubscribes from what: from messages of a kind, or from all emails of the school. */
export interface Subscription {
  school: string;
  guardian: string;
  kind: Receives | null;
  /** A hash of the address to which the email was sent. */
  address: string;
}

/** What a token is for: to unsubscribe, or to undo what was changed at a time. */
export type UnsubscribeToken = Subscription & { undoes: string | null };

const kinds: ReadonlySet<string> = new Set(['reports', 'attendance', 'fees', 'discipline', 'announcements']);
const isKind = (kind: string): kind is Receives => kinds.has(kind);
const all = 'email';
const addressLength = 16;

/**
 * Tokens with which recipients unsubscribe without a sign-in. They are signed, stay valid as long as the emails that
 * contain them, and can do nothing else.
 */
export class UnsubscribeTokens {
  readonly #key: KeyObject;

  constructor(cipher: MasterKeys) {
    this.#key = createSecretKey(cipher.deriveKey('unsubscribe'));
  }

  url(publicUrl: string, subscription: Subscription): string {
    // Not in the path, which is logged.
    return `${publicUrl}/unsubscribe?token=${this.#token(subscription)}`;
  }

  /** The token that undoes what was changed at a time. It is in no email. */
  undo(subscription: Subscription, at: string): string {
    return this.#token(subscription, [String(Date.parse(at))]);
  }

  /** The hash of an address, whose case does not matter. */
  hashOf(address: string): string {
    return this.#mac(`address ${address.toLowerCase()}`).slice(0, addressLength);
  }

  #token({ school, guardian, kind, address }: Subscription, more: readonly string[] = []): string {
    const text = [school, guardian, kind ?? all, address, ...more].join('.');
    return `${text}.${this.#mac(text)}`;
  }

  /** What a token is for; undefined if this server has not made it. */
  read(token: string): UnsubscribeToken | undefined {
    const end = token.lastIndexOf('.');
    // As text: base64url has several spellings of the same bytes, of which the server makes one.
    const mac = Buffer.from(token.slice(end + 1));
    const expected = Buffer.from(this.#mac(token.slice(0, Math.max(0, end))));
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return undefined;
    const [school = '', guardian = '', kind = '', address = '', at] = token.slice(0, end).split('.');
    if (kind !== all && !isKind(kind)) return undefined;
    const undoes = at === undefined ? null : new Date(Number(at)).toISOString();
    return { school, guardian, kind: kind === all ? null : kind, address, undoes };
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
