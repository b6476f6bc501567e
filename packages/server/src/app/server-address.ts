import { expandOwnAddress, type OwnAddress, type TargetPolicy } from '../webhooks/sender/address.ts';
import type { Config } from './config.ts';

/** Where a server listens, which is known once it does, and what depends on it. */
export class ServerAddress {
  readonly #config: Config;
  #policies: Record<'live' | 'test', TargetPolicy>;
  #url = '';

  constructor(config: Config) {
    this.#config = config;
    this.#policies = policiesOf(config, []);
  }

  set(url: string, address: OwnAddress): void {
    this.#url = url;
    this.#policies = policiesOf(this.#config, expandOwnAddress(address));
  }

  /** The address at which clients reach this server, without a slash at its end. */
  publicUrl(): string {
    return (this.#config.publicUrl ?? this.#url).replace(/(?<!\/)\/+$/, '');
  }

  /** The allowed targets of deliveries of a school. While the address is the same, it is the same object. */
  targetPolicy(mode: 'live' | 'test'): TargetPolicy {
    return this.#policies[mode];
  }
}

function policiesOf({ host, webhooks }: Config, ownAddresses: readonly OwnAddress[]) {
  const policy = (mode: 'live' | 'test'): TargetPolicy => ({
    allowPrivate: webhooks.allowPrivateTargets === true,
    allowLoopback: webhooks.allowPrivateTargets ?? (mode === 'test' && isLoopback(host)),
    requireHttps: mode === 'live',
    ownAddresses,
  });
  return { live: policy('live'), test: policy('test') };
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);
