import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';
import { composedId, createdId, storedId } from './composed-ids.ts';

test('ids that contain a colon compose to different ids, and ordinary ids compose as they are', () => {
  expect(composedId('c1', 'u1', 't1')).toBe('c1:u1:t1');
  expect(composedId('100%', 'a b', 'x/y')).toBe('100%:a b:x/y');
  // A term that is created for the days between others.
  expect(composedId('c1', 'u1', 'y1:2026-01-14')).toBe('c1:u1:y1:2026-01-14');
  const alike: [string, string, string][] = [
    ['k', '1:u', 't'],
    ['k:1', 'u', 't'],
    ['k\\', '1:u', 't'],
    ['k\\:1', 'u', 't'],
  ];
  expect(new Set(alike.map((ids) => composedId(...ids))).size).toBe(alike.length);
});

test('learners whose ids contain a colon are each enrolled and linked', () => {
  const roster = read({
    'academicSessions.csv': 'sourcedId,title,type,startDate,endDate\ny,2026,schoolYear,2026-01-14,2026-12-09',
    'classes.csv': `
      sourcedId,title,grades,classType,termSourcedIds
      k,9A,9,homeroom,y
      k:1,9B,9,homeroom,y`,
    'users.csv': `
      sourcedId,givenName,familyName,role,agentSourcedIds
      u,Ann,Example,student,1:p
      1:u,Ben,Example,student,
      u:1,Cai,Example,student,p
      p,Pat,Example,parent,
      1:p,Pia,Example,parent,`,
    'enrollments.csv': 'classSourcedId,userSourcedId,role\nk,1:u,student\nk:1,u,student',
  });
  expect(roster.errors).toEqual([]);
  expect(fieldsOf(roster, 'enrollments').map(({ external_id }) => external_id)).toEqual([
    'k:1\\:u:y',
    'k\\:1:u:y',
  ]);
  expect(fieldsOf(roster, 'learner_guardians').map(({ external_id }) => external_id)).toEqual([
    'u:1:p',
    'u\\:1:p',
  ]);
});

test('no id of a file is the id of a record that the importer creates, and ordinary ids are stored as they are', () => {
  const id = fc.stringMatching(/^(created)?[\\:ab]{0,6}$/);
  fc.assert(
    fc.property(id, id, fc.tuple(id, id), (one, other, parts) => {
      expect(storedId(one)).not.toBe(createdId(...parts));
      expect(storedId(one) === storedId(other)).toBe(one === other);
    }),
    { numRuns: 2000 },
  );
  expect(storedId('y1:2026-01-14')).toBe('y1:2026-01-14');
  expect(storedId('created:y1')).toBe('created\\:y1');
});

test('a session and a course keep apart from the term and the subject that are created', () => {
  const roster = read({
    'academicSessions.csv': `
      sourcedId,title,type,startDate,endDate
      y,2026,schoolYear,2026-01-14,2026-12-09
      s,Summer,term,2026-07-01,2026-07-31
      n,2027,schoolYear,2027-01-14,2027-12-09
      created:y:2026-01-14,Term 1,term,2027-01-14,2027-12-09`,
    'courses.csv': 'sourcedId,title\nArt,History\ncreated:Art,Music',
    'classes.csv': `
      sourcedId,title,grades,subjects,courseSourcedId,termSourcedIds
      a,Maths,9,Art,,y
      b,Drama,9,,Art,y
      c,Choir,9,,created:Art,y`,
    'users.csv': 'sourcedId,givenName,familyName,role\nu,Ann,Example,student',
  });
  const terms = fieldsOf(roster, 'terms').map(({ external_id }) => external_id);
  expect(new Set(terms).size).toBe(terms.length);
  expect(fieldsOf(roster, 'classes').map((own) => own.subject_external_id)).toEqual([
    'created:Art',
    'Art',
    'created\\:Art',
  ]);
  expect(fieldsOf(roster, 'subjects').map(({ external_id, name }) => [external_id, name])).toEqual([
    ['Art', 'History'],
    ['created\\:Art', 'Music'],
    ['created:Art', 'Art'],
  ]);
  expect(roster.notices.filter((text) => text.includes('is stored as'))).toEqual([
    'academicSessions.csv 5 sourcedId: is created:y:2026-01-14, which could be the id of a record that the importer creates; it is stored as created\\:y:2026-01-14',
    'courses.csv 3 sourcedId: is created:Art, which could be the id of a record that the importer creates; it is stored as created\\:Art',
  ]);
});
