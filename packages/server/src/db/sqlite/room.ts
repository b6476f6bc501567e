import Sqlite from 'better-sqlite3';
import { Locked } from '../database.ts';
import { isBusy } from './lock.ts';

// A change with its audit entry, event, delivery and stored response writes up to 25 pages of 4 KiB.
const roomBytes = 131_072;

/**
 * Fails if the disk has no room for a change of ordinary size. The change is written to the WAL file and rolled back,
 * so the next one overwrites it.
 */
export function checkRoom(path: string): void {
  const connection = new Sqlite(path, { timeout: 0 });
  try {
    // With the cache of the other connections the change would stay in memory.
    connection.pragma('cache_size = 0');
    connection.exec('BEGIN IMMEDIATE');
    connection.prepare('insert into instance (name, value) values (?, ?)').run('room', 'x'.repeat(roomBytes));
    connection.exec('ROLLBACK');
  } catch (error) {
    throw isBusy(error) ? new Locked(error) : error;
  } finally {
    connection.close();
  }
}
