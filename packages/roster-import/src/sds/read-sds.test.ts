import { expect, test } from 'vitest';
import { fieldsOf, newFieldsOf, read } from '../../test/read-folder.ts';

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
  expect(roster.errors).toEqual([]);
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
    metadata: { sis_school: 'EX-1', sis_code: 'C-1' },
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
  expect(roster.notices).toContain(
    'Teacher.csv 2 Secondary Email: has no email address; a placeholder at sis.invalid was generated, which receives no mail',
  );
  expect(roster.notices).toContain(
    'Section.csv 2 Course Number: is the same as another name (101); it is changed to 101 (K-1)',
  );
});

test('the people and classes of one school can be imported alone', () => {
  const roster = read(folder, { school: 'EX-1' });
  expect(fieldsOf(roster, 'learners').map(({ external_id }) => external_id)).toEqual(['S-1', 'S-2']);
  expect(fieldsOf(roster, 'classes')).toMatchObject([{ external_id: 'C-1', label: 'Algebra' }]);
  expect(fieldsOf(roster, 'subjects')).toMatchObject([{ code: '101' }]);
  expect(fieldsOf(roster, 'staff')).toHaveLength(1);
  expect(roster.rows.enrollments).toHaveLength(2);
  expect(roster.errors).toEqual([]);
  expect(() => read(folder, { school: 'EX-9' })).toThrow(
    'The organisation EX-9 is not in the files. The organisations are: EX-1, EX-2.',
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

test('a line that says nothing sensible is named, and the others are imported', () => {
  const roster = read({
    ...folder,
    'Student.csv': `${folder['Student.csv']}
      S-5,EX-1,,,,,Active,,
      S-6,EX-1,Gift,Example,,,Active,31/31/2012,
      S-1,EX-1,Hana,Example,,,Active,,`,
    'StudentEnrollment.csv': `${folder['StudentEnrollment.csv']}
      C-1,S-9
      C-9,S-1
      C-1,S-1`,
    'TeacherRoster.csv': 'Section\nC-1',
  });
  expect(roster.errors).toEqual([
    'Student.csv 6 Last Name: is empty, and so is First Name',
    'Student.csv 7 Birthdate: is not a date: 31/31/2012',
    'Student.csv 8 SIS ID: has the same id as Student.csv line 2: S-1',
    'StudentEnrollment.csv 5 SIS ID: refers to the learner S-9, which is not in any line that could be read',
    'StudentEnrollment.csv 6 Section SIS ID: refers to the class C-9, which is not in any line that could be read',
    'TeacherRoster.csv 2: the file has no column sectionsisid or sectionid',
  ]);
  expect(roster.notices).toContain(
    'StudentEnrollment.csv 7: enrolls S-1 in C-1, which StudentEnrollment.csv line 2 already does',
  );
  expect(fieldsOf(roster, 'learners').map(({ external_id }) => external_id)).toEqual([
    ...['S-1', 'S-2', 'S-3', 'S-6'],
  ]);
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
  expect(roster.errors).toEqual([
    'Student.csv 2 Student Number: is 7, which another person also has',
    'Student.csv 3 Student Number: is 7, which another person also has',
  ]);
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
  expect(newFieldsOf(roster, 'learner_guardians')).toEqual([
    link('S-1', 'palesa@home.example', 'other'),
    link('S-2', 'palesa@home.example', 'legal_guardian'),
    link('S-1', 'peter@home.example', 'other'),
  ]);
  expect(roster.errors).toEqual([
    'User.csv 5 Email: is not an email address, which is needed to identify guardians: nobody',
    'GuardianRelationship.csv 6: refers to the learner S-9, which is not in any line that could be read',
    'GuardianRelationship.csv 7: refers to the guardian other@home.example, which is not in any line that could be read',
  ]);
  expect(roster.notices).toContain(
    'GuardianRelationship.csv 5 Role: is doctor, a role that is not a guardian',
  );
  expect(roster.notices).toContain('User.csv 4: is not the guardian of any imported learner');
});

test('what refers to somebody who has left is no error: they were left out on purpose', () => {
  const roster = read({
    ...folder,
    'StudentEnrollment.csv': `${folder['StudentEnrollment.csv']}
      C-1,S-4`,
  });
  expect(roster.errors).toEqual([]);
  expect(roster.notices).toContain('Student.csv 5 Status: is Inactive, not active');
  expect(roster.notices).toContain(
    'StudentEnrollment.csv 5 SIS ID: refers to the learner S-4, which was left out (Student.csv line 5)',
  );
});

test('a second teacher of a class has no place, which is reported', () => {
  const roster = read({ ...folder, 'TeacherRoster.csv': `${folder['TeacherRoster.csv']}\nC-1,T-2` });
  expect(fieldsOf(roster, 'classes')[0]).toMatchObject({ teacher_external_id: 'T-1' });
  expect(roster.notices).toContain(
    'TeacherRoster.csv 4: names another teacher, but a class has only one; the teacher of this class is T-1 (TeacherRoster.csv line 2)',
  );
});

test('terms that sections give other dates last from the first to the last, and courses keep their first name', () => {
  const roster = read({
    ...folder,
    'Section.csv': `${folder['Section.csv']}
      C-3,EX-1,Geometry,C-3,Y,SY2025,6/29/2025,6/30/2026,K-1,Math for all,101`,
  });
  expect(fieldsOf(roster, 'terms')).toMatchObject([{ starts_on: '2025-06-29', ends_on: '2026-06-30' }]);
  expect(roster.notices).toContain(
    'Section.csv 4 Term StartDate: is 2025-06-29, but Section.csv line 2 has 2025-07-01 for Y; the earlier date is used',
  );
  expect(roster.errors).toEqual([
    'Section.csv 4 Course Name: is Math for all, but Section.csv line 2 calls the course K-1 Math 101',
  ]);
});

test('telephone numbers are read as those of the country, and what is none is reported', () => {
  const student = `
    SIS ID,First Name,Last Name,Phone
    1,Ann,Example,082 123 4567
    2,Ben,Example,+44 20 7946 0018
    3,Cas,Example,0027 82 123 4567
    4,Dan,Example,12
    5,Eva,Example,082 123 4567 ext. 9`;
  const phones = (roster: ReturnType<typeof read>) => fieldsOf(roster, 'learners').map(({ phone }) => phone);
  const known = read({ 'Student.csv': student }, { country: 'ZA' });
  expect(phones(known)).toEqual([
    ...['+27821234567', '+442079460018', '+27821234567', undefined, '+27821234567'],
  ]);
  expect(known.errors).toEqual([
    'Student.csv 5 Phone: is not a telephone number of ZA: 12',
    'Student.csv 6 Phone: has an extension, which cannot be stored: 082 123 4567 ext. 9',
  ]);
  expect(known.notices).toContain(
    'Student.csv 1 Phone: has numbers without a country code, which are read as numbers of ZA; use --country to change this',
  );
  const unknown = read({ 'Student.csv': student });
  expect(phones(unknown)).toEqual([undefined, '+442079460018', '+27821234567', undefined, undefined]);
  expect(unknown.errors[0]).toBe(
    'Student.csv 2 Phone: has no country code: 082 123 4567; set the country with --country',
  );
});

test('an email address that is none is left out, and reported', () => {
  const roster = read({ 'Student.csv': 'SIS ID,First Name,Last Name,Email\n1,Ann,Example,ann at home' });
  expect(fieldsOf(roster, 'learners')[0]).not.toHaveProperty('email');
  expect(roster.errors).toEqual(['Student.csv 2 Email: is not an email address: ann at home']);
});

test('a file of another format is not read, and neither are columns that are not known: both are reported', () => {
  const roster = read({
    'Student.csv': 'SIS ID,First Name,Last Name,Shoe Size\n1,Ann,Example,38',
    'users.csv': 'sourcedId,givenName,familyName\nu1,Ben,Example',
  });
  expect(roster.errors).toEqual(['users.csv 2: the file does not belong to the format sds']);
  expect(roster.notices).toEqual([
    'Student.csv 1 Shoe Size: is not read; number of lines with a value: 1',
    'Student.csv 2: has no date of admission and no enrollment; the day of the import is used as the date of admission',
  ]);
});

test('an export of header lines only is an error', () => {
  expect(read({ 'Student.csv': 'SIS ID,First Name,Last Name' }).errors).toEqual([
    'Student.csv: has no lines after the header; the export is empty',
  ]);
  expect(read({ 'Student.csv': '' }).errors).toContain('Student.csv: is empty: it has no header line');
});

test('a file without lines whose header is not that of the file is an error', () => {
  const files = { 'Student.csv': 'SIS ID,First Name,Last Name\n1,Ann,Example' };
  const page = '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>\n';
  for (const content of [page, `${page}\n`, 'Section SI'])
    expect(read({ ...files, 'StudentEnrollment.csv': content }).errors).toEqual([
      'StudentEnrollment.csv: has no column sectionsisid or sectionid, so it is another file or was cut off',
    ]);
  expect(read({ ...files, 'StudentEnrollment.csv': 'Section SIS ID,SIS ID\n' }).errors).toEqual([]);
  expect(read({ ...files, 'StudentEnrollment.csv': '' }).errors).toEqual([
    'StudentEnrollment.csv: is empty: it has no header line',
  ]);
});

test('a year that is created around a term, and the term of a section without one, are reported', () => {
  const { errors, notices } = read({
    'Student.csv': 'SIS ID,First Name,Last Name\nS-1,Ann,Example',
    'Section.csv': `
      SIS ID,School SIS ID,Section Name,Term SIS ID,Term StartDate,Term EndDate
      X1,O,Maths A,Y,2026-01-14,2026-12-09
      X4,O,Maths D,,,`,
  });
  expect(errors).toEqual([]);
  expect(notices).toContain(
    'Section.csv 2 Term SIS ID: is in no academic year of the files; Y is created, from 2026-01-14 to 2026-12-09',
  );
  expect(notices).toContain('Section.csv 3 Term SIS ID: has no term; Y is used, the only academic year');
});

test('people with one name are imported, and names are composed as the school does', () => {
  const roster = read(
    { 'Student.csv': 'SIS ID,First Name,Last Name\n1,Sukarno,\n2,,Suharto\n3,Péter,Minta\n4,,' },
    { composeName: (names) => [names.last_name, names.first_name].filter(Boolean).join(' ') },
  );
  expect(fieldsOf(roster, 'learners')).toMatchObject([
    { name: 'Sukarno', first_name: 'Sukarno' },
    { name: 'Suharto', last_name: 'Suharto' },
    { name: 'Minta Péter', first_name: 'Péter', last_name: 'Minta' },
  ]);
  expect(fieldsOf(roster, 'learners')[0]).not.toHaveProperty('last_name');
  expect(roster.errors).toEqual(['Student.csv 5 Last Name: is empty, and so is First Name']);
  expect(roster.notices).toContain('Student.csv 2 Last Name: is empty; Sukarno is imported as the only name');
});
