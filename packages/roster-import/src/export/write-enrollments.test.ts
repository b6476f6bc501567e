import type { Enrollment, Term } from '@rollbook/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';
import { dayAfter } from '../source/end-dates.ts';
import { runOn, runsOf } from './write-enrollments.ts';

const days = [
  ['t1', '2026-01-14', '2026-03-27'],
  ['t2', '2026-04-08', '2026-06-26'],
  ['t3', '2026-07-21', '2026-09-23'],
  ['t4', '2026-10-06', '2026-12-09'],
] as const;

// Only these fields are read.
const terms = days.map(([id, starts_on, ends_on]) => ({ id, starts_on, ends_on }) as Term);
const enrolled = (term_id: string, starts_on: string, ends_on: string | null = null) =>
  ({ term_id, starts_on, ends_on }) as Enrollment;

test('enrollments in terms that follow each other are one time, in whatever order they are listed', () => {
  const rows = [enrolled('t2', '2026-04-08'), enrolled('t1', '2026-02-02', '2026-03-27')];
  expect(runsOf(rows, terms)).toEqual([{ begins_on: '2026-02-02', ends_on: '2026-06-26' }]);
});

test('a term between, an early end and a late beginning are interruptions, and the last time is the first', () => {
  const gap = runsOf([enrolled('t1', '2026-01-14'), enrolled('t3', '2026-07-21')], terms);
  expect(gap).toEqual([
    { begins_on: '2026-07-21', ends_on: '2026-09-23' },
    { begins_on: '2026-01-14', ends_on: '2026-03-27' },
  ]);
  expect(
    runsOf([enrolled('t1', '2026-01-14', '2026-02-27'), enrolled('t2', '2026-04-08')], terms),
  ).toHaveLength(2);
  expect(runsOf([enrolled('t1', '2026-01-14'), enrolled('t2', '2026-05-04')], terms)).toHaveLength(2);
  const moved = [enrolled('t1', '2026-01-14', '2026-02-27'), enrolled('t1', '2026-02-28')];
  expect(runsOf(moved, terms)).toEqual([{ begins_on: '2026-01-14', ends_on: '2026-03-27' }]);
});

test('a line is about the time that covers today, the next one, or the last one', () => {
  const runs = runsOf([enrolled('t1', '2026-01-14', '2026-03-15'), enrolled('t3', '2026-07-21')], terms);
  const [later, first] = runs;
  for (const [today, run] of [
    ['2026-03-02', first],
    ['2026-05-04', later],
    ['2026-08-03', later],
    ['2026-12-01', later],
  ] as const)
    expect(runOn(runs, today), today).toEqual(run);
  expect(runOn([], '2026-03-02')).toBeUndefined();
});

test('terms in which a class is not offered are no interruption', () => {
  const rows = [enrolled('t1', '2026-01-14'), enrolled('t3', '2026-07-21')];
  const offered = terms.filter(({ id }) => id === 't1' || id === 't3');
  expect(runsOf(rows, offered)).toEqual([{ begins_on: '2026-01-14', ends_on: '2026-09-23' }]);
});

const dayIn = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

test('what is read from the line of one time are the same enrollments', () => {
  const time = fc
    .tuple(fc.nat(3), fc.nat(3))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
    .chain(([first, last]) => {
      const [begins, ends] = [terms[first], terms[last]];
      if (!begins || !ends) throw new Error('no such term');
      return fc.record({
        chosen: fc.constant(terms.slice(first, last + 1)),
        begins_on: dayIn(begins.starts_on, begins.ends_on),
        ends_on: fc.option(dayIn(ends.starts_on, ends.ends_on)),
      });
    })
    .filter(({ begins_on, ends_on }) => ends_on === null || ends_on >= begins_on);
  fc.assert(
    fc.property(time, ({ chosen, begins_on, ends_on }) => {
      const rows = chosen.map((term, index) =>
        enrolled(
          term.id,
          index === 0 ? begins_on : term.starts_on,
          index === chosen.length - 1 && ends_on !== term.ends_on ? ends_on : null,
        ),
      );
      const [run, ...others] = runsOf(rows, terms);
      expect(others).toEqual([]);
      const roster = read({
        'academicSessions.csv': [
          'sourcedId,title,type,startDate,endDate',
          'y,2026,schoolYear,2026-01-14,2026-12-10',
          ...days.map(([id, from, to]) => `${id},${id},term,${from},${dayAfter(to)}`),
        ].join('\n'),
        'classes.csv': 'sourcedId,title,grades,classType,termSourcedIds\nc,9A,9,homeroom,"t1,t2,t3,t4"',
        'users.csv': 'sourcedId,givenName,familyName,role\nu,Ann,Example,student',
        'enrollments.csv': `classSourcedId,userSourcedId,role,beginDate,endDate\nc,u,student,${run?.begins_on},${dayAfter(run?.ends_on ?? '')}`,
      });
      expect(roster.errors).toEqual([]);
      expect(
        fieldsOf(roster, 'enrollments').map((row) =>
          enrolled(row.term_external_id, row.starts_on ?? '', row.ends_on),
        ),
      ).toEqual(rows);
    }),
    { numRuns: 50 },
  );
});
