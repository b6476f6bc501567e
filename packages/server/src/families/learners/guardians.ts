import { refuseErrors } from '../../contract/errors.ts';
import type { Handlers } from '../../core/operation.ts';
import { foldName } from '../../lib/fold.ts';
import { composeName, nameErrors, nationalIdErrors, refuseErased } from '../people.ts';
import { standard } from '../standard.ts';
import { guardians as guardian, learnerGuardians } from './tables.ts';

export const guardians: Omit<Handlers<'guardians'>, 'erase'> = {
  ...standard('guardians', guardian),

  list({ query, records }) {
    const { name } = query;
    return records(guardian).list({ ...query, name: name === undefined ? undefined : foldName(name) });
  },

  async learners({ params, query, records }) {
    const { id } = await records(guardian).get(params.guardian_id);
    return records(learnerGuardians).list({ ...query, known_to: id });
  },

  async restore({ params, records }) {
    refuseErased(await records(guardian).current(params.guardian_id, 'any'));
    return (await records(guardian).restore(params.guardian_id)).record;
  },

  async create({ body, records }) {
    const name = composeName(body);
    refuseErrors([...nameErrors(name), ...nationalIdErrors(body.national_id)]);
    return records(guardian).create({ ...body, name, portal_status: 'none' });
  },

  async update({ params, body, records }) {
    refuseErrors(nationalIdErrors(body.national_id));
    return records(guardian).update(params.guardian_id, body);
  },
};
