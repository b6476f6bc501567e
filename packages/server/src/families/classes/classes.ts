import type { Schemas } from '../../contract.ts';
import { type Fault, invalidBody, Problem, resourceInUse } from '../../errors.ts';
import type { Context, Handlers } from '../../operation.ts';
import { enrollMany } from '../enrollments/bulk.ts';
import { enrollments, openByTerm, places } from '../enrollments/tables.ts';
import { listOf, standard } from '../standard.ts';
import { labelChanged, labelChanging } from './raised.ts';
import { classes as cls, terms } from './tables.ts';

const handlers = standard('classes', cls);

export const classes: Handlers<'classes'> = {
  ...handlers,
  enrollments: (context) => listOf(enrollments).list(context),
  enroll: enrollMany,

  async create(context) {
    await checkClass(context, context.body);
    return handlers.create(context);
  },

  async update(context) {
    const { params, body, records, db, schoolId } = context;
    const known = await records(cls).get(params.class_id);
    if (body.label !== undefined && body.label !== known.value.label)
      await context.raise(labelChanging, { field: 'class_id', id: known.id });
    const current = await records(cls).lock(known.id);
    const next = { ...current.value, ...body };
    await checkClass(context, next);
    const taken = await db.all(places, { school: schoolId, class: current.id });
    const most = taken[0]?.taken ?? 0;
    if (body.capacity && body.capacity < most && body.capacity !== current.value.capacity)
      throw new Problem(
        'class_full',
        `The class has ${most} learners, more than the capacity ${body.capacity}.`,
      );
    await refuseLost(context, next);
    const updated = await records(cls).update(current.id, body);
    const { label } = updated.value;
    if (label !== current.value.label)
      await context.raise(labelChanged, { field: 'class_id', id: current.id, label });
    return updated;
  },
};

/** Refuses to take a class out of terms in which it has enrollments that are active or pending. */
async function refuseLost(
  { db, schoolId: school }: Pick<Context<'classes.update'>, 'db' | 'schoolId'>,
  { id, term_ids: terms }: Pick<Schemas['Class'], 'id' | 'term_ids'>,
): Promise<void> {
  if (terms === null) return;
  const open = await db.all(openByTerm, { school, class: id });
  const lost = open.filter(({ term_id }) => !terms.includes(term_id));
  const count = lost.reduce((sum, { open: more }) => sum + more, 0);
  if (count > 0) throw resourceInUse([{ type: 'enrollment', count }]);
}

type Fields = Pick<Schemas['Class'], 'kind' | 'academic_year_id'> &
  Partial<Pick<Schemas['Class'], 'subject_id' | 'term_ids'>>;

async function checkClass(
  { records }: Pick<Context<'classes.create'>, 'records'>,
  { kind, subject_id, academic_year_id, term_ids }: Fields,
): Promise<void> {
  const faults: Fault[] = [];
  if (kind === 'subject' && !subject_id)
    faults.push({ pointer: '/subject_id', code: 'required', detail: 'is required for a subject class' });
  if (kind === 'register' && subject_id)
    faults.push({ pointer: '/subject_id', code: 'not_allowed', detail: 'must be null for a register class' });
  for (const [index, id] of (term_ids ?? []).entries()) {
    const term = await records(terms).find(id);
    if (term && term.value.academic_year_id !== academic_year_id)
      faults.push({
        pointer: `/term_ids/${index}`,
        code: 'other_academic_year',
        detail: 'must be a term of the academic year of the class',
      });
  }
  if (faults.length > 0) throw invalidBody(faults);
}
