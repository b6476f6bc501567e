import type { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../support/databases.ts';
import { schoolDay } from '../support/fixtures/records.ts';
import { everythingStored, holdTables, runSql, untilBlocked } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { clientOf, type Started, startServer } from '../support/server.ts';
import { leave } from './planted-school.ts';

const reason = 'Request of the parents';

/** Records about a learner that refer to the learner without a lock, by their tables. */
const writtenMeanwhile: Record<string, (client: Rollbook, learner: string) => Promise<unknown>> = {
  invoices: (client, learner_id) =>
    client.invoices.create({
      learner_id,
      due_date: '2026-12-14',
      lines: [{ description: 'Planted', unit_amount: 100 }],
    }),
  incidents: (client, learner_id) =>
    client.incidents.create({
      learner_id,
      occurred_at: '2026-11-02T08:00:00.000Z',
      category: 'other',
      level: 1,
      description: 'Planted',
      external_ids: { sis: 'Planted' },
    }),
  announcements: (client, learner) =>
    client.announcements.create({
      title: 'Planted',
      body: 'Planted',
      audience: { learner_ids: [learner], recipients: ['guardians'] },
      channels: ['portal'],
    }),
};

// SQLite has one writer.
describe('an erasure on PostgreSQL, at the same time as other requests,', () => {
  it.each(Object.entries(writtenMeanwhile))(
    'erases %s that another process writes meanwhile',
    async (table, write) => {
      const started = await startServer(openPostgres, { clock: schoolDay() });
      const { client, database } = started;
      const { id } = await client.learners.create({ name: 'Thandi Example' });
      await leave(started, id);
      const other = await anotherProcess(started);
      const release = await holdTables(database, { share: [table] });
      const written = write(client, id);
      await untilBlocked(database, 1);
      const erased = other.learners.erase(id, { confirm: id, reason });
      await untilBlocked(database, 2);
      await release();
      await Promise.all([erased, written]);
      expect(await everythingStored(database)).not.toContain('Planted');
      const keys = await runSql(database, `select subject_id from data_keys where subject_id like '${id}%'`);
      expect(keys).toEqual([]);
    },
  );

  it('refuses what others begin to write meanwhile, as if the learner had been erased before', async () => {
    const started = await startServer(openPostgres, { clock: schoolDay() });
    const { client, database } = started;
    const { id } = await client.learners.create({ name: 'Thandi Example' });
    await client.excuses.create({
      learner_id: id,
      from: '2026-11-02',
      to: '2026-11-02',
      reason_code: 'illness',
      note: 'Planted',
    });
    await leave(started, id);
    const other = await anotherProcess(started);
    const release = await holdTables(database, { share: ['excuses'] });
    const erased = client.learners.erase(id, { confirm: id, reason });
    await untilBlocked(database, 1);
    const refused = [client, other].flatMap((one) =>
      Object.values(writtenMeanwhile).map((write) => codeOf(write(one, id))),
    );
    // The writes of the other process wait for the turn of the school on one connection.
    await untilBlocked(database, 2);
    await release();
    await erased;
    for (const code of await Promise.all(refused))
      expect(['unknown_reference', 'resource_erased']).toContain(code);
    expect(await everythingStored(database)).not.toContain('Planted');
  });

  it('erases a message to a guardian without an address that another process writes meanwhile', async () => {
    const started = await startServer(openPostgres, { clock: schoolDay() });
    const { client, database } = started;
    const { id } = await client.guardians.create({ name: 'Nomsa Example' });
    const other = await anotherProcess(started);
    const release = await holdTables(database, { share: ['messages'] });
    const to = { guardian_ids: [id] };
    const written = client.messages.create({ channel: 'email', to, subject: 'Planted', body: 'Planted' });
    await untilBlocked(database, 1);
    const erased = other.guardians.archive(id).then(() => other.guardians.erase(id, { confirm: id, reason }));
    await untilBlocked(database, 2);
    await release();
    await erased;
    const message = await written;
    expect((await client.messages.get(message.id)).body).not.toBe('Planted');
  });
});

/** A client of a second server on the same database. */
async function anotherProcess({ database, testKey }: Started): Promise<Rollbook> {
  const { url, masterKey } = database;
  const server = await createServer({ database: url, masterKey, worker: false, clock: schoolDay() });
  onTestFinished(() => server.close());
  return clientOf(server, testKey);
}
