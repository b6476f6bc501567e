import pg from 'pg';
import { clearInterval, clearTimeout, monotonicMs, setInterval, setTimeout } from '../../lib/platform.ts';
import { patientTimer } from '../../lib/timers.ts';
import { ConnectionLost } from '../database.ts';
import { Connection, isolation, type Session } from './connection.ts';
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
  /** The statement that begins a transaction. */
  readonly begin: string;

  constructor(servers: Servers, { session, most, onError }: Options) {
    this.#servers = servers;
    const settings = Object.entries(session.settings ?? {}).map(
      ([name, value]) => `; SET LOCAL ${name} = ${pg.escapeLiteral(value)}`,
    );
    this.begin = servers.isShared ? `BEGIN ISOLATION LEVEL ${isolation}${settings.join('')}` : 'BEGIN';
    this.#pool = new pg.Pool({
      max: most,
      Client: class extends Connection {
        constructor() {
          super(servers, session);
        }
      },
    });
    this.#pool.on('error', (error, client) => {
      // Whoever closed a connection, because it cannot be used, knows that it has ended.
      if (!this.#pool.ending && !(client as Taken).isClosed) onError(error);
    });
  }

  /**
   * Gives a connection that can be used, within a time in milliseconds.
   *
   * @throws ConnectionLost if there is none.
   */
  async connect(mostMs = Infinity): Promise<Taken> {
    const until = monotonicMs() + mostMs;
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
      if (!this.#servers.isShared) return await client.query(statement);
      // The limits are those of a transaction. All is sent together; what fails is the statement, or what is before it.
      const begun = client.query(this.begin);
      const result = client.query(statement);
      const all = await Promise.allSettled([begun, result, client.query('COMMIT')]);
      for (const one of all) if (one.status === 'rejected') throw one.reason;
      return await result;
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
    const leftMs = until - monotonicMs();
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

const session: Session = { name: 'rollbook listen', ageMs: 1_800_000 };
const reconnectMs = 1000;
// The connection is otherwise silent: without statements, nobody would notice that the server is gone.
const checkMs = 5000;

/**
 * Calls `heard` for each notification of a channel, until the returned function is called; and after each time in which
 * notifications could be missed.
 */
export async function listen(
  servers: Servers,
  channel: string,
  heard: () => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: Connection | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (isAgain: boolean): Promise<void> => {
    try {
      const next = await servers.open(session);
      if (closed) return await next.end();
      client = next;
      next
        .on('notification', heard)
        .on('error', onError)
        .on('end', () => reconnect(next));
      await next.query(`LISTEN ${channel}`);
      if (isAgain) heard();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      if (client) client.destroy();
      else reconnect(undefined);
    }
  };
  const reconnect = (ended: Connection | undefined) => {
    if (closed || client !== ended) return;
    client = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(true), reconnectMs);
  };
  const check = async () => {
    if (!client) return;
    if (!client.isUsable) return client.destroy();
    await client.backend();
  };
  // A connection that fails its check ends, and is opened again.
  const checks = setInterval(() => void check().catch(() => {}), checkMs).unref();
  await connect(false);
  return async () => {
    closed = true;
    clearTimeout(timer);
    clearInterval(checks);
    await client?.end();
  };
}
