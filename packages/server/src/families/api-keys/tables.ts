import { sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { defineResource } from '../../store/resource.ts';
import type { RecordWork, StateChange } from '../../store/rules.ts';
import { defineChange } from '../../work/family.ts';

/** API keys were revoked. */
export const keysRevoked = defineChange<{ ids: readonly string[] }>('API keys revoked');

async function announceRevoked(
  changes: readonly StateChange<Schemas['ApiKey']>[],
  work: RecordWork,
): Promise<void> {
  const revoked = changes.filter(
    ({ next, previous }) => next.revoked_at !== null && previous?.revoked_at === null,
  );
  if (revoked.length > 0) await work.raise(keysRevoked, { ids: revoked.map(({ next }) => next.id) });
}

export const apiKeys = defineResource('api_keys', 'ApiKey', {
  // Each process notes when a key was used.
  lockRows: true,
  hidden: ['hash', 'lineage'],
  follow: announceRevoked,
  derived: {
    // By the clock of the server, as when a key is checked: a test of a school must not end its keys.
    status: (p) =>
      sql`case when revoked_at is not null then 'revoked' when expires_at <= ${p.serverNow} then 'expired' else 'active' end`,
  },
});
