import type { Schemas } from '../../contract/schemas.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { guardians, learners, learnerGuardians as link, primaryLink } from './tables.ts';

const handlers = standard('learner-guardians', link);

export const learnerGuardians: Handlers<'learner-guardians'> = {
  ...handlers,

  async create(context) {
    const { params, body, records } = context;
    await records(learners).current(params.learner_id);
    if (await records(guardians).find(body.guardian_id)) await records(guardians).current(body.guardian_id);
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
