import { expandOwnAddress, type OwnAddress, type TargetPolicy } from '../webhooks/sender/address.ts';
import type { Config } from './config.ts';

/** Where a server listens, which is known once it does, and what depends on it. */
export class ServerAddress {
  readonly #config: Config;
  #own: OwnAddress[] = [];
  #url = '';

  constructor(config: Config) {
    this.#config = config;
  }

  set(url: string, address: OwnAddress): void {
    this.#url = url;
    this.#own = expandOwnAddress(address);
  }

  /** The address at which clients reach this server, without a slash at its end. */
  publicUrl(): string {
    return (this.#config.publicUrl ?? this.#url).replace(/\/+$/, '');
  }

  /** The allowed targets of deliveries of a school. */
  targetPolicy(mode: 'live' | 'test'): TargetPolicy {
    const { host, webhooks } = this.#config;
    return {
      allowPrivate: webhooks.allowPrivateTargets === true,
      allowLoopback: webhooks.allowPrivateTargets ?? (mode === 'test' && isLoopback(host)),
      requireHttps: mode === 'live',
      ownAddresses: this.#own,
    };
  }
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);
