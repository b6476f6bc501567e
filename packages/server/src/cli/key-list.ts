import { keysOf } from '../app/key-list.ts';
import { iso, systemClock } from '../lib/clock.ts';
import { withExistingDatabase } from './local.ts';
import { print, table } from './output.ts';

export async function listKeys(options: {
  school?: string;
  database?: string;
  json?: boolean;
}): Promise<void> {
  await withExistingDatabase(options, async (db) => {
    const keys = await keysOf(db, iso(systemClock.now()), options.school);
    const rows = keys.map(({ id, school_id, mode, status, hint, last_used_at, name }) => [
      ...[id, school_id, mode, status, hint, last_used_at ?? 'never', name],
    ]);
    const lines = table([['Id', 'School', 'Mode', 'Status', 'Key', 'Last used', 'Name'], ...rows]);
    print({ keys }, options, keys.length > 0 ? lines : ['The database has no API keys.']);
  });
}
