import { publicHead } from '../../audit/heads.ts';
import { Problem } from '../../contract/errors.ts';
import { readState } from '../../store/school-turn.ts';
import type { Handlers } from '../../work/operation.ts';
import { EntryValues, entries } from './entries.ts';
import { exportEntries } from './export.ts';

export const auditLog: Handlers<'audit-log'> = {
  async list({ db, schoolId, query, services, scopes }) {
    const page = await entries.list(db, schoolId, query, services.dataKeys);
    return new EntryValues(services.resources).page(page, scopes);
  },

  async get({ db, schoolId, params, services, scopes }) {
    const entry = await entries.get(db, schoolId, params.audit_entry_id, services.dataKeys);
    return JSON.parse(new EntryValues(services.resources).entry(entry, scopes));
  },

  export: exportEntries,

  async head({ db, schoolId, services }) {
    const { head } = await readState(db, schoolId);
    if (!head || !services.auditHeads.isOurs(head))
      throw new Problem(
        'audit_log_broken',
        'The audit log has no head with a valid signature of this server. `GET /v1/audit-log/verify` reports where it breaks.',
      );
    return publicHead(head);
  },

  async verify({ db, schoolId, query, services }) {
    const first = query.from_sequence ?? 1;
    const range = { first, last: query.to_sequence };
    const { checked, broken, lastHash, head } = await services.auditVerifications.verify(db, schoolId, range);
    return {
      object: 'audit_verification',
      valid: broken === undefined,
      checked,
      first_sequence: checked > 0 ? first : null,
      last_sequence: checked > 0 ? first + checked - 1 : null,
      broken_sequence: broken?.sequence ?? null,
      broken_reason: broken?.reason ?? null,
      last_hash: lastHash,
      head_sequence: head?.sequence ?? null,
    };
  },
};
