import { connect } from 'node:net';
import { patientTimer } from '../../lib/patient-timer.ts';

/** Asks whether the connection can be encrypted, to which every PostgreSQL responds, however busy its sessions are. */
const request = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether a server responds to a new connection within a time. */
export async function isAlive(host: string, port: number, mostMs: number): Promise<boolean> {
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
