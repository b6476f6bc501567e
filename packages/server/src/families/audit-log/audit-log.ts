import { publicHead } from '../../audit/heads.ts';
import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Reader } from '../../sql/database.ts';
import { query } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import { readState } from '../../store/school-turn.ts';
import type { Context, Handlers, Streamed } from '../../work/operation.ts';
import { EntryValues, entries } from './entries.ts';

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

/** The number of entries that are read, and held in memory, at once. */
const atOnce = 200;

type At = { school: string; at: string };

const firstFrom = query<At, { sequence: number }>((db, p) =>
  inSchool(db, 'audit_log', p)
    .select('sequence')
    .where('occurred_at', '>=', p.at)
    .orderBy('occurred_at', 'asc')
    .orderBy('sequence', 'asc')
    .limit(1),
);
const lastBefore = query<At, { sequence: number }>((db, p) =>
  inSchool(db, 'audit_log', p)
    .select('sequence')
    .where('occurred_at', '<', p.at)
    .orderBy('occurred_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1),
);

/**
 * Records that the log is exported, and returns the entries of a range of times in lines of JSON. They are read while they
 * are sent, after the transaction of the record: entries never change, so they are those of that time. The record of this
 * export comes after them.
 */
async function exportEntries(context: Context<'audit-log.export'>): Promise<Streamed> {
  const { db, schoolId, query: asked, services, scopes, now } = context;
  const { from = null, to = null } = asked;
  const { newest, head } = await readState(db, schoolId);
  const start = from === null ? 1 : (await db.first(firstFrom, { school: schoolId, at: from }))?.sequence;
  const end =
    to === null ? newest : ((await db.first(lastBefore, { school: schoolId, at: to }))?.sequence ?? 0);
  const count = start === undefined ? 0 : Math.max(0, end - start + 1);
  const range = count === 0 || start === undefined ? undefined : { first: start, last: end };
  const values = new EntryValues(services.resources);
  const manifest = {
    object: 'audit_export',
    school_id: schoolId,
    exported_at: now,
    from,
    to,
    first_sequence: range?.first ?? null,
    last_sequence: range?.last ?? null,
    entries: count,
    complete: values.areShown(scopes),
    head: head && services.auditHeads.isOurs(head) ? publicHead(head) : null,
  } satisfies Schemas['AuditExport'];
  context.record({
    action: 'audit_log.exported',
    resource: { type: 'school', id: schoolId },
    changes: Object.fromEntries(
      (['from', 'to', 'first_sequence', 'last_sequence'] as const).map((field) => [
        field,
        { before: null, after: manifest[field] },
      ]),
    ),
  });
  async function* lines(reader: Reader) {
    yield `${JSON.stringify(manifest)}\n`;
    let left = count;
    let after: string | undefined;
    while (left > 0) {
      const request = {
        limit: Math.min(atOnce, left),
        order: 'asc',
        starting_after: after,
        ...asked,
      } as const;
      const page = await entries.list(reader, schoolId, request, services.dataKeys);
      const { records } = values.page(page, scopes);
      if (records.length === 0)
        throw new Error(`The audit log of ${schoolId} has fewer entries than its numbers`);
      yield records.map((json) => `${json}\n`).join('');
      left -= records.length;
      after = page.nextCursor ?? undefined;
      if (after === undefined && left > 0)
        throw new Error(`The audit log of ${schoolId} has fewer entries than its numbers`);
    }
  }
  return { lines };
}
