import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../test/support/query-plans.ts';
import { type Rows, rowsOf, statement } from './query.ts';

type Some = { school: string; rows: Rows };

const columns = { id: 'text' } as const;
const shapes = {
  in: statement<Some>(
    (p, dialect) => sql`select name from learners
      where school_id = ${p.school} and id in (select r.id from ${rowsOf(p.rows, columns, dialect)})`,
  ),
  join: statement<Some>(
    (p, dialect) => sql`select l.name from ${rowsOf(p.rows, columns, dialect)}
      join learners as l on l.school_id = ${p.school} and l.id = r.id`,
  ),
  update: statement<Some>(
    (p, dialect) => sql`update learners set name = 'y' from ${rowsOf(p.rows, columns, dialect)}
      where learners.school_id = ${p.school} and learners.id = r.id`,
  ),
  delete: statement<Some>(
    (p, dialect) => sql`delete from learners
      where school_id = ${p.school} and (id, name) in (select r.id, 'x' from ${rowsOf(p.rows, columns, dialect)})`,
  ),
};

it.each(Object.entries(shapes))(
  'PostgreSQL reads only the records that are asked for: %s',
  async (_name, shape) => {
    // As many as a large school has, with statistics that are right.
    const connection = await filledPostgres(`
    insert into learners (school_id, id, row_version, external_ids, metadata, created_at, updated_at, name, name_folded,
      status, boarder)
    select 'sch_1', 'lrn_' || lpad(n::text, 8, '0'), 1, '{}', repeat('x', 500), '', '', 'x', 'x', 'active', 0
    from generate_series(1, 2000) as n;
    analyze`);
    const rows = ['0100', '1000', '1900'].map((end) => ({ id: `lrn_0000${end}` }));
    const steps = await stepsOf(connection, shape, { school: 'sch_1', rows });
    const ofTable = steps.filter((step) => step['Relation Name'] && step['Node Type'] !== 'ModifyTable');
    expect(rowsRead(ofTable)).toBe(3);
  },
);
