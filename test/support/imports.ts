import type { Import, ImportRow, Rollbook } from '@rollbook/sdk';
import type { RollbookServer } from '@rollbook/server';
import { expect } from 'vitest';

export type NewImport = Parameters<Rollbook['imports']['create']>[0];

/** Sends an import and waits until it is done. */
export async function importInto(
  server: RollbookServer,
  client: Rollbook,
  body: NewImport,
  options: Parameters<Rollbook['imports']['create']>[1] = {},
): Promise<Import> {
  const { id, status } = await client.imports.create(body, options);
  expect(status).toBe('queued');
  await server.drainJobs();
  return client.imports.get(id);
}

export const rowsOf = (client: Rollbook, id: string, result?: ImportRow['result']): Promise<ImportRow[]> =>
  Array.fromAsync(client.imports.rows(id, { limit: 100, ...(result ? { result } : {}) }));

export const learners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    external_id: String(index),
    name: `Learner ${index}`,
    admission_number: `A${index}`,
  }));
