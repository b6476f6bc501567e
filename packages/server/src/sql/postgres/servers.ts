import type { ConnectionOptions } from 'node:tls';
import { randomFraction } from '../../lib/ids.ts';
import { monotonicMs } from '../../lib/platform.ts';
import { ConnectionLost, errorCode, SharedConnections } from '../database.ts';
import { Connection, type Session } from './connection.ts';
import { reasonOf } from './errors.ts';
import { type Address, encryptionOf, type PostgresUrl, parsePostgresUrl } from './url.ts';

/** A server to connect to, and how. */
export interface Route extends Address {
  ssl: ConnectionOptions | false;
}

/**
 * What connections are used for: everything; everything that a transaction is enough for; what needs a session;
 * or reading from a standby.
 */
export type Use = 'only' | 'shared' | 'session' | 'replica';

/** What a pooler is not allowed to be in front of, and what to do instead. */
const sharedBy: Record<Use, [what: string, instead: string]> = {
  only: [
    'it',
    'Set ROLLBOOK_DATABASE_DIRECT_URL to the URL of PostgreSQL itself, for what needs a connection of its own; or connect to PostgreSQL directly, or to a pooler with pool_mode=session.',
  ],
  session: [
    'ROLLBOOK_DATABASE_DIRECT_URL',
    'It has to be the URL of PostgreSQL itself, or of a pooler with pool_mode=session.',
  ],
  shared: ['it', ''],
  replica: [
    'ROLLBOOK_READ_DATABASE_URL',
    'It has to be the URL of a standby server itself, or of a pooler with pool_mode=session.',
  ],
};

/** Time limits of connections, in milliseconds. */
export interface Patience {
  connectMs: number;
  /** How long a response can take until the server is asked whether it is alive, and how long for it to say so. */
  silenceMs: number;
  aliveMs: number;
}

// However short the wait for the database should be, on a busy machine a response takes a while.
const leastMs = 500;
const connectMs = 10_000;

/** A server that is gone is noticed, and another of several is reached, in the time that work waits for the database. */
const patienceOf = (waitMs: number, { connect_timeout: seconds, addresses }: PostgresUrl): Patience => ({
  connectMs:
    seconds !== undefined
      ? seconds * 1000
      : addresses.length === 1
        ? connectMs
        : Math.max(2 * leastMs, (0.8 * waitMs) / addresses.length),
  silenceMs: Math.max(leastMs, 0.3 * waitMs),
  aliveMs: Math.max(leastMs, 0.5 * waitMs),
});

/** The servers of a URL: which of them is connected to, and which connections are too old for that. */
export class Servers {
  readonly url: PostgresUrl;
  readonly patience: Patience;
  readonly #routes: readonly Route[];
  #index = 0;
  /** Connections that were opened earlier are closed. */
  #retiredAt = -Infinity;
  /** Whether connections were found to have a session each; undefined if that is not known. */
  #sessions: 'own' | 'of a pooler' | undefined;
  readonly #use: Use;
  /** Whether a pooler was found to keep prepared statements for its clients; undefined if that is not known. */
  #prepares: boolean | undefined;

  constructor(url: string, waitMs: number, use: Use = 'only') {
    this.url = parsePostgresUrl(url);
    this.#use = use;
    this.patience = patienceOf(waitMs, this.url);
    const encryption = encryptionOf(this.url);
    this.#routes = this.url.addresses.flatMap((address) =>
      // The traffic of a Unix socket does not leave the machine.
      (address.host.startsWith('/') ? [false as const] : encryption).map((ssl) => ({ ...address, ssl })),
    );
  }

  /** Which of several servers are used. */
  get wanted(): PostgresUrl['target_session_attrs'] {
    return this.#use === 'replica' ? 'any' : this.url.target_session_attrs;
  }

  /** Whether each transaction can have another session. */
  get isShared(): boolean {
    return this.#use === 'shared';
  }

  /** Whether a statement that was prepared under a name can be run by it. */
  get prepares(): boolean {
    return !this.isShared || this.#prepares === true;
  }

  /** The route to the next connection: the one that was usable last. */
  get route(): Route {
    const route = this.#routes[this.#index];
    if (!route) throw new Error('There is no server');
    return route;
  }

  /** Opens a connection to the first server that is usable. */
  open(session: Session): Promise<Connection> {
    return this.trying(() => new Connection(this, session).connect());
  }

  /** Opens a connection, by every route that may be usable. */
  async trying<T>(open: () => Promise<T>): Promise<T> {
    const failures = new Map<Route, unknown>();
    for (;;) {
      const { route } = this;
      if (failures.has(route)) break;
      try {
        return await open();
      } catch (error) {
        if (error instanceof SharedConnections) throw error;
        failures.set(route, error);
      }
    }
    const cause = this.#causeOf(failures);
    throw new ConnectionLost(cause, `The database cannot be reached: ${reasonOf(cause)}`);
  }

  /** Continues with another route, because this one is not usable. */
  failed(route: Route, error: unknown): void {
    // Another connection may have found that out before.
    if (route !== this.route) return;
    const others = this.#routes.slice(this.#index + 1);
    const next = isRefusal(error) ? others[0] : others.find(({ host, port }) => isOther(route, host, port));
    this.#index = next ? this.#routes.indexOf(next) : 0;
  }

  /** Closes all connections that are open, once they are not in use: what they are connected to may have changed. */
  retire(): void {
    this.#retiredAt = monotonicMs();
  }

  isRetired(openedAt: number): boolean {
    return openedAt <= this.#retiredAt;
  }

  /** Opens all connections again, and checks whether they have a session each. */
  doubtSessions(): void {
    this.#sessions = undefined;
    this.#prepares = undefined;
    this.retire();
  }

  /** @throws SharedConnections if a connection does not keep its session, and has to. */
  async checkSession(connection: Connection): Promise<void> {
    if (this.isShared) {
      this.#prepares ??= await keepsNames(connection);
      return;
    }
    if (this.#sessions === 'of a pooler') return;
    if (this.#sessions === 'own' && connection.isDirect) return;
    const second = new Connection(this, { ...connection.session, isChecked: false }, connection.route);
    await second.connect();
    try {
      const ids: number[] = [];
      // A pooler gives both of them the same session, or gives one of them another one.
      for (const each of [connection, second, second, connection]) ids.push(await each.backend());
      if (ids[0] !== ids[3] || ids[1] !== ids[2] || ids[0] === ids[1])
        throw new SharedConnections(...sharedBy[this.#use]);
    } finally {
      second.destroy();
    }
    this.#sessions = connection.isDirect ? 'own' : 'of a pooler';
  }

  #causeOf(failures: ReadonlyMap<Route, unknown>): unknown {
    // How the same server responded without encryption says why it cannot be used.
    const hasResponded = (route: Route) =>
      [...failures.keys()].some((other) => other !== route && !isOther(route, other.host, other.port));
    // In the order of the URL, whichever was tried first.
    const told = this.#routes.filter(
      (route) => failures.has(route) && (!refusesTls(failures.get(route)) || !hasResponded(route)),
    );
    const causes = told.map((route) => {
      const { host, port, ssl } = route;
      const error = failures.get(route);
      if (this.url.addresses.length === 1) return error;
      const name = `${host}${port ? `:${port}` : ''}${ssl ? ' with TLS' : ''}`;
      return new Error(`${name}: ${reasonOf(error)}`, { cause: error });
    });
    return causes.length === 1 ? causes[0] : new AggregateError(causes);
  }
}

/**
 * Whether a pooler prepares the statements of its clients again on each connection that it lends, as PgBouncer does from 1.21 with
 * max_prepared_statements: it then has names of its own for them. If it does not, the server knows the name of the client.
 */
async function keepsNames(connection: Connection): Promise<boolean> {
  const name = `rollbook_${Math.round(randomFraction() * 1e15)}`;
  await connection.query('BEGIN');
  try {
    await connection.query({ name, text: 'select 1' });
    const { rows } = await connection.query('select 1 from pg_prepared_statements where name = $1', [name]);
    if (rows.length > 0) await connection.query(`deallocate ${name}`);
    return rows.length === 0;
  } finally {
    await connection.query('COMMIT');
  }
}

const isOther = (route: Route, host: string, port: number | undefined): boolean =>
  route.host !== host || route.port !== port;

/** Whether a server refused to encrypt, or refused a connection because it was encrypted or was not. */
const isRefusal = (error: unknown): boolean => /^28/.test(errorCode(error)) || refusesTls(error);

const refusesTls = (error: unknown): boolean =>
  error instanceof Error && error.message === 'The server does not support SSL connections';
