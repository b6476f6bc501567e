import { expect, it } from 'vitest';
import { dayText, momentOf, orderShownBy } from './days.ts';

it.each([
  ['2026-01-20', '2026-01-20'],
  ['2026/01/20', '2026-01-20'],
  ['2026/1/5', '2026-01-05'],
  ['20260120', '2026-01-20'],
  ['2026.04.19.', '2026-04-19'],
  ['2026. 4. 19.', '2026-04-19'],
  ['2026-01-20 10:33:00', '2026-01-20'],
  ['2026-01-20T10:33:00Z', '2026-01-20'],
  ['20 Jan 2026', '2026-01-20'],
  ['20Jan2026', '2026-01-20'],
  ['10 Feb 26', '2026-02-10'],
  ['02-September-2026', '2026-09-02'],
  ['Sept. 2nd, 2026', '2026-09-02'],
])('%s is the day %s', (text, day) => expect(dayText(text)).toEqual({ day }));

it.each([
  ['20/01/2026', { dmy: '2026-01-20' }],
  ['01/20/2026', { mdy: '2026-01-20' }],
  ['2.1.2026', { dmy: '2026-01-02', mdy: '2026-02-01' }],
  ['22.02.26', { dmy: '2026-02-22', ymd: '2022-02-26' }],
  ['03/04/2026 08:00', { dmy: '2026-04-03', mdy: '2026-03-04' }],
])('%s depends on the order', (text, inOrder) => expect(dayText(text)).toMatchObject({ inOrder }));

it.each([
  '20 Foo 2026',
  '20 Marraskuu 2026',
  'yesterday',
  '2026-02-30',
  '30/02/2026',
  '01022026',
  '1/2-2026',
  '2026-01-20x',
  '',
])('%s is not a date', (text) => expect(dayText(text)).toBeUndefined());

it.each([
  ['2026-01-20T23:30:00-02:00', '2026-01-21T01:30:00.000Z'],
  ['2026-01-20 23:30 +0530', '2026-01-20T18:00:00.000Z'],
  ['2026-01-20T22:30:00.123Z', '2026-01-20T22:30:00.000Z'],
  ['2026-01-20T22:30+02', '2026-01-20T20:30:00.000Z'],
  ['2026-01-20T22:30:00', undefined],
  ['2026-01-20T00:00:00Z', undefined],
  ['2026-01-20', undefined],
])('%s is the moment %s', (text, moment) => {
  const ms = momentOf(text, '2026-01-20');
  expect(ms === undefined ? undefined : new Date(ms).toISOString()).toBe(moment);
});

it('a date shows the order in which it is the only one', () => {
  const shown = ['20/01/2026', '01/20/2026', '01/02/2026', '2026-01-20', 'x'].map(dayText).map(orderShownBy);
  expect(shown).toEqual(['dmy', 'mdy', undefined, undefined, undefined]);
});
