import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Rollbook } from '@rollbook/sdk';
import {
  type CreatedSchool,
  type CreateServerOptions,
  createServer,
  ManualClock,
  type RollbookServer,
} from '@rollbook/server';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { pooledUrl, type TestDatabase } from './databases.ts';

export interface Started extends CreatedSchool {
  server: RollbookServer;
  database: TestDatabase;
  /** A client with every scope, in test mode. */
  client: Rollbook;
  /** A client of the live school. */
  live: Rollbook;
}

/**
 * A server on a new database with one school; both end with the test. It does nothing in the background, unless the test
 * asks for a worker: starting one takes longer than most tests. `drainJobs()` carries out imports and daily tasks.
 */
export async function startServer(
  open: () => Promise<TestDatabase>,
  options: CreateServerOptions = {},
): Promise<Started> {
  const { server, database, close } = await newServer(open, options);
  onTestFinished(close);
  return newSchool(server, database);
}

/** For another server on a database whose deliveries go to receivers of a test. */
export const toLoopback = { webhooks: { allowLoopbackTargets: true } };

/** A clock that stands, for a server that tests share. */
export function standingClock(time: string): ManualClock {
  const clock = new ManualClock(time);
  clock.advance = () => {
    throw new Error('Other tests go by this clock: start a server for this one');
  };
  return clock;
}

/**
 * A server that the tests of a `describe` share, for tests that do nothing to the server or its clock. Gives a function that
 * makes a school for a test.
 */
export function sharedServer(
  open: () => Promise<TestDatabase>,
  options: CreateServerOptions = {},
): () => Promise<Started> {
  let shared: Awaited<ReturnType<typeof newServer>> | undefined;
  beforeAll(async () => {
    shared = await newServer(open, options);
  });
  afterAll(() => shared?.close());
  return () => {
    if (!shared) throw new Error('The server of these tests has not started');
    return newSchool(shared.server, shared.database);
  };
}

async function newServer(open: () => Promise<TestDatabase>, options: CreateServerOptions) {
  const database = await open();
  const { url, masterKey } = database;
  const pooled = pooledUrl(url);
  const isLocal = [options.host, options.publicUrl, options.trustedProxies].every(
    (each) => each === undefined,
  );
  const webhooks = { allowLoopbackTargets: isLocal, ...options.webhooks };
  const server = await createServer({
    database: pooled ?? url,
    ...(pooled === undefined ? {} : { directDatabase: url }),
    masterKey,
    worker: false,
    ...options,
    // A busy machine is no server that is overloaded.
    databaseLimits: { waitMs: 30_000, ...options.databaseLimits },
    webhooks,
  });
  const close = async () => {
    await server.close();
    await database[Symbol.asyncDispose]();
  };
  return { server, database, close };
}

async function newSchool(server: RollbookServer, database: TestDatabase): Promise<Started> {
  const school = await server.createSchool({ name: 'Example School' });
  const client = clientOf(server, school.testKey);
  const live = clientOf(server, school.liveKey);
  return { server, database, client, live, ...school };
}

/** A client with a key, which sends each request once. */
export const clientOf = (server: RollbookServer, apiKey: string): Rollbook =>
  new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });

/** Starts a node:http server that is not Rollbook's own, and gives its URL; it ends with the test. */
export async function listen(listener: RequestListener): Promise<string> {
  const http = createHttpServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.close();
    http.closeAllConnections();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server returned is looked at by the test.
  body: any;
}

/** Sends a request as it is, past the client's own checks. */
export async function raw(
  url: string,
  key: string | null,
  method: string,
  path: string,
  options: { body?: unknown; text?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const body = options.text ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const json = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: json && text !== '' ? JSON.parse(text) : text,
  };
}
