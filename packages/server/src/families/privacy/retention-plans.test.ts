import { expect, it } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../../test/support/query-plans.ts';
import { idValues } from '../../store/queries.ts';
import { personalTables } from '../index.ts';
import { learnersWith } from './queries.ts';

/** Learners of a school, each with some data keys. */
const fill = (learners: number): string => `
  insert into learners (school_id, id, row_version, created_at, updated_at, name, name_folded, status, boarder,
    external_ids, metadata)
  select 'sch_1', 'lrn_' || lpad(n::text, 26, '0'), 1, '', '', '', '', 'left', 0, '{}', '{}'
  from generate_series(1, ${learners}) as n;
  insert into data_keys (school_id, subject_id, sealed)
  select 'sch_1', 'lrn_' || lpad(n::text, 26, '0') || suffix, ''
  from generate_series(1, ${learners}) as n, (values (''), ('/medical'), ('/term_reports')) as s (suffix);`;

it.each([
  [95, 'with statistics'],
  [95, 'without statistics'],
  [20_000, 'with statistics'],
])(
  'PostgreSQL reads only what is about the learner who is erased, of %i learners %s',
  async (count, which) => {
    const connection = await filledPostgres(fill(count));
    if (which === 'with statistics') await connection.query('analyze learners, data_keys');
    for (const family of ['learners', 'medical', 'term_reports'] as const) {
      const rows = idValues([`lrn_${'7'.padStart(26, '0')}`]);
      const query = learnersWith(family, personalTables);
      const steps = await stepsOf(connection, query as never, { school: 'sch_1', rows } as never);
      expect(rowsRead(steps), family).toBeLessThan(300);
    }
  },
);
