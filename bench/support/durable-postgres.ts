import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPostgres, startPostgres } from '../../test/support/postgres.ts';

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };

/**
 * A PostgreSQL whose commits wait for the disk, as they do where data is kept: in the temporary directory, and not in
 * memory, where the tests have theirs.
 */
export async function startDurablePostgres(
  flags: Record<string, string | number> = {},
): Promise<OwnPostgres & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-bench-postgres-'));
  return startPostgres({ ...durable, ...flags }, folder);
}
