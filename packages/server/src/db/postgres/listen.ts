import type { Connection, Session } from './connection.ts';
import type { Servers } from './servers.ts';

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
