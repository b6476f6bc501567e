import { Connection, type ConnectionSettings } from './connection.ts';
import type { Target } from './targets.ts';

/** Limits of what a {@link ConnectionPool} keeps for later. */
export type PoolSettings = ConnectionSettings & {
  readonly maxIdleConnections: number;
  readonly maxConnectionAgeMs: number;
};

/**
 * Idle connections by origin and policy, so that a request never rides on a connection that was dialled
 * under another policy. The last one used goes out first, which lets the surplus of a burst close by itself.
 */
export class ConnectionPool {
  readonly #settings: PoolSettings;
  readonly #idle = new Map<string, Connection[]>();
  #idleCount = 0;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** An idle connection, or a new one that dials with its first request. */
  acquire(target: Target): Connection {
    for (let idle = this.#take(target.key); idle !== undefined; idle = this.#take(target.key)) {
      if (!this.#isTooOld(idle)) return idle;
      idle.destroy();
    }
    return this.acquireFresh(target);
  }

  /** A connection that no earlier request has used. */
  acquireFresh({ key, origin, policy }: Target): Connection {
    const connection = new Connection(key, origin, policy, this.#settings);
    connection.client.on('disconnect', () => this.#forget(connection));
    return connection;
  }

  /** Keeps a connection whose response has ended, as far as there is room. */
  release(connection: Connection): void {
    if (this.#idleCount >= this.#settings.maxIdleConnections || this.#isTooOld(connection)) {
      connection.destroy();
      return;
    }
    const idle = this.#idle.get(connection.key);
    if (idle === undefined) this.#idle.set(connection.key, [connection]);
    else idle.push(connection);
    this.#idleCount += 1;
  }

  /** Closes every idle connection. */
  clear(): void {
    for (const connection of [...this.#idle.values()].flat()) connection.destroy();
    this.#idle.clear();
    this.#idleCount = 0;
  }

  #take(key: string): Connection | undefined {
    const idle = this.#idle.get(key);
    const connection = idle?.pop();
    if (idle?.length === 0) this.#idle.delete(key);
    if (connection !== undefined) this.#idleCount -= 1;
    return connection;
  }

  #forget(connection: Connection): void {
    const idle = this.#idle.get(connection.key);
    const index = idle?.indexOf(connection) ?? -1;
    if (idle === undefined || index === -1) return;
    idle.splice(index, 1);
    if (idle.length === 0) this.#idle.delete(connection.key);
    this.#idleCount -= 1;
    connection.destroy();
  }

  // A connection that is never idle would hold on to an address that the name has long left.
  #isTooOld(connection: Connection): boolean {
    const { dialledAt } = connection;
    return dialledAt !== null && this.#settings.now() - dialledAt > this.#settings.maxConnectionAgeMs;
  }
}
