import type { Handlers } from '../../core/operation.ts';
import { composeName } from '../people.ts';
import { standard } from '../standard.ts';
import { keepingAnOwner } from './owners.ts';
import { foldEmail } from './rules.ts';
import { staff as member } from './tables.ts';

const { archive, suspend, leave, ...others } = standard('staff', member);

export const staff: Handlers<'staff'> = {
  ...others,

  async create({ body, records }) {
    const name = composeName(body);
    return records(member).create({ ...body, name, email: foldEmail(body.email), status: 'active' });
  },

  async update({ params, body, records }) {
    const email = body.email === undefined ? undefined : foldEmail(body.email);
    return records(member).update(params.staff_id, { ...body, email });
  },

  archive: (context) => keepingAnOwner(context, () => archive(context)),
  suspend: (context) => keepingAnOwner(context, () => suspend(context)),
  leave: (context) => keepingAnOwner(context, () => leave(context)),
};
