import { expect, test } from 'vitest';
import { Header } from '../files/header.ts';
import { Line } from '../report/line.ts';
import { SourceIds } from '../source/ids.ts';
import type { Session } from '../source/records.ts';
import { buildCalendar } from './calendar.ts';
import { RosterRow } from './roster.ts';

const header = new Header('academicSessions.csv', ['sourcedId', 'title', 'startDate', 'parentSourcedId']);
const at = () => new Line(new Header('classes.csv', ['sourcedId']), 2, ['c']);

/** A calendar of sessions. `named` contains the sessions of classes, and `undefined` for a class without one. */
function calendar(sessions: (Partial<Session> & Pick<Session, 'id'>)[], named: (string | undefined)[] = []) {
  const session = new SourceIds();
  const ids = {
    session,
    course: session,
    class: session,
    learner: session,
    guardian: session,
    staff: session,
  };
  const records = { orgs: [], courses: [], classes: [], people: [], relations: [], members: [], ids };
  const whole = sessions.map(
    (one, index): Session => ({
      title: one.id,
      type: 'term',
      starts_on: '2026-01-14',
      ends_on: '2026-12-09',
      parent: null,
      schoolYear: null,
      line: new Line(header, index + 2, ['x', 'x', 'x', 'x']),
      ...one,
    }),
  );
  for (const { id, line } of whole) session.register(id, line);
  const built = buildCalendar({ ...records, sessions: whole }, new Set(named));
  for (const row of [...built.years, ...built.terms]) row.resolve('created');
  return {
    ...built,
    items: () =>
      whole.flatMap(({ line }) =>
        line.outcome().items.map(({ line: at, reason }) => `${at}: ${reason.text}`),
      ),
    names: built.terms.map(
      ({ fields }) => `${fields.academic_year_external_id}/${fields.number} ${fields.external_id}`,
    ),
    days: built.terms.map(({ fields }) => `${fields.starts_on} ${fields.ends_on}`),
  };
}

const year = { id: 'y', type: 'year' } as const;
const first = { id: 'a', starts_on: '2026-01-14', ends_on: '2026-03-27' };
const second = { id: 'b', starts_on: '2026-04-08', ends_on: '2026-06-26' };
const third = { id: 'c', starts_on: '2026-07-21', ends_on: '2026-12-09' };

/** The warning about days of a year without a term. */
const gap = (title: string, from: string, to: string) =>
  `the academic year ${title} has no term from ${from} to ${to}; these days count as holidays`;

test('terms are numbered in the order of their dates', () => {
  expect(calendar([second, year, first]).names).toEqual(['y/1 a', 'y/2 b']);
});

test('a year without terms gets a term for all of it, which is reported', () => {
  const { names, place, items } = calendar([year]);
  expect(items()).toEqual(['2: has no terms; a term is created for the whole year']);
  expect(names).toEqual(['y/1 y']);
  expect(place(['y'], at())).toMatchObject({ year: 'y', isWholeYear: true, terms: [{ id: 'y' }] });
});

test('of sessions that hold others the finest are kept, and classes of the coarse one are in the fine ones', () => {
  const { names, place, items } = calendar(
    [year, { id: 's', ends_on: '2026-06-26' }, first, second, third],
    ['s', 'y'],
  );
  expect(names).toEqual(['y/1 a', 'y/2 b', 'y/3 c']);
  expect(place(['s'], at())).toMatchObject({ isWholeYear: false, terms: [{ id: 'a' }, { id: 'b' }] });
  expect(place(['y'], at())).toMatchObject({ isWholeYear: true });
  expect(items()).toEqual([
    `2: ${gap('y', '2026-03-28', '2026-04-07')}`,
    `2: ${gap('y', '2026-06-27', '2026-07-20')}`,
    '3: contains shorter sessions, which are used as the terms',
  ]);
});

test('a year with classes whose only term is in summer has terms before and after it', () => {
  const summer = { id: 'u', starts_on: '2026-07-01', ends_on: '2026-07-31' };
  const { names, days, place, items } = calendar([year, summer], ['y', 'u']);
  expect(names).toEqual(['y/1 created:y:2026-01-14', 'y/2 u', 'y/3 created:y:2026-08-01']);
  expect(days).toEqual(['2026-01-14 2026-06-30', '2026-07-01 2026-07-31', '2026-08-01 2026-12-09']);
  expect(place(['y'], at())).toMatchObject({ isWholeYear: true, terms: { length: 3 } });
  expect(place(['u'], at())).toMatchObject({ isWholeYear: false, terms: [{ id: 'u' }] });
  expect(items()).toEqual([
    '2: has classes, but no term from 2026-01-14 to 2026-06-30; a term is created for these days',
    '2: has classes, but no term from 2026-08-01 to 2026-12-09; a term is created for these days',
  ]);
  expect(calendar([year, summer], ['u']).names).toEqual(['y/1 u']);
  expect(calendar([year, summer], [undefined]).names).toHaveLength(3);
});

test('a semester with classes of which only a part is a finer session keeps the rest', () => {
  const { names, place } = calendar([year, { id: 's', ends_on: '2026-06-26' }, first], ['s']);
  expect(names).toEqual(['y/1 a', 'y/2 created:s:2026-03-28']);
  expect(place(['s'], at())).toMatchObject({ terms: [{ id: 'a' }, { id: 'created:s:2026-03-28' }] });
});

test('a session that overlaps with a kept one in part is left out, and so are the classes that are in no other', () => {
  const across = { id: 'x', starts_on: '2026-03-01', ends_on: '2026-06-20' };
  const beyond = { id: 'z', starts_on: '2026-12-01', ends_on: '2027-01-20' };
  const { names, items, place } = calendar([year, first, across, beyond], ['x', 'z']);
  expect(names).toEqual(['y/1 a']);
  expect(items()).toEqual([
    `2: ${gap('y', '2026-03-28', '2026-12-09')}`,
    '4: is the session x, which partly overlaps a',
    '5: is the session z, which is partly outside of y',
  ]);
  expect(() => place(['x'], at())).toThrow(
    'refers to the session x, which was left out (academicSessions.csv line 4)',
  );
  expect(() => place(['w'], at())).toThrow(
    'refers to the session w, which is not in any line that could be read',
  );
});

test('terms without a year get one: one for those of a school year, or of its own dates', () => {
  const of = (name: string) => ({ schoolYear: name });
  const later = { id: 'n', title: 'Later', starts_on: '2027-01-14', ends_on: '2027-03-27' };
  const { years, names } = calendar([{ ...first, ...of('2026') }, { ...second, ...of('2026') }, later]);
  expect(years.map(({ fields }) => fields)).toEqual([
    { external_id: 'b', name: '2026', starts_on: '2026-01-14', ends_on: '2026-06-26' },
    { external_id: 'n', name: 'Later', starts_on: '2027-01-14', ends_on: '2027-03-27' },
  ]);
  expect(names).toEqual(['b/1 a', 'b/2 b', 'n/1 n']);
});

test('a year that is created around terms is reported of each of them', () => {
  const { items } = calendar([
    { ...first, schoolYear: '2026', parent: 'gone' },
    { ...second, schoolYear: '2026' },
  ]);
  const created = 'is in no academic year of the files; 2026 is created, from 2026-01-14 to 2026-06-26';
  expect(items()).toEqual([
    `2: ${created}`,
    `3: ${created}`,
    `3: ${gap('2026', '2026-03-28', '2026-04-07')}`,
  ]);
});

test('a term whose dates are in another year than its parent says is in that of its dates, which is reported', () => {
  const next = { ...year, id: 'n', starts_on: '2027-01-14', ends_on: '2027-12-09' };
  const semester = { id: 's', ends_on: '2026-06-26', parent: 'y' };
  const { items, names } = calendar([
    year,
    next,
    semester,
    { ...first, parent: 's' },
    { ...second, parent: 'n' },
    { ...third, parent: 'gone' },
  ]);
  expect(names).toEqual(['y/1 a', 'y/2 b', 'y/3 c', 'n/1 n']);
  expect(items().filter((text) => text.includes('its dates'))).toEqual([
    '6: is n, but its dates are in y, which is used',
    '7: is gone, which is not an imported session; its dates are in y, which is used',
  ]);
});

test('terms without a year that overlap share one', () => {
  const { years, names } = calendar([{ id: 'whole' }, first, second, third]);
  expect(years.map(({ fields }) => fields.external_id)).toEqual(['whole']);
  expect(names).toEqual(['whole/1 a', 'whole/2 b', 'whole/3 c']);
});

test('school years that overlap are one, which is reported where their dates differ', () => {
  const { years, place, items } = calendar(
    [year, { ...year, id: 'same' }, { ...year, id: 'late', ends_on: '2026-12-20' }],
    ['same'],
  );
  expect(years.map(({ fields }) => [fields.external_id, fields.ends_on])).toEqual([['late', '2026-12-20']]);
  expect(place(['same'], at()).year).toBe('late');
  expect(items()).toHaveLength(3);
});

test('a class without a session is in the only year, which is reported; where there are more it is in none', () => {
  const line = at();
  expect(calendar([year], [undefined]).place([], line)).toMatchObject({ year: 'y' });
  new RosterRow('grade_levels', { external_id: 'c' }, line).resolve('created');
  expect(line.outcome().items.map(({ result, reason }) => `${result}: ${reason.text}`)).toEqual([
    'assumed: has no term; y is used, the only academic year',
  ]);
  const two = calendar([year, { ...year, id: 'y2', starts_on: '2027-01-14', ends_on: '2027-12-09' }]);
  expect(() => two.place([], at())).toThrow('has no term, and the files have more than one year');
  expect(() => calendar([]).place([], at())).toThrow('has no term, and the files have no terms at all');
});

test('a year has six terms at most', () => {
  const months = ['01', '02', '03', '04', '05', '06', '07'];
  const { names, items } = calendar([
    year,
    ...months.map((month) => ({ id: month, starts_on: `2026-${month}-15`, ends_on: `2026-${month}-20` })),
  ]);
  expect(names).toHaveLength(6);
  expect(items().filter((item) => !item.includes('count as holidays'))).toEqual([
    '9: is the session 07, but an academic year has at most 6 terms',
  ]);
});

test('the order of the lines does not matter', () => {
  const sessions = [year, first, second, { id: 's', ends_on: '2026-06-26' }];
  expect(calendar(sessions, ['y']).terms.map(({ fields }) => fields)).toEqual(
    calendar(sessions.toReversed(), ['y']).terms.map(({ fields }) => fields),
  );
});
