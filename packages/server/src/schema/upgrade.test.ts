import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../../../../test/support/command.ts';
import { environmentOf, onBothDatabases } from '../../../../test/support/databases.ts';
import { eventually } from '../../../../test/support/expect.ts';
import { runSql } from '../../../../test/support/inspect.ts';
import { clientOf, raw, startServer } from '../../../../test/support/server.ts';
import { createServer } from '../index.ts';
import { statement } from '../sql/query.ts';
import type { Migration } from './define.ts';
import { migrations } from './migrations.ts';

const next = statement<Record<never, never>, { school_id: string; id: string }>(
  () => sql`select school_id, id from learners where reversed = '' limit 1`,
);
const fill = statement<{ school: string; id: string }>(
  (p) => sql`update learners set reversed = 'done' where school_id = ${p.school} and id = ${p.id}`,
);

/** Fills the new column row by row, while others write. */
const fillRows =
  (between: () => Promise<unknown>): Migration['prepare'] =>
  async ({ database }) => {
    for (let count = 0; ; count++) {
      const row = await database.transact(async (tx) => {
        const found = await tx.first(next, {});
        if (found) await tx.run(fill, { school: found.school_id, id: found.id });
        return found;
      });
      if (!row) return;
      if (count === 0) await between();
    }
  };

/** The versions after this one: the first adds a column, and the second removes what only the first one used. */
function laterVersions(
  between: () => Promise<unknown>,
): Record<'expand' | 'contract', Record<string, Migration>> {
  const drop = 'alter table learners drop column reversed';
  return {
    expand: {
      '9002-column': {
        up: ({ addColumns }) => addColumns('learners', { reversed: 'text!' }, { reversed: '' }),
      },
      '9003-filled': {
        up: ({ index }) => index('learners_reversed', 'learners', ['school_id', 'reversed', 'id']),
        prepare: fillRows(between),
      },
    },
    contract: {
      '9004-no-column': {
        up: async ({ run }) => {
          const index = 'drop index learners_reversed';
          await run({ sqlite: index, postgres: index });
          await run({ sqlite: drop, postgres: drop });
        },
      },
    },
  };
}

onBothDatabases('an upgrade', (open) => {
  it('is made while processes of the previous version read and write, and loses nothing', async () => {
    const { client, server, database, testKey } = await startServer(open);
    onTestFinished(() => {
      for (const later of Object.values(laterVersions(async () => {})))
        for (const name of Object.keys(later)) delete migrations[name];
    });
    const made: string[] = [];
    let begun = 0;
    const write = async (who: typeof client) => {
      const name = `Learner ${++begun}`;
      const { id } = await who.learners.create({ name });
      await who.learners.update(id, { name: `${name}, updated` });
      expect((await who.learners.get(id)).name).toBe(`${name}, updated`);
      expect((await who.learners.list({ limit: 5 })).data.length).toBeGreaterThan(0);
      made.push(id);
    };
    const untilMade = (more: number) => {
      const { length } = made;
      return eventually(() => expect(made.length).toBeGreaterThan(length + more));
    };
    for (let count = 0; count < 10; count++) await write(client);

    // The previous version writes before, during and after each part of the migration.
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await write(client);
    })();
    const versions = laterVersions(() => untilMade(2));
    const start = async (more: Record<string, Migration>) => {
      Object.assign(migrations, more);
      const started = await createServer({
        database: database.url,
        masterKey: database.masterKey,
        worker: false,
      });
      onTestFinished(() => started.close());
      return started;
    };
    const newer = await start(versions.expand);
    for (let count = 0; count < 5; count++) await write(clientOf(newer, testKey));
    await untilMade(2);
    const newest = await start(versions.contract);
    for (let count = 0; count < 5; count++) await write(clientOf(newest, testKey));
    isOver = true;
    await writing;
    for (const each of [server, newer, newest])
      expect((await raw(each.url, null, 'GET', '/readyz')).status).toBe(200);
    const stored = await runSql(database, 'select id from learners order by id');
    expect(stored.map(({ id }) => id)).toEqual(made.toSorted());

    const cwd = await newFolder();
    const run = (...args: string[]) => rollbook(args, { cwd, env: environmentOf(database) });
    expect(await run('migrate', '--check')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('schema 9004-no-column'),
    });
    expect(await run('audit', 'verify')).toMatchObject({ code: 0 });
    for (const name of Object.keys({ ...versions.expand, ...versions.contract })) delete migrations[name];
    // A process of the previous version that runs continues, but cannot be started again.
    await write(client);
    expect(await run('migrate', '--check')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('migrated by a later version of Rollbook'),
    });
  });
});
