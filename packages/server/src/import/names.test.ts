import { expect, test } from 'vitest';
import { Grades } from './build-grades.ts';
import { distinct } from './names.ts';

const at = { file: 'users.csv', line: 2 };

test('names that are alike all get their code, or their id where the codes are alike too', () => {
  const named = (id: string, name: string, code: string | null) => ({ id, name, code });
  expect([
    ...distinct([named('1', 'Art', 'A'), named('2', 'art', 'B'), named('3', 'Drama', 'A')], 64).values(),
  ]).toEqual(['Art (A)', 'art (B)', 'Drama']);
  expect([...distinct([named('1', 'Art', 'A'), named('2', 'Art', 'A')], 64).values()]).toEqual([
    'Art (1)',
    'Art (2)',
  ]);
});

test('names keep to their length and stay distinct', () => {
  const long = 'x'.repeat(70);
  const ids = ['0'.repeat(40), '1'.repeat(40)];
  const names = [
    ...distinct(
      ids.map((id) => ({ id, name: long, code: null })),
      64,
    ).values(),
  ];
  expect(new Set(names).size).toBe(2);
  expect(names.every((name) => name.length === 64)).toBe(true);
});

test('grade levels are the same in any spelling, and in the order of their numbers', () => {
  const grades = new Grades();
  for (const label of ['ps1', '10', 'PS1', 'KG', '09', '9', 'Grade R', 'Grade 2', 'Ungraded'])
    grades.use(label, at);
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
