import { invitationNotUsable } from '../../contract/errors.ts';
import type { FindTokenHolder } from '../../core/family.ts';
import { query } from '../../db/query.ts';

interface InvitedRow {
  school_id: string;
  staff_id: string;
  name: string;
  mode: string;
  time_zone: string;
}

const invitedByHash = query<{ hash: string }, InvitedRow>((db, p) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('staff as m', (join) =>
      join.onRef('m.school_id', '=', 'i.school_id').onRef('m.id', '=', 'i.staff_id'),
    )
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'i.school_id').onRef('s.id', '=', 'i.school_id'),
    )
    .select(['i.school_id', 'i.staff_id', 'm.name', 's.mode', 's.time_zone'])
    .where('i.token_hash', '=', p.hash),
);

/**
 * The staff member whom an invitation's token identifies. The operation checks whether the invitation can still be
 * used, because a repeated request gets its stored response.
 */
export const invitedStaff: FindTokenHolder = async (db, hash) => {
  const row = await db.urgent(hash).first(invitedByHash, { hash });
  if (!row) throw invitationNotUsable();
  return {
    actor: { type: 'staff', id: row.staff_id, name: row.name, scopes: new Set() },
    schoolId: row.school_id,
    mode: row.mode === 'live' ? 'live' : 'test',
    timeZone: row.time_zone,
  };
};
