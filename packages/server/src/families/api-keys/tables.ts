import { sql } from 'kysely';
import { defineResource } from '../../db/resource.ts';

export const apiKeys = defineResource('api_keys', 'ApiKey', {
  // Each process notes when a key was used.
  lockRows: true,
  hidden: ['hash'],
  derived: {
    status: (p) =>
      sql`case when revoked_at is not null then 'revoked' when expires_at <= ${p.now} then 'expired' else 'active' end`,
  },
});
