import { sql } from 'kysely';
import { defineResource } from '../../store/resource.ts';

// Both end by the clock of the server, as keys do: a test of a school must sign nobody out.
export const settingsLinks = defineResource('settings_links', 'SettingsLink', {
  hidden: ['token_hash', 'key_id'],
  derived: {
    status: (p) =>
      sql`case when used_at is not null then 'used' when revoked_at is not null then 'revoked'
        when expires_at <= ${p.serverNow} then 'expired' else 'pending' end`,
  },
});

export const settingsSessions = defineResource('settings_sessions', 'SettingsSession', {
  // Each process notes when a session was used.
  lockRows: true,
  hidden: ['key_id', 'latest_at'],
  derived: {
    status: (p) =>
      sql`case when ended_at is not null then 'ended' when expires_at <= ${p.serverNow} then 'expired' else 'active' end`,
  },
});
