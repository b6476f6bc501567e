import { sql } from 'kysely';
import { Log } from '../../db/log.ts';
import { jsonObject } from '../../db/projection.ts';
import type { Handlers } from '../../operation.ts';
import { numbered, resource } from './tables.ts';

const entries = new Log('audit_log', 'AuditEntry', {
  prefix: 'aud',
  derived: {
    actor: (_p, dialect) =>
      jsonObject(
        { type: sql.ref('actor_type'), id: sql.ref('actor_id'), name: sql.ref('actor_name') },
        dialect,
      ),
    resource,
  },
  only: numbered,
  filters: {
    from: (select, p) => select.where(sql.ref('occurred_at'), '>=', p.from as string),
    to: (select, p) => select.where(sql.ref('occurred_at'), '<', p.to as string),
  },
});

export const auditLog: Handlers<'audit-log'> = {
  async list({ db, schoolId, query, services }) {
    await services.auditSettled();
    return entries.list(db, schoolId, query);
  },

  async get({ db, schoolId, params, services }) {
    await services.auditSettled();
    return JSON.parse(await entries.get(db, schoolId, params.audit_entry_id));
  },

  async verify({ db, schoolId, query, services }) {
    await services.auditSettled();
    const from = query.from ?? 1;
    const { checked, broken, lastHash } = await services.audit.verify(db, schoolId, from, query.to);
    return {
      object: 'audit_verification',
      valid: broken === null,
      checked,
      first_sequence: checked > 0 ? from : null,
      last_sequence: checked > 0 ? from + checked - 1 : null,
      broken_sequence: broken,
      last_hash: lastHash,
    };
  },
};
