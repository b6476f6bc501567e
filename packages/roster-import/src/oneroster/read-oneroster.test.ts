import { expect, test } from 'vitest';
import { fieldsOf, newFieldsOf, read } from '../../test/read-folder.ts';

const folder = {
  'manifest.csv': `
    propertyName,value
    oneroster.version,1.2
    file.users,bulk`,
  'orgs.csv': `
    sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId
    d1,active,,Example District,district,,
    o1,active,,Example School,school,,d1`,
  'academicSessions.csv': `
    sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear
    y1,active,,2026,schoolYear,2026-01-14,2026-12-09,,2026
    s1,active,,First semester,semester,2026-01-14,2026-06-26,y1,2026
    t1,active,,Term 1,term,2026-01-14,2026-03-27,s1,2026
    t2,active,,Term 2,term,2026-04-08,2026-06-26,s1,2026
    t3,active,,Term 3,term,2026-07-21,2026-12-09,y1,2026
    g1,active,,January,gradingPeriod,2026-01-14,2026-01-31,t1,2026`,
  'courses.csv': `
    sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId
    k1,active,,y1,Mathematics,MA,"09,10",o1
    k2,tobedeleted,,y1,Latin,LA,10,o1`,
  'classes.csv': `
    sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,schoolSourcedId,termSourcedIds
    c1,active,,Maths 9,09,k1,M9,scheduled,o1,s1
    c2,active,,9A,09,,9A,homeroom,o1,"t1,t2,t3"`,
  'users.csv': `
    sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,preferredGivenName
    u1,active,,true,aexample,Amahle,Example,,A-1,amahle@school.example,,+27 82 123 4567,u4,09,Ama
    u2,active,,true,bsample,Bongani,Sample,,A-2,,,082 123 4567,"u4,u3",09,
    u3,active,,true,tteacher,Tessa,Teacher,,T-1,tessa@school.example,,,,,
    u4,active,,true,pexample,Pat,Example,,,pat@home.example,,,"u1,u2",,
    u5,active,,true,hhead,Helen,Head,,,head@school.example,,,,,
    u6,tobedeleted,,true,gone,Gone,Example,,,,,,,,`,
  'roles.csv': `
    sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId
    r1,active,,u1,primary,student,,,o1
    r2,active,,u2,primary,student,,,o1
    r3,active,,u3,primary,teacher,,,o1
    r4,active,,u4,primary,parent,,,o1
    r5,active,,u5,primary,siteAdministrator,,,o1`,
  'demographics.csv': `
    sourcedId,status,dateLastModified,birthDate,sex
    u1,active,,2011-03-14,female
    u4,active,,,female`,
  'enrollments.csv': `
    sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate
    e1,active,,c1,o1,u1,student,,,
    e2,active,,c1,o1,u2,student,,2026-05-04,
    e3,active,,c1,o1,u3,teacher,true,,
    e4,active,,c2,o1,u1,student,,,2026-04-30
    e5,active,,c2,o1,u5,administrator,,,`,
};

test('OneRoster 1.2 becomes a school', () => {
  const roster = read(folder);
  expect(roster.errors).toEqual([
    'users.csv 3 phone: has no country code: 082 123 4567; set the country with --country',
  ]);
  expect(fieldsOf(roster, 'terms').map(({ external_id, number }) => [external_id, number])).toEqual([
    ['t1', 1],
    ['t2', 2],
    ['t3', 3],
  ]);
  expect(fieldsOf(roster, 'grade_levels')).toEqual([
    { external_id: '9', label: '09', order: 9 },
    { external_id: '10', label: '10', order: 10 },
  ]);
  expect(fieldsOf(roster, 'subjects')).toEqual([
    { external_id: 'k1', name: 'Mathematics', code: 'MA', grade_level_external_ids: ['10', '9'] },
  ]);
  expect(fieldsOf(roster, 'classes')).toEqual([
    {
      external_id: 'c1',
      label: 'Maths 9',
      kind: 'subject',
      academic_year_external_id: 'y1',
      grade_level_external_id: '9',
      subject_external_id: 'k1',
      teacher_external_id: 'u3',
      term_external_ids: ['t1', 't2'],
      metadata: { sis_school: 'o1', sis_code: 'M9' },
    },
    {
      external_id: 'c2',
      label: '9A',
      kind: 'register',
      academic_year_external_id: 'y1',
      grade_level_external_id: '9',
      term_ids: null,
      metadata: { sis_school: 'o1', sis_code: '9A' },
    },
  ]);
  expect(fieldsOf(roster, 'staff')).toMatchObject([
    { external_id: 'u3', staff_type: 'teacher', employee_number: 'T-1' },
    { external_id: 'u5', staff_type: 'admin' },
  ]);
});

test('a learner has the values that the cells have: a phone number without a country is left out', () => {
  const [amahle, bongani] = fieldsOf(read(folder), 'learners');
  expect(amahle).toEqual({
    external_id: 'u1',
    name: 'Amahle Example',
    first_name: 'Amahle',
    middle_names: null,
    last_name: 'Example',
    preferred_name: 'Ama',
    date_of_birth: '2011-03-14',
    gender: 'female',
    grade_level_external_id: '9',
    admission_number: 'A-1',
    email: 'amahle@school.example',
    phone: '+27821234567',
    metadata: { sis_school: 'o1', sis_username: 'aexample' },
  });
  expect(Object.keys(bongani ?? {})).not.toContain('phone');
});

test('a parent is the guardian of those who name them, once each, and mother if the sex is known', () => {
  const roster = read(folder);
  expect(fieldsOf(roster, 'guardians')).toMatchObject([{ external_id: 'u4', email: 'pat@home.example' }]);
  expect(newFieldsOf(roster, 'learner_guardians')).toEqual([
    { external_id: 'u1:u4', learner_external_id: 'u1', guardian_external_id: 'u4', relationship: 'mother' },
    { external_id: 'u2:u4', learner_external_id: 'u2', guardian_external_id: 'u4', relationship: 'mother' },
  ]);
});

test('an enrollment is one in each term of the class that its dates touch', () => {
  expect(
    fieldsOf(read(folder), 'enrollments').map(({ external_id, starts_on, ends_on }) => [
      external_id,
      starts_on,
      ends_on,
    ]),
  ).toEqual([
    ['c1:u1:t1', '2026-01-14', null],
    ['c1:u1:t2', '2026-04-08', null],
    ['c1:u2:t2', '2026-05-04', null],
    ['c2:u1:t1', '2026-01-14', null],
    ['c2:u1:t2', '2026-04-08', '2026-04-29'],
  ]);
});

test('OneRoster 1.1 has the role in the line of the user', () => {
  const roster = read({
    'orgs.csv': 'sourcedId,name,type\no1,Example School,school',
    'users.csv': `
      sourcedId,status,enabledUser,orgSourcedIds,role,username,givenName,familyName,identifier,agentSourcedIds,grades
      u1,active,true,o1,student,aexample,Amahle,Example,A-1,u2,KG
      u2,active,true,o1,guardian,pexample,Pat,Example,,,
      u3,active,true,"o1,o2",aide,hhelp,Hope,Helper,,,`,
  });
  expect(fieldsOf(roster, 'learners')).toMatchObject([{ external_id: 'u1', grade_level_external_id: 'kg' }]);
  expect(fieldsOf(roster, 'grade_levels')).toEqual([{ external_id: 'kg', label: 'KG', order: 0 }]);
  expect(newFieldsOf(roster, 'learner_guardians')).toMatchObject([{ relationship: 'legal_guardian' }]);
  expect(fieldsOf(roster, 'staff')).toMatchObject([{ staff_type: 'support', email: 'hhelp@sis.invalid' }]);
});

test('files with changes only are known as such', () => {
  expect(read(folder).isDelta).toBe(false);
  const delta = folder['manifest.csv'].replace('bulk', 'delta');
  expect(read({ ...folder, 'manifest.csv': delta }).isDelta).toBe(true);
});

test('deleted records in a file of changes are an error, because they are not removed', () => {
  const manifest = (state: string) => `propertyName,value\nfile.users,${state}\nfile.courses,bulk`;
  expect(read({ ...folder, 'manifest.csv': manifest('bulk') }).errors.join()).not.toContain('deleted');
  const { errors } = read({ ...folder, 'manifest.csv': manifest('delta') });
  expect(errors.filter((error) => error.includes('deleted'))).toEqual([
    'users.csv status: has only changes; number of records that were deleted in the source, and are not removed here: 1. Ask for files with all records (bulk), and import them with --full-snapshot',
  ]);
});

test('School Data Sync 2.1 has its relationships and its dates in other places', () => {
  const roster = read({
    'orgs.csv':
      'sourcedId,name,type,parentSourcedId\nd1,Example Ministry,ministryOfEducation,\no1,Example School,school,d1',
    'academicSessions.csv':
      'sourcedId,title,type,schoolYear,startDate,endDate\ny1,2026 School Year,schoolYear,2026,2026-01-14,2026-12-09',
    'users.csv': `
      sourcedId,username,givenName,familyName,email,phone,sms
      u1,amahle@school.example,Amahle,Example,,,
      u2,pat@home.example,Pat,Example,pat@home.example,+27821234567,+27831234567
      u3,prof@school.example,Peter,Professor,,,
      u4,doc@home.example,Dora,Doctor,,,`,
    'roles.csv': `
      userSourcedId,orgSourcedId,role,sessionSourcedId,grade,isPrimary,roleStartDate,roleEndDate
      u1,o1,student,y1,10,TRUE,2026-01-14,2026-12-09
      u3,o1,professor,y1,10,TRUE,2026-01-14,2026-12-09`,
    'relationships.csv':
      'userSourcedId,relationshipUserSourcedId,relationshipRole\nu1,u2,relative\nu1,u4,doctor\nu1,u9,parent',
    'courses.csv':
      'sourcedId,orgSourcedId,title,code,schoolYearSourcedId,subject,grade\nk1,o1,Biology 10,B10,y1,1,10',
    'classes.csv': 'sourcedId,orgSourcedId,title,sessionSourcedIds,courseSourcedId\nc1,o1,Biology 10,y1,k1',
    'enrollments.csv': 'classSourcedId,userSourcedId,role\nc1,u1,student\nc1,u3,professor',
  });
  expect(fieldsOf(roster, 'classes')).toMatchObject([
    { grade_level_external_id: '10', teacher_external_id: 'u3', term_ids: null },
  ]);
  expect(fieldsOf(roster, 'terms')).toMatchObject([{ external_id: 'y1', name: '2026 School Year' }]);
  expect(fieldsOf(roster, 'staff')).toMatchObject([{ email: 'prof@school.example', staff_type: 'teacher' }]);
  expect(fieldsOf(roster, 'guardians')).toMatchObject([
    { external_id: 'u2', phone: '+27821234567', alternate_phone: '+27831234567' },
  ]);
  expect(newFieldsOf(roster, 'learner_guardians')).toMatchObject([
    { external_id: 'u1:u2', relationship: 'other' },
  ]);
  expect(fieldsOf(roster, 'enrollments')).toMatchObject([
    { external_id: 'c1:u1:y1', starts_on: '2026-01-14' },
  ]);
  expect(roster.errors).toEqual([
    'relationships.csv 4 relationshipUserSourcedId: refers to the user u9, which is not in any line that could be read',
  ]);
  expect(roster.notices).toContain(
    'relationships.csv 3 relationshipRole: is doctor, a role that is not a guardian',
  );
  expect(roster.notices).toContain('users.csv 5: belongs to a user without a role');
});

test('an end date is the day after the last one, so that terms and years that touch stay apart', () => {
  const sessions = {
    'academicSessions.csv': `
      sourcedId,title,type,startDate,endDate
      y1,2026,schoolYear,2026-01-14,2027-01-14
      y2,2027,schoolYear,2027-01-14,2028-01-14
      t1,Term 1,term,2026-01-14,2026-04-08
      t2,Term 2,term,2026-04-08,2027-01-14`,
    'users.csv': 'sourcedId,givenName,familyName,role\nu1,Ann,Example,student',
  };
  const roster = read(sessions);
  expect(roster.errors).toEqual([]);
  expect(
    fieldsOf(roster, 'academic_years').map(({ external_id, ends_on }) => [external_id, ends_on]),
  ).toEqual([
    ['y1', '2027-01-13'],
    ['y2', '2028-01-13'],
  ]);
  expect(fieldsOf(roster, 'terms').map(({ external_id, ends_on }) => [external_id, ends_on])).toEqual([
    ['t1', '2026-04-07'],
    ['t2', '2027-01-13'],
    ['y2', '2028-01-13'],
  ]);
  expect(roster.notices).toContain(
    'academicSessions.csv 1 endDate: is read as the day after the last day, because academicSessions.csv line 2 ends on 2027-01-14 and academicSessions.csv line 3 starts on 2027-01-14; use --end-dates inclusive if it is the last day',
  );
  const inclusive = read(sessions, { endDates: 'inclusive' });
  expect(fieldsOf(inclusive, 'academic_years')).toHaveLength(1);
});

test('sessions that follow each other show what end dates are, also those of enrollments', () => {
  const ends = (terms: string, options = {}) => {
    const roster = read(
      {
        ...folder,
        'academicSessions.csv': `
          sourcedId,title,type,startDate,endDate
          y1,2026,schoolYear,2026-01-14,2026-12-11
          ${terms}`,
        'enrollments.csv':
          'sourcedId,classSourcedId,userSourcedId,role,beginDate,endDate\ne1,c2,u1,student,,2026-03-10',
      },
      options,
    );
    const rows = [...fieldsOf(roster, 'terms'), ...fieldsOf(roster, 'enrollments')];
    return { ends: rows.map(({ ends_on }) => ends_on), errors: roster.errors, notices: roster.notices };
  };
  const apart = ends('t1,Term 1,term,2026-01-14,2026-03-27\nt2,Term 2,term,2026-04-08,2026-06-26');
  expect(apart.ends).toEqual(['2026-03-26', '2026-06-25', '2026-03-09']);
  expect(apart.notices.join()).toContain('is read as the day after the last day, as defined by OneRoster');
  const next = ends('t1,Term 1,term,2026-01-14,2026-04-07\nt2,Term 2,term,2026-04-08,2026-06-26');
  expect(next.ends).toEqual(['2026-04-07', '2026-06-26', '2026-03-10']);
  expect(next.notices).toContain(
    'academicSessions.csv 1 endDate: is read as the last day, because academicSessions.csv line 3 ends on 2026-04-07 and academicSessions.csv line 4 starts on 2026-04-08; use --end-dates exclusive if it is the day after it',
  );
  const both = `t1,Term 1,term,2026-01-14,2026-04-07
    t2,Term 2,term,2026-04-08,2026-06-26
    t3,Term 3,term,2026-06-26,2026-12-11`;
  expect(ends(both).ends).toEqual([]);
  expect(ends(both).errors.join()).toContain('academicSessions.csv 2 endDate: is ambiguous: ');
  expect(ends(both, { endDates: 'exclusive' }).ends).toEqual([
    ...['2026-04-06', '2026-06-25', '2026-12-10', '2026-03-09'],
  ]);
});

test('an enrollment outside the terms of its class is left out, and one that reaches past them is cut: both are reported', () => {
  const roster = read({
    ...folder,
    'enrollments.csv': `
      sourcedId,classSourcedId,userSourcedId,role,primary,beginDate,endDate
      e1,c1,u1,student,,2026-08-01,2026-09-01
      e2,c1,u2,student,,2025-12-01,2026-08-01
      e3,c2,u1,student,,2026-05-01,2026-05-01`,
  });
  expect(roster.errors.filter((text) => text.startsWith('enrollments'))).toEqual([
    'enrollments.csv 2 beginDate: the dates, 2026-08-01 to 2026-08-31, are outside of the terms of c1 (2026-01-14 to 2026-03-26, 2026-04-08 to 2026-06-25)',
    'enrollments.csv 4 endDate: the last day, 2026-04-30, is before the first day, 2026-05-01',
  ]);
  expect(roster.notices).toContain(
    'enrollments.csv 3 beginDate: is 2025-12-01, which is before the terms of the class; 2026-01-14 is used',
  );
  expect(fieldsOf(roster, 'enrollments').map(({ external_id }) => external_id)).toEqual([
    'c1:u2:t1',
    'c1:u2:t2',
  ]);
});

test('a role that is not known makes nobody one of the staff', () => {
  const roster = read({
    ...folder,
    'roles.csv': `${folder['roles.csv']}
      r6,active,,u3,secondary,wizard,,,o1`,
    'enrollments.csv': `${folder['enrollments.csv']}
      e6,active,,c1,o1,u3,wizard,,,`,
  });
  expect(roster.errors).toContain('roles.csv 7 role: is wizard, which is not a known role');
  expect(roster.errors).toContain('enrollments.csv 7 role: is wizard, which is not a known role');
  expect(fieldsOf(roster, 'staff')).toHaveLength(2);
  const alone = read({ 'users.csv': 'sourcedId,givenName,familyName,role\nu1,Ann,Example,wizard' });
  expect(alone.rows.staff).toEqual([]);
  expect(alone.errors).toEqual(['users.csv 2 role: is wizard, which is not a known role']);
});

test('files that the manifest names and that are not there are missing', () => {
  const manifest = `${folder['manifest.csv']}
    file.classes,bulk
    file.results,bulk`;
  const { 'classes.csv': _classes, ...rest } = folder;
  expect(read({ ...rest, 'manifest.csv': manifest }).errors).toContain(
    'classes.csv: is missing, although the manifest lists it',
  );
  // Whether files have only changes is not known from an error page.
  expect(read({ ...folder, 'manifest.csv': '<html><body>502 Bad Gateway</body></html>' }).errors).toContain(
    'manifest.csv: has no column propertyname, so it is another file or was cut off',
  );
});

test('demographics of a staff member are left out, which is reported', () => {
  const roster = read({ ...folder, 'demographics.csv': 'sourcedId,birthDate,sex\nu3,1980-03-14,female' });
  expect(roster.report.summary().files).toContainEqual(
    expect.objectContaining({ file: 'demographics.csv', created: 0, left_out: 1 }),
  );
  expect(roster.notices).toContain(
    'demographics.csv 2: belongs to a staff member, of whom no demographics are stored',
  );
});

test('the course of homerooms only is no subject, and one that is also taught is', () => {
  const roster = read({
    'academicSessions.csv': 'sourcedId,title,type,startDate,endDate\ny,2026,schoolYear,2026-01-14,2026-12-10',
    'courses.csv': 'sourcedId,title,courseCode\nh,Register class,HR\nm,Mathematics,MA\nf,French,FR',
    'users.csv': 'sourcedId,givenName,familyName,role\nu1,Ann,Example,student',
    'classes.csv': `
      sourcedId,title,grades,courseSourcedId,classType,termSourcedIds
      c1,9A,9,h,homeroom,y
      c2,9B,9,m,homeroom,y
      c3,Mathematics 9,9,m,scheduled,y`,
  });
  expect(fieldsOf(roster, 'subjects').map(({ external_id }) => external_id)).toEqual(['m', 'f']);
  expect(roster.errors).toEqual([]);
  expect(roster.notices).toContain('courses.csv 2: is the course of homerooms only, which have no subject');
});
