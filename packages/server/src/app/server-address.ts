import { expandOwnAddress, type OwnAddress } from '../webhooks/sender/address.ts';
import type { Config } from './config.ts';

/** Where a server listens, which is known once it does. */
export class ServerAddress {
  readonly #publicUrl: string | undefined;
  #url = '';
  #own: readonly OwnAddress[] = [];

  constructor({ publicUrl }: Config) {
    this.#publicUrl = publicUrl;
  }

  set(url: string, address: OwnAddress): void {
    this.#url = url;
    this.#own = expandOwnAddress(address);
  }

  /** The address at which clients reach this server, without a slash at its end. */
  publicUrl(): string {
    return (this.#publicUrl ?? this.#url).replace(/(?<!\/)\/+$/, '');
  }

  /** The addresses at which this server listens. While they are the same, it is the same array. */
  own(): readonly OwnAddress[] {
    return this.#own;
  }
}
