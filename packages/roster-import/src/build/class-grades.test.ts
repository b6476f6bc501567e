import { expect, test } from 'vitest';
import { fieldsOf, newFieldsOf, read } from '../../test/read-folder.ts';

const folder = {
  'academicSessions.csv': `
    sourcedId,title,type,startDate,endDate
    y6,2026,schoolYear,2026-01-14,2026-12-10
    y7,2027,schoolYear,2027-01-13,2027-12-10`,
  'users.csv': 'sourcedId,givenName,familyName,role,email,grades\nu1,Ann,Example,student,,01',
  'enrollments.csv': `
    classSourcedId,userSourcedId,role,beginDate,endDate
    c6,u1,student,,
    c7,u1,student,,`,
};
const classes = (course = '') => ({
  'classes.csv': `
    sourcedId,title,grades,classType,termSourcedIds,courseSourcedId
    c6,1A,,homeroom,y6,
    c7,2A,,homeroom,y7,${course}`,
});
const gradesOf = (files: Record<string, string>, today: string) => {
  const roster = read({ ...folder, ...files }, { today });
  const [sent, isNew] = [fieldsOf(roster, 'classes'), newFieldsOf(roster, 'classes')];
  return sent.map(({ grade_level_external_id: grade }, index) =>
    grade === undefined ? `new ${isNew[index]?.grade_level_external_id}` : grade,
  );
};

test('a class without a grade has that of its learners, if it is one of today', () => {
  expect(gradesOf(classes(), '2026-11-25')).toEqual(['1', 'new ungraded']);
  // Later on, the grades of the learners are those of the next year.
  expect(gradesOf(classes(), '2027-01-14')).toEqual(['new ungraded', '1']);
});

test('in the holidays, a new class of the next year has the grade of its learners, and another one keeps its own', () => {
  expect(gradesOf(classes(), '2026-12-20')).toEqual(['new ungraded', 'new 1']);
  const courses = { 'courses.csv': 'sourcedId,title,grades\nk,Grade 2,02' };
  expect(gradesOf({ ...classes('k'), ...courses }, '2026-12-20')).toEqual(['new ungraded', 'new 2']);
});

test('a class of another year without a grade has that of its course when it is new', () => {
  const courses = { 'courses.csv': 'sourcedId,title,grades\nk,Grade 2,02' };
  expect(gradesOf({ ...classes('k'), ...courses }, '2026-11-25')).toEqual(['1', 'new 2']);
});

test('in the files of a single year, the grades of learners are those of its classes', () => {
  const only = {
    'classes.csv': 'sourcedId,title,grades,classType,termSourcedIds\nc7,2A,,homeroom,y7',
    'enrollments.csv': 'classSourcedId,userSourcedId,role,beginDate,endDate\nc7,u1,student,,',
  };
  expect(gradesOf(only, '2026-12-20')).toEqual(['1']);
});
