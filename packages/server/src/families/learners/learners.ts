import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import { foldName } from '../../lib/fold.ts';
import { composeName, nameErrors, nationalIdErrors, pastErrors, refuseErased } from '../people.ts';
import { standard } from '../standard.ts';
import { leaveAll } from './leave-all.ts';
import { checkLeave, leaveOn, takeLeave } from './leaving.ts';
import { placementOf } from './placement.ts';
import { learnerPlaced, learnersEnd } from './raised.ts';
import { learners as learner } from './tables.ts';
import { timeline } from './timeline.ts';

/** The filters by a day, a term and a class, which are those of one enrollment. */
function enrolledBy(day?: string, term?: string, cls?: string): Record<string, string | undefined> {
  if (day && term) return { enrolled_then: day, enrolled_in: term, class_then: cls };
  if (day) return { enrolled_on: day, class_on: cls };
  if (term) return { enrolled_in: term, class_in: cls };
  return { class_id: cls };
}

export const learners: Omit<Handlers<'learners'>, 'enrollments' | 'discipline' | 'erase' | 'export'> = {
  ...standard('learners', learner),

  list({ query, records }) {
    const { name, enrolled_on, term_id, class_id, ...others } = query;
    return records(learner).list({
      ...others,
      ...enrolledBy(enrolled_on, term_id, class_id),
      name: name === undefined ? undefined : foldName(name),
    });
  },

  timeline,

  async siblings({ params, query, records }) {
    const { id } = await records(learner).get(params.learner_id);
    return records(learner).list({ ...query, sibling_of: id });
  },

  async create(context) {
    const { body, today, records } = context;
    const name = composeName(body);
    refuseErrors([...nameErrors(name), ...personErrors(body, today)]);
    const { fields, class: cls } = await placementOf(context, body);
    const joined = body.status === 'active' ? cls : null;
    const admitted_on = body.admitted_on ?? (body.status === 'prospective' ? null : today);
    const created = await records(learner).create(
      { ...body, ...fields, name, admitted_on },
      { medical_alert_until: null },
    );
    if (!joined) return created;
    await context.raise(learnerPlaced, { learner: created, to: joined, how: 'joins' });
    return records(learner).get(created.id);
  },

  async update(context) {
    const { params, body, today, records } = context;
    refuseErrors(personErrors(body, today));
    const current = await records(learner).current(params.learner_id);
    const { fields, class: cls } = await placementOf(context, body);
    const _isOther = cls?.id !== current.value.class_id || cls.label !== current.value.class;
    const updated = await records(learner).update(current.id, { ...body, ...fields });
    const moved =
      updated.value.class_id !== current.value.class_id || updated.value.class !== current.value.class;
    if (!moved || updated.value.status !== 'active') return updated;
    await context.raise(learnerPlaced, { learner: updated, to: cls, how: 'moves' });
    return records(learner).get(updated.id);
  },

  async archive(context) {
    const { params, records, today } = context;
    const { record, changed } = await records(learner).archive(params.learner_id);
    if (changed)
      await context.raise(learnersEnd, { learners: [record.id], on: today, reason: 'Learner archived' });
    return record;
  },

  async restore(context) {
    const { params, records } = context;
    refuseErased(await records(learner).current(params.learner_id, 'any'));
    const { record, changed } = await records(learner).restore(params.learner_id);
    if (!changed) return record;
    // The day of a planned leave may have passed in the meantime, because the daily tasks skip archived learners.
    await takeLeave(context, record.id);
    return records(learner).get(record.id);
  },

  async admit(context) {
    const { params, body, today, records } = context;
    const current = await records(learner).current(params.learner_id);
    const fields = { admitted_on: body.admitted_on ?? today, left_on: null, left_reason: null };
    records(learner).allow(current, 'admit');
    const { class: cls } = await placementOf(context, { class_id: current.value.class_id });
    const admitted = await records(learner).act(current.id, 'admit', fields);
    if (!cls || cls.archived_at !== null) return admitted;
    await context.raise(learnerPlaced, { learner: admitted, to: cls, how: 'joins' });
    return records(learner).get(admitted.id);
  },

  async leave(context) {
    const { params, body, records } = context;
    const { id } = await records(learner).current(params.learner_id);
    await checkLeave(context, id, body);
    await leaveOn(context, [id], body);
    return records(learner).current(id);
  },

  'leave-all': leaveAll,

  async 'cancel-leave'({ params, records }) {
    const fields = { left_on: null, left_reason: null };
    return records(learner).act(params.learner_id, 'cancel-leave', fields);
  },
};

function personErrors(
  { date_of_birth, national_id }: Partial<Schemas['LearnerUpdate']>,
  today: string,
): FieldError[] {
  return [...pastErrors('date_of_birth', date_of_birth, today), ...nationalIdErrors(national_id)];
}
