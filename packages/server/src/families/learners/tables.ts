import { type RawBuilder, sql } from 'kysely';
import { fold } from '../../lib/names.ts';
import type { Dialect } from '../../sql/database.ts';
import { idAmong, joinByKey, joinRange, type Params, query, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, live } from '../../sql/school-rows.ts';
import { erasedFields } from '../../store/erase.ts';
import { searchedByName } from '../../store/name-words.ts';
import { caseless } from '../../store/projection.ts';
import { defineResource, type Filter } from '../../store/resource.ts';
import { dueRows } from '../../work/tasks.ts';
import { checkOrder } from '../date-ranges.ts';

const isLinked = (link: string) =>
  sql`${sql.ref(`${link}.archived_at`)} is null and ${sql.ref(`${link}.access`)} != 'none'`;
// Also the days after a planned transfer.
const covered = sql`e.school_id = learners.school_id and e.learner_id = learners.id and e.archived_at is null
  and (e.status not in ('pending', 'cancelled') or (e.status = 'pending' and e.transferred_from_id is not null))`;

type Condition = (p: Params) => RawBuilder<unknown>;

/** Only learners with an enrollment for which all of the conditions hold. */
const enrolled =
  (...conditions: Condition[]): Filter =>
  (select, p) =>
    select.where(
      sql<boolean>`exists (select 1 from enrollments e join terms t on t.school_id = e.school_id and t.id = e.term_id
        where ${sql.join([covered, ...conditions.map((condition) => condition(p))], sql` and `)})`,
    );
/** The same of a class. The learners of the class are found first: there are few. */
const enrolledIn =
  (cls: string, ...conditions: Condition[]): Filter =>
  (select, p, dialect) => {
    const ofClass = sql`select e.learner_id from enrollments e where e.school_id = ${p.school} and e.class_id = ${p[cls]}`;
    const isIn: Condition = () => sql`e.class_id = ${p[cls]}`;
    return enrolled(isIn, ...conditions)(select, p, dialect).where(idAmong(ofClass, dialect));
  };

const inTerm: Condition = (p) => sql`e.term_id = ${p.enrolled_in}`;
const ofGrade =
  (name: string): Condition =>
  (p) =>
    sql`e.kind = 'primary' and e.grade_level_id = ${p[name]}`;
/** The last register class of the learner in the term says their grade level in it. */
const last: Condition = () => sql`not exists (select 1 from enrollments o
  where o.school_id = e.school_id and o.learner_id = e.learner_id and o.term_id = e.term_id and o.kind = 'primary'
    and o.status != 'cancelled' and o.archived_at is null and (o.starts_on, o.id) > (e.starts_on, e.id))`;
const onDay =
  (name: string): Condition =>
  (p) =>
    // A planned leave ends the enrollments on its day.
    sql`e.starts_on <= ${p[name]} and coalesce(e.ends_on, t.ends_on) >= ${p[name]}
      and (learners.left_on is null or learners.left_on >= ${p[name]})`;

/** The form in which a label is found ignoring case, as the labels of classes and grade levels are unique. */
const labelKey = (label: string | null): string | null => (label === null ? null : fold(label));

const learnerNames = searchedByName('learners');

export const learners = defineResource('learners', 'Learner', {
  ...learnerNames,
  computed: {
    ...learnerNames.computed,
    class_key: (learner) => labelKey(learner.class),
    grade_level_key: (learner) => labelKey(learner.grade_level),
  },
  // The last day of the last medical alert, stored with the learner so that lists do not query the notes.
  hidden: ['medical_alert_until'],
  derived: {
    has_medical_alert: (p, dialect) =>
      dialect === 'sqlite'
        ? sql`json(case when medical_alert_until >= ${p.today} then 'true' else 'false' end)`
        : sql`coalesce(medical_alert_until >= ${p.today}, false)`,
  },
  filters: {
    ...learnerNames.filters,
    class: caseless('class_key', 'class'),
    grade_level: caseless('grade_level_key', 'grade_level'),
    guardian_id: (select, p, dialect) =>
      select.where(
        idAmong(
          sql`select g.learner_id from learner_guardians g
            where g.school_id = ${p.school} and g.guardian_id = ${p.guardian_id} and ${isLinked('g')}`,
          dialect,
        ),
      ),
    sibling_of: (select, p, dialect) =>
      select.where('id', '!=', p.sibling_of as string).where(
        idAmong(
          sql`select g.learner_id from learner_guardians o
            join learner_guardians g on g.school_id = o.school_id and g.guardian_id = o.guardian_id and ${isLinked('g')}
            where o.school_id = ${p.school} and o.learner_id = ${p.sibling_of} and ${isLinked('o')}`,
          dialect,
        ),
      ),
    // By the same enrollment, if several are sent.
    enrolled_on: enrolled(onDay('enrolled_on')),
    enrolled_in: enrolled(inTerm),
    enrolled_then: enrolled(inTerm, onDay('enrolled_then')),
    class_on: enrolledIn('class_on', onDay('enrolled_on')),
    class_in: enrolledIn('class_in', inTerm),
    class_then: enrolledIn('class_then', inTerm, onDay('enrolled_then')),
    grade_on: enrolled(ofGrade('grade_on'), onDay('enrolled_on')),
    grade_in: enrolled(ofGrade('grade_in'), inTerm, last),
    grade_then: enrolled(ofGrade('grade_then'), inTerm, onDay('enrolled_then')),
  },
});

const guardianNames = searchedByName('guardians');

/** Whether one of the numbers of a guardian is found: `find` selects ids by a column. */
const hasNumber = (find: (column: 'phone' | 'alternate_phone') => RawBuilder<unknown>, dialect: Dialect) =>
  idAmong(sql`${find('phone')} union all ${find('alternate_phone')}`, dialect);

/** Only guardians one of whose numbers begins with one of some texts. After the digits comes the colon. */
const byPhone: Filter = (select, p, dialect) => {
  const found = (column: 'phone' | 'alternate_phone') => {
    const number = sql.ref(`g.${column}`);
    const begins = sql`g.school_id = ${p.school} and ${number} >= r.prefix and ${number} < r.prefix || ':'`;
    return sql`select g.id from ${rowsOf(p.phone_prefix, { prefix: 'text' }, dialect)}
      ${joinRange('guardians', 'g', begins, dialect)}`;
  };
  return select.where(hasNumber(found, dialect));
};

/** Only guardians one of whose numbers is a number. */
const withPhone: Filter = (select, p, dialect) => {
  const found = (column: string) =>
    sql`select g.id from guardians as g where g.school_id = ${p.school} and ${sql.ref(`g.${column}`)} = ${p.phone}`;
  return select.where(hasNumber(found, dialect));
};

/** Their addresses are stored as they were sent. */
const withEmail: Filter = (select, p, dialect) => {
  const address = sql`lower(cast(${p.email} as text))`;
  const found = sql`select g.id from guardians as g where g.school_id = ${p.school} and lower(g.email) = ${address}`;
  return select.where(idAmong(found, dialect));
};

export const guardians = defineResource('guardians', 'Guardian', {
  ...guardianNames,
  filters: { ...guardianNames.filters, phone_prefix: byPhone, phone: withPhone, email: withEmail },
});

export const learnerGuardians = defineResource('learner_guardians', 'LearnerGuardian', {
  filters: {
    known_to: (select, p) =>
      select.where('guardian_id', '=', p.known_to as string).where('access', '!=', 'none'),
  },
});

export const medicalNotes = defineResource('medical_notes', 'MedicalNote', {
  check: checkOrder,
});

type One = { school: string; id: string };

export const primaryLink = query<{ school: string; learner: string }, { id: string }>((db, p) =>
  live(db, 'learner_guardians', p)
    .select('id')
    .where('learner_id', '=', p.learner)
    .where('is_primary', '=', 1),
);
export interface Linked {
  learner_id: string;
  guardian_id: string;
  access: 'full' | 'limited' | 'none';
  receives: string;
}

/**
 * The links of a guardian, and of guardians who have the same name and contact and so are the same person under another id,
 * also those that are archived; the last ones first.
 */
export const linksOf = statement<{ school: string; guardian: string }, Linked>(
  (p, dialect) => sql`select k.learner_id, k.guardian_id, k.access, k.receives
    from guardians as g ${joinByKey('guardians', 'o', { school_id: 'g.school_id', name_folded: 'g.name_folded' }, dialect)}
    ${joinByKey('learner_guardians', 'k', { school_id: 'o.school_id', guardian_id: 'o.id' }, dialect)}
    where g.school_id = ${p.school} and g.id = ${p.guardian} and (o.id = g.id or o.erased_at is null and (
      lower(o.email) = lower(g.email) or o.phone = g.phone or o.phone = g.alternate_phone or o.alternate_phone = g.phone))
    order by k.id desc`,
);
/**
 * The last day on which a medical note of a learner that was not erased is an alert; the maximum date if it has no end.
 */
const alertIn = (select: typeof live) =>
  query<One, { until: string | null; kept: string | null }>((db, p) =>
    select(db, 'learners as l', p)
      .select([
        'l.medical_alert_until as kept',
        sql<string | null>`(select max(coalesce(m.ends_on, '9999-12-31')) from medical_notes m
        where m.school_id = l.school_id and m.learner_id = l.id and m.archived_at is null
        and m.severity in ('caution', 'critical')
        and coalesce(m.encrypted, '-') != ${erasedFields})`.as('until'),
      ])
      .where('l.id', '=', p.id),
  );
export const alertUntil = alertIn(live);
/** The same of a learner who is archived and is about to be restored. */
export const alertOfArchived = alertIn(inSchool);

/** Sets until when there is a medical alert for a learner. */
export const setAlert = query<{ school: string; id: string; until: string }>((db, p) =>
  db
    .updateTable('learners')
    .set({ medical_alert_until: p.until })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);

/** Active learners whose last day at the school has come. */
export const leavesDue = dueRows(
  'learners',
  (today) => sql`due.left_on <= ${today} and due.status = 'active' and due.archived_at is null`,
);

/** Learners whose medical alert ended before a day. */
export const alertsOver = dueRows(
  'learners',
  (today) => sql`due.medical_alert_until < ${today} and due.archived_at is null`,
);

export const learnersOf = {
  class_id: membersBy('class_id'),
  grade_level_id: membersBy('grade_level_id'),
};

/** The learners that are not archived whose grade level is a label, as a key, and no grade level of the school. */
export const withLabelOnly = query<{ school: string; key: string }, { id: string }>((db, p) =>
  live(db, 'learners', p)
    .select('id')
    .where('grade_level_key', '=', p.key)
    .where('grade_level_id', 'is', null)
    .orderBy('id'),
);

/** The learners with an id in a column that are not archived. */
function membersBy(column: 'class_id' | 'grade_level_id') {
  return query<One, { id: string }>((db, p) =>
    live(db, 'learners', p).select('id').where(column, '=', p.id).orderBy('id'),
  );
}
