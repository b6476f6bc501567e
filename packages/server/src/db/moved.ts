import { UsageError } from '../contract/errors.ts';
import type { Database, Transaction } from './database.ts';
import { query } from './query.ts';

/** The entry of `instance` with the database to which `rollbook copy` copied this one. */
export const moveName = 'moved_to';

export interface Move {
  /** The name of the other database, without user and password. */
  to: string;
  /** Whether the copy is known to be complete; otherwise it is under way or was interrupted. */
  isComplete: boolean;
}

const find = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', moveName),
);
const keep = query<{ value: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: moveName, value: p.value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: p.value })),
);
const remove = query((db) => db.deleteFrom('instance').where('name', '=', moveName));

export async function findMove(db: Database): Promise<Move | undefined> {
  if (!(await db.hasTable('instance'))) return undefined;
  const kept = await db.first(find, {});
  // Only this file writes it.
  return kept && (JSON.parse(kept.value) as Move);
}

/** Stores where the database is copied to; nothing, if it is not copied. */
export async function keepMove(tx: Transaction, move: Move | undefined): Promise<void> {
  if (move) await tx.run(keep, { value: JSON.stringify(move) });
  else await tx.run(remove, {});
}

/** Rejects a database that was copied to another one: what is written to it would be missing there. */
export async function refuseMoved(db: Database, name: string): Promise<void> {
  const move = await findMove(db);
  if (move) throw movedError(name, move);
}

export function movedError(name: string, { to, isComplete }: Move): UsageError {
  const back = 'To use the SQLite database again, instead of the copy, run rollbook copy --undo.';
  return new UsageError(
    isComplete
      ? `The database ${name} was copied to ${to} and is no longer used, because records would be changed in both. Start the server with DATABASE_URL=${to} (and its user and password). ${back}`
      : `A copy of the database ${name} to ${to} was started but did not finish. To complete it, run rollbook copy with that database again. ${back}`,
  );
}
