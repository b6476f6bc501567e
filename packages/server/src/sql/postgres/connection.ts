import { connect, Socket } from 'node:net';
import pg from 'pg';
import { randomFraction } from '../../lib/ids.ts';
import { clearInterval, monotonicMs, nextTick, setInterval } from '../../lib/platform.ts';
import { patientTimer } from '../../lib/timers.ts';
import { meaningOf } from './errors.ts';
import type { Route, Servers } from './servers.ts';

/** Asks whether the connection can be encrypted, to which every PostgreSQL responds, however busy its sessions are. */
const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether a server responds to a new connection within a time. */
async function isAlive(host: string, port: number, mostMs: number): Promise<boolean> {
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stop = patientTimer(() => resolve(false), mostMs);
  socket
    .on('connect', () => socket.write(request))
    .on('data', () => resolve(true))
    .on('error', () => resolve(false))
    .on('close', () => resolve(false));
  try {
    return await promise;
  } finally {
    stop();
    socket.destroy();
  }
}

/** Whatever the default of the database or of its user is: a unit of work sees what was committed before its turn. */
export const isolation = 'read committed';

/** What a connection is for. */
export interface Session {
  /** The name under which the server shows the connection. */
  name: string;
  /** Settings of the session; behind a pooler, of each transaction. */
  settings?: Record<string, string>;
  /** Whether independent statements share a round trip. */
  pipeline?: boolean;
  /** How long a response can take; without it, as long as the server is alive. */
  responseMs?: number | undefined;
  /** How long the connection is used, at most. */
  ageMs?: number;
  /** Whether the server has to be the right one of several, and the session one of its own. The default is true. */
  isChecked?: boolean;
}

/** How often a connection is looked at in the time after which its server is asked whether it is alive. */
const looksInSilence = 3;

/** A server did not respond. */
class NoResponse extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A connection that finds out by itself when its server is gone, or is no longer the right one. */
export class Connection extends pg.Client {
  readonly route: Route;
  readonly session: Session;
  readonly #servers: Servers;
  readonly #socket: Socket;
  readonly #openedAt = monotonicMs();
  #lastsUntil = 0;
  readonly #watch: NodeJS.Timeout;
  #processId: number | undefined;
  #backend: number | undefined;
  #couldWrite = false;
  #isWorn = false;
  #isClosed = false;
  /** The number of bytes that had been sent when everything that was sent had a response. */
  #settledAt = 0;
  #received = 0;
  /** How often nothing had been received since the last look. */
  #silentLooks = 0;
  #isAsking = false;
  #isGathering = false;

  constructor(servers: Servers, session: Session, route: Route = servers.route) {
    const socket = new Socket();
    super(configOf(servers, session, route, socket));
    this.#servers = servers;
    this.session = session;
    this.route = route;
    this.#socket = socket;
    this.#watch = setInterval(() => void this.#look(), servers.patience.silenceMs / looksInSilence).unref();
    // The statements that were waiting fail. Only connections that wait for nothing need another listener.
    this.on('error', () => {});
    this.on('end', () => clearInterval(this.#watch));
    this.on('drain', () => {
      this.#settledAt = socket.bytesWritten;
    });
    this.connection.on('backendKeyData', ({ processID }: { processID: number }) => {
      this.#processId = processID;
    });
    this.connection.on('errorMessage', (error: unknown) => this.#heed(error));
  }

  /** Statements of one turn of the event loop are sent by one system call. */
  override readonly query: pg.Client['query'] = ((...statement: Parameters<pg.Client['query']>) => {
    this.#gather();
    return super.query(...statement);
  }) as pg.Client['query'];

  override connect(): Promise<this>;
  override connect(callback: (error: Error | null, client?: this) => void): void;
  override connect(callback?: (error: Error | null, client?: this) => void): Promise<this> | undefined {
    const opening = this.#open();
    if (!callback) return opening;
    opening.then((client) => callback(null, client), callback);
    return undefined;
  }

  /** Whether the next work can use the connection. */
  get isUsable(): boolean {
    return (
      !this.#isWorn &&
      !this.#servers.isRetired(this.#openedAt) &&
      monotonicMs() < this.#lastsUntil &&
      this.getTransactionStatus() === 'I'
    );
  }

  /** Whether it was closed on this side. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Whether the server itself, and no pooler, has told the number of its process. */
  get isDirect(): boolean {
    return this.#processId === this.#backend;
  }

  /** The number of the process of the server that now has the connection. */
  async backend(): Promise<number> {
    const { rows } = await this.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid ?? 0;
  }

  /** Closes the connection without waiting for the server; statements that are waiting fail. */
  destroy(error?: Error): void {
    this.#isClosed = true;
    this.#socket.destroy(error);
  }

  #gather(): void {
    if (this.#isGathering || !this.session.pipeline) return;
    this.#isGathering = true;
    const { stream } = this.connection;
    stream.cork();
    // After the promises that are settled now: what waits for them sends statements too.
    nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  async #open(): Promise<this> {
    const late = new NoResponse('the server did not respond in time');
    const stop = patientTimer(() => this.destroy(late), this.#servers.patience.connectMs);
    try {
      await super.connect();
      await this.#prepare();
      if (this.session.isChecked !== false) await this.#servers.checkSession(this);
      // Connections that were opened together do not end together.
      this.#lastsUntil = monotonicMs() + (this.session.ageMs ?? Infinity) * (0.8 + 0.2 * randomFraction());
      return this;
    } catch (error) {
      this.destroy();
      this.#servers.failed(this.route, error);
      throw error;
    } finally {
      stop();
    }
  }

  /** Sets the session up, after the connection: poolers do not accept the settings before. */
  async #prepare(): Promise<void> {
    // Those of a shared connection would be those of other clients too: each transaction sets its own.
    const own = { default_transaction_isolation: isolation, ...this.session.settings };
    const settings = this.#servers.isShared ? [] : Object.entries(own);
    const set = settings.map((_, i) => `, set_config($${2 * i + 1}, $${2 * i + 2}, false)`).join('');
    const { rows } = await this.query<{ pid: number; read_only: string; in_recovery: boolean }>(
      `select pg_backend_pid() as pid, current_setting('transaction_read_only') as read_only,
        pg_is_in_recovery() as in_recovery${set}`,
      settings.flat(),
    );
    const [state] = rows;
    if (!state) throw new Error('the server did not describe itself');
    this.#backend = state.pid;
    this.#couldWrite = state.read_only === 'off';
    const { wanted } = this.#servers;
    if (this.session.isChecked === false || wanted === 'any') return;
    if (state.in_recovery) throw new Error('it is a standby server, which cannot be written to');
    if (wanted === 'read-write' && !this.#couldWrite) throw new Error('it is read-only');
  }

  /** Draws conclusions from an error of the server about this connection, and about the others. */
  #heed(error: unknown): void {
    const meaning = meaningOf(error);
    if (meaning === 'lost' || meaning === 'read_only' || meaning === 'not_own') this.#isWorn = true;
    if (meaning === 'not_own') this.#servers.doubtSessions();
    // The others were opened when the server could be written to, like this one, or to another server.
    if (meaning === 'read_only' && this.#couldWrite) this.#servers.retire();
  }

  /** Closes the connection if its server does not respond, and is not alive. */
  async #look(): Promise<void> {
    const { silenceMs, aliveMs } = this.#servers.patience;
    const isSettled = this.#socket.bytesWritten === this.#settledAt;
    if (isSettled || this.#socket.bytesRead !== this.#received) {
      this.#received = this.#socket.bytesRead;
      this.#silentLooks = 0;
      return;
    }
    // Not by the clock: a response may wait to be read while this process is busy.
    const silentMs = (++this.#silentLooks * silenceMs) / looksInSilence;
    if (silentMs > (this.session.responseMs ?? Infinity)) return this.#giveUp();
    if (silentMs < silenceMs || this.#isAsking) return;
    this.#isAsking = true;
    const alive = await isAlive(this.host, this.port, aliveMs);
    this.#isAsking = false;
    if (!alive && this.#socket.bytesRead === this.#received) this.#giveUp();
  }

  #giveUp(): void {
    // All connections that were open until then may be to the same server.
    this.#servers.retire();
    this.#servers.failed(this.route, undefined);
    this.destroy(new NoResponse('The server did not respond'));
  }
}

function configOf({ url }: Servers, session: Session, route: Route, socket: Socket): pg.ClientConfig {
  return {
    host: route.host,
    ...(route.port === undefined ? {} : { port: route.port }),
    user: url.user,
    password: url.password,
    database: url.database,
    options: url.options,
    application_name: session.name.replace(/^rollbook/, url.application_name ?? 'rollbook'),
    ssl: route.ssl,
    sslnegotiation: route.ssl ? url.sslnegotiation : 'postgres',
    enableChannelBinding: url.channel_binding === 'prefer',
    keepAlive: url.keepalives === 1,
    keepAliveInitialDelayMillis: url.keepalives_idle * 1000,
    pipeline: session.pipeline ?? false,
    stream: () => socket,
    types: { getTypeParser },
  };
}

const int8 = 20;

/** Amounts are integers of 64 bits in the database, and at most 2^53 - 1: they are read as numbers. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  Number(oid) === int8 ? Number : pg.types.getTypeParser(oid, format);
