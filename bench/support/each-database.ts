import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../test/support/postgres.ts';

const dayMs = 86_400_000;

/** A server that only does what is measured. */
export const settings = {
  masterKey: Buffer.alloc(32, 7),
  worker: false,
  checkResponses: false,
  rateLimits: { reads: 0, writes: 0 },
} as const;

/** The day that is a number of days after today. */
export const day = (offset: number): string =>
  new Date(Date.now() + offset * dayMs).toISOString().slice(0, 10);

/** Measures with a new database of each kind, removes them, and ends the process. */
export async function onEachDatabase(measure: (name: string, url: string) => Promise<void>): Promise<never> {
  const dir = mkdtempSync(join(tmpdir(), 'rollbook-bench-'));
  const postgres = await startPostgres();
  try {
    await measure('SQLite', `sqlite:${join(dir, 'bench.db')}`);
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
  process.exit();
}
