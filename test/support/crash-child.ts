import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { createServer, smtpChannel } from '@rollbook/server';

/**
 * A server in a process of its own, to be killed at any moment. Takes DATABASE_URL, ROLLBOOK_DATABASE_DIRECT_URL, ROLLBOOK_MASTER_KEY (hex),
 * WEBHOOKS and SMTP (options as JSON), CLAIMED (the host name and the process id that it says it has, as JSON) and, to make a
 * school first, NEW_SCHOOL; writes one line of JSON once it listens.
 */
if (process.env.CLAIMED) {
  const { host, pid }: { host: string; pid: number } = JSON.parse(process.env.CLAIMED);
  os.hostname = () => host;
  syncBuiltinESMExports();
  Object.defineProperty(process, 'pid', { value: pid });
}
const smtp = process.env.SMTP;
const server = await createServer({
  database: process.env.DATABASE_URL ?? 'sqlite::memory:',
  directDatabase: process.env.ROLLBOOK_DATABASE_DIRECT_URL,
  masterKey: Buffer.from(process.env.ROLLBOOK_MASTER_KEY ?? '', 'hex'),
  webhooks: JSON.parse(process.env.WEBHOOKS ?? '{}'),
  channels: smtp ? { email: smtpChannel(JSON.parse(smtp)) } : {},
});
const school = process.env.NEW_SCHOOL
  ? await server.createSchool({ name: process.env.NEW_SCHOOL })
  : undefined;
process.stdout.write(
  `${JSON.stringify({ url: server.url, testKey: school?.testKey, liveKey: school?.liveKey })}\n`,
);
// Without its parent nobody would end it.
process.stdin.resume().on('end', () => process.exit(0));
