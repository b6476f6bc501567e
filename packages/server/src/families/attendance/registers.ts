import { invalidField, Problem } from '../../contract/errors.ts';
import type { Body, Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Stored } from '../../db/stored.ts';
import { standard } from '../standard.ts';
import { formerStartOf, startOfLesson } from './lessons.ts';
import { auditedMarks, changedMarks, type Mark, readMarks, unmarked } from './marks.ts';
import { erasedAmong, voidMarks, writeMarks } from './queries.ts';
import { openTerm, place, type Register, refuseStrangers, rollOn, startOf } from './rules.ts';
import { registers as register } from './tables.ts';

export const registers: Handlers<'registers'> = {
  ...standard('registers', register),

  create: (context) => take(context, context.body),

  async update(context) {
    const { params, body, records } = context;
    const { marks: sent = [], ...fields } = body;
    const { current, term } = await changing(context, params.register_id);
    const { class_id, date, slot_id, session } = current.plain;
    const startsAt =
      slot_id === null ? startOf(term, session) : await formerStartOf(context, { class_id, date, slot_id });
    const changed = changedMarks(current.plain, readMarks(sent, startsAt));
    if (sent.length > 0) {
      records(register).allow(current, 'amend');
      const marked = current.plain.marks.map(({ learner_id }) => learner_id);
      const isNew = sent.some(({ learner_id }) => !marked.includes(learner_id));
      refuseStrangers(sent, isNew ? [...marked, ...(await rollOn(context, current.plain))] : marked);
    }
    if (changed.length === 0) return records(register).update(current.id, fields);
    const { revision, marks } = current.plain;
    await write(context, current.plain, changed);
    return records(register).update(
      current.id,
      { ...fields, revision: revision + 1, status: 'amended' },
      { action: 'amended', related: auditedMarks(marks, changed) },
    );
  },

  async void(context) {
    const { params, body, records, db, schoolId: school } = context;
    const { current } = await changing(context, params.register_id);
    records(register).allow(current, 'void');
    await db.run(voidMarks, { school, registers: rowsParameter([{ id: current.id }]) });
    return records(register).act(current.id, 'void', { void_reason: body.reason }, { reason: body.reason });
  },
};

/** Takes the register of a class. All checks are made before anything is written. */
async function take(work: UnitOfWork, body: Body<'registers.create'>): Promise<Stored<Register>> {
  const { marks: sent, default_status, ...sentFields } = body;
  const { records, now } = work;
  const { class_id, date, slot_id = null } = body;
  if (slot_id !== null && body.session)
    throw invalidField('/session', 'not_applicable', 'must be null if slot_id is sent');
  const session = slot_id === null ? (body.session ?? 'day') : null;
  const fields = { ...sentFields, session, slot_id, taken_at: body.taken_at ?? now };
  if (fields.taken_at > now) throw invalidField('/taken_at', 'in_future', 'must not be in the future');
  const term = await place(work, fields);
  const startsAt =
    slot_id === null ? startOf(term, session) : await startOfLesson(work, { class_id, date, slot_id });
  const marks = readMarks(sent, startsAt);
  const roll = await rollOn(work, fields);
  refuseStrangers(sent, roll);
  const all = complete(marks, roll, default_status);
  const created = { ...fields, id: work.newId(register.prefix), term_id: term.id, revision: 1 };
  await write(work, created, all);
  return records(register).create(created, {}, auditedMarks([], all));
}

/** The marks of all learners on the roll. */
function complete(
  marks: readonly Mark[],
  roll: readonly string[],
  status: Mark['status'] | undefined,
): Mark[] {
  const marked = new Set(marks.map(({ learner_id }) => learner_id));
  const missing = roll.filter((id) => !marked.has(id));
  if (missing.length > 0 && !status)
    throw new Problem(
      'incomplete_register',
      `Learners on the roll without a mark: ${missing.length}. Send their marks, or default_status.`,
      { members: { learner_ids: missing } },
    );
  return [...marks, ...(status ? missing.map((id) => unmarked(id, status)) : [])];
}

async function write(
  { db, schoolId: school, keys }: UnitOfWork,
  { id, date, term_id: term, session }: Pick<Register, 'id' | 'date' | 'term_id' | 'session'>,
  marks: readonly Mark[],
): Promise<void> {
  const commented = marks.filter(({ comment }) => comment !== null);
  if (commented.length > 0) {
    const rows = rowsParameter(commented.map(({ learner_id }) => ({ learner_id })));
    // Comments are not encrypted. Who holds the keys cannot be erased before the marks are committed.
    await keys.hold(commented.map(({ learner_id }) => learner_id));
    const [erased] = await db.all(erasedAmong, { school, rows });
    if (erased)
      throw new Problem(
        'resource_erased',
        `The attendance of ${erased.id} was erased: the mark must have no comment.`,
      );
  }
  await db.run(writeMarks, { school, register: id, date, term, session, rows: rowsParameter(marks) });
}

/** A register that is about to be changed, and its term, which must not be closed. */
async function changing(work: UnitOfWork, id: string) {
  const { term_id } = (await work.records(register).get(id)).plain;
  const term = await openTerm(work, term_id);
  return { term, current: await work.records(register).current(id) };
}
