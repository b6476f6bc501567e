import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Dialect } from './database.ts';
import type { Tables } from './tables.ts';

export type Value = string | number | null | Uint8Array;
export type Params = Record<string, Value | undefined>;

/**
 * A query with a fixed shape: built, compiled and prepared once per database, then run with parameters. Pass
 * parameters as `p.name`; any other value is part of the shape.
 */
export interface Query<P extends Params, R> {
  build(db: Kysely<Tables>, p: P, dialect: Dialect): Compilable<R>;
}

export function query<P extends Params, R = unknown>(build: Query<P, R>['build']): Query<P, R> {
  return { build };
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
  { build }: Query<P, R>,
): CompiledQuery {
  const { sql, parameters } = build(db, placeholders, dialect).compile();
  return {
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
}
