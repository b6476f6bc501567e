import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { type Child, startChild } from '../support/child-server.ts';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, openPostgres, openSqlite, type TestDatabase } from '../support/databases.ts';
import { eventually } from '../support/expect.ts';
import { lockTable, runSql } from '../support/inspect.ts';
import { expectProblem } from '../support/problems.ts';
import { raw } from '../support/server.ts';
import { openConnection, responsesIn } from '../support/sockets.ts';

/** A server in a process of its own, on a database with a school. */
async function start(open: () => Promise<TestDatabase>) {
  const database = await open();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return { database, child: await startChild(database, 'Example School') };
}

/** Sets a soft limit of the operating system for a process that runs. */
const limit = ({ process: { pid } }: Child, resource: 'fsize' | 'nofile', value: string) =>
  execFileSync('prlimit', [`--pid=${pid}`, `--${resource}=${value}:`]);

it('is not ready while nothing can be written to the disk, and says so', async () => {
  const { child } = await start(openSqlite);
  const ready = () => raw(child.url, null, 'GET', '/readyz');
  const write = () =>
    raw(child.url, child.testKey ?? '', 'POST', '/v1/learners', { body: { name: 'Thandi Example' } });
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ready' } });

  limit(child, 'fsize', '1');
  await eventually(async () => {
    const detail = 'The database cannot commit changes: it cannot write to its disk.';
    expect(await ready()).toMatchObject({ status: 503, body: { status: 'unavailable', detail } });
  });
  expectProblem(await write(), 'unavailable');
  expect((await raw(child.url, null, 'GET', '/healthz')).status).toBe(200);

  limit(child, 'fsize', 'unlimited');
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect((await write()).status).toBe(201);
});

it('is not ready while the disk has room for a page and not for a change', async () => {
  const { database, child } = await start(openSqlite);
  const ready = () => raw(child.url, null, 'GET', '/readyz');
  const write = () =>
    raw(child.url, child.testKey ?? '', 'POST', '/v1/learners', { body: { name: 'Thandi Example' } });
  const log = `${database.url.slice('sqlite:'.length)}-wal`;
  const { size } = statSync(log);
  limit(child, 'fsize', String(size + 5 * 4096));
  const detail = 'The database cannot commit changes: it cannot write to its disk.';
  expect(await ready()).toMatchObject({ status: 503, body: { detail } });
  expectProblem(await write(), 'unavailable');

  limit(child, 'fsize', 'unlimited');
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect((await write()).status).toBe(201);
});

it('is not ready while another program holds the lock of its SQLite database', async () => {
  const { database, child } = await start(openSqlite);
  const ready = () => raw(child.url, null, 'GET', '/readyz');
  const write = () =>
    raw(child.url, child.testKey ?? '', 'POST', '/v1/learners', { body: { name: 'Thandi Example' } });
  expect((await write()).status).toBe(201);
  const release = await lockTable(database, 'learners');
  const detail = 'The database cannot commit changes: another program holds its lock.';
  await eventually(async () => expect(await ready()).toMatchObject({ status: 503, body: { detail } }));
  expectProblem(await write(), 'unavailable');
  const env = { ...environmentOf(database), ROLLBOOK_DATABASE_WAIT: '100ms' };
  const { code, stdout } = await rollbook(['doctor'], { cwd: await newFolder(), env });
  expect(stdout).toContain(`${detail} Make room,`);
  expect(code).toBe(1);

  await release();
  await eventually(async () => expect((await ready()).status).toBe(200));
  expect((await write()).status).toBe(201);
});

it('is not ready on a PostgreSQL that takes no changes', async () => {
  const { database, child } = await start(openPostgres);
  const name = new URL(database.url).pathname.slice(1);
  await runSql(database, `alter database "${name}" set default_transaction_read_only = on`);
  await runSql(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  const detail = 'The database cannot commit changes: it is read-only.';
  await eventually(async () =>
    expect(await raw(child.url, null, 'GET', '/readyz')).toMatchObject({ status: 503, body: { detail } }),
  );
});

it('responds as unavailable while there is no descriptor for a connection to its database', async () => {
  const { database, child } = await start(openPostgres);
  const key = child.testKey ?? '';
  const request = `GET /v1/learners HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  const socket = await openConnection(child.url);
  const status = async () => {
    socket.write(request);
    socket.resume();
    const [data] = await once(socket, 'data');
    return responsesIn(String(data))[0]?.status;
  };
  expect(await status()).toBe(200);
  // Fewer than are open: the connections to the database are closed, and no other can be opened.
  limit(child, 'nofile', '10');
  await runSql(
    database,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (let i = 0; i < 3; i++) expect(await status()).toBe(503);
  limit(child, 'nofile', '1024');
  await eventually(async () => expect(await status()).toBe(200));
});
