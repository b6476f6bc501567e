import { expect, test } from 'vitest';
import { refersOnlyToNewRecords } from './requests.ts';

const known = new Map([
  ['classes', new Set(['c1'])],
  ['grade_levels', new Set(['9'])],
] as const);
const fields = {
  external_id: 'x',
  class_external_id: 'c1',
  learner_external_id: 'l1',
  grade_level_external_ids: ['8', '9'],
};
const rejected = (...pointers: string[]) => ({
  code: 'unknown_reference',
  errors: pointers.map((pointer) => ({ pointer, code: 'unknown_reference', detail: '' })),
});

test('a row that only refers to what the run would create is not rejected by a dry run', () => {
  const isUnborn = (...pointers: string[]) =>
    refersOnlyToNewRecords(rejected(...pointers), { fields }, known);
  expect(isUnborn('/class_external_id')).toBe(true);
  expect(isUnborn('/grade_level_external_ids/1')).toBe(true);
  expect(isUnborn('/grade_level_external_ids/0')).toBe(false);
  expect(isUnborn('/class_external_id', '/learner_external_id')).toBe(false);
  expect(isUnborn('/room_id')).toBe(false);
  expect(isUnborn()).toBe(false);
  expect(
    refersOnlyToNewRecords(
      { ...rejected('/class_external_id'), code: 'validation_failed' },
      { fields },
      known,
    ),
  ).toBe(false);
});
