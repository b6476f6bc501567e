import {
  alreadyExists,
  type FieldError,
  invalidBody,
  invalidField,
  invalidReference,
  Problem,
  refuseErrors,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';

import { idRows } from '../../sql/query.ts';
import type { Changes } from '../../store/changes.ts';
import { forgetErasures } from '../../store/erase.ts';
import type { Stored } from '../../store/read.ts';
import type { Body, Handlers } from '../../work/operation.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { exceptionsFor } from '../classes/queries.ts';
import { judge } from '../classes/school-days.ts';
import { classes } from '../classes/tables.ts';
import { checkClass, ifLive } from '../enrollments/rules.ts';
import { standard } from '../standard.ts';
import { havingLesson, type Lesson, lessonsBetween } from '../timetable/lessons-between.ts';
import { slots } from '../timetable/tables.ts';
import {
  type ClassOnRoll,
  classesOnRoll,
  erasedAmong,
  overlappingRegister,
  rollOf,
  type TermOfSchool,
  termOf,
  termOnDay,
  voidMarks,
  writeMarks,
} from './queries.ts';
import { registers as register } from './tables.ts';

interface OfLesson {
  class_id: string;
  date: string;
  slot_id: string;
}

/** A lesson, with all of the day if it is one of parallel ones. */
interface LessonOfClass {
  lesson: Lesson;
  lessons: readonly Lesson[];
}

/** The lesson that a class has in a slot on a day. */
async function lessonOf(
  work: ReadWork,
  { class_id, date, slot_id }: OfLesson,
): Promise<LessonOfClass | undefined> {
  const day = { starts_on: date, ends_on: date };
  const own = await lessonsBetween(work, day, { class_id });
  const lesson = own.find((one) => one.slot_id === slot_id);
  return lesson && { lesson, lessons: lesson.block === null ? own : await lessonsBetween(work, day, {}) };
}

/** The lesson of a register that is about to be taken; rejects a slot in which the class has none. */
async function checkedLesson(work: ReadWork, of: OfLesson): Promise<LessonOfClass> {
  const lesson = await lessonOf(work, of);
  if (lesson) return lesson;
  const slot = await work.records(slots).find(of.slot_id);
  if (!slot || slot.archived) throw invalidReference('/slot_id', 'slot');
  throw invalidField(
    '/slot_id',
    'not_a_lesson',
    `must be a slot of a published timetable in which the class has a lesson on ${of.date}`,
    'not_a_lesson',
  );
}

export type SentMark = Schemas['RegisterMarkSent'];
export type Register = Schemas['Register'];

/** A mark as it is stored. */
export type Mark = Omit<Schemas['RegisterMark'], 'excused'>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The marks of a request in the form in which they are stored; `startsAt` is when the session or the lesson starts, if
 * that is known.
 */
function readMarks(sent: readonly SentMark[], startsAt: string | undefined): Mark[] {
  const fieldErrors: FieldError[] = [];
  const seen = new Set<string>();
  const marks = sent.map((mark, index) => {
    const fieldError = (field: string, code: string, detail: string) =>
      fieldErrors.push({ pointer: `/marks/${index}/${field}`, code, detail });
    if (seen.has(mark.learner_id)) fieldError('learner_id', 'duplicate', 'must occur only once');
    seen.add(mark.learner_id);
    if (mark.status !== 'left_early' && mark.left_at)
      fieldError('left_at', 'not_applicable', 'must be null unless status is left_early');
    return {
      learner_id: mark.learner_id,
      status: mark.status,
      minutes_late: lateness(mark, startsAt, fieldError),
      arrived_at: mark.arrived_at ?? null,
      left_at: mark.left_at ?? null,
      reason_code: mark.reason_code ?? null,
      comment: mark.comment ?? null,
    };
  });
  refuseErrors(fieldErrors);
  return marks;
}

function lateness(
  { status, minutes_late: minutes, arrived_at: arrived }: SentMark,
  startsAt: string | undefined,
  fieldError: (field: string, code: string, detail: string) => void,
): number | null {
  if (status !== 'late') {
    const detail = 'must be null unless status is late';
    if (minutes) fieldError('minutes_late', 'not_applicable', detail);
    if (arrived) fieldError('arrived_at', 'not_applicable', detail);
    return null;
  }
  if (minutes && arrived) fieldError('arrived_at', 'not_applicable', 'must be null if minutes_late is sent');
  if (minutes) return minutes;
  if (!arrived) {
    fieldError('minutes_late', 'required', 'is required if status is late, unless arrived_at is sent');
    return null;
  }
  if (startsAt === undefined) {
    fieldError(
      'arrived_at',
      'not_applicable',
      'must be null, because the timetable no longer has this lesson: send minutes_late',
    );
    return null;
  }
  const late = minutesOf(arrived) - minutesOf(startsAt);
  if (late < 1)
    fieldError('arrived_at', 'not_late', `must be after ${startsAt}, when the session or lesson starts`);
  return late;
}

/** The mark of a learner for whom none was sent. */
const unmarked = (learner_id: string, status: Mark['status']): Mark => ({
  learner_id,
  status,
  minutes_late: null,
  arrived_at: null,
  left_at: null,
  reason_code: null,
  comment: null,
});

/** The marks that differ from those of a register. */
function changedMarks({ marks }: Register, sent: readonly Mark[]): Mark[] {
  const before = new Map(marks.map((mark) => [mark.learner_id, asStored(mark)]));
  return sent.filter((mark) => JSON.stringify(before.get(mark.learner_id)) !== JSON.stringify(mark));
}

function asStored({ excused: _excused, ...mark }: Schemas['RegisterMark']): Mark {
  const { learner_id, status, minutes_late, arrived_at, left_at, reason_code, comment } = mark;
  return { learner_id, status, minutes_late, arrived_at, left_at, reason_code, comment };
}

/** Changed marks for the audit log: what is set, without the texts of comments. */
function auditedMarks(before: readonly Schemas['RegisterMark'][], after: readonly Mark[]): Changes {
  const ids = new Set(after.map(({ learner_id }) => learner_id));
  const former = before.filter(({ learner_id }) => ids.has(learner_id)).map(asStored);
  return {
    marks: { before: former.length > 0 ? former.map(audited) : null, after: after.map(audited) },
  };
}

const audited = (mark: Mark): Partial<Mark> =>
  Object.fromEntries(
    Object.entries(mark)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, field === 'comment' ? '[redacted]' : value]),
  );

/**
 * Finds the term of a register that is about to be taken, and checks that its class has school on that day.
 */
async function place(
  work: UnitOfWork,
  { class_id, date }: Pick<Register, 'class_id' | 'date'>,
): Promise<TermOfSchool> {
  const { db, schoolId: school, today } = work;
  const cls = await ifLive(work.records(classes).current(class_id));
  if (!cls) throw invalidReference('/class_id', 'class');
  if (date > today)
    throw invalidField('/date', 'future_date', `must not be after today, ${today}`, 'future_date');
  const term = await db.first(termOnDay, { school, date });
  if (!term) throw invalidField('/date', 'outside_term', 'must be within a term', 'outside_term');
  work.live.add(term.id);
  refuseClosed(term);
  checkClass(cls, term, '/class_id');
  const exceptions = await exceptionsFor(db, school, { starts_on: date, ends_on: date }, cls.grade_level_id);
  const [isSchoolDay, reason] = judge(date, JSON.parse(term.school_days), exceptions);
  if (isSchoolDay) return term;
  const why = reason?.name ?? 'the school is closed on this day of the week';
  throw invalidField(
    '/date',
    'not_a_school_day',
    `must be a school day of the class: ${why}`,
    'not_a_school_day',
  );
}

/** The term of a register that is about to be changed, which must not be closed. */
async function openTerm({ db, schoolId: school }: UnitOfWork, id: string): Promise<TermOfSchool> {
  const term = await db.first(termOf, { school, id });
  if (!term) throw new Error(`The term ${id} does not exist`);
  refuseClosed(term);
  return term;
}

function refuseClosed({ status }: TermOfSchool): void {
  if (status === 'closed')
    throw new Problem('term_closed', 'The term is closed. Reopen it to change its registers.');
}

/** When the session of a register starts. */
function startOf({ session_times: times }: TermOfSchool, session: Register['session']): string {
  const starts: Schemas['School']['session_times'] = JSON.parse(times);
  return starts[session ?? 'day'];
}

/** The learners on the roll of a class on a day; of a lesson, those who have it. */
async function rollOn(
  work: UnitOfWork,
  { class_id, date }: Pick<Register, 'class_id' | 'date'>,
  of: LessonOfClass | undefined,
): Promise<string[]> {
  const { db, schoolId: school } = work;
  const roll = (await db.all(rollOf, { school, class: class_id, date })).map(({ learner_id }) => learner_id);
  if (!of || of.lesson.block === null) return roll;
  return roll.filter(havingLesson(of.lesson, of.lessons, await classesOf(work, { date, learners: roll })));
}

/** The classes in which each of some learners is enrolled on a day, by learner. */
export async function classesOf(
  { db, schoolId: school }: ReadWork,
  { date, learners }: { date: string; learners: readonly string[] },
): Promise<Map<string, ClassOnRoll[]>> {
  const found = await db.all(classesOnRoll, { school, date, rows: idRows([...new Set(learners)]) });
  return Map.groupBy(found, ({ learner_id }) => learner_id);
}

/** Rejects marks of learners who are not among those that a register can have. */
function refuseStrangers(sent: readonly SentMark[], known: readonly string[]): void {
  const enrolled = new Set(known);
  const fieldErrors = sent.flatMap(({ learner_id: id }, index): FieldError[] => {
    if (enrolled.has(id)) return [];
    const detail = 'must be the id of a learner who is enrolled in the class on the day of the register';
    return [{ pointer: `/marks/${index}/learner_id`, code: 'learner_not_enrolled', detail }];
  });
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, 'learner_not_enrolled');
}

export const registers: Handlers<'registers'> = {
  ...standard('registers', register),

  create: (context) => take(context, context.body),

  async update(context) {
    const { params, body, records } = context;
    const { marks: sent = [], ...fields } = body;
    const { current, term } = await changing(context, params.register_id);
    const { class_id, date, slot_id, session } = current.plain;
    // Undefined if the timetable no longer has it.
    const lesson = slot_id === null ? undefined : await lessonOf(context, { class_id, date, slot_id });
    const startsAt = slot_id === null ? startOf(term, session) : lesson?.lesson.starts_at;
    const changed = changedMarks(current.plain, readMarks(sent, startsAt));
    if (sent.length > 0) {
      records(register).allow(current, 'amend');
      const marked = current.plain.marks.map(({ learner_id }) => learner_id);
      const isNew = sent.some(({ learner_id }) => !marked.includes(learner_id));
      refuseStrangers(sent, isNew ? [...marked, ...(await rollOn(context, current.plain, lesson))] : marked);
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
    await db.run(voidMarks, { school, registers: [{ id: current.id }] });
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
  const lesson = slot_id === null ? undefined : await checkedLesson(work, { class_id, date, slot_id });
  const marks = readMarks(sent, lesson?.lesson.starts_at ?? startOf(term, session));
  const [roll] = await Promise.all([rollOn(work, fields, lesson), refuseOverlapping(work, fields)]);
  refuseStrangers(sent, roll);
  const all = complete(marks, roll, default_status);
  const created = { ...fields, id: work.newId(register.prefix), term_id: term.id, revision: 1 };
  await write(work, created, all);
  return records(register).create(created, {}, auditedMarks([], all));
}

/** A register of the whole day and one of a part of it would count the same hours twice. */
async function refuseOverlapping(
  { db, schoolId: school }: UnitOfWork,
  { class_id, date, session }: Pick<Register, 'class_id' | 'date' | 'session'>,
): Promise<void> {
  if (session === null) return;
  const other = await db.first(overlappingRegister, { school, class: class_id, date, session });
  if (other)
    throw alreadyExists(
      `The class has a register of the session ${other.session} on this day, and \`day\` covers \`am\` and \`pm\`; amend or void that register first`,
      other.id,
    );
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
    const rows = commented.map(({ learner_id }) => ({ learner_id }));
    // Comments are not encrypted. Who holds the keys cannot be erased before the marks are committed.
    await keys.hold(commented.map(({ learner_id }) => learner_id));
    const [erased] = await db.all(erasedAmong, { school, rows });
    if (erased)
      throw new Problem(
        'resource_erased',
        `The attendance of ${erased.id} was erased: the mark must have no comment.`,
      );
    const about = commented.map(({ learner_id: id }) => ({ id, family: 'attendance' }));
    await db.run(forgetErasures, { school, rows: about });
  }
  await db.run(writeMarks, { school, register: id, date, term, session, rows: marks });
}

/** A register that is about to be changed, and its term, which must not be closed. */
async function changing(work: UnitOfWork, id: string) {
  const { term_id } = (await work.records(register).get(id)).plain;
  const term = await openTerm(work, term_id);
  return { term, current: await work.records(register).current(id) };
}
