import { invalidField, Problem } from '../../contract/errors.ts';
import { later } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { HasRoom } from '../../work/import-target.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels, terms } from '../classes/tables.ts';
import type { Learner } from '../learners/changes.ts';
import { learners } from '../learners/tables.ts';
import {
  type Class,
  checkClass,
  checkDates,
  checkFree,
  checkFreeAmong,
  checkGradeLevel,
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
import { enrollments, enrollmentsInTerms, openEnrollments, type PlacesRow, places } from './tables.ts';

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
  const possible = drafts.filter(isDraft);
  const others = await othersOf(work, possible);
  const formers = await formersOf(work, possible);
  const accepted = drafts.map((draft) =>
    isDraft(draft)
      ? resultOf(() => ({
          ...draft.wanted,
          grade_level_id: gradeLevelOf(draft, formers, work.today),
          forced: accept(work, draft, others),
        }))
      : draft,
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
  wanted: Wanted & Pick<Enrollment, 'id' | 'status' | 'transferred_from_id'> & Partial<Enrollment>;
  learner: Learner;
  cls: Class;
  term: Term;
  force: boolean;
}

const isDraft = (draft: Draft | Problem): draft is Draft => !(draft instanceof Problem);

function draftOf(work: UnitOfWork, request: NewEnrollment, members: Members): Draft {
  const { pending = false, force = false, transferred_from_id = null, ...fields } = request;
  const { learner, cls, term } = placeIn(members, request);
  const { today } = work;
  if (request.starts_on === undefined && today > term.ends_on)
    throw invalidField(
      '/starts_on',
      'outside_term',
      `is today, ${today}, if it is not sent, and must be within the term, ${term.starts_on} to ${term.ends_on}`,
      'outside_term',
    );
  const starts_on = request.starts_on ?? later(today, term.starts_on);
  const dates = { starts_on, ends_on: request.ends_on ?? null };
  checkDates(dates, term);
  checkClass(cls, term);
  checkLearner(learner, starts_on);
  const kind = cls.kind === 'register' ? ('primary' as const) : ('subject' as const);
  const status = pending ? ('pending' as const) : ('active' as const);
  checkGradeLevel(kind, request.grade_level_id ?? undefined);
  const id = work.newId(enrollments.prefix);
  return {
    wanted: { ...fields, ...dates, id, kind, status, transferred_from_id },
    learner,
    cls,
    term,
    force,
  };
}

/** The classes that learners were in, if the grade level of an enrollment depends on them. */
async function formersOf({ records }: UnitOfWork, drafts: readonly Draft[]) {
  const other = drafts.filter(
    ({ learner: { class_id, grade_level_id: own }, cls }) =>
      class_id !== null && class_id !== cls.id && own !== null && own !== cls.grade_level_id,
  );
  return records(classes).currentAll(other.map(({ learner }) => learner.class_id ?? ''));
}

/**
 * The grade level of a learner in an enrollment: that of the class, unless theirs differs from that of the class before, as
 * in a class of several grade levels. Theirs is about today, so it says nothing about a later year, or about the first class.
 */
function gradeLevelOf(
  { wanted, learner, cls }: Draft,
  formers: ReadonlyMap<string, Stored<Class>>,
  today: string,
): string | null {
  if (wanted.kind === 'subject') return null;
  const { grade_level_id: own, class_id } = learner;
  const sent = wanted.grade_level_id ?? (own === null ? cls.grade_level_id : null);
  if (sent !== null) return sent;
  if (class_id === cls.id) return own;
  const former = formers.get(class_id ?? '')?.plain;
  const isLater = wanted.starts_on > today && former?.academic_year_id !== cls.academic_year_id;
  return isLater || former?.grade_level_id === own ? cls.grade_level_id : own;
}

/** The enrollments of learners in the terms of drafts, and how many places are taken. */
interface Others {
  placed: Map<string, Other[]>;
  taken: Map<string, number>;
}

const placeKey = ({ class_id, term_id, from }: { class_id: string; term_id: string; from: string }) =>
  `${class_id} ${term_id} ${from}`;
const placeOf = (wanted: Wanted) => placeKey({ ...wanted, from: placesFor(wanted).from });

async function othersOf({ db, schoolId: school }: UnitOfWork, drafts: readonly Draft[]): Promise<Others> {
  const pairs = new Map(
    drafts.map(({ wanted: { learner_id: id, term_id: term } }) => [`${id} ${term}`, { id, term }]),
  );
  const placed =
    pairs.size > 0 ? await db.all(enrollmentsInTerms, { school, rows: [...pairs.values()] }) : [];
  const rows = new Map<string, PlacesRow>();
  for (const { wanted, cls } of drafts) {
    const row = placesFor(wanted);
    if (cls.capacity !== null && takesPlace(wanted)) rows.set(`${row.class} ${row.from}`, row);
  }
  const counts = rows.size > 0 ? await db.all(places, { school, rows: [...rows.values()] }) : [];
  return {
    placed: Map.groupBy(placed, ({ learner_id }) => learner_id),
    taken: new Map(counts.map((count) => [placeKey(count), count.taken])),
  };
}

/** Checks an enrollment among others, and adds it to them. Returns whether it exceeds the capacity of its class. */
function accept(work: UnitOfWork, { wanted, cls, term, force }: Draft, { placed, taken }: Others): boolean {
  const own = placed.get(wanted.learner_id) ?? [];
  checkFreeAmong(own, wanted);
  const key = placeOf(wanted);
  const before = taken.get(key) ?? 0;
  const forced = takesPlace(wanted) && takePlace(work, cls, before, force);
  if (takesPlace(wanted)) taken.set(key, before + 1);
  placed.set(wanted.learner_id, [...own, { ...wanted, term_ends_on: term.ends_on }]);
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
  checkLearner(learner, enrollment.starts_on);
  await checkFree(work, enrollment);
  const wanted = { ...enrollment, status: becomes };
  if (enrollment.forced || !takesPlace(wanted) || cls.capacity === null) return enrollment.forced;
  const counts = await work.db.all(places, { school: work.schoolId, rows: [placesFor(wanted)] });
  const taken = counts.find(({ term_id }) => term_id === enrollment.term_id)?.taken ?? 0;
  return takePlace(work, cls, taken, force);
}

export const covers = ({ starts_on, ends_on }: Enrollment, day: string): boolean =>
  starts_on <= day && (ends_on ?? day) >= day;

/** Sets the classes and the grade levels of learners to those of primary enrollments that cover today. */
export async function followPrimary(work: UnitOfWork, ...placed: readonly Enrollment[]): Promise<void> {
  const { records, today } = work;
  const active = placed.filter(
    (one) => one.kind === 'primary' && one.status === 'active' && covers(one, today),
  );
  // One of a term that is over is completed by the daily tasks.
  const of = await records(terms).currentAll(active.map(({ term_id }) => term_id));
  const now = active.filter(({ term_id }) => (of.get(term_id)?.plain.ends_on ?? today) >= today);
  await records(learners).currentAll(now.map(({ learner_id }) => learner_id));
  await records(classes).currentAll(now.map(({ class_id }) => class_id));
  const moves: Move[] = [];
  for (const { learner_id, class_id, grade_level_id } of now) {
    const learner = await records(learners).current(learner_id);
    const { plain: to } = await records(classes).current(class_id, 'any');
    const { grade_level: label, grade_level_id: own } = learner.plain;
    // A label that is no grade level of the school was sent by somebody.
    const isText = own === null && label !== null;
    moves.push({ learner, to, grade: isText || own === grade_level_id ? null : grade_level_id });
  }
  const levels = await records(gradeLevels).currentAll(moves.flatMap(({ grade }) => grade ?? []));
  await records(learners).saveAll(
    moves.map(({ learner, to, grade }) => {
      const level = grade === null ? undefined : levels.get(grade)?.plain;
      const graded = level && { grade_level_id: level.id, grade_level: level.label };
      return { current: learner, fields: { class_id: to.id, class: to.label, ...graded } };
    }),
  );
}

/** A learner who moves to a class. */
interface Move {
  learner: Stored<Learner>;
  to: Class;
  /** Their new grade level; null if it stays. */
  grade: string | null;
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
