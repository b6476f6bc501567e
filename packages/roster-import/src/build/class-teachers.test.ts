import { expect, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';

const folder = {
  'academicSessions.csv': 'sourcedId,title,type,startDate,endDate\ny,2026,schoolYear,2026-01-14,2026-12-10',
  'classes.csv': 'sourcedId,title,grades,classType,termSourcedIds\nc,9A,9,homeroom,y',
  'users.csv': `
    sourcedId,givenName,familyName,role,email
    u1,Ann,Example,teacher,ann@school.example
    u2,Ben,Example,teacher,ben@school.example
    u3,Cai,Example,teacher,cai@school.example`,
};

/** Imports lines of teachers of a class, with begin and end dates, on a day. */
function teachersOn(today: string, ...lines: string[]) {
  const enrollments = ['classSourcedId,userSourcedId,role,primary,beginDate,endDate', ...lines];
  const roster = read({ ...folder, 'enrollments.csv': enrollments.join('\n') }, { today });
  const [own] = fieldsOf(roster, 'classes');
  return {
    teacher: own?.teacher_external_id,
    errors: roster.errors,
    notices: roster.notices.filter((text) => text.startsWith('enrollments.csv') && !text.includes(' 1 ')),
  };
}

test('the teacher of a class is one who teaches it today', () => {
  expect(
    teachersOn(
      '2026-05-04',
      'c,u1,teacher,true,2026-01-14,2026-05-04',
      'c,u2,teacher,true,2026-05-05,',
      'c,u3,teacher,false,,',
    ),
  ).toEqual({
    teacher: 'u3',
    errors: [],
    notices: [
      'enrollments.csv 2 endDate: is a teacher of the class from 2026-01-14 to 2026-05-03, which does not include 2026-05-04',
      'enrollments.csv 3 beginDate: is a teacher of the class from 2026-05-05 on, which does not include 2026-05-04',
    ],
  });
});

test('a class whose only teacher has left, or comes later, has none', () => {
  expect(teachersOn('2026-05-04', 'c,u1,teacher,true,,2026-05-04').teacher).toBeUndefined();
  expect(teachersOn('2026-05-04', 'c,u1,teacher,true,,2026-05-05').teacher).toBe('u1');
  expect(teachersOn('2026-05-04', 'c,u1,teacher,true,2026-05-05,').teacher).toBeUndefined();
  expect(teachersOn('2026-05-04', 'c,u1,teacher,true,2026-05-04,').teacher).toBe('u1');
});

test('a class that begins later has the teacher of its first day, and one that is over that of its last', () => {
  const lines = ['c,u1,teacher,,2026-01-14,2026-07-01', 'c,u2,teacher,,2026-07-01,2026-12-10'];
  expect(teachersOn('2025-12-01', ...lines).teacher).toBe('u1');
  expect(teachersOn('2027-02-01', ...lines).teacher).toBe('u2');
});

test('the dates of a teacher are reported to be dropped', () => {
  expect(teachersOn('2026-05-04', 'c,u1,teacher,true,2026-02-01,2026-11-02')).toEqual({
    teacher: 'u1',
    errors: [],
    notices: [
      'enrollments.csv 2 beginDate: is 2026-02-01; the dates of a teacher are not stored',
      'enrollments.csv 2 endDate: is 2026-11-01; the dates of a teacher are not stored',
    ],
  });
});

test('a teacher whose last day is before the first is left out', () => {
  expect(teachersOn('2026-05-04', 'c,u1,teacher,true,2026-05-04,2026-02-01')).toMatchObject({
    teacher: undefined,
    errors: ['enrollments.csv 2 endDate: the last day, 2026-01-31, is before the first day, 2026-05-04'],
  });
});
