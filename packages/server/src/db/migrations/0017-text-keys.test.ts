import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../../../test/support/databases.ts';
import { masterKeysOf } from '../../../../../test/support/master-keys.ts';
import { codeOf, refusalOf } from '../../../../../test/support/problems.ts';
import { createServer } from '../../index.ts';
import { migrate } from '../migrate.ts';
import {
  type AnyDb,
  apiKey,
  fillSchool,
  formerDatabase,
  idOf,
  migrateInterrupted,
  record,
} from './test-former.ts';

const day = '2026-01-01T00:00:00.000Z';
const room = (number: number, name: string, archived_at: string | null = null) => ({
  ...record(idOf('rom', number)),
  name,
  kind: 'classroom',
  bookable: 1,
  archived_at,
});
const cls = (number: number, label: string, year: number) => ({
  ...record(idOf('cls', number)),
  label,
  kind: 'register',
  academic_year_id: idOf('ayr', year),
  grade_level_id: idOf('grl', 1),
});
const many = 450;

/** Writes a school like the previous version did. */
async function fill(db: AnyDb): Promise<void> {
  const insert = (table: string, ...values: object[]) => db.insertInto(table).values(values).execute();
  await fillSchool(db);
  await insert('rooms', room(1, 'Hall'), room(2, 'HALL'), room(3, 'hALL'), room(4, 'hall', day));
  // The text of the youngest is exactly the key.
  await insert('rooms', room(5, 'LAB'), room(6, 'Lab'), room(7, 'lab'));
  await insert('rooms', room(8, 'E\u0301COLE'), room(9, 'École'));
  await insert('classes', cls(1, '5B', 1), cls(2, '5B', 2), cls(3, '5b', 2));
  const exception = { ...record(idOf('cal', 1)), date: '2026-10-30', kind: 'half_day', name: 'Fair' };
  const levels = [idOf('grl', 2), idOf('grl', 1)];
  for (const [order, id] of levels.entries())
    await insert('grade_levels', { ...record(id), label: `Grade ${order}`, order });
  await insert('calendar_exceptions', {
    ...exception,
    grade_level_ids: JSON.stringify(levels),
    occasion: ['2026-10-30', 'half_day', ...levels.toSorted()].join(' '),
  });
  const learner = { name: 'Thandi Example', name_folded: 'thandi example', status: 'active', boarder: 0 };
  for (let n = 1; n <= many; n++) {
    const admission_number = n % 9 === 0 ? null : n % 2 === 0 ? `A-${n}` : `a-${n + 1}`;
    await insert('learners', { ...record(idOf('lrn', n)), ...learner, admission_number });
  }
}

onEachDatabase('a database with texts that differ only in case', (open, dialect) => {
  it('keeps all of them, whenever the work was interrupted, until they are renamed', async () => {
    const { testDatabase, database } = await formerDatabase(open, dialect, '0017');
    await database.migrating(fill);
    const { url, masterKey } = testDatabase;
    const cipher = masterKeysOf(masterKey);
    await migrateInterrupted(database, cipher, [0, 2, 5]);
    expect(await migrate(database, cipher)).toEqual([]);
    await database.close();

    await using server = await createServer({ database: url, masterKey });
    const client = new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });
    const rooms = async (name?: string) =>
      (await client.rooms.list(name === undefined ? {} : { name })).data.map((one) => one.name).sort();
    expect(await rooms()).toEqual(
      ['Hall', 'HALL', 'hALL', 'LAB', 'Lab', 'lab', 'E\u0301COLE', 'École'].sort(),
    );
    // Each is found by its exact text, and the one that has the key in any case.
    expect(await rooms('hall')).toEqual(['Hall']);
    expect(await rooms('HALL')).toEqual(['HALL', 'Hall']);
    expect(await rooms('hALL')).toEqual(['Hall', 'hALL']);
    expect(await rooms('LAB')).toEqual(['LAB', 'lab']);
    expect(await rooms('LaB')).toEqual(['lab']);

    // Other fields can be changed, but a rename to an existing value is rejected.
    const shout = idOf('rom', 2);
    expect(await client.rooms.update(shout, { name: 'HALL', capacity: 9 })).toMatchObject({ capacity: 9 });
    expect(await rooms('HALL')).toEqual(['HALL', 'Hall']);
    const taken = { code: 'already_exists', existing_id: idOf('rom', 1) };
    expect(await refusalOf(client.rooms.update(shout, { name: 'haLL' }))).toMatchObject(taken);
    expect(await refusalOf(client.rooms.restore(idOf('rom', 4)))).toMatchObject(taken);
    for (const name of ['HALL', 'Lab', 'école'])
      expect(await codeOf(client.rooms.create({ name })), name).toBe('already_exists');
    await client.rooms.archive(shout);
    expect(await refusalOf(client.rooms.restore(shout))).toMatchObject(taken);
    for (const number of [1, 3]) await client.rooms.archive(idOf('rom', number));
    // A restored record must be as unique as a new one.
    await client.rooms.restore(shout);
    expect(await codeOf(client.rooms.create({ name: 'hall' }))).toBe('already_exists');

    const labels = async (academic_year_id: string, label: string) =>
      (await client.classes.list({ academic_year_id, label })).data.map((one) => one.label).sort();
    expect(await labels(idOf('ayr', 1), '5b')).toEqual(['5B']);
    expect(await labels(idOf('ayr', 2), '5B')).toEqual(['5B', '5b']);
    const again = { date: '2026-10-30', kind: 'half_day', name: 'Fair' } as const;
    const levels = [idOf('grl', 1), idOf('grl', 2)];
    const create = (fields: object) => client.calendarExceptions.create({ ...again, ...fields });
    expect(await refusalOf(create({ grade_level_ids: levels }))).toMatchObject({
      existing_id: idOf('cal', 1),
    });
    for (const fields of [{}, { grade_level_ids: levels.slice(1) }])
      expect(await codeOf(create(fields))).toBe('done');

    let found = 0;
    for await (const { admission_number: number } of client.learners.list({ limit: 100 })) {
      if (number === null) continue;
      const { data } = await client.learners.list({ admission_number: number });
      expect(data.map((learner) => learner.admission_number)).toContain(number);
      found++;
    }
    expect(found).toBe(many - many / 9);
  });
});
