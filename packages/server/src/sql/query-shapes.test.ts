import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onBothDatabases, openPostgres, type TestDatabase } from '../../../../test/support/databases.ts';
import { connect } from './connect.ts';
import type { Database } from './database.ts';
import { defaultLimits } from './limits.ts';
import { mostNames } from './postgres/statements.ts';
import { mostShapes, type Query, QueryShapes, query } from './query.ts';

type NoParams = Record<never, never>;

/** A unique query. */
const numbered = (number: number): Query<NoParams, { number: number }> =>
  query((db) => db.selectNoFrom(sql.lit(number).as('number')));

async function connected(open: () => Promise<TestDatabase>): Promise<Database> {
  const testDatabase = await open();
  const fail = (error: Error) => {
    throw error;
  };
  const database = await connect(testDatabase.url, {
    limits: { ...defaultLimits, connections: 2 },
    onError: fail,
  });
  onTestFinished(async () => {
    await database.close();
    await testDatabase[Symbol.asyncDispose]();
  });
  return database;
}

describe('QueryShapes', () => {
  it('keeps the shapes that were used last, and builds each once while it does', () => {
    const shapes = new QueryShapes<string>();
    const built: string[] = [];
    const use = (shape: string) =>
      shapes.of(shape, () => {
        built.push(shape);
        return shape;
      });
    for (let number = 0; number < 10 * mostShapes; number++) {
      use(`shape ${number}`);
      use('hot');
      expect(shapes.size).toBeLessThanOrEqual(mostShapes);
    }
    expect(built.filter((shape) => shape === 'hot')).toHaveLength(1);
    expect(built).toHaveLength(10 * mostShapes + 1);
    use('shape 0');
    expect(built.at(-1)).toBe('shape 0');
  });
});

onBothDatabases('a database', (open) => {
  it('keeps nothing of a query that nobody else keeps', async () => {
    const database = await connected(open);
    const run = async () => {
      const queries = Array.from({ length: 100 }, (_, number) => numbered(number));
      for (const [number, each] of queries.entries())
        expect(await database.first(each, {})).toEqual({ number });
      return queries.map((each) => new WeakRef(each));
    };
    const references = await run();
    await new Promise(setImmediate);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    const kept = references.filter((reference) => reference.deref() !== undefined);
    // The last one may still be referenced by the code that ran it.
    expect(kept.length).toBeLessThan(3);
  });
});

it('PostgreSQL prepares queries that are used often, and so many of them only', async () => {
  const database = await connected(openPostgres);
  const prepared = query<NoParams, { count: number }>((db) =>
    db.selectNoFrom(sql<number>`(select count(*)::integer from pg_prepared_statements)`.as('count')),
  );
  const count = async () => (await database.first(prepared, {}))?.count;
  for (let number = 0; number < 50; number++) await database.first(numbered(number), {});
  expect(await count()).toBe(0);
  for (let number = 0; number < mostNames + 50; number++) {
    const hot = numbered(number);
    for (let use = 0; use < 6; use++) await database.first(hot, {});
  }
  expect(await count()).toBe(mostNames);
  const again = numbered(7);
  for (let use = 0; use < 6; use++) expect(await database.first(again, {})).toEqual({ number: 7 });
  expect(await count()).toBe(mostNames);
});
