import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { iso, systemClock } from '../lib/clock.ts';
import { messageOf, visible } from '../lib/text.ts';
import { DiskFull } from '../sql/sqlite/backup.ts';
import { aboutBackup } from './about-backup.ts';
import { withInterrupts } from './interrupts.ts';
import { exitCodes, notify, print } from './output.ts';

interface Series {
  folder: string;
  extension: 'db' | 'db.enc';
  everyMs: number;
  /** How many of the newest stay. */
  keep: number;
  /** The newest of each of so many days stays too. */
  keepDaily: number;
  isJson: boolean;
  /** Makes and verifies a backup. */
  backUp: (file: string) => Promise<unknown>;
}

const longestRetryMs = 300_000;
const made = /^rollbook-((\d{4}-\d\d-\d\d)T\d{6}Z)(?:-(\d+))?\.db(\.enc)?$/;

/** Makes backups until the process is asked to stop. */
export async function keepBackingUp(series: Series): Promise<void> {
  let failed = false;
  await withInterrupts(async (signal) => {
    while (!signal.aborted) {
      failed = !(await attempt(series));
      const pauseMs = failed ? Math.min(series.everyMs, longestRetryMs) : series.everyMs;
      // A signal that came during the backup is handled now.
      await delay(pauseMs, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
  });
  if (failed) process.exitCode = exitCodes.failed;
}

async function attempt(series: Series): Promise<boolean> {
  let file: string;
  let bytes: number;
  try {
    file = join(series.folder, nameIn(series));
    await series.backUp(file);
    bytes = statSync(file).size;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const advice = error instanceof DiskFull ? '. Make room; no old backup is deleted for it.' : '';
    notify(`rollbook: No backup was made at ${iso(systemClock.now())}: ${visible(message + advice)}`);
    return false;
  }
  const deleted = prune(series, file);
  print({ at: iso(systemClock.now()), file, bytes, deleted }, { json: series.isJson }, [
    `Wrote ${file}: ${(bytes / 1e6).toFixed(1)} MB, verified.${deleted.length > 0 ? ` Deleted ${deleted.length} older.` : ''}`,
  ]);
  return true;
}

function nameIn({ folder, extension }: Series): string {
  const stem = `rollbook-${iso(systemClock.now()).slice(0, 19).replaceAll(':', '')}Z`;
  for (let count = 1; ; count++) {
    const name = `${stem}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (!existsSync(join(folder, name))) return name;
  }
}

/** Deletes backups of the same database that need not stay. Returns the names. */
function prune(series: Series, newest: string): string[] {
  const deleted: string[] = [];
  try {
    for (const name of surplus(series, newest)) {
      rmSync(join(series.folder, name), { force: true });
      deleted.push(name);
    }
  } catch (error) {
    notify(`rollbook: Older backups could not be deleted: ${visible(messageOf(error))}`);
  }
  return deleted;
}

/** The backups of the same database that need not stay; never the one that was just made. */
function surplus({ folder, keep, keepDaily }: Series, newest: string): string[] {
  if (keep === Number.POSITIVE_INFINITY) return [];
  // Other databases can be backed up to the same folder.
  const origin = aboutBackup(newest)?.origin;
  // A copy of a folder has the times at which it was copied: names say when the backups were made.
  const names = readdirSync(folder)
    .flatMap((name) => {
      const [, at = '', day = '', count = 1] = made.exec(name) ?? [];
      return day ? [{ name, at, day, count: Number(count) }] : [];
    })
    .filter(({ name }) => aboutBackup(join(folder, name))?.origin === origin)
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.count - a.count);
  const days = new Map<string, string>();
  for (const { name, day } of names) if (!days.has(day) && days.size < keepDaily) days.set(day, name);
  const kept = new Set([...names.slice(0, keep).map(({ name }) => name), ...days.values()]);
  return names.map(({ name }) => name).filter((name) => !kept.has(name) && join(folder, name) !== newest);
}
