import { type FieldError, invalidBody, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { later } from '../../lib/dates.ts';
import { fold } from '../../lib/names.ts';
import type { RowWarning } from '../../work/import-target.ts';
import type { Handlers } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import {
  anyGradeLevel,
  anyRegisterClass,
  gradeAhead,
  missedTerm,
  otherGradeOfClass,
  registerClass,
  staysInClass,
} from '../classes/queries.ts';
import { classes, gradeLevels } from '../classes/tables.ts';
import { learnersLike } from '../duplicates.ts';
import {
  fullName,
  nameErrors,
  nationalIdErrors,
  pastErrors,
  refuseGone,
  withSoughtWords,
} from '../people.ts';
import { standard } from '../standard.ts';
import type { Learner } from './changes.ts';
import { checkLeave, leaveAll, leaveOn, takeLeave } from './leaving.ts';
import { learnerGraded, learnerPlaced, learnerRenamed, learnersEnd } from './raised.ts';
import { learners as learner } from './tables.ts';
import { timeline } from './timeline.ts';

type Placement = Pick<Learner, 'grade_level' | 'grade_level_id' | 'class' | 'class_id'>;

/** Whether two labels are the same, ignoring case. */
const isSame = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && fold(one) === fold(other));

/**
 * The grade level and the class that a body sets, each by its label or its id. For a label that exists in the school,
 * ignoring case, the id is found, and for an id the label. The learner gets the spelling of the grade level or class.
 * The class is null if the body does not set it.
 */
export async function placementOf(
  { db, schoolId, records, today }: ReadWork,
  body: Partial<Placement>,
  day = today,
): Promise<{ fields: Partial<Placement>; class: Schemas['Class'] | null }> {
  const school = schoolId;
  const fields: Partial<Placement> = {};
  const fieldErrors: FieldError[] = [];
  const conflict = (field: string) =>
    fieldErrors.push({
      pointer: `/${field}`,
      code: 'conflict',
      detail: `is not the label of the record in ${field}_id; send only one of the two`,
    });

  const { grade_level: gradeLabel, grade_level_id: gradeId, class: classLabel, class_id: classId } = body;
  // Sent together.
  const [grade, named] = await Promise.all([
    gradeId
      ? records(gradeLevels).find(gradeId)
      : gradeLabel
        ? records(gradeLevels).findUnique('label', { label: gradeLabel })
        : undefined,
    classLabel && !classId
      ? db.first(registerClass, { school, label: classLabel, key: fold(classLabel), day })
      : undefined,
  ]);
  if (gradeId) {
    const label = grade?.value.label ?? null;
    if (gradeLabel !== undefined && !isSame(gradeLabel, label)) conflict('grade_level');
    Object.assign(fields, { grade_level_id: gradeId, grade_level: label });
  } else if (gradeLabel !== undefined || gradeId === null) {
    const label = grade?.value.label ?? gradeLabel ?? null;
    Object.assign(fields, { grade_level_id: grade?.id ?? null, grade_level: label });
  }

  const id = classId ?? named?.id ?? null;
  const cls = id === null ? undefined : await records(classes).find(id);
  if (classId) {
    if (classLabel !== undefined && !isSame(classLabel, cls?.value.label ?? null)) conflict('class');
    if (cls && cls.value.kind !== 'register')
      fieldErrors.push({
        pointer: '/class_id',
        code: 'not_a_register_class',
        detail: 'must be a register class, not a subject class',
      });
    Object.assign(fields, { class_id: classId, class: cls?.value.label ?? null });
  } else if (classLabel !== undefined || classId === null) {
    Object.assign(fields, { class_id: id, class: cls?.value.label ?? classLabel ?? null });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return { fields, class: cls?.value ?? null };
}

/**
 * Whether a body has the label of the class that a learner still has, and that label means another class by now: in the
 * holidays after a year has begun, forms and files have the labels of the last one.
 */
async function keepsClass(
  { db, schoolId: school }: ReadWork,
  { id, class: label, class_id: own }: Pick<Learner, 'id' | 'class' | 'class_id'>,
  body: Partial<Placement>,
  { to, day }: { to: string | null; day: string },
): Promise<boolean> {
  if (!to || !body.class || body.class_id !== undefined || own === null) return false;
  if (to === own || !isSame(body.class, label)) return false;
  return (await db.first(staysInClass, { school, learner: id, class: own, to, day })) !== undefined;
}

/** The day from which a learner is at the school, if it is a later one than today. */
const dayOf = ({ today }: ReadWork, { admitted_on: admitted }: { admitted_on?: string | null | undefined }) =>
  later(today, admitted ?? today);

/** The grade level of a class, for a learner who has none: not even a label that is no grade level of the school. */
async function gradeOfClass(
  { records }: ReadWork,
  cls: Schemas['Class'] | null,
  learner: Partial<Placement>,
): Promise<Partial<Placement>> {
  const { grade_level_id } = cls ?? {};
  if (!grade_level_id || learner.grade_level_id || learner.grade_level) return {};
  const { label } = (await records(gradeLevels).get(grade_level_id)).value;
  return { grade_level_id, grade_level: label };
}

/** The filters by a day, a term, a class and a grade level, which are those of one enrollment. */
function enrolledBy(
  day?: string,
  term?: string,
  cls?: string,
  grade?: string,
): Record<string, string | undefined> {
  if (day && term) return { enrolled_then: day, enrolled_in: term, class_then: cls, grade_then: grade };
  if (day) return { enrolled_on: day, class_on: cls, grade_on: grade };
  if (term) return { enrolled_in: term, class_in: cls, grade_in: grade };
  return { class_id: cls, grade_level_id: grade };
}

/** What a row says of the class and the grade level of a learner, and is not so in the school. */
export async function placementWarnings(
  { db, schoolId: school, today }: ReadWork,
  learner: Partial<Placement & Pick<Learner, 'id' | 'status'>>,
  row: Partial<Placement>,
): Promise<RowWarning[]> {
  const { id = '', class: label, class_id: cls, grade_level: gradeLabel, grade_level_id: grade } = learner;
  const isNamed = (field: keyof Placement) => row[field] !== undefined && row[field] !== null;
  const isOfClass = (isNamed('class') || isNamed('class_id')) && learner.status === 'active';
  const isOfGrade = isNamed('grade_level') || isNamed('grade_level_id');
  const warnings: RowWarning[] = [];
  if (isOfClass && label && !cls && (await db.first(anyRegisterClass, { school })))
    warnings.push({
      code: 'unknown_class',
      detail: `The school has no class ${label} in the academic year of today: it is only a text of the learner, who is enrolled in no class.`,
    });
  if (isOfGrade && gradeLabel && !grade && (await db.first(anyGradeLevel, { school })))
    warnings.push({
      code: 'unknown_grade_level',
      detail: `The school has no grade level ${gradeLabel}: it is only a text of the learner.`,
    });
  if (isOfClass && isOfGrade && cls && grade) {
    const other = await db.first(otherGradeOfClass, { school, class: cls, grade });
    if (other)
      warnings.push({
        code: 'other_grade_level',
        detail: `${label} is a class of ${other.label}, and the grade level of the learner is ${gradeLabel}.`,
      });
  }
  if (!isOfClass && isOfGrade && cls && grade) {
    const ahead = await db.first(gradeAhead, { school, learner: id, class: cls, grade, today });
    if (ahead)
      warnings.push({
        code: 'other_grade_level',
        detail: `The learner is enrolled in ${ahead.label} with the grade level ${gradeLabel} from ${ahead.starts_on}, and has it in ${label} now: send it from that day on.`,
      });
  }
  const missed = isOfClass && cls && (await db.first(missedTerm, { school, class: cls, learner: id, today }));
  if (missed)
    warnings.push({
      code: 'not_enrolled',
      detail: `The learner has the class ${label}, and is enrolled in no class in ${missed.name}${missed.is_later_year ? ' of the next academic year' : ''}. Enroll them with \`classes.enroll\`${missed.is_later_year ? '' : ', or roll the previous term over'}.`,
    });
  return warnings;
}

/**
 * The class and the grade level that a record gets with a label that it has already, because the school had no such class or
 * grade level before, or because the label means the class of another year by now.
 */
export async function placementFound(
  work: ReadWork,
  record: Partial<Placement & Pick<Learner, 'id' | 'status' | 'admitted_on'>>,
  patch: Partial<Placement & Pick<Learner, 'admitted_on'>>,
): Promise<Partial<Placement>> {
  const { id = '', class: label = null, class_id: own = null } = record;
  const { grade_level: gradeLabel, class: classLabel } = patch;
  const isGradeMissed =
    !record.grade_level_id && gradeLabel && isSame(gradeLabel, record.grade_level ?? null);
  const grade = isGradeMissed ? (await placementOf(work, { grade_level: gradeLabel })).fields : {};
  const found = grade.grade_level_id ? { grade_level_id: grade.grade_level_id } : {};
  const isSent = classLabel && patch.class_id === undefined && isSame(classLabel, label);
  if (!isSent || (own !== null && record.status !== 'active')) return found;
  const day = dayOf(work, record);
  const means = { school: work.schoolId, label: classLabel, key: fold(classLabel), day };
  const to = (await work.db.first(registerClass, means))?.id;
  if (to === undefined) return found;
  // By its id it need not be looked for again.
  if (to === own) return day === dayOf(work, { ...record, ...patch }) ? { ...found, class_id: own } : found;
  const keeps = await keepsClass(work, { id, class: label, class_id: own }, patch, { to, day });
  return keeps ? found : { ...found, class_id: to };
}

export const learners: Omit<
  Handlers<'learners'>,
  'enrollments' | 'discipline' | 'erase' | 'export' | 'merge' | 'unmerge'
> = {
  ...standard('learners', learner),

  list({ query, records }) {
    const { enrolled_on, term_id, class_id, grade_level_id, ...others } = withSoughtWords(query);
    return records(learner).list({
      ...others,
      ...enrolledBy(enrolled_on, term_id, class_id, grade_level_id),
    });
  },

  timeline,

  async siblings({ params, query, records }) {
    const { id } = await records(learner).get(params.learner_id);
    return records(learner).list({ ...query, sibling_of: id });
  },

  async create(context) {
    const { body, today, records } = context;
    const name = await fullName(context, body);
    refuseErrors([...nameErrors(name), ...personErrors(body, today)]);
    const admitted_on = body.admitted_on ?? (body.status === 'prospective' ? null : today);
    const createPlaced = async () => {
      const { fields, class: cls } = await placementOf(context, body, dayOf(context, body));
      const graded = await gradeOfClass(context, cls, fields);
      const values = { ...body, ...fields, ...graded, name, admitted_on };
      return { created: await records(learner).create(values, { medical_alert_until: null }), cls };
    };
    // Sent together.
    const [warnings, { created, cls }] = await Promise.all([
      learnersLike(context, { ...body, name }),
      createPlaced(),
    ]);
    const joined = body.status === 'active' ? cls : null;
    if (!joined) return created.with({ warnings });
    await context.raise(learnerPlaced, { learner: created, to: joined, how: 'joins' });
    // Not read again: on PostgreSQL the new data key is stored with the commit.
    return (await records(learner).current(created.id)).with({ warnings });
  },

  async update(context) {
    const { params, body, today, records } = context;
    refuseErrors(personErrors(body, today));
    const current = await records(learner).current(params.learner_id);
    const day = dayOf(context, { ...current.value, ...body });
    const placement = await placementOf(context, body, day);
    const means = { to: placement.class?.id ?? null, day };
    const keeps = await keepsClass(context, current.value, body, means);
    const { class: label, class_id } = current.value;
    const fields = keeps ? { ...placement.fields, class: label, class_id } : placement.fields;
    const cls = keeps ? null : placement.class;
    const graded = await gradeOfClass(context, cls, { ...current.value, ...fields });
    const updated = await records(learner).update(current.id, { ...body, ...fields, ...graded });
    const [from, to] = [current.value.name, updated.value.name];
    if (from !== to) await context.raise(learnerRenamed, { id: current.id, from, to });
    if (updated.value.status !== 'active') return updated;
    if (updated.value.grade_level_id !== current.value.grade_level_id)
      await context.raise(learnerGraded, { learner: updated.value });
    const moved =
      updated.value.class_id !== current.value.class_id || updated.value.class !== current.value.class;
    if (!moved) return updated;
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
    const current = await records(learner).current(params.learner_id, 'any');
    refuseGone(current);
    // The enrollments ended when the learner was archived: without one, an active learner is in no class.
    const { status, class_id, grade_level, grade_level_id } = current.value;
    const placement = status === 'active' && class_id !== null ? { class_id: null, class: null } : {};
    // The school can have got the grade level of the label meanwhile.
    const graded = grade_level_id === null ? (await placementOf(context, { grade_level })).fields : {};
    const { record, changed } = await records(learner).restore(params.learner_id, {
      ...placement,
      ...graded,
    });
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
    const joined = cls?.archived_at === null ? cls : null;
    const graded = await gradeOfClass(context, joined, current.value);
    const admitted = await records(learner).act(current.id, 'admit', { ...fields, ...graded });
    if (!joined) return admitted;
    await context.raise(learnerPlaced, { learner: admitted, to: joined, how: 'joins' });
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
