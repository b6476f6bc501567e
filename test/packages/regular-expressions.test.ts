import { expect, it } from 'vitest';
import { errorOf, expressionsOf } from '../../scripts/check-regular-expressions.ts';

it('regular expressions are found with their line, and those that are put together are rejected', () => {
  const { found, errors } = expressionsOf(
    'a.ts',
    'const a = /b+$/gi;\nconst c = new RegExp(d);\nconst e = RegExp(f);',
  );
  expect(found).toEqual([{ place: 'a.ts:1', source: 'b+$', flags: 'gi' }]);
  expect(errors).toEqual([
    'a.ts:2: write a literal, which can be checked',
    'a.ts:3: write a literal, which can be checked',
  ]);
});

it.each([
  [String.raw`\s+$`, '', '2nd degree polynomial'],
  ['<[^>]*>', 'g', '2nd degree polynomial'],
  ['(a+)+$', '', 'exponential'],
])('the expression /%s/%s takes more than linear time', (source, flags, complexity) => {
  const error = errorOf({ place: 'a.ts:1', source, flags });
  expect(error).toContain(`a.ts:1: /${source}/${flags} takes more than linear time (${complexity}`);
});

it('an expression that takes linear time is accepted', () => {
  expect(errorOf({ place: '', source: String.raw`^\d{1,3}(?:\.\d+)*$`, flags: '' })).toBeUndefined();
});
