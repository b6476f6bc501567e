import { later } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import { type ImportTarget, importTarget } from '../../work/import-target.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { classes, terms } from '../classes/tables.ts';
import { isWaiting } from './rules.ts';
import { enrolledBefore, enrollments, enrollmentsInTerms, openEnrollments, type Placed } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;

async function openOf({ db, schoolId: school }: ReadWork, learner: unknown) {
  return typeof learner === 'string' ? db.all(openEnrollments, { school, learners: idRows([learner]) }) : [];
}

const isRegisterClass = async (work: ReadWork, id: string): Promise<boolean> =>
  (await work.records(classes).find(id))?.value.kind === 'register';

/** Whether two classes are of different academic years. */
async function isOfOtherYear({ records }: ReadWork, one: unknown, other: unknown): Promise<boolean> {
  if (typeof one !== 'string' || typeof other !== 'string' || one === other) return false;
  const [first, second] = [await records(classes).find(one), await records(classes).find(other)];
  return first?.value.academic_year_id !== second?.value.academic_year_id;
}

/** The last enrollment that has ended, after a day, of a learner in the same class or in another register class. */
async function endedIn(work: ReadWork, of: Fields, from: string): Promise<Placed | undefined> {
  const { id, learner_id: learner, class_id: cls, term_id: term } = of;
  if (typeof learner !== 'string' || typeof cls !== 'string' || typeof term !== 'string') return undefined;
  const rows = [{ id: learner, term }];
  const placed = await work.db.all(enrollmentsInTerms, { school: work.schoolId, rows });
  const before = placed.filter(
    (one) => one.id !== id && ended.has(one.status) && one.ends_on !== null && one.ends_on > from,
  );
  if (before.length === 0) return undefined;
  const isRegister = await isRegisterClass(work, cls);
  return before
    .filter(({ class_id, kind }) => class_id === cls || (isRegister && kind === 'primary'))
    .sort((one, other) => (String(one.ends_on) < String(other.ends_on) ? -1 : 1))
    .at(-1);
}

const ended = new Set<unknown>(['withdrawn', 'transferred', 'cancelled']);

/** Whether a record has the values of a row in some fields, as far as the row has them. */
const agree = (record: Fields, row: Fields, fields: readonly string[]): boolean =>
  fields.every((field) => row[field] === undefined || (record[field] ?? null) === row[field]);

/** An enrollment that has been known for so long was not made by the import that has a row, or by the one before it. */
const historyMs = 12 * 3_600_000;

/** A row for the whole of a term. */
interface Whole {
  learner: string;
  class_id: string;
  term_id: string;
  /** Whether it has no last day. */
  isUndated: boolean;
}

/** What is known of a term that is over, so that an enrollment in it is a mistake of a source without dates; if anything is. */
async function whoIsKnown(
  work: ReadWork,
  { learner, class_id, term_id, isUndated }: Whole,
): Promise<string | undefined> {
  const { db, schoolId: school } = work;
  const before = new Date(Date.parse(work.now) - historyMs).toISOString();
  const isRegister = await isRegisterClass(work, class_id);
  const known = await db.all(enrollmentsInTerms, { school, rows: [{ id: learner, term: term_id }] });
  const other = known.find((one) => one.kind === 'primary' && (isRegister || one.created_at < before));
  if (other) return `the classes that the learner had in it are known (${other.id})`;
  // With its last day, a row says that the learner was there.
  const member =
    isUndated && (await db.first(enrolledBefore, { school, class: class_id, term: term_id, before }));
  return member ? `who was in the class in it is known (${member.id})` : undefined;
}

/** What the rows of an import become: enrollments, and transfers if the source has replaced an enrollment. */
export const enrollmentRows: ImportTarget = {
  ...importTarget('enrollments', enrollments),
  remove: 'enrollments.withdraw',
  shared: ['learner_id', 'class_id'],
  completed: ['completed'],
  open: ['active'],
  identity: ['learner_id', 'class_id', 'term_id'],

  async find(work, { learner_id: learner, class_id: cls, term_id: term }) {
    const open = await openOf(work, learner);
    return open.find(({ class_id, term_id }) => class_id === cls && term_id === term)?.id;
  },

  isOver: (
    { status, ends_on: last, class_id: own, archived_at: archived },
    { starts_on: first, class_id: cls },
    work,
  ) =>
    archived === null &&
    (ended.has(status) ||
      (status === 'completed' && last !== null && String(first ?? '') > String(last)) ||
      // A source can use the id of an enrollment again in the next year.
      isOfOtherYear(work, own, cls)),

  // A source without dates does not know since when the learner is in the class.
  async follows(work, record, { starts_on: first }) {
    const { starts_on: own } = record;
    if (typeof first !== 'string' || first >= String(own)) return {};
    return (await endedIn(work, record, first)) ? { starts_on: own } : {};
  },

  async fresh(work, fields) {
    const { starts_on: first, ends_on: last } = fields;
    if (typeof first !== 'string' || (typeof last === 'string' && last < work.today)) return {};
    const ended = await endedIn(work, fields, first);
    return ended?.ends_on ? { starts_on: later(work.today, ended.ends_on) } : {};
  },

  async warnings(work, record, { starts_on: first }) {
    if (typeof first !== 'string' || first >= String(record.starts_on)) return [];
    const ended = await endedIn(work, record, first);
    if (!ended || first <= ended.starts_on) return [];
    const detail = `The enrollment begins on ${record.starts_on}, because the learner was in a class until ${ended.ends_on}: ${ended.id}.`;
    return [{ code: 'has_ended', detail }];
  },

  past(record, fields, today) {
    const { ends_on: last } = fields;
    if (record.status === 'cancelled' || typeof last !== 'string' || last >= today) return undefined;
    if (!agree(record, fields, ['learner_id', 'class_id', 'term_id'])) return undefined;
    if (agree(record, fields, ['starts_on', 'ends_on'])) return [];
    const detail = `The enrollment ${record.id} was ${record.status} and keeps its dates, ${record.starts_on} to ${record.ends_on}.`;
    return [{ code: 'has_ended', detail }];
  },

  async leftOut(work, fields, found) {
    const { learner_id: learner, class_id, term_id, starts_on: first, ends_on: last } = fields;
    if (typeof learner !== 'string' || typeof term_id !== 'string' || typeof class_id !== 'string')
      return undefined;
    if (found?.class_id === class_id && found.term_id === term_id) return undefined;
    const term = (await work.records(terms).find(term_id))?.value;
    if (!term || (term.status !== 'closed' && term.ends_on >= work.today)) return undefined;
    const isWhole = String(first ?? '') <= term.starts_on && String(last ?? term.ends_on) >= term.ends_on;
    const isUndated = typeof last !== 'string';
    const who = isWhole && (await whoIsKnown(work, { learner, class_id, term_id, isUndated }));
    if (who) {
      const detail = `The term ${term.name} is over, and ${who}; the row has no dates of its own. To enroll the learner in this class for the term, send them.`;
      return { code: 'term_is_over', detail };
    }
    if (term.status !== 'closed') return undefined;
    const detail = `The term ${term.name} is closed. To enroll learners in it, reopen it first.`;
    return { code: 'term_closed', detail };
  },

  succession: {
    operation: 'enrollments.transfer',

    body: ({ starts_on: first }, { class_id, starts_on, force }) => ({
      to_class_id: class_id,
      ...(typeof starts_on === 'string' && starts_on > String(first) ? { on: starts_on } : {}),
      ...(force === undefined ? {} : { force }),
    }),

    warning: ({ id, status, ends_on: last }) => ({
      code: 'transferred',
      detail:
        status === 'cancelled'
          ? `The learner moved: the enrollment ${id} in another class had not begun, and was cancelled.`
          : `The learner moves: the last day of the enrollment ${id} in another class is ${last}.`,
    }),

    // The enrollment of the row in another class, or the one in another register class that the source no longer has.
    async predecessor(work, fields, found, isGone) {
      const { learner_id: learner, class_id: cls, term_id: term } = fields;
      if (fields.pending === true) return undefined;
      const isElsewhere = (one: Fields) =>
        one.status === 'active' && one.learner_id === learner && one.term_id === term && one.class_id !== cls;
      if (found) return isElsewhere(found) ? String(found.id) : undefined;
      const open = await openOf(work, learner);
      const other = open.find((one) => one.kind === 'primary' && isElsewhere({ ...one }));
      if (!other || typeof cls !== 'string') return undefined;
      const isRegister = await isRegisterClass(work, cls);
      const former = isRegister ? await work.records(enrollments).find(other.id) : undefined;
      return former && (await isGone(former)) ? former.id : undefined;
    },

    async planned(work, { id, learner_id: learner, ends_as }) {
      if (ends_as !== 'transferred') return undefined;
      const open = await openOf(work, learner);
      return open.find((one) => isWaiting(one) && one.transferred_from_id === id)?.id;
    },
  },
};
