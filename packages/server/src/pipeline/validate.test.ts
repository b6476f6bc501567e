import { expect, it } from 'vitest';
import { Problem } from '../contract/errors.ts';
import { type OperationId, type Schema, schemaOf } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { Validators } from './validate.ts';

const validators = new Validators();

/** What hardly any field takes. */
const wrong = [
  ...[null, true, -1, 1.5, 1e308, '', ' ', '\0', '\ud800', 'A'.repeat(70_000), '2026-02-30'],
  ...[[], ['a', 'a'], [null], [{}, {}], ['\0', '\0'], Array(600).fill('a')],
  ...[{}, { a: 1 }, { a: '\0' }, { '': 'x' }, { '\0': 1, '\ud800': 2 }],
];

/** Values with something wrong at each place of a schema, some levels deep. */
function* mistakesIn(schema: Schema, depth = 0): Generator<unknown> {
  yield* wrong;
  if (depth > 1) return;
  for (const alternative of schema.anyOf ?? []) yield* mistakesIn(alternative, depth + 1);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    for (const value of mistakesIn(property, depth + 1)) yield { [name]: value };
  if (schema.items) for (const value of mistakesIn(schema.items, depth + 1)) yield [value];
}

function refused(validate: () => unknown): string[] {
  try {
    validate();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.extras.errors?.map(({ pointer }) => pointer) ?? [];
  }
  return [];
}

it('names a mistake in a body once, whatever it is and wherever', () => {
  let named = 0;
  for (const [id, { body }] of Object.entries(operations)) {
    if (body === null) continue;
    for (const value of mistakesIn(schemaOf(body))) {
      // The operations are those of the document.
      const pointers = refused(() => validators.body(id as OperationId, structuredClone(value)));
      named += pointers.length;
      if (new Set(pointers).size < pointers.length)
        expect(pointers, `${id} ${JSON.stringify(value)}`).toEqual([]);
    }
  }
  expect(named).toBeGreaterThan(10_000);
});

it('names a mistake in a query once', () => {
  for (const [id] of Object.entries(operations)) {
    const search = 'x=1&x=2&limit=0&limit=1&limit=2&starts_on=&starts_on=x';
    const pointers = refused(() => validators.query(id as OperationId, search));
    expect(pointers, id).toEqual([...new Set(pointers)]);
  }
});

it('names the limit of a field rather than that of all numbers', () => {
  const validate = () => validators.body('terms.update', { number: 1e308 });
  const errors = [{ pointer: '/number', code: 'too_big', detail: 'must be at most 6' }];
  expect(validate).toThrow(expect.objectContaining({ extras: expect.objectContaining({ errors }) }));
});
