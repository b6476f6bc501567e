import { expect, test } from 'vitest';
import { fieldsOf, read } from './test-folder.ts';

const folder = {
  'School.csv': `
    SIS ID,Name
    EX-1,Example School
    EX-2,Sample School`,
  'Student.csv': `
    SIS ID,School SIS ID,First Name,Last Name,Middle Name,Grade,Status,Birthdate,Student Number
    S-1,EX-1,Amahle,Example,,9,Active,3/14/2012,A-1
    S-2,EX-1,Bongani,Sample,Zwelethu,10,Active,12/30/2011,A-2
    S-3,EX-2,Dineo,Placeholder,,10,Active,,A-3
    S-4,EX-1,Ethan,Gone,,10,Inactive,,A-4`,
  'Teacher.csv': `
    SIS ID,School SIS ID,First Name,Last Name,Username,Teacher Number,Secondary Email
    T-1,EX-1,Tessa,Teacher,TTeacher,101,
    T-2,EX-2,Thabo,Tutor,ttutor@school.example,102,thabo@school.example`,
  'Section.csv': `
    SIS ID,School SIS ID,Section Name,Section Number,Term SIS ID,Term Name,Term StartDate,Term EndDate,Course SIS ID,Course Name,Course Number
    C-1,EX-1,Algebra,C-1,Y,SY2025,7/1/2025,6/30/2026,K-1,Math 101,101
    C-2,EX-2,Algebra,C-2,Y,SY2025,7/1/2025,6/30/2026,K-2,Math 101,101`,
  'StudentEnrollment.csv': `
    Section SIS ID,SIS ID
    C-1,S-1
    C-1,S-2
    C-2,S-3`,
  'TeacherRoster.csv': `
    Section SIS ID,SIS ID
    C-1,T-1
    C-2,T-2`,
};

test('a folder of School Data Sync becomes a school', () => {
  const roster = read(folder);
  expect(roster.faults).toEqual([]);
  expect(fieldsOf(roster, 'academic_years')).toEqual([
    { external_id: 'Y', name: 'SY2025', starts_on: '2025-07-01', ends_on: '2026-06-30' },
  ]);
  expect(fieldsOf(roster, 'terms')).toMatchObject([
    { external_id: 'Y', academic_year_external_id: 'Y', number: 1, starts_on: '2025-07-01' },
  ]);
  expect(fieldsOf(roster, 'grade_levels')).toEqual([
    { external_id: '9', label: '9', order: 9 },
    { external_id: '10', label: '10', order: 10 },
  ]);
  expect(fieldsOf(roster, 'learners')).toMatchObject([
    {
      external_id: 'S-1',
      name: 'Amahle Example',
      middle_names: null,
      date_of_birth: '2012-03-14',
      admission_number: 'A-1',
      grade_level_external_id: '9',
      metadata: { sis_school: 'EX-1' },
    },
    { external_id: 'S-2', name: 'Bongani Zwelethu Sample', middle_names: 'Zwelethu' },
    { external_id: 'S-3' },
  ]);
  expect(fieldsOf(roster, 'classes')[0]).toEqual({
    external_id: 'C-1',
    label: 'Algebra (C-1)',
    kind: 'subject',
    academic_year_external_id: 'Y',
    grade_level_external_id: '9',
    subject_external_id: 'K-1',
    teacher_external_id: 'T-1',
    term_ids: null,
  });
  expect(fieldsOf(roster, 'enrollments')[0]).toEqual({
    external_id: 'C-1:S-1:Y',
    learner_external_id: 'S-1',
    class_external_id: 'C-1',
    term_external_id: 'Y',
    starts_on: '2025-07-01',
  });
});

test('what has no name of its own gets one: codes that are alike, and staff without an email address', () => {
  const roster = read(folder);
  expect(fieldsOf(roster, 'subjects').map(({ code }) => code)).toEqual(['101 (K-1)', '101 (K-2)']);
  expect(fieldsOf(roster, 'staff')).toMatchObject([
    { email: 'tteacher@sis.invalid', employee_number: '101', staff_type: 'teacher' },
    { email: 'thabo@school.example' },
  ]);
  expect(roster.notes).toContainEqual({
    count: 1,
    detail: 'of the staff have no email address: one at sis.invalid was made up',
  });
});

test('the people and classes of one school can be taken alone', () => {
  const roster = read(folder, { school: 'EX-1' });
  expect(fieldsOf(roster, 'learners').map(({ external_id }) => external_id)).toEqual(['S-1', 'S-2']);
  expect(fieldsOf(roster, 'classes')).toMatchObject([{ external_id: 'C-1', label: 'Algebra' }]);
  expect(fieldsOf(roster, 'subjects')).toMatchObject([{ code: '101' }]);
  expect(fieldsOf(roster, 'staff')).toHaveLength(1);
  expect(roster.rows.enrollments).toHaveLength(2);
  expect(roster.faults).toEqual([]);
  expect(() => read(folder, { school: 'EX-9' })).toThrow(
    'There is no organisation EX-9. There are: EX-1, EX-2.',
  );
});

test('the columns of other countries are known, and days that can only be day first', () => {
  const roster = read({
    'student.csv': `
      ID,School DfE Number,First Name,Last Name,Date of Birth
      1,10,Ann,Example,04/05/2012
      2,10,Ben,Example,31/05/2012`,
  });
  expect(fieldsOf(roster, 'learners').map((learner) => learner.date_of_birth)).toEqual([
    '2012-05-04',
    '2012-05-31',
  ]);
});

test('a line that says nothing sensible is named, and the others are taken', () => {
  const roster = read({
    ...folder,
    'Student.csv': `${folder['Student.csv']}
      S-5,EX-1,Fatima,,,,Active,,
      S-6,EX-1,Gift,Example,,,Active,31/31/2012,
      S-1,EX-1,Hana,Example,,,Active,,`,
    'StudentEnrollment.csv': `${folder['StudentEnrollment.csv']}
      C-1,S-9
      C-9,S-1
      C-1,S-1`,
    'TeacherRoster.csv': 'Section\nC-1',
  });
  expect(roster.faults).toEqual([
    { file: 'Student.csv', line: 6, detail: 'lacks an id, a first name or a last name' },
    { file: 'Student.csv', line: 7, detail: 'has a birth date that is none: 31/31/2012' },
    { file: 'Student.csv', line: 8, detail: 'has the id S-1 of line 2' },
    { file: 'TeacherRoster.csv', line: 1, detail: 'has no column sectionsisid or sectionid, sisid or id' },
    { file: 'StudentEnrollment.csv', line: 5, detail: 'names the learner S-9, who is not taken' },
    { file: 'StudentEnrollment.csv', line: 6, detail: 'names the class C-9, which is not taken' },
    { file: 'StudentEnrollment.csv', line: 7, detail: 'enrolls S-1 in C-1 again, as line 2 does' },
  ]);
  expect(roster.rows.learners).toHaveLength(3);
  expect(roster.rows.enrollments).toHaveLength(3);
});

test('numbers that two learners share would make them one, and are left out', () => {
  const roster = read({
    'Student.csv': `
      SIS ID,First Name,Last Name,Student Number
      1,Ann,Example,7
      2,Ben,Example,7`,
  });
  expect(fieldsOf(roster, 'learners').every((learner) => learner.admission_number === undefined)).toBe(true);
  expect(roster.faults.map(({ line }) => line)).toEqual([2, 3]);
});

test('guardians are known by their email address, and are of the learners whom a file of its own names', () => {
  const roster = read({
    ...folder,
    'User.csv': `
    Email,First Name,Last Name,Phone,SIS ID
    Palesa@home.example,Palesa,Example,+27 82 000 0001,
    peter@home.example,Peter,Example,,
    dora@clinic.example,Dora,Doctor,,
    nobody,Nils,Nobody,,`,
    'GuardianRelationship.csv': `
    SIS ID,Email,Role
    S-1,palesa@home.example,Parent
    S-2,Palesa@home.example,Guardian
    S-1,peter@home.example,
    S-1,dora@clinic.example,Doctor
    S-9,peter@home.example,Parent
    S-3,other@home.example,Relative`,
  });
  expect(fieldsOf(roster, 'guardians')).toEqual([
    {
      external_id: 'palesa@home.example',
      name: 'Palesa Example',
      first_name: 'Palesa',
      last_name: 'Example',
      email: 'Palesa@home.example',
      phone: '+27820000001',
    },
    expect.objectContaining({ external_id: 'peter@home.example' }),
  ]);
  const link = (learner: string, guardian: string, relationship: string) => ({
    external_id: `${learner}:${guardian}`,
    learner_external_id: learner,
    guardian_external_id: guardian,
    relationship,
  });
  expect(fieldsOf(roster, 'learner_guardians')).toEqual([
    link('S-1', 'palesa@home.example', 'other'),
    link('S-2', 'palesa@home.example', 'legal_guardian'),
    link('S-1', 'peter@home.example', 'other'),
  ]);
  expect(roster.faults).toMatchObject([
    { file: 'User.csv', line: 5 },
    { file: 'GuardianRelationship.csv', line: 6 },
    { file: 'GuardianRelationship.csv', line: 7 },
  ]);
  expect(roster.notes).toContainEqual({
    count: 1,
    detail: 'lines of GuardianRelationship.csv have the role doctor, who is no guardian, and are left out',
  });
});
