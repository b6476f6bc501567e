import { readdirSync, type Stats, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Config } from '../app/config.ts';
import { offsets, synchronise } from '../app/open-database.ts';
import { systemClock } from '../lib/clock.ts';
import { messageOf } from '../lib/text.ts';
import { sqlitePath } from '../sql/url.ts';
import { aboutBackup, originOfDatabase } from './about-backup.ts';
import { type Finding, failed, ok, skipped, warning } from './findings.ts';
import { openFiles } from './private-file.ts';

/** Whether the newest backup in a folder is complete, private and not older than a time. */
export function backupsOf(
  { databaseUrl }: Config,
  { backups, newerThan }: { backups?: string; newerThan: string },
): Finding {
  if (backups === undefined) return skipped('Name their folder with --backups.');
  const advice = 'Run rollbook backup or pg_dump from a timer, and read its log.';
  const database = sqlitePath(databaseUrl);
  const isSqlite = database !== undefined;
  const own = isSqlite ? originOfDatabase(database) : undefined;
  try {
    const all = readdirSync(backups)
      .filter((name) => !name.startsWith('.') && !name.endsWith('.partial'))
      .flatMap((name) => {
        const [path, stats] = [
          resolve(backups, name),
          statSync(join(backups, name), { throwIfNoEntry: false }),
        ];
        // Another process deletes old ones meanwhile.
        const about = stats && (isSqlite ? describeBackup(path, stats) : describeCopy(path, stats));
        return about ? [{ path, stats, ...about }] : [];
      })
      .sort((a, b) => b.at.localeCompare(a.at));
    // Several servers can have their backups in one folder.
    const files = all.filter(({ origin = own }) => own === undefined || origin === own);
    const [newest] = files;
    if (!newest) {
      const others = all.length > 0 ? ` of this database; it has ${all.length} of others` : '';
      return failed(`There is no backup in ${resolve(backups)}${others}.`, advice);
    }
    const { path, stats, at, bytes, isUnreadable } = newest;
    if (stats.isFile() && stats.size === 0) return failed(`The newest backup, ${path}, is empty.`, advice);
    if (isUnreadable)
      return failed(`The newest backup, ${path}, is damaged: its beginning cannot be read.`, advice);
    if (bytes !== undefined && stats.size < bytes)
      return failed(`The newest backup, ${path}, is not complete: ${stats.size} of ${bytes} bytes.`, advice);
    if (at < newerThan) return failed(`The newest backup, ${path}, is of ${at}.`, advice);
    if (Date.parse(at) > systemClock.now() + offsets.failedMs)
      return warning(
        `The newest backup, ${path}, is of ${at}, which is in the future: it would seem new for too long.`,
        synchronise,
      );
    return openFiles([path]).length > 0
      ? warning(`Every user of this machine can read the backup ${path}.`, `Run: chmod 600 ${path}`)
      : ok(`${path}, of ${at}. Only restore --drill shows whether it can be restored`);
  } catch (error) {
    return failed(`The folder ${backups} cannot be read: ${messageOf(error)}`);
  }
}

/** When a backup was made, its length if it is complete and says so, and of which database it is if it says that. */
interface About {
  at: string;
  bytes: number | undefined;
  origin?: string | undefined;
  isUnreadable?: true | undefined;
}

const atWriting = ({ mtime }: Stats): About => ({ at: mtime.toISOString(), bytes: undefined });

/** Any file can be a backup of PostgreSQL, because there are many programs for it, but no backup of SQLite is one. */
const describeCopy = (path: string, stats: Stats): About | undefined =>
  stats.isFile() && aboutBackup(path) !== undefined ? undefined : atWriting(stats);

/**
 * What a backup of SQLite says about itself: when it was copied to its folder says nothing about what is in it. Undefined for
 * another file, such as the log of the timer.
 */
function describeBackup(path: string, stats: Stats): About | undefined {
  if (!stats.isFile()) return undefined;
  if (stats.size === 0) return /\.db(\.enc)?$/.test(path) ? atWriting(stats) : undefined;
  const about = aboutBackup(path);
  if (!about) return undefined;
  const [, day, time] = /^rollbook-(\d{4}-\d\d-\d\d)T(\d{6})Z/.exec(basename(path)) ?? [];
  const named = day && time ? `${day}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z` : undefined;
  return { ...about, at: about.madeAt ?? named ?? atWriting(stats).at };
}
