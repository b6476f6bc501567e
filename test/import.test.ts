import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Rollbook } from '@rollbook/sdk';
import { createVerifier } from '@rollbook/webhook-verify/node';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder, rollbook } from './support/command.ts';
import { onEachDatabase } from './support/databases.ts';
import { startServer } from './support/server.ts';

const sample = join(import.meta.dirname, '../examples/sds-folder');

async function learnersOf(client: Rollbook) {
  const learners = [];
  for await (const learner of client.learners.list({ limit: 100 })) learners.push(learner);
  return learners;
}

/** A receiver that verifies each delivery and keeps the events by their id. */
async function receive(client: Rollbook) {
  const events = new Map<string, string>();
  const refused: string[] = [];
  let secret = '';
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const result = createVerifier({ secret }).check({ body, headers: request.headers });
    if (result.ok) events.set(result.event.id, result.event.type);
    else refused.push(result.code);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  ({ signing_secret: secret } = await client.webhooks.create({ url, events: ['*'] }));
  return { events, refused };
}

onEachDatabase('importing a School Data Sync folder', (open) => {
  test('brings every learner, emits one event each, and the second run changes nothing', async () => {
    const { server, client, testKey } = await startServer(open);
    const { events, refused } = await receive(client);
    const run = (...args: string[]) =>
      rollbook(['import', sample, '--url', server.url, '--json', ...args], {
        cwd: sample,
        env: { ROLLBOOK_API_KEY: testKey },
      });

    const dry = await run('--dry-run');
    expect(JSON.parse(dry.stdout)).toMatchObject({ created: 4, dry_run: true });
    expect(await learnersOf(client)).toEqual([]);

    const first = await run();
    expect(first).toMatchObject({ code: 0 });
    expect(JSON.parse(first.stdout)).toEqual({
      created: 4,
      updated: 0,
      unchanged: 0,
      failed: [],
      dry_run: false,
    });
    const learners = await learnersOf(client);
    expect(learners.find((learner) => learner.external_ids.sds === 'S-3')).toMatchObject({
      name: 'Chloé "Coco" O\'Specimen',
      grade_level: '5',
      admission_number: 'A-3',
      date_of_birth: '2014-12-30',
    });

    const second = await run();
    expect(JSON.parse(second.stdout)).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
    expect(await learnersOf(client)).toEqual(learners);
    await server.drainDeliveries();
    expect([...events.values()]).toEqual(Array(4).fill('learner.created'));
    expect(refused).toEqual([]);
  });

  test('reports bad rows by their line, takes the good ones, and exits with 1', async () => {
    const { server, client, testKey } = await startServer(open);
    const folder = await newFolder();
    await cp(sample, folder, { recursive: true });
    const csv = await readFile(join(folder, 'Student.csv'), 'utf8');
    const broken = `${csv}S-5,EX-1,Ethan,,e,,,A-5,,4,Active,1/1/2016,\nS-6,EX-1,Fatima,Example,f,,,A-6,,4,Active,31/31/2016,\nS-1,EX-1,Gift,Example,g,,,A-7,,4,Active,,\n`;
    await writeFile(join(folder, 'Student.csv'), broken);

    const { code, stdout } = await rollbook(['import', folder, '--url', server.url, '--json'], {
      cwd: folder,
      env: { ROLLBOOK_API_KEY: testKey },
    });
    const report = JSON.parse(stdout);
    expect(report.created).toBe(4);
    expect(report.failed.map((fault: { line: number }) => fault.line)).toEqual([6, 7, 8]);
    expect(code).toBe(1);
    expect(await learnersOf(client)).toHaveLength(4);
  });

  test('changes what differs in the file and nothing else', async () => {
    const { server, client, testKey } = await startServer(open);
    const env = { ROLLBOOK_API_KEY: testKey };
    await client.learners.create({ name: 'Amahle Example', admission_number: 'A-1', preferred_name: 'Ama' });
    const { stdout } = await rollbook(['import', sample, '--url', server.url, '--json'], {
      cwd: sample,
      env,
    });

    expect(JSON.parse(stdout)).toMatchObject({ created: 3, updated: 1 });
    expect((await client.learners.list({ admission_number: 'A-1' })).data).toMatchObject([
      { preferred_name: 'Ama', grade_level: '4', external_ids: { sds: 'S-1' } },
    ]);
  });
});
