import type { Transaction } from '../db/database.ts';
import { lockPlace } from '../db/lock-order.ts';
import { postgresCompiler } from '../db/postgres/compiler.ts';
import { compile, type Params, type Query } from '../db/query.ts';
import type { AnyResource } from '../db/resource.ts';

/** The row-level lock that a statement takes, on which other transactions wait. */
interface Effect {
  table: string;
  kind: 'lock' | 'insert';
}

/**
 * Checks that every unit of work locks the rows of tables in the declared order, and that a record that is locked
 * after another is always locked after it: then no two of them deadlock. Returns a function that wraps a transaction.
 */
export function lockCheck(resources: readonly AnyResource[]): (tx: Transaction) => Transaction {
  const compiler = postgresCompiler();
  const effects = new WeakMap<object, Effect | undefined>();
  const parents = parentTables(resources);
  const effectOf = <P extends Params, R>(query: Query<P, R>): Effect | undefined => {
    if (!effects.has(query)) effects.set(query, effectIn(compile(compiler, 'postgres', query).sql));
    return effects.get(query);
  };
  return (tx) => {
    const seen = new Set<string>();
    const rows = new Set<string>();
    let last: string | undefined;
    const note = <P extends Params, R>(query: Query<P, R>, { id }: Params): void => {
      const effect = effectOf(query);
      if (!effect) return;
      const { table, kind } = effect;
      const row = `${table} ${id}`;
      if (kind === 'lock' && !rows.has(row)) {
        const missing = (parents.get(table) ?? []).filter((parent) => !seen.has(parent));
        if (missing.length > 0) throw new Error(`${table} is locked before ${missing.join(' and ')}`);
        if (!parents.has(table)) {
          if (last !== undefined && lockPlace(table) < lockPlace(last))
            throw new Error(`${table} is locked after ${last}`);
          last = table;
        }
      }
      seen.add(table);
      rows.add(row);
    };
    return {
      dialect: tx.dialect,
      async all(query, params) {
        note(query, params);
        const found = await tx.all(query, params);
        const table = effectOf(query)?.table;
        if (table) for (const row of found) rows.add(`${table} ${idOf(row)}`);
        return found;
      },
      first: (query, params) => {
        note(query, params);
        return tx.first(query, params);
      },
      run: (query, params) => {
        note(query, params);
        return tx.run(query, params);
      },
      defer: (query, params) => {
        note(query, params);
        tx.defer(query, params);
      },
      attempt: (work) => tx.attempt(work),
      beforeCommit: (step, item) => tx.beforeCommit(step, item),
      afterCommit: (effect) => tx.afterCommit(effect),
    };
  };
}

const idOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;

/** The tables in which something is locked before the records of some tables. */
function parentTables(resources: readonly AnyResource[]): ReadonlyMap<string, string[]> {
  const tableOf = new Map(resources.map(({ name, table }) => [name, table]));
  return new Map(
    resources.flatMap(({ table, lockFirst = [], references }) => {
      const fields = lockFirst.filter((what) => what !== 'school');
      if (fields.length === 0) return [];
      const targets = fields.flatMap((field) => references.find((one) => one.field === field)?.targets ?? []);
      return [[table, targets.map((name) => String(tableOf.get(name)))] as const];
    }),
  );
}

function effectIn(sql: string): Effect | undefined {
  const [, inserted] = /^insert into "(\w+)"/.exec(sql) ?? [];
  if (inserted) return { table: inserted, kind: 'insert' };
  const [, table] = /\bfrom "(\w+)"/.exec(sql) ?? [];
  return table && /\bfor (update|share|key share)\b/.test(sql) ? { table, kind: 'lock' } : undefined;
}
