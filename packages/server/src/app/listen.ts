import type { Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { sql } from 'kysely';
import { createMetricsServer, type metricsListener } from '../http/metrics.ts';
import { clearInterval, clearTimeout, monotonicMs, setInterval, setTimeout } from '../lib/platform.ts';
import {
  ConnectionLost,
  type Database,
  diskTrouble,
  Locked,
  Overloaded,
  SharedConnections,
} from '../sql/database.ts';
import type { DatabaseLimits } from '../sql/limits.ts';
import { query, statement } from '../sql/query.ts';
import { expandOwnAddress, type OwnAddress } from '../webhooks/sender/address.ts';
import type { Config } from './config.ts';

/** Listens, and returns the address for clients on this machine. */
export function listen(http: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const address = http.address() as AddressInfo;
      const name = isIP(host) === 6 ? `[${host}]` : host;
      resolve(`http://${name}:${address.port}`);
    });
  });
}

/** Accepts no more connections, and ends those that are open after `lateMs`. */
export async function closeServer(http: Server, lateMs: number): Promise<void> {
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeIdleConnections();
  // A connection whose request ends from now on would otherwise be kept open for another request.
  const idle = setInterval(() => http.closeIdleConnections(), 20);
  const late = setTimeout(() => http.closeAllConnections(), lateMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** The metrics on a port of their own. */
export async function openMetrics(
  listener: ReturnType<typeof metricsListener> | undefined,
  { host, metrics: { port } }: Config,
): Promise<{ url: string; close(): Promise<void> } | undefined> {
  if (!listener || port === undefined) return undefined;
  const server = createMetricsServer(listener);
  const url = `${await listen(server, { host, port })}/metrics`;
  return { url, close: () => closeServer(server, 0) };
}

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

const probeEveryMs = 3000;
const probeWaitMs = 500;

const ping = query<Record<never, never>, { name: string }>((db) =>
  db.selectFrom('instance').select('name').limit(1),
);
/** PostgreSQL commits the lock of a row as it commits a change; the locks of several processes do not exclude each other. */
const touch = statement<Record<never, never>>((_, dialect) =>
  dialect === 'sqlite'
    ? sql`update instance set name = name`
    : sql`select name from instance limit 1 for key share`,
);

/** Checks that the database can be read and commits changes. */
export class Readiness {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  /** A change has waited for its turn and for a lock by then. */
  readonly longestMs: number;
  #probedAt = -Infinity;
  #probe: Promise<void> | undefined;
  #refused: string | undefined;
  #isLate = false;

  constructor(db: Database, { waitMs }: Pick<DatabaseLimits, 'waitMs'>, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.longestMs = 2 * waitMs;
  }

  /**
   * Resolves to undefined if the server can work, otherwise to the reason, without details that are only for its
   * operator. A change that is tried is waited for at most so long.
   */
  async unready(waitMs = probeWaitMs): Promise<string | undefined> {
    try {
      await this.#db.urgent('readiness').first(ping, {});
    } catch (error) {
      this.#onError(error);
      return error instanceof SharedConnections
        ? 'The database is behind a pooler that shares connections between transactions.'
        : 'The database cannot be read.';
    }
    const now = monotonicMs();
    if (!this.#probe && now - this.#probedAt >= probeEveryMs) {
      this.#probedAt = now;
      this.#probe = this.#commit().finally(() => {
        this.#probe = undefined;
      });
    }
    // While the change waits for a lock or for its turn, the last result is used.
    await Promise.race([this.#probe, new Promise((resolve) => setTimeout(resolve, waitMs).unref())]);
    return this.#refused ?? (this.#isLate ? 'The database does not confirm changes.' : undefined);
  }

  async #commit(): Promise<void> {
    const late = setTimeout(() => this.#noteLate(), this.longestMs).unref();
    try {
      await this.#db.checkRoom();
      await this.#db.transact((tx) => tx.run(touch, {}));
      this.#refused = undefined;
    } catch (error) {
      // On PostgreSQL only a row is locked; SQLite has one lock for all changes.
      const isElsewhere = error instanceof Locked && this.#db.dialect === 'postgres';
      if (isElsewhere || error instanceof Overloaded) return;
      this.#onError(error);
      const reason = error instanceof Locked ? 'another program holds its lock' : diskTrouble(error)?.reason;
      this.#refused = `The database cannot commit changes${reason ? `: ${reason}` : ''}.`;
    } finally {
      clearTimeout(late);
      this.#isLate = false;
    }
  }

  #noteLate(): void {
    this.#isLate = true;
    const seconds = this.longestMs / 1000;
    const message = `The database has not confirmed a change for ${seconds} s. With synchronous replication, a standby server has to confirm it`;
    this.#onError(new ConnectionLost(undefined, message));
  }
}
