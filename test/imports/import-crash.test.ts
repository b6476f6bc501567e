import { once } from 'node:events';
import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook, serve } from '../support/command.ts';
import { environmentOf, type OpenDatabase, onBothDatabases } from '../support/databases.ts';

const count = 400;
const rows = Array.from({ length: count }, (_, index) => ({
  external_id: String(index),
  name: `Learner ${index}`,
}));

/** Starts an import in a process that is killed in the middle of it. */
async function killedInTheMiddle(open: OpenDatabase) {
  const database = await open();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const cwd = await newFolder();
  const env = {
    ...environmentOf(database),
    ROLLBOOK_RATE_LIMIT_READS: '0',
    ROLLBOOK_RATE_LIMIT_WRITES: '0',
  };
  const made = await rollbook(['school', 'create', '--name', 'Example School', '--json'], { cwd, env });
  const apiKey: string = JSON.parse(made.stdout).test_key;
  const first = await serve({ cwd, env });
  const client = new Rollbook({ apiKey, baseUrl: first.url, maxRetries: 0 });
  const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows });
  let done = 0;
  while (done === 0) ({ done } = (await client.imports.get(id)).progress);
  const ended = once(first.child, 'close');
  first.child.kill('SIGKILL');
  await ended;
  return { database, apiKey, id };
}

onBothDatabases('an import whose process is killed', (open) => {
  it('is taken up by the next process, and no row is lost or carried out twice', async () => {
    const { database, apiKey, id } = await killedInTheMiddle(open);
    // What the dead process had claimed is free after a while; the clock of this one says that it has passed.
    const clock = new ManualClock(Date.now() + 60_000);
    const { url: path, masterKey } = database;
    await using next = await createServer({ database: path, masterKey, clock, worker: false });
    const survivor = new Rollbook({ apiKey, baseUrl: next.url });
    const halfway = await survivor.imports.get(id);
    expect(halfway).toMatchObject({ status: 'running' });
    expect(halfway.progress.done).toBeLessThan(count);
    await next.drainJobs();
    expect(await survivor.imports.get(id)).toMatchObject({
      status: 'completed',
      counts: { created: count, unchanged: 0, failed: 0 },
    });
    const ids = new Set<string>();
    for await (const learner of survivor.learners.list({ limit: 100 }))
      ids.add(learner.external_ids.sis ?? '');
    expect(ids.size).toBe(count);
    let created = 0;
    for await (const _ of survivor.auditLog.list({ action: 'learner.created', limit: 100 })) created++;
    expect(created).toBe(count);
    expect(await survivor.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('is finished before another import of the school is begun, also by a process whose clock is an hour behind', async () => {
    const { database, apiKey, id } = await killedInTheMiddle(open);
    const clock = new ManualClock(Date.now() - 3_600_000);
    const { url: path, masterKey } = database;
    await using next = await createServer({ database: path, masterKey, clock, worker: false });
    const client = new Rollbook({ apiKey, baseUrl: next.url });
    const other = await client.imports.create({
      ...{ kind: 'learners', source: 'sis' },
      rows: rows.map((row) => ({ ...row, name: 'Thandi Example' })),
    });
    expect(other.id > id).toBe(true);
    await next.drainJobs();
    expect(await client.imports.get(other.id)).toMatchObject({ status: 'queued' });
    clock.advance(2 * 3_600_000);
    await next.drainJobs();
    expect((await client.imports.get(id)).counts).toMatchObject({ created: count, failed: 0 });
    expect((await client.imports.get(other.id)).counts).toMatchObject({ updated: count, failed: 0 });
  });
});
