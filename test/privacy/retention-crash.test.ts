import { dirname } from 'node:path';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { rollbookProgram, rollbookUntil } from '../support/command.ts';
import { environmentOf, onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { startServer } from '../support/server.ts';

const leavers = 40;

interface Counts {
  counts: { family: string; due: number; erased: number }[];
}

onBothDatabases('a retention run that is killed, and two that follow at once', (open) => {
  it('erase what a dry run has counted, each family of each learner once', { timeout: 180_000 }, async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, database } = await startServer(open, { worker: true, clock });
    const ids = await Promise.all(
      Array.from({ length: leavers }, async (_, n) => {
        const { id } = await client.learners.create({
          name: `Thandi Example ${n}`,
          admitted_on: '2015-01-14',
        });
        await client.medicalNotes.create(id, { kind: 'allergy', title: 'Peanuts', severity: 'critical' });
        await client.learners.leave(id, { left_on: '2020-01-31', left_reason: 'completed' });
        return id;
      }),
    );
    const options = { cwd: dirname(import.meta.dirname), env: environmentOf(database) };
    const run = async (...args: string[]): Promise<Counts> =>
      JSON.parse((await rollbookProgram(['retention', 'run', '--json', ...args], options)).stdout);
    const counted = (await run('--dry-run')).counts;
    // What they have: their own values, and medical notes.
    const due = counted
      .filter(({ due: count }) => count > 0)
      .map(({ family, due: count }) => [family, count]);
    expect(due).toEqual([
      ['medical', leavers],
      ['learners', leavers],
    ]);
    const erasures = async () =>
      (await runSql(database, 'select subject_id, family from erasures')).map(
        ({ subject_id, family }) => `${subject_id} ${family}`,
      );
    expect(await erasures()).toEqual([]);

    await rollbookUntil(async () => (await erasures()).length > 0, ['retention', 'run'], options);
    // The daily tasks of a server, and another run.
    clock.advance(Date.now() - clock.now());
    const [left] = await Promise.all([run(), server.drainJobs()]);
    const erasedBy = ({ counts }: Counts) => counts.reduce((sum, { erased }) => sum + erased, 0);
    expect(erasedBy(left)).toBeLessThanOrEqual(due.length * leavers);

    const entries = (await Array.fromAsync(client.auditLog.list({ limit: 100 }))).filter(({ action }) =>
      /^learner\.(records_)?erased$/.test(action),
    );
    const families = entries.flatMap(({ changes }) => changes.families?.after as string[]);
    expect(due.map(([family]) => [family, families.filter((one) => one === family).length])).toEqual(due);
    const pairs = entries.map(({ resource, changes }) => `${resource.id} ${changes.families?.after}`);
    expect(await erasures()).toEqual(expect.arrayContaining(pairs));
    expect(pairs).toHaveLength(due.length * leavers);
    expect(new Set(pairs).size).toBe(due.length * leavers);
    const names = (await client.learners.list({ archived: 'any', limit: 100 })).data.map(({ name }) => name);
    expect(names).toEqual(ids.map(() => '[erased]'));
    const events = await Array.fromAsync(client.events.list({ type: 'learner.erased', limit: 100 }));
    expect(new Set(events.map(({ data }) => JSON.stringify(data))).size).toBe(leavers);
    expect(events).toHaveLength(leavers);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });
});
