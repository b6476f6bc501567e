import { expect, test } from 'vitest';
import { Header } from '../files/header.ts';
import { Line } from '../report/line.ts';
import { clip } from '../source/cells.ts';
import { Grades } from './grades.ts';
import { uniqueNames } from './person-fields.ts';

const line = () => new Line(new Header('users.csv', ['title']), 2, ['x']);
const named = (id: string, name: string, code: string | null) => ({ id, name, code, line: line() });
const names = (items: ReturnType<typeof named>[]) => [...uniqueNames(items, ['title'], 64).values()];

test('names that are alike all get their code, or their id where the codes are alike too', () => {
  expect(names([named('1', 'Art', 'A'), named('2', 'art', 'B'), named('3', 'Drama', 'A')])).toEqual([
    'Art (A)',
    'art (B)',
    'Drama',
  ]);
  expect(names([named('1', 'Art', 'A'), named('2', 'Art', 'A')])).toEqual(['Art (1)', 'Art (2)']);
});

test('names keep to their length and stay distinct', () => {
  const long = 'x'.repeat(70);
  const made = names(['0'.repeat(40), '1'.repeat(40)].map((id) => named(id, long, null)));
  expect(new Set(made).size).toBe(2);
  expect(made.every((name) => name.length === 64)).toBe(true);
});

test('a text is cut between letters, never inside of one', () => {
  expect(clip('abc👩‍🏫', 5)).toBe('abc');
  expect(clip('abce\u0301', 4)).toBe('abc');
  expect(clip('abc', 3)).toBe('abc');
});

test('grade levels are the same in any spelling, and in the order of their numbers', () => {
  const grades = new Grades();
  for (const label of ['ps1', '10', 'PS1', 'KG', '09', '9', 'Grade R', 'Grade 2', 'Ungraded'])
    grades.use(label, line());
  expect(grades.rows().map(({ fields }) => [fields.label, fields.order])).toEqual([
    ['KG', 0],
    ['Grade R', 0],
    ['Grade 2', 2],
    ['09', 9],
    ['10', 10],
    ['PS1', 101],
    ['Ungraded', 900],
  ]);
});

test('the most common grade is the lowest of those that are as common', () => {
  const grades = new Grades();
  expect(grades.mostCommon(['10', '9', '9', '10', '11'])).toBe('9');
  expect(grades.mostCommon([])).toBeUndefined();
});
