import { type RawBuilder, sql } from 'kysely';
import type { StoredCopy } from '../../communications/copies.ts';
import { keptError } from '../../communications/copy-queries.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { BackgroundTask } from '../../core/background-task.ts';
import type { RowsAbout } from '../../core/family.ts';
import type { Dialect } from '../../db/database.ts';
import { idIn } from '../../db/filters.ts';
import { jsonObject } from '../../db/projection.ts';
import type { Params } from '../../db/query.ts';
import { query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { ownTimes, timeOfSchool } from '../../db/school-clocks.ts';
import { inSchool, joinSchool } from '../../db/school-rows.ts';

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
  rows: string;
}>((p, dialect) => {
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  const values = sql.join(Object.keys(columns).map((name) => sql`r.${sql.id(name)}`));
  return sql`
    insert into message_recipients (school_id, message_id, channel, receives, created_at, attempts, ${names})
    select ${p.school}, ${p.message}, ${p.channel}, cast(${p.receives} as text), ${p.now}, 0, ${values}
    from ${rowsOf(p.rows, columns, dialect)}`;
});

export const insertConcerned = statement<{ school: string; rows: string }>(
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
export const suppressQueued = query<OfMessage & { error: string }>((db, p) =>
  db
    .updateTable('message_recipients')
    .set({ status: 'suppressed', error: p.error, next_attempt_at: null })
    .where('school_id', '=', p.school)
    .where('message_id', '=', p.message)
    .where('status', '=', 'queued')
    .where('claimed_by', 'is', null),
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
export const copiesByIds = statement<{ school: string; rows: string }, CopyRow>(
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
      where m.archived_at is null and ${condition} and ${reached(p.latest)} and ${reached(timeOfSchool(p.now))}
      order by m.id limit ${p.limit}`,
  );

export const queuedMessages = dueIn(
  'messages',
  sql`m.status = 'queued'`,
  (now) => sql`(m.send_at is null or m.send_at <= ${now})`,
);

export const finishedMessages = dueIn(
  'messages',
  sql`m.status = 'sending' and not exists (select 1 from message_recipients r
    where r.school_id = m.school_id and r.message_id = m.id and r.status = 'queued')`,
);

export const scheduledAnnouncements = dueIn(
  'announcements',
  sql`m.status = 'scheduled'`,
  (now) => sql`m.publish_at <= ${now}`,
);

export const expiringAnnouncements = dueIn(
  'announcements',
  sql`m.status = 'published'`,
  (now) => sql`m.expires_at <= ${now}`,
);

/** The learners of the incidents of a group. */
export const learnersOfGroup = query<{ school: string; group: string }, { id: string }>((db, p) =>
  inSchool(db, 'incidents', p).select('learner_id as id').where('group_id', '=', p.group),
);
