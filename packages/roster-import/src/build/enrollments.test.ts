import { expect, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';

const folder = {
  'academicSessions.csv': `
    sourcedId,title,type,startDate,endDate
    y,2026,schoolYear,2026-01-14,2026-12-10
    t1,Term 1,term,2026-01-14,2026-06-27
    t2,Term 2,term,2026-07-21,2026-12-10`,
  'classes.csv': 'sourcedId,title,grades,classType,termSourcedIds\nc,9A,9,homeroom,"t1,t2"',
  'users.csv': 'sourcedId,givenName,familyName,role\nu1,Ann,Example,student',
};
const enrollments = (...lines: string[]) => ({
  ...folder,
  'enrollments.csv': ['classSourcedId,userSourcedId,role,beginDate,endDate', ...lines].join('\n'),
});
const isRepeated = (text: string) => text.includes('enrolls');
const reported = ({ errors, notices }: ReturnType<typeof read>) => [...errors, ...notices].filter(isRepeated);

test('a line that repeats an enrollment is reported once, not once for each term', () => {
  expect(reported(read(enrollments('c,u1,student,,', 'c,u1,student,,')))).toEqual([
    'enrollments.csv 3: enrolls u1 in c, which enrollments.csv line 2 already does',
  ]);
  expect(reported(read(enrollments('c,u1,student,,', 'c,u1,student,2026-02-01,')))).toEqual([
    'enrollments.csv 3: enrolls u1 in c, which enrollments.csv line 2 already does',
  ]);
});

test('a line that repeats an enrollment in one of its terms is imported for the others', () => {
  const roster = read(enrollments('c,u1,student,,2026-06-10', 'c,u1,student,2026-06-01,'));
  expect(fieldsOf(roster, 'enrollments').map(({ external_id }) => external_id)).toEqual([
    'c:u1:t1',
    'c:u1:t2',
  ]);
  expect(reported(roster)).toEqual([
    'enrollments.csv 3: enrolls u1 in c, which enrollments.csv line 2 already does in the term t1',
  ]);
});

test('a line that repeats an enrollment is an error only if its dates are different', () => {
  const lines = (...dates: string[]) => ({
    ...folder,
    'enrollments.csv': [
      'sourcedId,classSourcedId,userSourcedId,role,beginDate,endDate',
      ...dates.map((text, index) => `e${index},c,u1,student,${text}`),
    ].join('\n'),
  });
  expect(read(lines('2026-02-01,', '2026-02-01,')).errors).toEqual([]);
  expect(read(lines('2026-02-01,', '2026-02-02,')).errors).toHaveLength(1);
});

test('of several times in the same class the last one is imported, in whichever order the lines are', () => {
  const times = [
    'c,u1,student,2026-01-14,2026-02-10',
    'c,u1,student,2026-03-02,2026-04-10',
    'c,u1,student,2026-05-04,',
  ];
  for (const lines of [times, times.toReversed()]) {
    const roster = read(enrollments(...lines));
    expect(roster.errors).toEqual([]);
    expect(
      fieldsOf(roster, 'enrollments').map(({ external_id, starts_on }) => [external_id, starts_on]),
    ).toEqual([
      ['c:u1:t1', '2026-05-04'],
      ['c:u1:t2', '2026-07-21'],
    ]);
    const left = roster.notices.filter((text) =>
      text.includes('is an earlier time of u1 in c in the term t1'),
    );
    expect(left).toHaveLength(2);
  }
});
