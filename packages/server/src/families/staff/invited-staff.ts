import { invitationNotUsable } from '../../contract/errors.ts';
import { schoolOf } from '../../work/caller.ts';
import type { FindTokenHolder } from '../../work/family.ts';
import { invitedByHash } from './queries.ts';

/**
 * The staff member whom an invitation's token identifies. The operation checks whether the invitation can still be
 * used, because a repeated request gets its stored response.
 */
export const invitedStaff: FindTokenHolder = async (db, hash) => {
  const row = await db.urgent(hash).first(invitedByHash, { hash });
  if (!row) throw invitationNotUsable();
  return {
    actor: { type: 'staff', id: row.staff_id, name: row.name, scopes: new Set() },
    ...schoolOf(row),
  };
};
