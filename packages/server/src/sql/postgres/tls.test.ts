import { appendFile, chmod, chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  authority,
  clientCertificate,
  otherAuthority,
  serverCertificate,
} from '../../../../../test/support/certificates.ts';
import { type OwnPostgres, startPostgres } from '../../../../../test/support/postgres.ts';
import { connect } from '../connect.ts';
import type { Database } from '../database.ts';
import { statement } from '../query.ts';

const session = statement<Record<never, never>, { ssl: boolean; client_dn: string | null }>(
  () => sql`select ssl, client_dn from pg_stat_ssl where pid = pg_backend_pid()`,
);

/** Whether connections of a URL are encrypted, and who the client is; or why there are none. */
async function connected(url: string): Promise<string> {
  const onError = (error: Error) => {
    throw error;
  };
  let db: Database | undefined;
  try {
    db = await connect(url, { onError });
    await db.hasTable('schools');
    const found = await db.first(session, {});
    return `${found?.ssl ? 'encrypted' : 'plain'}${found?.client_dn ? ` as ${found.client_dn}` : ''}`;
  } catch (error) {
    return String(error);
  } finally {
    await db?.close();
  }
}

describe('a PostgreSQL with TLS', () => {
  let postgres: (OwnPostgres & { stop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
    const { folder } = postgres;
    const { uid, gid } = await stat(folder);
    const files = {
      'ca.crt': authority,
      'other.crt': otherAuthority,
      'server.crt': serverCertificate.cert,
      'server.key': serverCertificate.key,
      'client.crt': clientCertificate.cert,
      'client.key': clientCertificate.key,
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      await chmod(join(folder, name), 0o600);
      await chown(join(folder, name), uid, gid);
    }
    const rules = join(folder, 'pg_hba.conf');
    const others = await readFile(rules, 'utf8');
    await writeFile(rules, 'hostssl all secret all trust\nhostnossl all plain all trust\n');
    await appendFile(rules, others.replaceAll(/^host all all/gm, 'host all postgres'));
    await postgres.halt();
    await postgres.start({
      ssl: 'on',
      ssl_cert_file: 'server.crt',
      ssl_key_file: 'server.key',
      ssl_ca_file: 'ca.crt',
    });
    const db = await connect(postgres.url, { onError: () => {} });
    await db.migrating(async (kysely) => {
      for (const role of ['secret', 'plain']) await sql.raw(`create role ${role} login`).execute(kysely);
    });
    await db.close();
  });
  afterAll(() => postgres?.stop());

  it.each([
    ['localhost', '', 'encrypted'],
    ['localhost', 'sslmode=disable', 'plain'],
    ['localhost', 'sslmode=allow', 'plain'],
    ['secret@localhost', 'sslmode=allow', 'encrypted'],
    ['localhost', 'sslmode=prefer', 'encrypted'],
    ['plain@localhost', 'sslmode=prefer', 'plain'],
    ['localhost', 'sslmode=require', 'encrypted'],
    ['localhost', 'sslmode=require&sslnegotiation=direct', 'encrypted'],
    ['127.0.0.1', 'sslmode=require&sslrootcert=ca.crt', 'encrypted'],
    ['localhost', 'sslmode=require&sslrootcert=other.crt', /certificate cannot be verified/],
    ['127.0.0.1', 'sslmode=verify-ca&sslrootcert=ca.crt', 'encrypted'],
    ['localhost', 'sslmode=verify-ca&sslrootcert=other.crt', /certificate cannot be verified/],
    ['localhost', 'sslmode=verify-full&sslrootcert=ca.crt', 'encrypted'],
    ['127.0.0.1', 'sslmode=verify-full&sslrootcert=ca.crt', /IP: 127\.0\.0\.1 is not in the cert's list/],
    ['localhost', 'sslmode=verify-full', /certificate cannot be verified .*sslrootcert/],
    ['localhost', 'sslrootcert=system', /certificate cannot be verified/],
    [
      'localhost',
      'sslmode=verify-full&sslrootcert=ca.crt&sslcert=client.crt&sslkey=client.key',
      'encrypted as /CN=postgres',
    ],
    ['localhost', 'sslmode=verify-full&sslrootcert=nowhere.crt', /nowhere\.crt, which sslrootcert names/],
  ])('at %s with %s', async (host, parameters, outcome) => {
    const { folder = '', port = 0 } = postgres ?? {};
    const query = parameters.replaceAll(/[a-z]+\.(?:crt|key)/g, (name) =>
      encodeURIComponent(join(folder, name)),
    );
    const login = host.includes('@') ? '' : 'postgres:postgres@';
    const result = await connected(`postgres://${login}${host}:${port}/postgres?${query}`);
    if (typeof outcome === 'string') expect(result).toBe(outcome);
    else expect(result).toMatch(outcome);
  });
});

it('without TLS at the server, connections are plain only if that is allowed', async () => {
  expect(await connected(inject('postgresUrl'))).toBe('plain');
  expect(await connected(`${inject('postgresUrl')}?sslmode=prefer`)).toBe('plain');
  expect(await connected(`${inject('postgresUrl')}?sslmode=require`)).toMatch(
    /Cannot use the database .*: The server does not support SSL connections/,
  );
});

it('that TLS was tried first is not part of the reason why a server without it cannot be used', async () => {
  const nowhere = new URL(inject('postgresUrl'));
  nowhere.pathname = '/nowhere';
  expect(await connected(nowhere.href)).toMatch(
    /Cannot use the database .*\/nowhere: database "nowhere" does not exist$/,
  );
});
