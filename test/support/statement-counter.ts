import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { openPostgres, type TestDatabase } from './databases.ts';

/** Counts the statements that are sent to a PostgreSQL server. */
export interface StatementCounter {
  /** The address by which the server is reached through the counter. */
  url: string;
  /** The number of statements that are sent during some work. */
  during(work: () => Promise<unknown>): Promise<number>;
}

/**
 * For a server that sends no statements for its own work, so that only those of requests are counted: it has no worker and no
 * log of requests. What remains is when keys were used, which the least of two times does not have.
 */
export const quiet = { worker: false, requestLogDays: 0 };

/** A new PostgreSQL database for a server whose statements are counted. */
export async function openCounted() {
  const database = await openPostgres();
  const { url, during } = await countStatements(database.url);
  return { open: async (): Promise<TestDatabase> => ({ ...database, url }), during };
}

const headBytes = 5;
// The messages of the protocol that run a statement: Execute and Query.
const running = new Set(['E', 'Q']);

export async function countStatements(database: string): Promise<StatementCounter> {
  const url = new URL(database);
  const target = Number(url.port);
  let count = 0;
  const noDelay = true;
  const server = createServer({ noDelay }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay });
    let rest = Buffer.alloc(0);
    // The first message of a connection has no type.
    let isFirst = true;
    near.on('data', (chunk) => {
      far.write(chunk);
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const typeBytes = isFirst ? 0 : 1;
        if (rest.length < headBytes) return;
        const end = typeBytes + rest.readInt32BE(typeBytes);
        if (rest.length < end) return;
        if (!isFirst && running.has(String.fromCharCode(rest[0] ?? 0))) count++;
        isFirst = false;
        rest = rest.subarray(end);
      }
    });
    far.on('data', (chunk) => void near.write(chunk));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('end', () => other.end()).on('error', () => other.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.unref();
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    during: async (work) => {
      const before = count;
      await work();
      return count - before;
    },
  };
}
