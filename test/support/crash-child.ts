import { createServer } from '@rollbook/server';

/**
 * A server in a process of its own, to be killed at any moment. Takes DATABASE_URL, ROLLBOOK_MASTER_KEY (hex),
 * WEBHOOKS (options as JSON) and, to make a school first, NEW_SCHOOL; writes one line of JSON once it listens.
 */
const server = await createServer({
  database: process.env.DATABASE_URL ?? 'sqlite::memory:',
  masterKey: Buffer.from(process.env.ROLLBOOK_MASTER_KEY ?? '', 'hex'),
  webhooks: JSON.parse(process.env.WEBHOOKS ?? '{}'),
});
const school = process.env.NEW_SCHOOL
  ? await server.createSchool({ name: process.env.NEW_SCHOOL })
  : undefined;
process.stdout.write(`${JSON.stringify({ url: server.url, testKey: school?.testKey })}\n`);
// Without its parent nobody would end it.
process.stdin.resume().on('end', () => process.exit(0));
