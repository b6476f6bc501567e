import { firstMigration } from '../sql/url.ts';
import { up as createTables } from './0001-schema/index.ts';
import type { Migration } from './define.ts';

/**
 * All migrations by name; each runs once, in the order of the names. One that was released never changes. A new one is
 * the last: a database that has run a later one would reject it.
 */
export const migrations: Record<string, Migration> = {
  [firstMigration]: { up: createTables },
};
