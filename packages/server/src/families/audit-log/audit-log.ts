import { type RawBuilder, sql } from 'kysely';
import { publicHead } from '../../audit/heads.ts';
import { entryContext, type PersonalPart } from '../../audit/trail.ts';
import { Problem } from '../../contract/errors.ts';
import type { Handlers } from '../../core/operation.ts';
import { Log } from '../../db/log.ts';
import { jsonObject } from '../../db/projection.ts';
import type { Params } from '../../db/query.ts';
import { readState } from '../../db/school-turn.ts';
import { numbered, resource } from './tables.ts';

const entries = new Log('audit_log', 'AuditEntry', {
  prefix: 'aud',
  order: 'sequence',
  derived: {
    actor: (_p, dialect) =>
      jsonObject(
        { type: sql.ref('actor_type'), id: sql.ref('actor_id'), name: sql.ref('actor_name') },
        dialect,
      ),
    resource,
    stored: (_p, dialect) => {
      const parts = jsonObject(
        {
          key: sql.ref('subject_key'),
          encrypted: sql.ref('encrypted'),
          changes: sql.ref('changes'),
          reason: sql.ref('reason'),
        },
        dialect,
      );
      const present = sql`case when encrypted is not null then ${parts} end`;
      return dialect === 'sqlite' ? sql`json(${present})` : present;
    },
  },
  only: numbered,
  whole: (row, keys) => {
    const part = readable(() => keys.decrypt(row, entryContext(row.id)));
    if (part === undefined) return row.json;
    const entry = JSON.parse(row.json);
    const { changes, reason } = JSON.parse(part) as PersonalPart;
    return JSON.stringify({ ...entry, changes: { ...entry.changes, ...changes }, reason });
  },
  index: (filters) => {
    const column = indexed.find((one) => filters.includes(one));
    return column ? `audit_log_by_${column.replace('resource_id', 'resource')}` : 'audit_log_by_sequence';
  },
  filters: {
    // The expression is in no index, so the rows are read in the order of their numbers, from the bound.
    from: (select, p) =>
      select
        .where(sql`occurred_at || ''`, '>=', p.from as string)
        .where(sql.ref('sequence'), '>=', bound('min', p, sql`>= ${p.from}`)),
    to: (select, p) =>
      select
        .where(sql`occurred_at || ''`, '<', p.to as string)
        .where(sql.ref('sequence'), '<=', bound('max', p, sql`< ${p.to}`)),
  },
});

/** The columns with an index, those with the fewest entries for each value first. */
const indexed = ['request_id', 'resource_id', 'actor_id', 'action', 'resource_type'];

/**
 * Numbers follow the order of commits, so they are only almost in the order of times: an entry can be overtaken by those
 * of transactions that began later. So many entries next to the beginning or the end of a range of times are searched for
 * its first or last number, which none of the others has passed.
 */
const mostOvertaken = 10_000;

/** The first or last number among the entries in a range of times; null if there are none. */
function bound(which: 'min' | 'max', p: Params, when: RawBuilder<unknown>): RawBuilder<number> {
  const order = sql.raw(which === 'min' ? 'asc' : 'desc');
  return sql`(select ${sql.raw(which)}(near.sequence) from (
    select sequence from audit_log where school_id = ${p.school} and occurred_at ${when}
    order by occurred_at ${order}, sequence ${order} limit ${sql.lit(mostOvertaken)}) as near)`;
}

/** Undefined if somebody changed what is encrypted: the list still works, and a verification shows where. */
function readable(decrypt: () => string | undefined): string | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}

export const auditLog: Handlers<'audit-log'> = {
  async list({ db, schoolId, query, services }) {
    return entries.list(db, schoolId, query, services.dataKeys);
  },

  async get({ db, schoolId, params, services }) {
    return JSON.parse(await entries.get(db, schoolId, params.audit_entry_id, services.dataKeys));
  },

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
