import type { Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { createMetricsServer, type metricsListener } from '../http/metrics.ts';
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
