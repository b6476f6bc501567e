import type { LookupAddress } from 'node:dns';
import { Resolver, lookup as systemLookup } from 'node:dns';
import type { LookupAll } from './options.ts';

/** What is needed of a resolver that asks name servers itself. */
export interface NameServers {
  resolve4(name: string, done: (error: NodeJS.ErrnoException | null, addresses: string[]) => void): void;
  resolve6(name: string, done: (error: NodeJS.ErrnoException | null, addresses: string[]) => void): void;
}

const timeoutMs = 4_000;

/**
 * Resolves names without the system's resolver, which has four threads for the whole process: a few names whose
 * servers never respond would hold them all and delay every other delivery. The system is asked only for names of
 * this machine and for those that no name server gave, such as the ones in its hosts file.
 */
export function nameServerLookup(
  servers: NameServers = new Resolver({ timeout: timeoutMs / 2, tries: 2 }),
  fallback: LookupAll = systemLookup,
): LookupAll {
  return (hostname, options, callback) => {
    if (/(?:^|\.)localhost\.?$/.test(hostname)) return fallback(hostname, options, callback);
    const found: LookupAddress[] = [];
    const errors: NodeJS.ErrnoException[] = [];
    let waiting = 2;
    const answer = (family: 4 | 6) => (error: NodeJS.ErrnoException | null, addresses: string[]) => {
      if (error) errors.push(error);
      else found.push(...addresses.map((address) => ({ address, family })));
      if (--waiting > 0) return;
      if (found.length > 0)
        return callback(
          null,
          found.sort((a, b) => a.family - b.family),
        );
      const unanswered = errors.find((each) => each.code === 'ETIMEOUT');
      if (unanswered) return callback(unanswered, []);
      fallback(hostname, options, callback);
    };
    servers.resolve4(hostname, answer(4));
    servers.resolve6(hostname, answer(6));
  };
}
