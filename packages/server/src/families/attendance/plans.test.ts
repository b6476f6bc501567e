import { expect, it } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../../test/support/query-plans.ts';
import { attendanceDays } from './queries.ts';

/** Registers of 20 days of the classes of a school, each with 30 learners. */
const school = (id: string, classes: number): string => `
  insert into enrollments (school_id, id, row_version, created_at, updated_at, learner_id, class_id, term_id, kind, starts_on,
    status, forced, external_ids, metadata)
  select '${id}', 'enr_' || c || '_' || l, 1, '', '', 'lrn_' || c || '_' || l, 'cls_' || c, 'trm_1', 'primary', '2026-01-01',
    'active', 0, '{}', '{}' from generate_series(1, ${classes}) as c, generate_series(1, 30) as l;
  insert into registers (school_id, id, row_version, created_at, updated_at, class_id, date, term_id, taken_at, revision,
    status, external_ids, metadata)
  select '${id}', 'reg_' || c || '_' || d, 1, '', '', 'cls_' || c, '2026-01-' || lpad(d::text, 2, '0'), 'trm_1', '', 1,
    'submitted', '{}', '{}' from generate_series(1, ${classes}) as c, generate_series(1, 20) as d;
  insert into register_marks (school_id, register_id, learner_id, date, term_id, is_void, status)
  select '${id}', 'reg_' || c || '_' || d, 'lrn_' || c || '_' || l, '2026-01-' || lpad(d::text, 2, '0'), 'trm_1', 0, 'present'
  from generate_series(1, ${classes}) as c, generate_series(1, 20) as d, generate_series(1, 30) as l;`;

it.each([
  ['with statistics', `${school('sch_0', 5)} ${school('sch_1', 40)} analyze;`],
  ['without statistics', `${school('sch_0', 5)} ${school('sch_1', 40)}`],
  ['with those of another school', `${school('sch_0', 5)} analyze; ${school('sch_1', 40)}`],
])('PostgreSQL %s reads no marks but those of a learner for their attendance', async (_which, fill) => {
  const connection = await filledPostgres(fill);
  const params = { school: 'sch_1', term: 'trm_1', learners: [{ learner_id: 'lrn_3_7' }] };
  const steps = await stepsOf(connection, attendanceDays, params);
  const read = rowsRead(steps.filter((step) => step['Relation Name'] !== undefined));
  expect(read).toBeGreaterThanOrEqual(20);
  // Without knowing the sizes of its tables, PostgreSQL can take the enrollments of the school, of which there are 1200.
  expect(read).toBeLessThan(1300);
});
