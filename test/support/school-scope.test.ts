import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Unbound } from './queries.ts';
import { unboundTables } from './school-scope.ts';
import { statementsWithoutSchool, wholeTables } from './statements-without-school.ts';

const execute = promisify(execFile);

describe('the statements of the server', () => {
  it('name the school by equality, except those that are listed with a reason', async () => {
    const program = new URL('print-statements.ts', import.meta.url).pathname;
    const { stdout } = await execute(process.execPath, [program], { maxBuffer: 2 ** 24 });
    const { count, unbound }: { count: number; unbound: Unbound[] } = JSON.parse(stdout);
    expect(count).toBeGreaterThan(400);
    const found = Map.groupBy(unbound, ({ file }) => file);
    const byFile = (entries: Iterable<[string, string[]]>) =>
      Object.fromEntries(Array.from(entries, ([file, statements]) => [file, [...statements].sort()]));
    // A statement that is not on the list has to name the school, or be added with its reason; one that is no longer found
    // has to be removed from it.
    expect(byFile(Array.from(found, ([file, all]) => [file, all.map(({ statement }) => statement)]))).toEqual(
      byFile(Object.entries(statementsWithoutSchool).map(([file, { statements }]) => [file, statements])),
    );
  });

  it('are listed with a reason each', () => {
    const reasons = Object.values(statementsWithoutSchool).map(({ reason }) => reason);
    for (const reason of [...reasons, ...Object.values(wholeTables)]) expect(reason).toMatch(/^\w.{20,}\.$/);
    for (const file of Object.keys(wholeTables))
      expect(existsSync(new URL(`../../packages/server/src/${file}`, import.meta.url))).toBe(true);
  });
});

describe('a statement names the school', () => {
  it.each([
    ['select id from learners where school_id = $1 and name = $2'],
    ['select l.id from learners l join guardians g on g.school_id = l.school_id where l.school_id = $1'],
    ['select l.id from learners l left join guardians g on g.school_id = l.school_id where l.school_id = $1'],
    ['select 1 from schools s join learners l using (school_id) where s.id = $1'],
    ['update learners set name = $1 where (school_id, id) = ($2, $3)'],
    [
      'update learners set name = $1 where (school_id, id) in (select school_id, id from staff where school_id = $2)',
    ],
    [
      'update learners set name = r.n from json_to_recordset($1) as r (school_id text, n text) where learners.school_id = r.school_id',
    ],
    [
      'with x as (select school_id, id from learners where school_id = $1) select * from x join staff s on s.school_id = x.school_id',
    ],
    ['insert into learners (id, school_id) values ($1, $2)'],
    ['insert into learners (school_id, id) select s.school_id, s.id from staff s where s.school_id = $1'],
    [
      'select id from learners l where l.school_id = $1 and not exists (select 1 from staff s where s.school_id = l.school_id)',
    ],
    ['select * from instance'],
  ])('%s', async (sql) => expect(await unboundTables(sql)).toEqual([]));
});

describe('a statement does not name the school', () => {
  it.each([
    ['select id from learners where name = $1', ['learners']],
    ['select id from learners where school_id > $1', ['learners']],
    ['select id from learners where school_id = $1 or name = $2', ['learners']],
    ["select id from learners where school_id <> ''", ['learners']],
    ['select l.id from learners l join guardians g on g.id = l.id where l.school_id = $1', ['guardians']],
    [
      'select l.id from learners l left join guardians g on l.school_id = $1 and g.school_id = $1',
      ['learners'],
    ],
    ['select id from learners where school_id = $1 union all select id from staff', ['staff']],
    [
      'select id from learners l where exists (select 1 from staff s where s.school_id = $1 and s.school_id = l.school_id)',
      ['learners'],
    ],
    [
      'select id from learners l where l.school_id = $1 and exists (select 1 from staff s where s.id = l.id)',
      ['staff'],
    ],
    ['delete from learners where id in (select id from staff where school_id = $1)', ['learners']],
    ['insert into learners (school_id, id) select s.school_id, s.id from staff s', ['learners', 'staff']],
    ['insert into learners (id) values ($1)', ['learners']],
  ])('%s', async (sql, tables) => expect(await unboundTables(sql)).toEqual(tables));
});
