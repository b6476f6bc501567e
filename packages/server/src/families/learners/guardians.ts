import { refuseErrors } from '../../contract/errors.ts';
import type { Handlers } from '../../work/operation.ts';
import { guardiansLike } from '../duplicates.ts';
import { fullName, nameErrors, nationalIdErrors, refuseGone, withFoldedName } from '../people.ts';
import { standard } from '../standard.ts';
import { guardians as guardian, learnerGuardians } from './tables.ts';

export const guardians: Omit<Handlers<'guardians'>, 'erase' | 'merge' | 'unmerge'> = {
  ...standard('guardians', guardian),

  list: ({ query, records }) => records(guardian).list(withFoldedName(query)),

  async learners({ params, query, records }) {
    const { id } = await records(guardian).get(params.guardian_id);
    return records(learnerGuardians).list({ ...query, known_to: id });
  },

  async restore({ params, records }) {
    refuseGone(await records(guardian).current(params.guardian_id, 'any'));
    return (await records(guardian).restore(params.guardian_id)).record;
  },

  async create(context) {
    const { body, records } = context;
    const name = await fullName(context, body);
    refuseErrors([...nameErrors(name), ...nationalIdErrors(body.national_id)]);
    const [warnings, created] = await Promise.all([
      guardiansLike(context, { ...body, name }),
      records(guardian).create({ ...body, name, portal_status: 'none' }),
    ]);
    return created.with({ warnings });
  },

  async update({ params, body, records }) {
    refuseErrors(nationalIdErrors(body.national_id));
    return records(guardian).update(params.guardian_id, body);
  },
};
