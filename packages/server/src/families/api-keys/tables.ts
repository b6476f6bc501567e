import { sql } from 'kysely';
import { defineResource } from '../../store/resource.ts';

export const apiKeys = defineResource('api_keys', 'ApiKey', {
  // Each process notes when a key was used.
  lockRows: true,
  hidden: ['hash', 'lineage'],
  derived: {
    // By the clock of the server, as when a key is checked: a test of a school must not end its keys.
    status: (p) =>
      sql`case when revoked_at is not null then 'revoked' when expires_at <= ${p.serverNow} then 'expired' else 'active' end`,
  },
});
