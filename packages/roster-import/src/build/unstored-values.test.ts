import { expect, test } from 'vitest';
import { fieldsOf, newFieldsOf, read } from '../../test/read-folder.ts';

const folder = {
  'academicSessions.csv': 'sourcedId,title,type,startDate,endDate\ny,2026,schoolYear,2026-01-14,2026-12-10',
  'courses.csv': 'sourcedId,title\nk,Mathematics',
  'users.csv': `
    sourcedId,givenName,familyName,grades,email
    u1,Ann,Example,9,
    u2,Ben,Example,10,ben@school.example
    u3,Pat,Example,,pat@home.example`,
  'roles.csv': `
    userSourcedId,role,grade,beginDate
    u1,student,,2025-01-15
    u2,teacher,9,2020-01-15
    u3,parent,,`,
};
const noticesOf = (files: Record<string, string>, file: string) =>
  read({ ...folder, ...files }).notices.filter((text) => text.startsWith(file));

test('columns that are not stored for some people are reported once, with the number of lines', () => {
  expect(noticesOf({}, 'users.csv 1')).toEqual([
    'users.csv 1 grades: is stored for learners only; number of lines with a value: 1',
  ]);
  expect(noticesOf({}, 'roles.csv')).toEqual(
    expect.arrayContaining([
      'roles.csv 1 grade: is stored for learners only; number of lines with a value: 1',
      'roles.csv 1 beginDate: is stored for learners only; number of lines with a value: 1',
      'roles.csv 2 beginDate: is 2025-01-15; it is used as the date of admission',
    ]),
  );
});

test('a learner with different grades in several roles has the first, and the others are reported', () => {
  const roles = 'userSourcedId,role,grade,roleType\nu1,student,8,secondary\nu1,student,9,primary';
  const roster = read({ ...folder, 'roles.csv': roles });
  expect(fieldsOf(roster, 'learners')).toMatchObject([{ grade_level_external_id: '9' }]);
  expect(roster.errors).toContain('roles.csv 2 grade: is also 8; a learner has only one grade, which is 9');
});

test('demographics count as imported only if something of them is stored', () => {
  const demographics = `
    sourcedId,birthDate,sex
    u1,2011-03-14,
    u2,1980-03-14,male
    u3,1981-03-14,female`;
  const used = 'sourcedId,birthDate,sex\nu3,1981-03-14,female';
  const leftOut = (files: Record<string, string>) =>
    read({ ...folder, ...files })
      .report.summary()
      .files.find(({ file }) => file === 'demographics.csv')?.left_out;
  expect(leftOut({ 'demographics.csv': demographics })).toBe(2);
  const related = {
    'relationships.csv': 'userSourcedId,relationshipUserSourcedId,relationshipRole\nu1,u3,parent',
  };
  const roster = read({ ...folder, ...related, 'demographics.csv': used });
  expect(newFieldsOf(roster, 'learner_guardians')).toMatchObject([{ relationship: 'mother' }]);
  expect(leftOut({ ...related, 'demographics.csv': used })).toBe(0);
  expect(roster.notices).toContain(
    'demographics.csv 1 birthDate: is stored for learners only; number of lines with a value: 1',
  );
  const other = { 'relationships.csv': related['relationships.csv'].replace('parent', 'grandparent') };
  expect(leftOut({ ...other, 'demographics.csv': used })).toBe(1);
  expect(noticesOf({ ...other, 'demographics.csv': used }, 'demographics.csv')).toEqual([
    'demographics.csv 2: is not used: demographics are stored for learners, and the sex of a parent only decides between mother and father',
  ]);
  expect(noticesOf({ 'demographics.csv': 'sourcedId,birthDate,sex\nu1,,' }, 'demographics.csv')).toEqual([
    'demographics.csv 2: has neither a birth date nor a sex',
  ]);
});

test('subjects and types of classes that are not stored are reported', () => {
  const classes = (line: string) => ({
    'classes.csv': `sourcedId,title,grades,classType,courseSourcedId,subjects,termSourcedIds\nc,9A,9,${line},y`,
  });
  expect(noticesOf(classes('homeroom,k,Art'), 'classes.csv')).toEqual([
    'classes.csv 1 courseSourcedId: is not stored: a register class has no subject; number of lines with a value: 1',
    'classes.csv 1 subjects: is not stored: a register class has no subject; number of lines with a value: 1',
  ]);
  expect(noticesOf(classes('scheduled,k,Art'), 'classes.csv')).toEqual([
    'classes.csv 1 subjects: is not stored: the course is used as the subject; number of lines with a value: 1',
  ]);
  expect(read({ ...folder, ...classes('scheduled,,"Art,Music"') }).errors).toEqual([
    'classes.csv 2 subjects: has several subjects; Art is used',
  ]);
  expect(noticesOf(classes('club,k,'), 'classes.csv')).toEqual([
    'classes.csv 2 classType: is club, which is not a known value; the class is imported as a subject class',
  ]);
});

test('sections that name a term differently are reported', () => {
  const { errors } = read({
    'Student.csv': 'SIS ID,First Name,Last Name\nS-1,Ann,Example',
    'Section.csv': `
      SIS ID,Section Name,Term SIS ID,Term Name,Term StartDate,Term EndDate
      c1,Maths,y,Year 2026,2026-01-14,2026-12-09
      c2,Art,y,2026,2026-01-14,2026-12-09`,
  });
  expect(errors).toEqual([
    'Section.csv 3 Term Name: is 2026, but Section.csv line 2 calls the term y Year 2026',
  ]);
});
