import { monotonicMs } from '../lib/platform.ts';
import type { Database, Reader } from '../sql/database.ts';
import { inLiveUse, noteLiveUse } from '../store/live-use.ts';
import type { TargetPolicy } from '../webhooks/sender/address.ts';
import { type Config, reachableBecause, reachedBy } from './config.ts';
import type { ServerAddress } from './listen.ts';

const advice = {
  live: 'Use a public address: live schools never send webhooks to loopback addresses.',
  unset:
    'Use a public address. During development, run `rollbook listen`, or start the server with ROLLBOOK_WEBHOOK_ALLOW_LOOPBACK_TARGETS=true.',
  inLiveUse:
    'Use a public address: a live school of this server is in use, so its test schools can no longer send webhooks to loopback addresses. During development, run `rollbook listen`, or use a server without live schools.',
};

/** How long the database is not asked on PostgreSQL. */
const longestMs = 1000;

/**
 * The allowed targets of deliveries. Loopback addresses are allowed only for test schools, only if the configuration says
 * so, and only until a live school is in use: this server is then no longer one for development.
 */
export class TargetPolicies {
  readonly #address: ServerAddress;
  readonly #config: Config;
  readonly #onEnd: () => void;
  #loopback: 'unset' | 'allowed' | 'inLiveUse';
  #isNoted = false;
  #noting: Promise<void> | undefined;
  #asked = { version: -1, at: 0 };
  #made:
    | { own: readonly unknown[]; policies: Record<keyof typeof advice | 'allowed', TargetPolicy> }
    | undefined;

  /** `onEnd` is called when loopback addresses, which the configuration allows, are found not to be allowed. */
  constructor(config: Config, address: ServerAddress, onEnd: () => void) {
    this.#config = config;
    this.#address = address;
    this.#onEnd = onEnd;
    const isAllowed = config.webhooks.allowLoopbackTargets === true;
    this.#loopback = isAllowed && reachableBecause(config, reachedBy).length === 0 ? 'allowed' : 'unset';
  }

  /** The allowed targets of a school at this moment. While they are the same, it is the same object. */
  async of(mode: 'live' | 'test', db: Reader): Promise<TargetPolicy> {
    const policies = this.#policies();
    return mode === 'live' ? policies.live : policies[await this.loopback(db)];
  }

  /**
   * The allowed targets of a school for deliveries. The database is asked again only if API keys or schools may have
   * changed: with each of many small batches it would delay them. On PostgreSQL it is asked again after a second, because
   * other processes make changes too.
   */
  forDeliveries(mode: 'live' | 'test', db: Database): TargetPolicy | Promise<TargetPolicy> {
    if (mode === 'live') return this.#policies().live;
    const { version, at } = this.#asked;
    const isCurrent = db.dialect === 'sqlite' || monotonicMs() - at < longestMs;
    const isKnown = this.#loopback !== 'allowed' || (isCurrent && version === db.credentialsVersion());
    return isKnown ? this.#policies()[this.#loopback] : this.#askForDeliveries(db);
  }

  async #askForDeliveries(db: Database): Promise<TargetPolicy> {
    const asked = { version: db.credentialsVersion(), at: monotonicMs() };
    const policy = await this.of('test', db);
    this.#asked = asked;
    return policy;
  }

  /** Whether test schools can send to loopback addresses. Other processes can end it, so the database is asked. */
  async loopback(db: Reader): Promise<'unset' | 'allowed' | 'inLiveUse'> {
    if (this.#loopback === 'allowed' && (await inLiveUse(db))) this.#end();
    return this.#loopback;
  }

  /**
   * Called with the school of each request of a live school. To be waited for before anything of the school is written;
   * if it fails, the next request tries again.
   */
  noteLive(db: Database, school: string): Promise<void> | undefined {
    if (this.#isNoted) return undefined;
    this.#end();
    this.#noting ??= db
      .transact((tx) => noteLiveUse(tx, school))
      .then(() => {
        this.#isNoted = true;
      })
      .finally(() => {
        this.#noting = undefined;
      });
    return this.#noting;
  }

  #end(): void {
    if (this.#loopback !== 'allowed') return;
    this.#loopback = 'inLiveUse';
    this.#onEnd();
  }

  #policies() {
    const own = this.#address.own();
    if (this.#made?.own !== own) this.#made = { own, policies: this.#make() };
    return this.#made.policies;
  }

  #make() {
    const allowPrivate = this.#config.webhooks.allowPrivateTargets === true;
    const ownAddresses = this.#address.own();
    const refused = (why: keyof typeof advice): TargetPolicy => ({
      ...{ allowPrivate, ownAddresses, requireHttps: why === 'live' },
      ...{ allowLoopback: false, loopbackAdvice: advice[why] },
    });
    return {
      live: refused('live'),
      unset: refused('unset'),
      inLiveUse: refused('inLiveUse'),
      allowed: { allowPrivate, ownAddresses, requireHttps: false, allowLoopback: true },
    };
  }
}
