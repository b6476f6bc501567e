import { refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { guardiansLike } from '../duplicates.ts';
import { fullName, nameErrors, nationalIdErrors, refuseGone, withSoughtWords } from '../people.ts';
import { ownRecord, standard } from '../standard.ts';
import { guardians as guardian, learners, learnerGuardians as link, primaryLink } from './tables.ts';

export const guardians: Omit<Handlers<'guardians'>, 'erase' | 'merge' | 'unmerge'> = {
  ...standard('guardians', guardian),

  list: ({ query, records }) => records(guardian).list(withSoughtWords(query)),

  async learners({ params, query, records }) {
    const { id } = await records(guardian).get(params.guardian_id);
    return records(link).list({ ...query, known_to: id });
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

const handlers = standard('learner-guardians', link);

export const learnerGuardians: Handlers<'learner-guardians'> = {
  ...handlers,

  async create(context) {
    const { params, body, records } = context;
    await records(learners).current(params.learner_id);
    if (await records(guardian).find(body.guardian_id)) await records(guardian).current(body.guardian_id);
    if (body.is_primary) await takePrimary(context);
    return records(link).create({ ...withAccess(body), learner_id: params.learner_id });
  },

  async update(context) {
    const { params, body, records } = context;
    await records(learners).current(params.learner_id);
    const current = await ownRecord(link, context);
    if (body.is_primary && !current.value.is_primary) {
      await records(link).current(current.id);
      await takePrimary(context);
    }
    const { access, receives } = { ...current.value, ...body };
    return records(link).update(current.id, withAccess({ ...body, access, receives }));
  },
};

/** Removes the flag from the learner's link that has it. */
async function takePrimary({
  params,
  records,
  db,
  schoolId,
}: Pick<Context<'learner-guardians.update'>, 'records' | 'db' | 'schoolId'> & {
  params: { learner_id: string };
}): Promise<void> {
  const former = await db.first(primaryLink, { school: schoolId, learner: params.learner_id });
  if (former) await records(link).update(former.id, { is_primary: false });
}

const nothing = { reports: false, attendance: false, fees: false, discipline: false, announcements: false };

/** A guardian without access receives nothing. */
const withAccess = <F extends Partial<Schemas['LearnerGuardianUpdate']>>(fields: F): F =>
  fields.access === 'none' ? { ...fields, receives: nothing } : fields;
