import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Dialect } from './database.ts';
import type { Tables } from './tables.ts';

export type Value = string | number | null | Uint8Array;
export type Params = Record<string, Value | undefined>;

/**
 * A query with a fixed shape: built and compiled once, prepared once per database, then run with parameters. Pass
 * parameters as `p.name`; any other value is part of the shape.
 */
export interface Query<P extends Params, R> {
  build(db: Kysely<Tables>, p: P, dialect: Dialect): Compilable<R>;
  /** Its compiled forms: the servers of a process share them. */
  readonly compiled: Map<Dialect, CompiledQuery>;
}

export function query<P extends Params, R = unknown>(build: Query<P, R>['build']): Query<P, R> {
  return { build, compiled: new Map() };
}

/** A query that is written in SQL. */
export const statement = <P extends Params, R = unknown>(
  build: (p: P, dialect: Dialect) => RawBuilder<R>,
): Query<P, R> => query((db, p, dialect) => ({ compile: () => build(p, dialect).compile(db) }));

/** A placeholder for a parameter while the query is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export interface CompiledQuery {
  sql: string;
  /** The table that it writes, if any. */
  writes: string | undefined;
  bind(params: Params): Value[];
}

// biome-ignore lint/suspicious/noExplicitAny: placeholders are passed through kysely instead of values of any type.
const placeholders: any = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) });

export function compile<P extends Params, R>(
  db: Kysely<Tables>,
  dialect: Dialect,
  query: Query<P, R>,
): CompiledQuery {
  const known = query.compiled.get(dialect);
  if (known) return known;
  const { sql, parameters } = query.build(db, placeholders, dialect).compile();
  const compiled: CompiledQuery = {
    sql,
    writes: /^\s*(?:insert into|update|delete from)\s+"?(\w+)/.exec(sql)?.[1],
    bind: (params) =>
      parameters.map((parameter) => {
        const value = parameter instanceof Placeholder ? params[parameter.name] : parameter;
        if (value === undefined)
          throw new TypeError(
            `query parameter ${parameter instanceof Placeholder ? parameter.name : ''} is missing`,
          );
        return value as Value;
      }),
  };
  query.compiled.set(dialect, compiled);
  return compiled;
}
