import { addDays } from '../../lib/dates.ts';
import type { Handlers } from '../../work/operation.ts';
import { staffLike } from '../duplicates.ts';
import { fullName, refuseGone, withFoldedName } from '../people.ts';
import { standard } from '../standard.ts';
import { requireScopesOfMember } from './granting.ts';
import { takeLeave } from './leaving.ts';
import { refuseTakenLogin } from './login-identity.ts';
import { keepingAnOwner } from './owners.ts';
import { staffLeaving } from './raised.ts';
import { foldEmail } from './rules.ts';
import { staff as member } from './tables.ts';

const { archive, list, suspend, reactivate, ...others } = standard('staff', member);

export const staff: Omit<Handlers<'staff'>, 'merge' | 'unmerge'> = {
  ...others,

  list: (context) => list({ ...context, query: withFoldedName(context.query) }),

  async create(context) {
    const { body, records } = context;
    const name = await fullName(context, body);
    const fields = { ...body, name, email: foldEmail(body.email), status: 'active' as const };
    const [warnings, created] = await Promise.all([
      staffLike(context, name ?? ''),
      records(member).create(fields, { login_key: null }),
    ]);
    return created.with({ warnings });
  },

  async update(context) {
    const { params, body, records } = context;
    const email = body.email === undefined ? undefined : foldEmail(body.email);
    const { staff_id: id } = params;
    const change = () => records(member).update(id, { ...body, email });
    const { ends_on: last } = body;
    if (last === undefined) return change();
    return keepingAnOwner(context, async () => {
      const current = await records(member).current(id);
      const leaving = { id: current.id, reassignTo: undefined, pointer: '/ends_on' };
      const { ends_on: until } = current.plain;
      if (until !== null && (last === null || last > until)) await requireScopesOfMember(context, id);
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
      return archive(context);
    }),
  async reactivate(context) {
    await requireScopesOfMember(context, context.params.staff_id);
    return reactivate(context);
  },

  suspend: (context) => keepingAnOwner(context, () => suspend(context)),

  async restore(context) {
    refuseGone(await context.records(member).current(context.params.staff_id, 'any'));
    await requireScopesOfMember(context, context.params.staff_id);
    await refuseTakenLogin(context, context.params.staff_id);
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
      await context.raise(staffLeaving, {
        id: current.id,
        last: ends_on,
        reassignTo,
        pointer: '/reassign_to',
      });
      if (ends_on <= today) return records(member).act(current.id, 'leave', { ends_on });
      return records(member).update(current.id, { ends_on });
    }),
};
