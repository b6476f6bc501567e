import { type Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../../../../../test/support/databases.ts';
import { newSchool } from '../../families/school/defaults.ts';
import { connect } from '../connect.ts';
import * as spine from './0001-spine.ts';
import * as academicYearsAndTerms from './0003-academic-years-and-terms.ts';
import * as calendar from './0005-calendar.ts';
import { definer } from './define.ts';

// biome-ignore lint/suspicious/noExplicitAny: the rows are those of an earlier schema.
type AnyDb = Kysely<any>;

const record = (school_id: string, id: string) => ({
  school_id,
  id,
  row_version: 1,
  external_ids: '{}',
  metadata: '{}',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const school = (id: string, school_days: number[]) => ({
  ...record(id, id),
  mode: 'test',
  name: 'Example School',
  time_zone: 'Africa/Johannesburg',
  currency: 'ZAR',
  locale: 'en-ZA',
  school_days: JSON.stringify(school_days),
  attendance_mode: 'daily',
});
const term = (school_id: string, id: string, starts_on: string, ends_on: string) => ({
  ...record(school_id, id),
  academic_year_id: 'ayr_1',
  name: id,
  number: 1,
  starts_on,
  ends_on,
  status: 'planned',
});

onEachDatabase('a database of the schema before the calendar', (open, dialect) => {
  it('gets the school days of its terms, and the retention settings of a new school', async () => {
    const testDatabase = await open('nothing');
    const fail = (error: Error) => {
      throw error;
    };
    const database = connect(testDatabase.url, { onError: fail });
    onTestFinished(async () => {
      await database.close();
      await testDatabase[Symbol.asyncDispose]();
    });
    await database.migrating(async (typed) => {
      const db: AnyDb = typed;
      const define = definer(db, dialect);
      await spine.up(define);
      await academicYearsAndTerms.up(define);
      const schools = [school('sch_1', [1, 2, 3, 4, 5]), school('sch_2', [7, 3])];
      await db.insertInto('schools').values(schools).execute();
      const terms = [
        term('sch_1', 'trm_1', '2026-01-14', '2026-03-27'),
        { ...term('sch_1', 'trm_2', '2026-03-28', '2026-03-29'), number: 2 },
        { ...term('sch_1', 'trm_3', '2026-03-30', '2026-03-30'), number: 3 },
        term('sch_2', 'trm_4', '2026-01-14', '2026-03-29'),
      ];
      await db.insertInto('terms').values(terms).execute();
      await calendar.up(define);
      const counted = await db
        .selectFrom('terms')
        .select(['id', 'school_days_count'])
        .orderBy('id')
        .execute();
      expect(counted.map(({ school_days_count }) => school_days_count)).toEqual([53, 0, 1, 22]);
      const { rows } = await sql<{ retention: string }>`select retention from schools`.execute(db);
      for (const { retention } of rows) expect(JSON.parse(retention)).toEqual(newSchool.retention);
      expect(rows).toHaveLength(2);
    });
  });
});
