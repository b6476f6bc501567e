import type { Command } from 'commander';
import { UsageError } from '../contract/errors.ts';
import { keyUsers } from '../crypto/key-use.ts';
import { iso, systemClock } from '../lib/clock.ts';
import { copyToPostgres, findMove, isCopyOf, keepMove, type Move, movedError } from '../schema/copy.ts';
import { migrate } from '../schema/migrate.ts';
import { connect } from '../sql/connect.ts';
import { type Database, OutcomeUnknown, type Reader } from '../sql/database.ts';
import type { DatabaseLimits } from '../sql/limits.ts';
import { databaseName, isPostgresUrl, sqlitePath } from '../sql/url.ts';
import { existingConfig, localConfig, withExistingDatabase } from './local.ts';
import { inPlace, notifyError, print } from './output.ts';

interface CopyOptions {
  undo?: boolean;
  database?: string;
  json?: boolean;
}

const help = `
To move from SQLite to PostgreSQL:
  1. Create an empty database, and stop the server.
  2. Run this command. If it fails, nothing was copied: run it again.
  3. Start the server with DATABASE_URL=postgres://… and with the first line of
     the key file in ROLLBOOK_MASTER_KEY.

From then on, servers and commands that write refuse the SQLite database, because
both would send the same deliveries and messages. To use it again instead of the
copy: rollbook copy --undo postgres://…, which also lets servers refuse the copy.
Without the URL, make sure that no server is started on it.`;

export function addCopy(program: Command): void {
  program
    .command('copy [url]')
    .description('Copy a SQLite database to an empty PostgreSQL database. Stop the server first.')
    .option('--undo', 'use the SQLite database again, instead of the copy')
    .option('--database <url>', 'URL of the SQLite database (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action(copy);
}

async function copy(url: string | undefined, options: CopyOptions): Promise<void> {
  const { databaseUrl, databaseLimits: limits } = localConfig(options);
  if (sqlitePath(databaseUrl) === undefined)
    throw new UsageError('Only a SQLite database can be copied. Copy a PostgreSQL database with pg_dump.');
  if (options.undo) return undo(url, options);
  if (url === undefined || !isPostgresUrl(url))
    throw new UsageError(
      'The argument must be postgres://user:password@host:port/name. To copy to a file, use rollbook backup.',
    );
  await withExistingDatabase(options, async (from, keys) => {
    const [source, target] = [databaseName(databaseUrl), databaseName(url)];
    const interrupted = await findMove(from);
    if (interrupted && (interrupted.isComplete || interrupted.to !== target))
      throw movedError(source, interrupted);
    if (!keys)
      throw new UsageError(
        'The master key is needed, so that the copy can be used. Set ROLLBOOK_MASTER_KEY, or put the key file next to the database.',
      );
    await refuseRunning(from);
    const to = await connect(url, {
      limits,
      onError: notifyError,
    });
    try {
      await migrate(to, keys);
      const tables = await moveTo(to, target, from, interrupted);
      if (tables) await to.analyze();
      const total = Object.values(tables ?? {}).reduce((sum, rows) => sum + rows, 0);
      print({ from: source, to: target, rows: total, tables: tables ?? {} }, options, [
        tables
          ? `Copied ${total} rows from ${source} to ${target}.`
          : `${source} was copied before to ${target}.`,
        'Start the server with this DATABASE_URL and the same master key in ROLLBOOK_MASTER_KEY. The SQLite database is no longer used.',
      ]);
    } finally {
      await to.close();
    }
  });
}

/**
 * Copies the database, and marks it as moved: first as a copy that is under way, so that none of the states in which
 * the command can be interrupted has two databases that are used. Returns the rows of each table; undefined if an
 * interrupted copy was complete.
 */
async function moveTo(
  to: Database,
  target: string,
  from: Database,
  interrupted: Move | undefined,
): Promise<Record<string, number> | undefined> {
  const at = interrupted?.at ?? iso(systemClock.now());
  await from.transact(async (tx) => {
    // From here on, no server starts either.
    await refuseRunning(tx);
    await keepMove(tx, { to: target, isComplete: false, at });
  });
  try {
    return await from.transact(async (tx) => {
      const isThere = interrupted !== undefined && (await isCopyOf(tx, to));
      const tables = isThere ? undefined : await copyToPostgres(tx, to, showRows);
      await keepMove(tx, { to: target, isComplete: true, at });
      return tables;
    });
  } catch (error) {
    // The copy may be complete if its commit has no known outcome.
    if (!(error instanceof OutcomeUnknown)) await from.transact((tx) => keepMove(tx, interrupted));
    throw error;
  } finally {
    inPlace('\n');
  }
}

const showRows = (rows: number): void => inPlace(`\r${rows} rows`);

/** Makes the database usable again, also if its schema is of an earlier version, and its copy unusable. */
async function undo(copy: string | undefined, options: CopyOptions): Promise<void> {
  const { databaseUrl, databaseLimits: limits } = existingConfig(options);
  const db = await connect(databaseUrl, { limits, onError: notifyError });
  const name = databaseName(databaseUrl);
  try {
    const move = await findMove(db);
    if (move && copy !== undefined) await abandon(copy, name, move, limits);
    if (move) await db.transact((tx) => keepMove(tx, undefined));
    const lines = move
      ? [
          `${name} can be used again, as it was at ${move.at}, when it was copied.`,
          `What was changed in ${move.to} since then is only there. Deliveries and messages that waited then are sent again, API keys that were revoked since are valid again, and people who were erased since are back.`,
          copy === undefined
            ? `Start no server on ${move.to}: it would send the same deliveries and messages.`
            : `Servers refuse ${move.to}.`,
        ]
      : [`${name} was not copied: there is nothing to undo.`];
    print({ database: name, undone: move?.to ?? null, copied_at: move?.at ?? null }, options, lines);
  } finally {
    await db.close();
  }
}

/** Lets no server use the copy of a database any longer. */
async function abandon(url: string, name: string, { to }: Move, limits: DatabaseLimits): Promise<void> {
  if (databaseName(url) !== to)
    throw new UsageError(`${name} was copied to ${to}, and not to ${databaseName(url)}.`);
  const copy = await connect(url, { limits, onError: notifyError });
  try {
    // An interrupted copy can have left it empty.
    if (!(await copy.hasTable('instance'))) return;
    await copy.transact(async (tx) => {
      await refuseRunning(tx);
      await keepMove(tx, { to: name, isComplete: true, isUndone: true, at: iso(systemClock.now()) });
    });
  } finally {
    await copy.close();
  }
}

async function refuseRunning(db: Reader): Promise<void> {
  const running = await keyUsers(db, systemClock);
  if (running.length === 0) return;
  throw new UsageError(
    `A server uses the database (${running.map(({ process_id: id }) => id).join(', ')}). Stop it first. A process that was killed no longer counts after 3 minutes.`,
  );
}
