import { Problem } from '../contract/errors.ts';
import { sha256 } from '../crypto/cipher.ts';
import type { Clock } from '../lib/clock.ts';
import type { QueryTokenKind, TokenKind } from '../work/family.ts';
import { MinuteCounts, networkOf, secondsLeft } from './rate-limit.ts';

const mostNames = 10_000;
const mostAccepted = 10_000;
const mostLookups = 4;
/** The part of a key that is shown: `sk_live_` and four characters. */
const prefixLength = 12;

/** Whether a credential may have been guessed. That of a suspended school is a valid one. */
const isRejection = (error: unknown): boolean =>
  error instanceof Problem && error.code !== 'school_suspended';

export type CredentialKind = 'api_key' | 'settings_link' | TokenKind | QueryTokenKind;

/**
 * Protects the database from guessed credentials. A credential that was accepted recently is looked up immediately.
 * Any other may be a guess: only a few of these are looked up at a time, and none for the rest of the minute if too
 * many from the same network were rejected, or if too many with the same prefix were rejected, including one from
 * this network. So a valid key in use is never affected by guesses, and a new one not by guesses from other networks.
 */
export class Credentials {
  readonly #refusedLimit: number;
  readonly #clock: Clock;
  readonly #refusedByNetwork = new MinuteCounts(mostNames);
  readonly #refusedByPrefix = new MinuteCounts(mostNames);
  /** Kinds and hashes: a credential that is sent where another kind belongs is rejected there, and stays accepted. */
  readonly #accepted = new Set<string>();
  #waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  #lookups = 0;

  /**
   * `refusedLimit` is the number of rejected credentials per minute and network that are looked up; 0 for no limit.
   */
  constructor(refusedLimit: number, clock: Clock) {
    this.#refusedLimit = refusedLimit;
    this.#clock = clock;
  }

  /** Looks up a credential of a kind by its hash; `find` throws a `Problem` if it is rejected. */
  async lookUp<T>(
    kind: CredentialKind,
    credential: string,
    address: string | null,
    find: (hash: string) => Promise<T>,
  ): Promise<T> {
    const hash = sha256(credential);
    const name = `${kind} ${hash}`;
    if (this.#refusedLimit === 0 || this.#accepted.has(name)) {
      return find(hash).catch((error: unknown) => {
        if (isRejection(error)) this.#accepted.delete(name);
        throw error;
      });
    }
    const names = { network: networkOf(address), prefix: credential.slice(0, prefixLength) };
    await this.#begin();
    try {
      this.#refuseGuesses(names);
      const found = await find(hash);
      this.#accept(name);
      return found;
    } catch (error) {
      if (!(error instanceof Problem)) this.#failWaiting(error);
      else if (!isRejection(error)) this.#accept(name);
      else if (error.code !== 'rate_limited') this.#countRefused(names);
      throw error;
    } finally {
      this.#end();
    }
  }

  #refuseGuesses({ network, prefix }: { network: string; prefix: string }): void {
    const now = this.#clock.now();
    const ofNetwork = this.#refusedByNetwork.get(network, now);
    const ofPrefix = this.#refusedByPrefix.get(prefix, now);
    const limit = this.#refusedLimit;
    if (ofNetwork < limit && (ofPrefix < limit || ofNetwork === 0)) return;
    const wait = secondsLeft(now);
    throw new Problem(
      'rate_limited',
      `Too many invalid credentials were sent from this address. Check the API key and wait ${wait} s.`,
      { retryAfterSeconds: wait },
    );
  }

  #countRefused({ network, prefix }: { network: string; prefix: string }): void {
    const now = this.#clock.now();
    this.#refusedByNetwork.add(network, now);
    this.#refusedByPrefix.add(prefix, now);
  }

  #accept(name: string): void {
    if (this.#accepted.size === mostAccepted) {
      for (const oldest of this.#accepted) {
        this.#accepted.delete(oldest);
        break;
      }
    }
    this.#accepted.add(name);
  }

  async #begin(): Promise<void> {
    if (this.#lookups < mostLookups) this.#lookups++;
    else await new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  // A waiting lookup takes over the slot, so that later lookups cannot overtake it.
  #end(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#lookups--;
  }

  // While the database is unavailable, each lookup may take until its timeout, so waiting lookups fail immediately.
  #failWaiting(error: unknown): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { reject } of waiting) reject(error);
  }
}
