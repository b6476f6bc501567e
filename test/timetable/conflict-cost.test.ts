import pg from 'pg';
import { expect, it } from 'vitest';
import { clashes } from '../../packages/server/src/families/timetable/queries/occupancy-rows.ts';
import { openPostgres } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { rowsRead, stepsOf } from '../support/query-plans.ts';
import { startTimetable } from './school.ts';

/** The number of rows that are read to compare all slots of a timetable of some classes, each with a teacher. */
async function rowsComparedFor(size: number): Promise<number> {
  const school = await startTimetable(openPostgres);
  const { client, database, timetable, periods, year, grade, subject } = school;
  const slots = [];
  for (let n = 0; n < size; n++) {
    const common = { academic_year_id: year.id, grade_level_id: grade.id, kind: 'register' } as const;
    const { id } = await client.classes.create({ ...common, label: `C${n}` });
    const email = `many${n}@example.org`;
    const staff = await client.staff.create({ name: 'Sam Example', email, staff_type: 'teacher' });
    for (let cycle_day = 1; cycle_day <= 6; cycle_day++)
      for (const period_id of periods)
        slots.push({
          cycle_day,
          period_id,
          class_ids: [id],
          teacher_ids: [staff.id],
          subject_id: subject.id,
        });
  }
  await client.slots.bulk({ timetable_id: timetable.id, slots });
  await runSql(database, 'analyze slot_occupancy');
  const rows = await runSql(database, 'select * from slot_occupancy');
  const compared = rows.map((row) => ({
    ...row,
    other_timetable_id: row.timetable_id,
    other_day: row.cycle_day,
  }));
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  try {
    const given = { school: String(rows[0]?.school_id), rows: compared };
    const steps = await stepsOf(connection, clashes, given);
    return rowsRead(steps.filter((step) => step['Relation Name'] === 'slot_occupancy'));
  } finally {
    await connection.end();
  }
}

it('the rows that are read for conflicts grow with the number of slots, and not with its square', async () => {
  const [small, large] = [await rowsComparedFor(25), await rowsComparedFor(100)];
  // Each row of the index is read once for each period of the day of its teacher or its class.
  expect(small).toBeLessThanOrEqual(25 * 2 * 18 * 3);
  expect(large).toBeLessThanOrEqual(100 * 2 * 18 * 3);
  expect(large).toBeGreaterThan(0);
  expect(large / Math.max(1, small)).toBeLessThanOrEqual(4);
});
