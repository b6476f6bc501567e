import { invalidBody } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { checkOrder, orderFaults } from '../date-ranges.ts';
import { composeName, nameFaults } from '../people.ts';
import { standard } from '../standard.ts';
import { keepingAnOwner } from './owners.ts';
import { foldEmail } from './rules.ts';
import { staff as member } from './tables.ts';

const { archive, suspend, leave, ...others } = standard('staff', member);

export const staff: Handlers<'staff'> = {
  ...others,

  async create({ body, records }) {
    const name = composeName(body);
    const faults = [...nameFaults(name), ...orderFaults(body)];
    if (faults.length > 0) throw invalidBody(faults);
    return records(member).create({ ...body, name, email: foldEmail(body.email), status: 'active' });
  },

  async update({ params, body, records }) {
    const members = records(member);
    const { value } = await members.lock(params.staff_id);
    checkOrder({ ...value, ...body });
    const email = body.email === undefined ? undefined : foldEmail(body.email);
    return members.update(params.staff_id, { ...body, email });
  },

  archive: (context) => keepingAnOwner(context, () => archive(context)),
  suspend: (context) => keepingAnOwner(context, () => suspend(context)),

  leave: (context) =>
    keepingAnOwner(context, async () => {
      const { value } = await context.records(member).lock(context.params.staff_id);
      checkOrder({ ...value, ...context.body });
      return leave(context);
    }),
};
