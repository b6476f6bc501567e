import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, onBothDatabases } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';

onBothDatabases('rollbook migrate --check', (open, dialect) => {
  it('says by its exit code whether the database has to be migrated, and changes nothing', async () => {
    const database = await open('nothing');
    onTestFinished(() => database[Symbol.asyncDispose]());
    const cwd = await newFolder();
    const env = environmentOf(database);
    const run = (...args: string[]) => rollbook(['migrate', ...args], { cwd, env });
    const unmigrated = await run('--check', '--json');
    expect([unmigrated.code, unmigrated.stderr]).toEqual([3, '']);
    expect(JSON.parse(unmigrated.stdout)).toMatchObject({
      version: null,
      applied: [],
      pending: ['0001-schema'],
    });
    expect(await run('--check')).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(
        /(no schema|no such file) yet\npending 0001-schema\nThe database has to be migrated/,
      ),
    });
    expect(await run()).toMatchObject({ code: 0, stdout: 'applied 0001-schema\n' });
    expect(await run('--check')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: schema 0001-schema\nThe database is up to date\.\n$/),
    });
    await runSql(database, 'drop index learners_by_class_id');
    const refused = (text: string) => ({ code: 2, stdout: '', stderr: expect.stringContaining(text) });
    expect(await run('--check')).toMatchObject(
      refused('The schema is incomplete: index learners_by_class_id is missing. Restore a complete backup'),
    );
    await runSql(database, 'create index learners_by_class_id on learners (school_id, class_id, id)');
    await runSql(database, 'drop index audit_log_by_sequence');
    await runSql(database, 'create index audit_log_by_sequence on audit_log (school_id, sequence)');
    const unique = refused('The schema is incomplete: unique index audit_log_by_sequence is missing.');
    expect(await run('--check')).toMatchObject(unique);
    await runSql(database, 'drop index audit_log_by_sequence');
    await runSql(database, 'create unique index audit_log_by_sequence on audit_log (school_id, sequence)');
    expect(await run('--check')).toMatchObject({ code: 0 });
    if (dialect === 'postgres') {
      // As `create index concurrently` leaves it when it fails.
      const invalid = `update pg_index set indisvalid = false where indexrelid = 'audit_log_by_sequence'::regclass`;
      await runSql(database, invalid);
      expect(await run('--check')).toMatchObject(unique);
      await runSql(database, invalid.replace('false', 'true'));
    }
    await runSql(database, 'drop index learners_by_class_id');
    await runSql(database, 'alter table learners drop column boarder');
    await runSql(database, 'drop table webhook_pace');
    const parts = 'column learners.boarder, index learners_by_class_id, ';
    const ofTable =
      dialect === 'postgres' ? 'index webhook_pace_key, table webhook_pace' : 'table webhook_pace';
    expect(await run('--check')).toMatchObject(refused(`${parts}${ofTable} are missing.`));
    const [found] = JSON.parse((await rollbook(['doctor', '--json'], { cwd, env })).stdout).checks.filter(
      ({ check }: { check: string }) => check === 'database',
    );
    expect(JSON.stringify(found)).toContain(`${parts}${ofTable} are missing.`);
    await runSql(database, "insert into kysely_migration values ('9999-later', '2026-01-01')");
    expect(await run('--check')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('does not know 9999-later. Install that version, or a later one.'),
    });
  });
});

it('rollbook migrate --check creates no database', async () => {
  const cwd = await newFolder();
  const { code, stdout } = await rollbook(['migrate', '--check'], {
    cwd,
    env: { DATABASE_URL: 'sqlite:new.db' },
  });
  expect([code, stdout]).toEqual([3, expect.stringContaining('pending 0001-schema')]);
  expect(existsSync(join(cwd, 'new.db'))).toBe(false);
});
