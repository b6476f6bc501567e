import { expectTypeOf, test } from 'vitest';
import { learners } from '../families/learners/learners.ts';
import type { AllHandlers, Context, Handlers } from './operation.ts';

test('a handler that is missing is an error that names it', () => {
  const { restore: _restore, ...others } = learners;
  // @ts-expect-error Property 'restore' is missing
  const incomplete: Handlers<'learners'> = others;
  expectTypeOf(incomplete).toEqualTypeOf<Handlers<'learners'>>();
});

test('a resource without handlers is an error that names it', () => {
  expectTypeOf<Omit<AllHandlers, 'learners'>>().not.toExtend<AllHandlers>();
});

test('a handler that reads has no handle to write with', () => {
  expectTypeOf<Context<'learners.get'>['db']>().not.toHaveProperty('run');
  expectTypeOf<Context<'learners.create'>['db']>().toHaveProperty('run');
});
