import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addDays } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { DailyTask } from '../../work/tasks.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { staffLike } from '../duplicates.ts';
import { fullName, refuseGone, withSoughtWords } from '../people.ts';
import { ownRecord, standard } from '../standard.ts';
import { readdress, requireScopesForEmail, revokeOpen } from './invitations.ts';
import { leavesDue, owners, setLoginKey } from './queries.ts';
import { refuseTakenLogin, requireScopesOfMember, requireScopesOfRoles } from './record-rules.ts';
import { comeBack, creating } from './returning.ts';
import { foldEmail, ownedUntil } from './rules.ts';
import {
  roleAssignments as assignment,
  loginUnlinked,
  staff as member,
  qualifications as qualification,
  staffLeaving,
  staffLeft,
} from './tables.ts';

/**
 * Performs a change that may remove an owner, and rejects it if the school would then have no owner, or have one for
 * a shorter time than before.
 */
export async function keepingAnOwner<T>(
  { db, schoolId: school, today }: UnitOfWork,
  change: () => Promise<T>,
): Promise<T> {
  const before = ownedUntil(await db.all(owners, { school }), today);
  const result = await change();
  if (ownedUntil(await db.all(owners, { school }), today) < before) {
    throw new Problem(
      'last_owner',
      'The school would have no owner. Assign the `owner` role to another staff member first, starting on the same day or earlier.',
    );
  }
  return result;
}

const canLeave = new Set(['active', 'suspended']);

/** Performs the leave of a staff member whose last day is over. */
async function takeLeave(work: UnitOfWork, id: string): Promise<void> {
  const { records, today } = work;
  const { archived, value } = await records(member).current(id, 'any');
  // Another process may have been first, or the last day may have been changed.
  if (archived || !canLeave.has(value.status) || value.ends_on === null || value.ends_on >= today) return;
  await records(member).act(id, 'leave');
  await revokeOpen(work, id);
  await work.raise(staffLeft, { id });
}

export const dailyTasks: readonly DailyTask[] = [{ due: leavesDue, run: takeLeave }];

export const qualifications: Handlers<'qualifications'> = {
  ...standard('qualifications', qualification),

  async reject(context) {
    const { id } = await ownRecord(qualification, context);
    const { reason } = context.body;
    return context.records(qualification).act(id, 'reject', { rejected_reason: reason }, { reason });
  },
};

const ofRole = standard('role-assignments', assignment);

export const roleAssignments: Handlers<'role-assignments'> = {
  list: ofRole.list,
  get: ofRole.get,

  create(context) {
    requireScopesOfRoles(context, [context.body.role]);
    return ofRole.create(context);
  },

  update: (context) =>
    keepingAnOwner(context, async () => {
      const { id, value } = await ownRecord(assignment, context);
      requireScopesOfRoles(context, [value.role, context.body.role ?? value.role]);
      return context.records(assignment).update(id, context.body);
    }),

  archive: (context) => keepingAnOwner(context, () => ofRole.archive(context)),
};

/** A later last day, or none, lets a staff member keep their roles for longer. */
async function requireScopesToStay(
  work: UnitOfWork,
  { id, plain: { ends_on: until } }: Stored<Schemas['Staff']>,
  last: string | null,
): Promise<void> {
  if (until !== null && (last === null || last > until))
    await requireScopesOfMember(work, id, 'let them stay longer');
}

const { archive, suspend, reactivate, ...others } = standard('staff', member);

export const staff: Omit<Handlers<'staff'>, 'merge' | 'unmerge' | 'erase'> = {
  ...others,

  list: ({ query, records }) => records(member).list(withSoughtWords(query)),

  async create(context) {
    const { body, records } = context;
    const name = await fullName(context, body);
    const fields = { ...body, name, email: foldEmail(body.email), status: 'active' as const };
    const [warnings, created] = await Promise.all([
      staffLike(context, name ?? ''),
      creating(context, () => records(member).create(fields, { login_key: null })),
    ]);
    return created.with({ warnings });
  },

  async update(context) {
    const { params, body, records } = context;
    const email = body.email === undefined ? undefined : foldEmail(body.email);
    const { staff_id: id } = params;
    const isMoved = email !== undefined && email !== (await records(member).current(id)).plain.email;
    if (isMoved) await requireScopesForEmail(context, id);
    const change = async () => {
      const updated = await records(member).update(id, { ...body, email });
      if (isMoved) await readdress(context, id, email);
      return updated;
    };
    const { ends_on: last } = body;
    if (last === undefined) return change();
    return keepingAnOwner(context, async () => {
      const current = await records(member).current(id);
      const leaving = { id: current.id, reassignTo: undefined, pointer: '/ends_on' };
      await requireScopesToStay(context, current, last);
      if (last !== null) await context.raise(staffLeaving, { ...leaving, last });
      return change();
    });
  },

  archive: (context) =>
    keepingAnOwner(context, async () => {
      const { params, query, records, today } = context;
      const current = await records(member).current(params.staff_id, 'any');
      const leaving = { id: current.id, reassignTo: query.reassign_to, pointer: '?reassign_to' };
      if (!current.archived) await context.raise(staffLeaving, { ...leaving, last: addDays(today, -1) });
      if (!current.archived) await revokeOpen(context, current.id);
      return archive(context);
    }),
  async reactivate(context) {
    const { params, records } = context;
    const { id, plain } = await records(member).current(params.staff_id);
    if (plain.status !== 'left') {
      await requireScopesOfMember(context, id, 'reactivate them');
      return reactivate(context);
    }
    return comeBack(context, id, plain.ends_on);
  },

  async 'unlink-login'(context) {
    const { params, records, db, schoolId: school } = context;
    const { id, value } = await records(member).current(params.staff_id);
    await requireScopesOfMember(context, id, 'unlink their account');
    if (value.login_identity === null) return records(member).get(id);
    await db.run(setLoginKey, { school, id, key: null });
    await context.raise(loginUnlinked, { id });
    const change = { action: 'login-unlinked', rewritten: [] };
    return records(member).update(id, { login_identity: null }, change);
  },

  suspend: (context) =>
    keepingAnOwner(context, async () => {
      const suspended = await suspend(context);
      await revokeOpen(context, context.params.staff_id);
      return suspended;
    }),

  async restore(context) {
    const current = await context.records(member).current(context.params.staff_id, 'any');
    refuseGone(current);
    await requireScopesOfMember(context, current.id, 'restore them');
    await refuseTakenLogin(context, current.id);
    const { record, changed } = await context.records(member).restore(context.params.staff_id);
    if (!changed) return record;
    // The last day may have passed in the meantime, because the daily tasks skip archived staff.
    await takeLeave(context, record.id);
    return context.records(member).get(record.id);
  },

  leave: (context) =>
    keepingAnOwner(context, async () => {
      const { params, body, records, today } = context;
      const { ends_on, reassign_to: reassignTo } = body;
      const current = await records(member).current(params.staff_id);
      records(member).allow(current, 'leave');
      await requireScopesToStay(context, current, ends_on);
      await context.raise(staffLeaving, {
        id: current.id,
        last: ends_on,
        reassignTo,
        pointer: '/reassign_to',
      });
      if (ends_on > today) return records(member).update(current.id, { ends_on });
      await revokeOpen(context, current.id);
      return records(member).act(current.id, 'leave', { ends_on });
    }),
};
