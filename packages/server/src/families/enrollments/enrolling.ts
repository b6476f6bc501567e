import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { later } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { HasRoom } from '../../work/import-target.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels } from '../classes/tables.ts';
import type { Learner } from '../learners/changes.ts';
import { learners } from '../learners/tables.ts';
import {
  type Class,
  checkClass,
  checkDates,
  checkFree,
  checkFreeAmong,
  checkLearner,
  type Enrollment,
  type Members,
  membersOf,
  type NewEnrollment,
  type Other,
  placeIn,
  placesFor,
  type Term,
  takePlace,
  takesPlace,
  type Wanted,
} from './rules.ts';
import { enrollments, openEnrollments, type PlacesRow, places } from './tables.ts';

/** Enrolls a learner in a class for a term. All checks are made before anything is written. */
export async function enroll(work: UnitOfWork, request: NewEnrollment): Promise<Stored<Enrollment>> {
  const [enrolled] = await enrollAll(work, [request]);
  if (!enrolled || enrolled instanceof Problem) throw enrolled;
  return enrolled;
}

/**
 * Enrolls learners in classes, with a number of statements that does not depend on how many there are. Returns the reason in
 * place of the enrollment of a learner who cannot be enrolled. All checks are made before anything is written.
 */
export async function enrollAll(
  work: UnitOfWork,
  requests: readonly NewEnrollment[],
): Promise<(Stored<Enrollment> | Problem)[]> {
  const members = await membersOf(work, requests);
  const drafts = requests.map((request) => resultOf(() => draftOf(work, request, members)));
  const others = await othersOf(work, drafts.filter(isDraft));
  const accepted = drafts.map((draft) =>
    isDraft(draft) ? resultOf(() => ({ ...draft.wanted, forced: accept(work, draft, others) })) : draft,
  );
  const writes = accepted.flatMap((fields) => (fields instanceof Problem ? [] : { fields }));
  const created = await work.records(enrollments).saveAll(writes);
  await followPrimary(work, ...created.map(({ value }) => value));
  const byId = new Map(created.map((one) => [one.id, one]));
  return accepted.map((one) => (one instanceof Problem ? one : byId.get(one.id)) as Stored<Enrollment>);
}

/** What a function returns, or the problem that it throws. */
function resultOf<T>(work: () => T): T | Problem {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** An enrollment that is allowed by itself, to be compared with others. */
interface Draft {
  wanted: Wanted & Pick<Enrollment, 'id' | 'status' | 'transferred_from_id'>;
  cls: Class;
  term: Term;
  force: boolean;
}

const isDraft = (draft: Draft | Problem): draft is Draft => !(draft instanceof Problem);

function draftOf(work: UnitOfWork, request: NewEnrollment, members: Members): Draft {
  const { pending = false, force = false, transferred_from_id = null, ...fields } = request;
  const { learner, cls, term } = placeIn(members, request);
  const starts_on = request.starts_on ?? later(work.today, term.starts_on);
  const dates = { starts_on, ends_on: request.ends_on ?? null };
  checkDates(dates, term);
  checkClass(cls, term);
  checkLearner(learner);
  const kind = cls.kind === 'register' ? ('primary' as const) : ('subject' as const);
  const status = pending ? ('pending' as const) : ('active' as const);
  const id = work.newId(enrollments.prefix);
  return { wanted: { ...fields, ...dates, id, kind, status, transferred_from_id }, cls, term, force };
}

/** The open enrollments of learners, and how many places are taken. */
interface Others {
  open: Map<string, Other[]>;
  taken: Map<string, number>;
}

const placeKey = ({ class_id, term_id, from }: { class_id: string; term_id: string; from: string }) =>
  `${class_id} ${term_id} ${from}`;
const placeOf = (wanted: Wanted) => placeKey({ ...wanted, from: placesFor(wanted).from });

async function othersOf({ db, schoolId: school }: UnitOfWork, drafts: readonly Draft[]): Promise<Others> {
  const ids = new Set(drafts.map(({ wanted }) => wanted.learner_id));
  const open = drafts.length > 0 ? await db.all(openEnrollments, { school, learners: idRows(ids) }) : [];
  const rows = new Map<string, PlacesRow>();
  for (const { wanted, cls } of drafts) {
    const row = placesFor(wanted);
    if (cls.capacity !== null && takesPlace(wanted)) rows.set(`${row.class} ${row.from}`, row);
  }
  const counts = rows.size > 0 ? await db.all(places, { school, rows: [...rows.values()] }) : [];
  return {
    open: Map.groupBy(open, ({ learner_id }) => learner_id),
    taken: new Map(counts.map((count) => [placeKey(count), count.taken])),
  };
}

/** Checks an enrollment among others, and adds it to them. Returns whether it exceeds the capacity of its class. */
function accept(work: UnitOfWork, { wanted, cls, term, force }: Draft, { open, taken }: Others): boolean {
  const own = open.get(wanted.learner_id) ?? [];
  checkFreeAmong(own, wanted);
  const key = placeOf(wanted);
  const before = taken.get(key) ?? 0;
  const forced = takesPlace(wanted) && takePlace(work, cls, before, force);
  if (takesPlace(wanted)) taken.set(key, before + 1);
  open.set(wanted.learner_id, [...own, { ...wanted, term_ends_on: term.ends_on }]);
  return forced;
}

/**
 * The rules for a new enrollment also apply to one that becomes active, or that was archived while open and is
 * restored. Returns whether it exceeds the capacity of its class.
 */
export async function checkAgain(
  work: UnitOfWork,
  enrollment: Enrollment,
  becomes: 'active' | 'pending',
  force = false,
): Promise<boolean> {
  const { learner, cls, term } = placeIn(await membersOf(work, [enrollment]), enrollment);
  checkDates(enrollment, term);
  checkClass(cls, term);
  checkLearner(learner);
  await checkFree(work, enrollment);
  const wanted = { ...enrollment, status: becomes };
  if (enrollment.forced || !takesPlace(wanted) || cls.capacity === null) return enrollment.forced;
  const counts = await work.db.all(places, { school: work.schoolId, rows: [placesFor(wanted)] });
  const taken = counts.find(({ term_id }) => term_id === enrollment.term_id)?.taken ?? 0;
  return takePlace(work, cls, taken, force);
}

export const covers = ({ starts_on, ends_on }: Enrollment, day: string): boolean =>
  starts_on <= day && (ends_on ?? day) >= day;

/** Sets the classes of learners, and with them the grade levels, to those of primary enrollments that cover today. */
export async function followPrimary(work: UnitOfWork, ...placed: readonly Enrollment[]): Promise<void> {
  const { records, today } = work;
  const now = placed.filter((one) => one.kind === 'primary' && one.status === 'active' && covers(one, today));
  await records(learners).currentAll(now.map(({ learner_id }) => learner_id));
  await records(classes).currentAll(now.map(({ class_id }) => class_id));
  const moves: Move[] = [];
  for (const { learner_id, class_id } of now) {
    const learner = await records(learners).current(learner_id);
    moves.push({ learner, to: (await records(classes).current(class_id, 'any')).plain });
  }
  const grades = await gradesAfter(work, moves);
  await records(learners).saveAll(
    moves.map(({ learner, to }) => {
      const grade = grades.get(learner.id);
      const level = grade && { grade_level_id: grade.id, grade_level: grade.label };
      return { current: learner, fields: { class_id: to.id, class: to.label, ...level } };
    }),
  );
}

/** A learner who moves to a class. */
interface Move {
  learner: Stored<Learner>;
  to: Class;
}

/**
 * The new grade levels of learners who move to a class of another one: that of the class, unless theirs differed from that of
 * the class before, as in a class of several grade levels.
 */
async function gradesAfter(
  { records }: UnitOfWork,
  moves: readonly Move[],
): Promise<Map<string, Schemas['GradeLevel']>> {
  const found = new Map<string, Schemas['GradeLevel']>();
  const other = moves.flatMap(({ learner, to }) => {
    const { class_id: former, grade_level_id: grade } = learner.plain;
    if (former === null || former === to.id || grade === null || grade === to.grade_level_id) return [];
    return { learner: learner.id, former, grade, to };
  });
  const formers = await records(classes).currentAll(other.map(({ former }) => former));
  const follow = other.filter(({ former, grade }) => formers.get(former)?.plain.grade_level_id === grade);
  const levels = await records(gradeLevels).currentAll(follow.map(({ to }) => to.grade_level_id));
  for (const { learner, to } of follow) {
    const level = levels.get(to.grade_level_id);
    if (level) found.set(learner, level.plain);
  }
  return found;
}

/** A learner whose primary enrollment was removed has no class, unless another enrollment covers today. */
export async function leaveClass(work: UnitOfWork, enrollment: Enrollment): Promise<void> {
  const { kind, class_id, learner_id } = enrollment;
  if (kind !== 'primary') return;
  const { value: learner, archived } = await work.records(learners).get(learner_id);
  if (archived || learner.class_id !== class_id) return;
  const open = await work.db.all(openEnrollments, { school: work.schoolId, learners: idRows([learner_id]) });
  const holds = open.some(
    ({ id, status, class_id: other }) => id !== enrollment.id && status === 'active' && other === class_id,
  );
  if (holds) return;
  await work.records(learners).update(learner_id, { class_id: null, class: null });
}

/** Whether a class has room for a number of additional learners in every term. */
export const roomInClass: HasRoom = async ({ db, schoolId: school, records }, id, rows) => {
  const capacity = (await records(classes).find(id))?.value.capacity ?? null;
  if (capacity === null) return true;
  const [fullest] = await db.all(places, { school, rows: [{ class: id, from: '', except: '' }] });
  return (fullest?.taken ?? 0) + rows <= capacity;
};
