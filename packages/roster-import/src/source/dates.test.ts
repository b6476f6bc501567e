import { expect, test } from 'vitest';
import { fieldsOf, read } from '../../test/read-folder.ts';
import type { DateOrder } from '../values/days.ts';

const noStudents = { 'Student.csv': 'ID,First Name,Last Name\n1,Ann,Example' };

/** The birth dates of learners, and the items of the report. */
function births(days: string[], options: { dateOrder?: DateOrder; other?: string } = {}) {
  const { other, ...rest } = options;
  const lines = days.map((day, index) => `${index},Ann,Example,${day}`);
  const roster = read(
    {
      'Student.csv': ['ID,First Name,Last Name,Birthdate', ...lines].join('\n'),
      ...(other ? { 'Section.csv': `ID,Section Name,Term Name,Term StartDate\nC,Art,T,${other}` } : {}),
    },
    rest,
  );
  const days_ = fieldsOf(roster, 'learners').map(({ date_of_birth }) => date_of_birth ?? null);
  return {
    days: days_,
    errors: roster.errors.filter((text) => text.startsWith('Student')),
    notices: roster.notices,
  };
}

test('dates that can be read either way are in doubt, and show their line and what decides', () => {
  expect(births(['04/05/2012', '2012-05-04', '5/5/2012'])).toMatchObject({
    days: [null, '2012-05-04', '2012-05-05'],
    errors: [
      'Student.csv 2 Birthdate: is 04/05/2012, which is ambiguous: it can be read month first or day first; set the order with --date-order',
    ],
  });
});

test('what a date can only be read as holds for the whole folder, and is reported', () => {
  expect(births(['04/05/2012', '31/05/2012'])).toMatchObject({
    days: ['2012-05-04', '2012-05-31'],
    errors: [],
  });
  const fromOther = births(['04/05/2012'], { other: '7/31/2026' });
  expect(fromOther.days).toEqual(['2012-04-05']);
  expect(fromOther.notices).toContain(
    'Section.csv 2 Term StartDate: dates are read month first, because 7/31/2026 cannot be read otherwise; use --date-order to change this',
  );
});

test('a folder whose dates say both leaves those in doubt that could be either', () => {
  const { days, errors } = births(['04/05/2012', '31/05/2012'], { other: '7/31/2026' });
  expect(days).toEqual([null, '2012-05-31']);
  expect(errors[0]).toContain('7/31/2026 (Section.csv line 2) must be read month first, and 31/05/2012');
});

test('a given order decides, and a date that it cannot read is none', () => {
  expect(births(['04/05/2012', '31/05/2012'], { dateOrder: 'dmy' })).toMatchObject({
    days: ['2012-05-04', '2012-05-31'],
  });
  expect(births(['04/05/2012', '31/05/2012'], { dateOrder: 'mdy' })).toMatchObject({
    days: ['2012-04-05', null],
    errors: ['Student.csv 3 Birthdate: is not a date: 31/05/2012'],
  });
});

test('a year of two digits is of this century, and never of a birth', () => {
  const sections = (day: string, dateOrder?: DateOrder) =>
    read(
      {
        ...noStudents,
        'Section.csv': `ID,Section Name,Term Name,Term StartDate,Term EndDate\nC,Art,T,${day},2026-12-11`,
      },
      { dateOrder },
    );
  const starts = (day: string, order?: DateOrder) =>
    fieldsOf(sections(day, order), 'terms').map(({ starts_on }) => starts_on);
  expect(starts('14 Jan 26')).toEqual(['2026-01-14']);
  expect(starts('14/01/26', 'dmy')).toEqual(['2026-01-14']);
  expect(starts('26/01/14', 'ymd')).toEqual(['2026-01-14']);
  expect(sections('14/01/26').errors.join()).toContain('is 14/01/26, which is ambiguous');
  expect(births(['1/13/12'], { dateOrder: 'mdy' }).errors.join()).toContain('has a year of two digits');
});

test('days that are in no calendar, short years and words are not dates', () => {
  const { days, errors } = births([
    '2012-02-30',
    '1/13/12',
    'soon',
    '2012-05-04T00:00:00Z',
    '30.4.2012',
    '20120504',
  ]);
  expect(days).toEqual([null, null, null, '2012-05-04', '2012-04-30', '2012-05-04']);
  expect(errors).toHaveLength(3);
});
