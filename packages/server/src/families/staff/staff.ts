import type { Handlers } from '../../core/operation.ts';
import { composeName } from '../people.ts';
import { standard } from '../standard.ts';
import { takeLeave } from './leaving.ts';
import { keepingAnOwner } from './owners.ts';
import { foldEmail } from './rules.ts';
import { staff as member } from './tables.ts';

const { archive, suspend, ...others } = standard('staff', member);

export const staff: Handlers<'staff'> = {
  ...others,

  async create({ body, records }) {
    const name = composeName(body);
    return records(member).create({ ...body, name, email: foldEmail(body.email), status: 'active' });
  },

  async update(context) {
    const { params, body, records } = context;
    const email = body.email === undefined ? undefined : foldEmail(body.email);
    const change = () => records(member).update(params.staff_id, { ...body, email });
    return body.ends_on === undefined ? change() : keepingAnOwner(context, change);
  },

  archive: (context) => keepingAnOwner(context, () => archive(context)),
  suspend: (context) => keepingAnOwner(context, () => suspend(context)),

  async restore(context) {
    const { record, changed } = await context.records(member).restore(context.params.staff_id);
    if (!changed) return record;
    // The last day may have passed in the meantime, because the daily tasks skip archived staff.
    await takeLeave(context, record.id);
    return context.records(member).get(record.id);
  },

  leave: (context) =>
    keepingAnOwner(context, async () => {
      const { params, body, records, today } = context;
      const current = await records(member).lockForUpdate(params.staff_id);
      if (body.ends_on <= today) return records(member).act(current.id, 'leave', body);
      records(member).allow(current, 'leave');
      return records(member).update(current.id, body);
    }),
};
