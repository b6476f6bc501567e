import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Named } from '../../lib/names.ts';
import type { Reachable } from '../../messages/channels.ts';
import type { StoredCopy } from '../../messages/copies.ts';
import { keptError } from '../../messages/queries.ts';
import type { Dialect } from '../../sql/database.ts';
import { joinRange, type Params, query, type Rows, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, isInUse, joinSchool, live, type SchoolRow, schoolColumns } from '../../sql/school-rows.ts';
import type { RecordTables } from '../../sql/tables.ts';
import { idIn, jsonObject } from '../../store/projection.ts';
import type { AnyRecords } from '../../store/resource.ts';
import { ownTimes, timeOfSchool } from '../../store/school-clocks.ts';
import { stoppedWork } from '../../work/caller.ts';
import type { RowsAbout } from '../../work/family.ts';
import type { BackgroundTask } from '../../work/tasks.ts';
import { gradeInTerm, lastsInTerm } from '../in-term-queries.ts';

const columns = {
  id: 'text',
  guardian_id: 'text',
  staff_id: 'text',
  learner_id: 'text',
  person_id: 'text',
  about: 'text',
  address: 'text',
  address_encrypted: 'text',
  text_encrypted: 'text',
  status: 'text',
  error: 'text',
  delivered_at: 'text',
} as const;

export const insertRecipients = statement<{
  school: string;
  message: string;
  channel: string;
  receives: string | null;
  now: string;
  rows: Rows;
}>((p, dialect) => {
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  const values = sql.join(Object.keys(columns).map((name) => sql`r.${sql.id(name)}`));
  return sql`
    insert into message_recipients (school_id, message_id, channel, receives, created_at, attempts, ${names})
    select ${p.school}, ${p.message}, ${p.channel}, cast(${p.receives} as text), ${p.now}, 0, ${values}
    from ${rowsOf(p.rows, columns, dialect)}`;
});

export const insertConcerned = statement<{ school: string; rows: Rows }>(
  (p, dialect) => sql`insert into message_learners (school_id, learner_id, message_id)
    select cast(${p.school} as text), r.id, r.message
    from ${rowsOf(p.rows, { id: 'text', message: 'text' }, dialect)} where true on conflict do nothing`,
);

const statuses = [
  'queued',
  'sent',
  'delivered',
  'read',
  'failed',
  'bounced',
  'not_configured',
  'suppressed',
] as const satisfies (keyof Schemas['Message']['counts'])[];

/** The number of recipients of a message by status, in a query of messages. */
export function countsOf(_p: Params, dialect: Dialect): RawBuilder<unknown> {
  const counts = Object.fromEntries(
    statuses.map((status) => [
      status,
      sql`cast(count(case when mr.status = ${sql.lit(status)} then 1 end) as integer)`,
    ]),
  );
  const found = sql`(select ${jsonObject(counts, dialect)} from message_recipients mr
    where mr.school_id = messages.school_id and mr.message_id = messages.id)`;
  // In SQLite, the result of a subquery is no longer marked as JSON.
  return dialect === 'sqlite' ? sql`json(${found})` : found;
}

/** The API key that scheduled an announcement. */
export const setKey = query<{ school: string; id: string; key: string | null }>((db, p) =>
  db
    .updateTable('announcements')
    .set({ key_id: p.key })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);
export const keyOf = query<{ school: string; id: string }, { key_id: string | null }>((db, p) =>
  inSchool(db, 'announcements', p).select('key_id').where('id', '=', p.id),
);

type OfMessage = { school: string; message: string };

/** Makes the copies of a message due. */
export const release = query<OfMessage & { now: string }>((db, p) =>
  db
    .updateTable('message_recipients')
    .set({ next_attempt_at: p.now })
    .where('school_id', '=', p.school)
    .where('message_id', '=', p.message)
    .where('status', '=', 'queued'),
);

/** Queues the copies of a message that were not sent because the channel was not configured. */
export const requeue = query<OfMessage, { id: string }>((db, p) =>
  db
    .updateTable('message_recipients')
    .set({ status: 'queued', error: null })
    .where('school_id', '=', p.school)
    .where('message_id', '=', p.message)
    .where('status', '=', 'not_configured')
    .returning('id'),
);

/** Whether the copies of a channel are only logged: those of test schools never leave the server. */
export const isSimulated =
  (table: 'messages' | 'message_recipients' | 'parent_notifications') =>
  (_p: Params, dialect: Dialect): RawBuilder<unknown> => {
    const isSo = sql`(${sql.ref(`${table}.channel`)} != 'portal' and exists (select 1 from schools s
      where s.school_id = ${sql.ref(`${table}.school_id`)} and s.id = s.school_id and s.mode = 'test'))`;
    return dialect === 'sqlite' ? sql`json(case when ${isSo} then 'true' else 'false' end)` : isSo;
  };

/** Suppresses copies that no process is sending. */
export const suppressQueued = query<OfMessage & { error: string; error_of_attempted: string }>((db, p) =>
  db
    .updateTable('message_recipients')
    .set({
      status: 'suppressed',
      error: sql<string>`case when attempts > 0 then ${p.error_of_attempted} else ${p.error} end`,
      next_attempt_at: null,
    })
    .where('school_id', '=', p.school)
    .where('message_id', '=', p.message)
    .where('status', '=', 'queued')
    .where('claimed_by', 'is', null),
);

/**
 * All waiting copies of the messages that are scheduled and concern some of these learners, also if their time has come and they
 * were not sent yet.
 */
export const scheduledCopies = statement<
  { school: string; rows: Rows },
  { id: string; message_id: string; about: string }
>(
  (p, dialect) => sql`
    select distinct c.id, c.message_id, c.about from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join message_learners l on l.school_id = ${p.school} and l.learner_id = r.id
    join messages m on m.school_id = ${p.school} and m.id = l.message_id and m.status = 'queued'
      and m.send_at is not null
    join message_recipients c on c.school_id = ${p.school} and c.message_id = m.id and c.status = 'queued'`,
);

/** The learners whom a message concerns whose planned leave has come, and was not performed yet. */
export const leavesDueOf = statement<OfMessage & { today: string }, { id: string }>((p, dialect) => {
  const ofMessage = sql`m.school_id = l.school_id and m.learner_id = l.id and m.message_id = ${p.message}`;
  return sql`select l.id from learners as l ${joinRange('message_learners', 'm', ofMessage, dialect)}
    where l.school_id = ${p.school} and l.status = 'active' and l.left_on <= ${p.today} and l.archived_at is null
    order by l.id`;
});

export const suppressCopies = statement<{ school: string; rows: Rows; error: string }>(
  (p, dialect) => sql`
    update message_recipients set status = 'suppressed', error = ${p.error}, next_attempt_at = null
    where school_id = ${p.school} and status = 'queued'
      and id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);

export const messageOfCopies = query<
  OfMessage,
  { channel: Schemas['Message']['channel']; regarding: string | null }
>((db, p) =>
  inSchool(db, 'messages', p)
    .select(['channel', 'regarding'])
    .where('id', '=', p.message)
    .$castTo<{ channel: Schemas['Message']['channel']; regarding: string | null }>(),
);

/** A copy that was not sent yet. */
export const waitingCopy = query<OfMessage, { id: string }>((db, p) =>
  inSchool(db, 'message_recipients', p)
    .select('id')
    .where('message_id', '=', p.message)
    .where('status', '=', 'queued')
    .limit(1),
);

/** A copy that was sent and has not bounced. */
export const sentCopy = query<OfMessage, { id: string }>((db, p) =>
  inSchool(db, 'message_recipients', p)
    .select('id')
    .where('message_id', '=', p.message)
    .where('status', 'in', ['sent', 'delivered', 'read'])
    .limit(1),
);

/** A copy that was not sent because of the end of an API key. */
export const stoppedCopy = query<OfMessage, { id: string }>((db, p) =>
  inSchool(db, 'message_recipients', p)
    .select('id')
    .where('message_id', '=', p.message)
    .where('status', '=', 'suppressed')
    .where(sql<boolean>`error like '{"code":"api_key_%'`)
    .limit(1),
);

export const tally = query<OfMessage, { status: string; count: number }>((db, p) =>
  inSchool(db, 'message_recipients', p)
    .select(['status', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('message_id', '=', p.message)
    .groupBy('status'),
);

export interface CopyRow extends StoredCopy {
  status: string;
}

/** What the texts of copies are decrypted from. */
export const copiesByIds = statement<{ school: string; rows: Rows }, CopyRow>(
  (p, dialect) => sql`
    select c.id, c.message_id, c.channel, c.person_id, c.about, c.text_encrypted, c.status, m.rendered,
      m.learner_id as message_learner
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join message_recipients c on c.school_id = ${p.school} and c.id = r.id
    join messages m on m.school_id = ${p.school} and m.id = c.message_id`,
);

const guardiansOf: RowsAbout = ({ school, id }) => sql`guardian_id in (
  select k.guardian_id from learner_guardians as k where k.school_id = ${school} and k.learner_id = ${id})`;
const inMessagesOf: RowsAbout = ({ school, id }) => sql`message_id in (
  select l.message_id from message_learners as l where l.school_id = ${school} and l.learner_id = ${id})`;

/** The copies that meet a condition: each is found by an index. */
const idsOfAny = (...conditions: RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const parts = conditions.map((condition) => sql`select id from message_recipients where ${condition}`);
  return sql<boolean>`id in (${sql.join(parts, sql` union `)})`;
};

const aboutConditions: (...p: Parameters<RowsAbout>) => RawBuilder<boolean>[] = (p) => {
  const about = sql`school_id = ${p.school} and ${idIn('about', p.id)}`;
  return [
    sql`school_id = ${p.school} and learner_id = ${p.id}`,
    sql`${about} and ${inMessagesOf(p)}`,
    sql`${about} and ${guardiansOf(p)}`,
  ];
};

/** The copies whose texts are about a learner. */
export const copiesAbout: RowsAbout = (p) => idsOfAny(...aboutConditions(p));

/** The same, and what guardians of the learner were sent in messages that concern the learner. */
export const copiesConcerning: RowsAbout = (p) =>
  idsOfAny(...aboutConditions(p), sql`school_id = ${p.school} and ${inMessagesOf(p)} and ${guardiansOf(p)}`);

/** The status of a copy, locked: it is sent outside of the turn of the school. */
export const lockCopy = query<OfMessage & { id: string }, { status: string }>((db, p, dialect) => {
  const select = inSchool(db, 'message_recipients', p)
    .select('status')
    .where('message_id', '=', p.message)
    .where('id', '=', p.id);
  return dialect === 'postgres' ? select.forUpdate() : select;
});

export const setReceipt = statement<{
  school: string;
  id: string;
  status: string;
  error: string | null;
  error_without_text: string | null;
  at: string;
}>(
  (p) => sql`
    update message_recipients set status = ${p.status},
      error = ${keptError(sql`cast(${p.error} as text)`, sql`cast(${p.error_without_text} as text)`)},
      delivered_at = case when ${p.status} in ('delivered', 'read') then coalesce(delivered_at, ${p.at}) else delivered_at end,
      read_at = case when ${p.status} = 'read' then ${p.at} else read_at end
    where school_id = ${p.school} and id = ${p.id}`,
);

/** Records, with the time zones of their schools, that are due at the time of their school. */
const dueIn = (
  table: 'messages' | 'announcements',
  condition: RawBuilder<unknown>,
  reached: (now: unknown) => RawBuilder<unknown> = () => sql`true`,
): BackgroundTask['due'] =>
  statement(
    (p, dialect) => sql`
      select m.school_id, m.id, s.time_zone from ${sql.table(table)} as m
      ${joinSchool('m')}
      left join ${ownTimes(p.clocks, dialect)} on own.school = m.school_id
      where ${isInUse('m.school_id')} and ${condition} and ${reached(p.latest)} and ${reached(timeOfSchool(p.now))}
      order by m.id limit ${p.limit}`,
  );

export const queuedMessages = dueIn(
  'messages',
  sql`m.status = 'queued' and m.archived_at is null`,
  (now) => sql`(m.send_at is null or m.send_at <= ${now})`,
);

/** The condition of an index, as SQLite recognises it. */
const unfinished = (row: string) => sql`${sql.ref(`${row}.status`)} in ('queued', 'sending')`;

export const finishedMessages = dueIn(
  'messages',
  sql`${unfinished('m')} and m.status = 'sending' and m.archived_at is null and not exists (select 1 from message_recipients r
    where r.school_id = m.school_id and r.message_id = m.id and r.status = 'queued')`,
);

export const scheduledAnnouncements = dueIn(
  'announcements',
  sql`m.status = 'scheduled' and m.archived_at is null`,
  (now) => sql`m.publish_at <= ${now}`,
);

/** Messages that have not started, or have copies that no process is sending. */
export const stoppedMessages = stoppedWork(
  'messages',
  sql`${unfinished('w')} and w.archived_at is null and (w.status = 'queued' or (w.status = 'sending' and exists (
    select 1 from message_recipients r where r.school_id = w.school_id and r.message_id = w.id
      and r.status = 'queued' and r.claimed_by is null)))`,
);

export const stoppedAnnouncements = stoppedWork(
  'announcements',
  sql`w.status = 'scheduled' and w.archived_at is null`,
);

/** Also those that are archived: their copies can still wait. */
export const expiringAnnouncements = dueIn(
  'announcements',
  sql`m.status = 'published'`,
  (now) => sql`m.expires_at <= ${now}`,
);

/** The learners of the incidents of a group. */
export const learnersOfGroup = query<{ school: string; group: string }, { id: string }>((db, p) =>
  inSchool(db, 'incidents', p).select('learner_id as id').where('group_id', '=', p.group),
);

type ByIds = { school: string; rows: Rows };

/** Those of the ids that are the ids of records of the school that are not archived. */
export const liveIn = (table: keyof RecordTables) =>
  query<ByIds, { id: string }>((db, p, dialect) =>
    live(db, table as AnyRecords, p)
      .select('id')
      .where(sql<boolean>`id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`),
  );

type AudienceParams = {
  school: string;
  today: string;
  everyone: number;
  term: string | null;
  grades: Rows;
  classes: Rows;
  learners: Rows;
};

/** Between terms of an academic year `y`, the next one. */
const nextInHolidays = (today: unknown) => sql`(select o.id from terms o
  where o.school_id = y.school_id and o.academic_year_id = y.id and o.archived_at is null and o.ends_on >= ${today}
    and not exists (select 1 from terms n where n.school_id = y.school_id and n.academic_year_id = y.id
      and n.archived_at is null and n.starts_on <= ${today} and n.ends_on >= ${today})
  order by o.starts_on limit 1)`;

/** The active learners of an audience, without those who leave today, to whom the daily tasks may not have come yet. */
export const learnersIn = statement<AudienceParams, { id: string }>((p, dialect) => {
  const among = (rows: unknown) => sql`(select r.id from ${rowsOf(rows, { id: 'text' }, dialect)})`;
  return sql`
    select l.id from learners l
    where l.school_id = ${p.school} and l.archived_at is null and (
      l.status = 'prospective' and l.id in ${among(p.learners)}
      or l.status = 'active' and coalesce(l.left_on > ${p.today}, true) and (
      ${p.everyone} = 1
      or l.id in ${among(p.learners)}
      or case when cast(${p.term} as text) is null
        then l.grade_level_id in ${among(p.grades)} or l.class_id in ${among(p.classes)}
        else ${gradeInTerm(p.term)} in ${among(p.grades)} end
      or l.id in (
        select e.learner_id from enrollments e join terms t on t.school_id = e.school_id and t.id = e.term_id
        join academic_years y on y.school_id = t.school_id and y.id = t.academic_year_id
        where e.school_id = ${p.school} and e.class_id in ${among(p.classes)} and case
          when cast(${p.term} as text) is not null then e.term_id = ${p.term} and ${lastsInTerm}
          when y.status = 'planned' or y.starts_on > ${p.today} then ${lastsInTerm}
          when t.id = ${nextInHolidays(p.today)} then ${lastsInTerm}
          else e.status = 'active' and e.archived_at is null and e.starts_on <= ${p.today}
            and coalesce(e.ends_on >= ${p.today}, true) end)))
    order by l.id`;
});

/** The active staff members of an audience, without those whose last day is over: the same holds for them. */
export const staffIn = statement<
  { school: string; today: string; everyone: number; roles: Rows },
  { id: string }
>(
  (p, dialect) => sql`
    select s.id from staff s
    where s.school_id = ${p.school} and s.archived_at is null and s.status = 'active'
      and coalesce(s.ends_on >= ${p.today}, true) and (
      ${p.everyone} = 1
      or s.id in (
        select a.staff_id from role_assignments a
        where a.school_id = ${p.school} and a.archived_at is null
          and a.role in (select r.id from ${rowsOf(p.roles, { id: 'text' }, dialect)})
          and coalesce(a.starts_on <= ${p.today}, true) and coalesce(a.ends_on >= ${p.today}, true)))
    order by s.id`,
);

/** The messages of an announcement that are not finished. */
const openWith = (column: 'announcement_id' | 'regarding_id') =>
  query<{ school: string; id: string }, { id: string }>((db, p) =>
    inSchool(db, 'messages', p)
      .select('id')
      .where(sql.ref(column), '=', p.id)
      .where('status', 'in', ['queued', 'sending'])
      .orderBy('id'),
  );
export const messagesOfAnnouncement = openWith('announcement_id');
/** The messages about a record, such as an incident. */
export const messagesAbout = openWith('regarding_id');

/** The number of people for whom an announcement was published. */
export const countPeople = statement<{ school: string; announcement: string }, { count: number }>(
  (p) => sql`
    select cast(count(distinct r.person_id) as integer) as count
    from messages m join message_recipients r on r.school_id = m.school_id and r.message_id = m.id
    where m.school_id = ${p.school} and m.announcement_id = ${p.announcement}
      and coalesce(r.error not like '{"code":"no_guardian"%', true)`,
);

export interface Learner extends Reachable, Named {
  grade_level: string | null;
  class: string | null;
}

/** The learners with these ids who are not archived. */
export const learnersByIds = statement<ByIds, Learner>(
  (p, dialect) => sql`
    select l.id, l.name, l.first_name, l.last_name, l.preferred_name, l.grade_level, l."class", l.email, l.phone, l.address
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join learners l on l.school_id = ${p.school} and l.id = r.id
    where l.archived_at is null order by l.id`,
);

/** Those of these learners who were not erased. */
export const notErasedByIds = statement<ByIds, { id: string }>(
  (p, dialect) => sql`
    select l.id from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join learners l on l.school_id = ${p.school} and l.id = r.id
    where l.erased_at is null order by l.id`,
);

export interface StaffMember extends Reachable {
  name: string;
  status: string;
}

/** The staff members with these ids who are not archived. */
export const staffByIds = statement<ByIds, StaffMember>(
  (p, dialect) => sql`
    select s.id, s.name, s.email, s.phone, null as address, s.status
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join staff s on s.school_id = ${p.school} and s.id = r.id
    where s.archived_at is null order by s.id`,
);

/** The links of a guardian to learners, archived or not. */
export const linksOfGuardian = query<
  { school: string; guardian: string },
  { id: string; receives: string; access: string; archived_at: string | null }
>((db, p) =>
  inSchool(db, 'learner_guardians', p)
    .select(['id', 'receives', 'access', 'archived_at'])
    .where('guardian_id', '=', p.guardian)
    .orderBy('id')
    .$castTo<{ id: string; receives: string; access: string; archived_at: string | null }>(),
);

/** The guardians with an email address, whose case does not matter, archived or not. */
export const guardiansWithEmail = query<{ school: string; email: string }, { id: string }>((db, p) =>
  inSchool(db, 'guardians', p)
    .select('id')
    .where(sql<boolean>`lower(email) = lower(cast(${p.email} as text))`)
    .where('erased_at', 'is', null)
    .orderBy('id'),
);

/** When a record was changed, last first, except that it was archived or restored. */
export const lastChange = query<{ school: string; id: string }, { occurred_at: string }>((db, p) =>
  inSchool(db, 'audit_log', p)
    .select('occurred_at')
    .where('resource_id', '=', p.id)
    .where(sql<boolean>`action not like '%.archived' and action not like '%.restored'`)
    .orderBy('occurred_at', 'desc')
    .limit(1),
);

export type Subscriber = SchoolRow & {
  id: string;
  merged_into_id: string | null;
  school_name: string;
  locale: string;
  name: string | null;
  email: string | null;
  preferred_language: string | null;
  erased_at: string | null;
  archived_at: string | null;
  /** JSON. */
  channels: string;
};

/** A guardian, archived or not, with the school. */
export const subscriber = statement<{ school: string; guardian: string }, Subscriber>(
  (p) => sql`
    select g.id, g.merged_into_id, s.name as school_name, s.locale, g.name, g.email, g.preferred_language, g.erased_at,
      g.archived_at, g.channels, ${schoolColumns}
    from guardians as g ${joinSchool('g')}
    where g.school_id = ${p.school} and g.id = ${p.guardian}`,
);
