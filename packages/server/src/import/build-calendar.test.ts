import { expect, test } from 'vitest';
import { buildCalendar } from './build-calendar.ts';
import type { Session } from './facts.ts';
import { Findings } from './roster.ts';

const at = { file: 'classes.csv', line: 2 };

function calendar(...sessions: (Partial<Session> & Pick<Session, 'id'>)[]) {
  const findings = new Findings();
  const facts = { orgs: [], courses: [], classes: [], people: [], relations: [], members: [] };
  const whole = sessions.map(
    (session, index): Session => ({
      title: session.id,
      type: 'term',
      starts_on: '2026-01-14',
      ends_on: '2026-12-09',
      schoolYear: null,
      file: 'academicSessions.csv',
      line: index + 2,
      ...session,
    }),
  );
  const built = buildCalendar({ ...facts, sessions: whole }, findings);
  return {
    ...built,
    findings,
    names: built.terms.map(
      ({ fields }) => `${fields.academic_year_external_id}/${fields.number} ${fields.external_id}`,
    ),
  };
}

const year = { id: 'y', type: 'year' } as const;
const first = { id: 'a', starts_on: '2026-01-14', ends_on: '2026-03-27' };
const second = { id: 'b', starts_on: '2026-04-08', ends_on: '2026-06-26' };

test('terms are numbered in the order of their dates', () => {
  expect(calendar(second, year, first).names).toEqual(['y/1 a', 'y/2 b']);
});

test('a year without terms is a term', () => {
  const { names, place } = calendar(year);
  expect(names).toEqual(['y/1 y']);
  expect(place(['y'], at)).toMatchObject({ year: 'y', isWholeYear: true, terms: [{ id: 'y' }] });
});

test('of sessions that hold others the finest are kept, and classes of the coarse one are in the fine ones', () => {
  const { names, place, findings } = calendar(year, { id: 's', ends_on: '2026-06-26' }, first, second, {
    id: 'c',
    starts_on: '2026-07-21',
  });
  expect(names).toEqual(['y/1 a', 'y/2 b', 'y/3 c']);
  expect(place(['s'], at)).toMatchObject({ isWholeYear: false, terms: [{ id: 'a' }, { id: 'b' }] });
  expect(findings.faults).toEqual([]);
  expect(findings.notes).toEqual([{ count: 1, detail: 'sessions hold finer ones, which are the terms' }]);
});

test('a session that overlaps with a kept one in part is a fault, as is one that is partly outside its year', () => {
  const across = { id: 'x', starts_on: '2026-03-01', ends_on: '2026-06-20' };
  const beyond = { id: 'z', starts_on: '2026-12-01', ends_on: '2027-01-20' };
  const { names, findings } = calendar(year, first, across, beyond);
  expect(names).toEqual(['y/1 a']);
  expect(findings.faults.map(({ line, detail }) => [line, detail])).toEqual([
    [5, 'is the session z, that is partly outside y'],
    [4, 'is the session x, that overlaps with a; a is kept'],
  ]);
});

test('terms without a year get one: one for those of a school year, or of its own span', () => {
  const of = (name: string) => ({ schoolYear: name });
  const { years, names } = calendar(
    { ...first, ...of('2026') },
    { ...second, ...of('2026') },
    {
      id: 'n',
      title: 'Later',
      starts_on: '2027-01-14',
      ends_on: '2027-03-27',
    },
  );
  expect(years.map(({ fields }) => fields)).toEqual([
    { external_id: 'b', name: '2026', starts_on: '2026-01-14', ends_on: '2026-06-26' },
    { external_id: 'n', name: 'Later', starts_on: '2027-01-14', ends_on: '2027-03-27' },
  ]);
  expect(names).toEqual(['b/1 a', 'b/2 b', 'n/1 n']);
});

test('terms without a year that overlap share one', () => {
  const { years, names } = calendar({ id: 'whole' }, first, second);
  expect(years.map(({ fields }) => fields.external_id)).toEqual(['whole']);
  expect(names).toEqual(['whole/1 a', 'whole/2 b']);
});

test('school years that overlap are one, which is told where their dates differ', () => {
  const { years, place, findings } = calendar(
    year,
    { ...year, id: 'same' },
    { ...year, id: 'late', ends_on: '2026-12-20' },
  );
  expect(years.map(({ fields }) => [fields.external_id, fields.ends_on])).toEqual([['late', '2026-12-20']]);
  expect(place(['same'], at)?.year).toBe('late');
  expect(findings.faults).toHaveLength(2);
});

test('a class without a session is in the only year; where there are more it is in none', () => {
  expect(calendar(year).place([], at)).toMatchObject({ year: 'y' });
  const two = calendar(year, { ...year, id: 'y2', starts_on: '2027-01-14', ends_on: '2027-12-09' });
  expect(two.place([], at)).toBeUndefined();
  expect(two.findings.faults).toEqual([
    { ...at, detail: 'is in no term: what it says of classes is left out' },
  ]);
});

test('the order of the lines does not matter', () => {
  const sessions = [year, first, second, { id: 's', ends_on: '2026-06-26' }];
  expect(calendar(...sessions).terms.map(({ fields }) => fields)).toEqual(
    calendar(...sessions.toReversed()).terms.map(({ fields }) => fields),
  );
});
