import { Rollbook } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it, onTestFinished } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, learners, rowsOf } from '../support/imports.ts';
import { runSql } from '../support/inspect.ts';
import { startServer } from '../support/server.ts';

onBothDatabases('a row of an import', (open) => {
  it.each(['2026-01-01', '2026-10-01'] as const)(
    'fails by itself, whatever it holds (version %s)',
    async (version) => {
      const { server, client } = await startServer(open, { worker: true });
      const wrong: Record<string, unknown>[] = [
        { class_id: 5 },
        { grade_level_id: { a: 1 } },
        { class: ['5B'] },
        { grade_level_external_id: { a: 1 } },
        { grade_level_external_id: 'nowhere' },
        { constructor: 'x' },
        { external_ids: 5 },
        { external_ids: { sis: {} } },
        { toString_external_id: 'x' },
        version === '2026-01-01' ? { date_of_birth: '2015-01-01' } : { birth_date: '2015-01-01' },
      ];
      const rows = wrong.map((fields, index) => ({ external_id: `w${index}`, name: 'Example', ...fields }));
      const good = { external_id: 'good', name: 'Thandi Example' };
      for (const dry_run of [true, false]) {
        const body = { kind: 'learners' as const, source: 'sis', rows: [...rows, good], dry_run };
        const done = await importInto(server, client, body, { version });
        const failed = await rowsOf(client, done.id, 'failed');
        expect(failed.map(({ code }) => code)).not.toContain('internal_error');
        expect(done).toMatchObject({
          status: 'completed_with_errors',
          counts: { created: 1, failed: wrong.length },
        });
      }
      expect((await client.learners.list()).data.map(({ name }) => name)).toEqual(['Thandi Example']);
    },
  );
});

onBothDatabases('an import that cannot go on', (open) => {
  it('ends as failed with its reason after ten attempts, whichever process made them, and stops no other', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { server, client, database, ...school } = await startServer(open, { clock, worker: false });
    const other = await server.createSchool({ name: 'Other Example School' });
    const otherClient = new Rollbook({ apiKey: other.testKey, baseUrl: server.url, maxRetries: 0 });
    const body = { kind: 'learners' as const, source: 'sis', rows: learners(3) };
    const bad = await client.imports.create(body);
    await runSql(database, `update imports set author = '{' where id = '${bad.id}'`);
    const good = await otherClient.imports.create(body);
    await server.drainJobs();
    expect(await otherClient.imports.get(good.id)).toMatchObject({ status: 'completed', attempts: 0 });
    const first = await client.imports.get(bad.id);
    expect(first).toMatchObject({ attempts: 1, error: { code: 'internal_error' }, finished_at: null });

    const { url, masterKey } = database;
    const next = await createServer({ database: url, masterKey, clock, worker: false });
    onTestFinished(() => next.close());
    const survivor = new Rollbook({ apiKey: school.testKey, baseUrl: next.url, maxRetries: 0 });
    for (let attempts = 2; attempts <= 10; attempts++) {
      await next.drainJobs();
      expect(await survivor.imports.get(bad.id)).toMatchObject({ attempts: attempts - 1 });
      clock.advance(2 ** (attempts - 2) * 1000);
      await next.drainJobs();
      expect(await survivor.imports.get(bad.id)).toMatchObject({ attempts });
    }
    expect(await survivor.imports.get(bad.id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error', detail: expect.stringContaining('10 consecutive attempts') },
      counts: { created: 0, failed: 0 },
    });
    await importInto(next, survivor, body);
    expect((await survivor.learners.list()).data).toHaveLength(3);
  });

  it('counts an attempt that ended with its process', async () => {
    const clock = new ManualClock('2026-02-02T08:00:00.000Z');
    const { server, client, database } = await startServer(open, { clock, worker: false });
    const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows: learners(3) });
    // As ten processes leave it that ended in the middle of an attempt each.
    const until = new Date(clock.now() + 10_000).toISOString();
    await runSql(
      database,
      `update imports set attempts = 10, claimed_by = 'prc_gone', lease_until = '${until}'`,
    );
    await server.drainJobs();
    expect(await client.imports.get(id)).toMatchObject({ status: 'queued' });
    clock.advance(10_000);
    await server.drainJobs();
    expect(await client.imports.get(id)).toMatchObject({
      status: 'failed',
      error: { code: 'internal_error' },
    });
    expect((await client.learners.list()).data).toEqual([]);
  });
});
