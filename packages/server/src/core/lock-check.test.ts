import { describe, expect, it } from 'vitest';
import type { Transaction } from '../db/database.ts';
import { lockPlace } from '../db/lock-order.ts';
import { query } from '../db/query.ts';
import { resources } from '../families/index.ts';
import { lockCheck } from './lock-check.ts';

const found: Record<string, string>[] = [];

/** A transaction in which nothing is, but the rows in `found`. */
const empty: Transaction = {
  dialect: 'postgres',
  // Whatever is looked for is what is there.
  all: async () => found as never,
  first: async () => undefined,
  run: async () => 1,
  defer: () => {},
  attempt: (work) => work(),
  beforeCommit: () => {},
  afterCommit: () => {},
};

type Table = 'classes' | 'enrollments' | 'learners' | 'terms';

const lock = (table: Table, strength: 'forUpdate' | 'forKeyShare' = 'forUpdate') =>
  query<{ id: string }, { id: string }>((db, p) =>
    db.selectFrom(table).select('id').where('id', '=', p.id)[strength](),
  );

/** Locks rows one after the other. */
async function lockAll(...rows: [Table, string][]): Promise<void> {
  const tx = lockCheck(resources)(empty);
  for (const [table, id] of rows) await tx.first(lock(table), { id });
}

describe('a transaction under test', () => {
  it('locks records in the declared order', async () => {
    await lockAll(['learners', 'a'], ['learners', 'b'], ['classes', 'c'], ['terms', 't']);
    await expect(lockAll(['classes', 'c'], ['learners', 'a'])).rejects.toThrow(
      'learners is locked after classes',
    );
    const tx = lockCheck(resources)(empty);
    await tx.first(lock('terms', 'forKeyShare'), { id: 't' });
    await expect(async () => tx.first(lock('classes', 'forKeyShare'), { id: 'c' })).rejects.toThrow(
      'classes is locked after terms',
    );
  });

  it('may lock again what it has locked, and what it has made or found locked', async () => {
    await lockAll(['learners', 'a'], ['classes', 'c'], ['learners', 'a']);
    const tx = lockCheck(resources)(empty);
    found.push({ id: 'a' });
    await tx.all(lock('learners'), { id: 'of a class' });
    await tx.first(lock('classes'), { id: 'c' });
    await tx.first(lock('learners'), { id: 'a' });
    const insert = query<{ id: string }>((db, p) => db.insertInto('learners').values({ id: p.id } as never));
    await tx.run(insert, { id: 'b' });
    await tx.first(lock('learners'), { id: 'b' });
    await expect(async () => tx.first(lock('learners'), { id: 'd' })).rejects.toThrow();
  });

  it('locks a record that belongs to another after that one', async () => {
    await lockAll(['learners', 'a'], ['classes', 'c'], ['enrollments', 'e']);
    await expect(lockAll(['enrollments', 'e'])).rejects.toThrow('enrollments is locked before learners');
  });
});

describe('the order of locks', () => {
  it('has a place for everything that is locked because something refers to it', () => {
    const tables = new Map(resources.map(({ name, table }) => [name, table]));
    const held = resources.flatMap(({ references }) =>
      references.flatMap(({ archived, targets }) => (archived === 'keep' ? [] : targets)),
    );
    for (const name of held)
      expect(lockPlace(tables.get(name) ?? ''), name).toBeGreaterThan(lockPlace('no such table'));
  });
});
