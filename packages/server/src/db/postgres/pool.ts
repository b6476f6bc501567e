import pg from 'pg';
import { patientTimer } from '../../lib/patient-timer.ts';
import { ConnectionLost } from '../database.ts';
import { Connection, type Session } from './connection.ts';
import type { Servers } from './servers.ts';

interface Options {
  session: Session;
  /** Maximum number of connections. */
  most: number;
  onError: (error: Error) => void;
}

/** A connection that has to be given back. */
type Taken = pg.PoolClient & Connection;

/** Connections to the server that can be used now. */
export class ConnectionPool {
  readonly #servers: Servers;
  readonly #pool: pg.Pool;

  constructor(servers: Servers, { session, most, onError }: Options) {
    this.#servers = servers;
    this.#pool = new pg.Pool({
      max: most,
      Client: class extends Connection {
        constructor() {
          super(servers, session);
        }
      },
    });
    this.#pool.on('error', (error) => {
      if (!this.#pool.ending) onError(error);
    });
  }

  /**
   * Gives a connection that can be used, within a time in milliseconds.
   *
   * @throws ConnectionLost if there is none.
   */
  async connect(mostMs = Infinity): Promise<pg.PoolClient> {
    const until = performance.now() + mostMs;
    for (;;) {
      const client = await this.#servers.trying(() => this.#take(until));
      if (client.isUsable) return client;
      client.destroy();
      client.release(true);
    }
  }

  /** Runs one statement, which is a transaction of its own. */
  async query(statement: string | pg.QueryConfig, mostMs?: number): Promise<pg.QueryResult> {
    const client = await this.connect(mostMs);
    try {
      return await client.query(statement);
    } finally {
      client.release();
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #take(until: number): Promise<Taken> {
    // The pool has no other clients.
    const taking = this.#pool.connect() as Promise<Taken>;
    const leftMs = until - performance.now();
    if (leftMs === Infinity) return taking;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const stop = patientTimer(
      () => {
        reject(new ConnectionLost(undefined, 'There was no connection to the database in time'));
        taking.then(
          (client) => client.release(),
          () => {},
        );
      },
      Math.max(0, leftMs),
    );
    try {
      return await Promise.race([taking, late]);
    } finally {
      stop();
    }
  }
}
