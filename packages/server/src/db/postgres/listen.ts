import pg from 'pg';
import { connection } from './connection.ts';

/** Calls `heard` for each notification of a channel, until the returned function is called. */
export async function listen(
  url: string,
  channel: string,
  heard: () => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client(connection(url, 'rollbook listen'));
    // The connection may be lost at any time; the listeners also poll, so nothing is missed in the meantime.
    const reconnect = (error?: Error) => {
      if (closed || client !== next) return;
      if (error) onError(error);
      client = undefined;
      timer = setTimeout(() => connect().catch(onError), 1000);
    };
    client = next;
    next.on('error', reconnect).on('end', reconnect).on('notification', heard);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      reconnect(error instanceof Error ? error : new Error(String(error)));
    }
  };
  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
}
