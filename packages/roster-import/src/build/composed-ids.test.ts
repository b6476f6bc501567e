import { expect, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';
import { composedId } from './composed-ids.ts';

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
