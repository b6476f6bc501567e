import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../contract/schemas.ts';
import { databaseTime } from '../queue/lease.ts';
import type { Dialect } from '../sql/database.ts';
import { forUpdate, joinByKey, type Rows, rowsOf, statement } from '../sql/query.ts';
import { isInUse, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import { erasedText } from '../store/personal.ts';
import { codeOfEnd, type EndOfKey } from '../work/caller.ts';
import { type OutgoingChannel, outgoingChannels, type Reachable } from './channels.ts';

const ids = { school: 'text', id: 'text' } as const;

const live = (dialect: Dialect) =>
  sql`select e.id from process_leases e where e.lease_until > ${databaseTime(dialect)}`;

/**
 * The copies that nobody sends although they are claimed: by a process that has died, or by this one, which has nothing
 * to record of the channel and so has lost track of them: its connection failed when it claimed or read them.
 */
const isLost = (p: { channel: unknown; owner: unknown }, dialect: Dialect) =>
  sql`claimed_by is not null and (claimed_by not in (${live(dialect)}) and claimed_by != ${p.owner}
    or claimed_by = ${p.owner} and channel = ${p.channel})`;

/** Whether a copy waits for an attempt. */
const isQueued = sql`status = 'queued' and claimed_by is null and next_attempt_at is not null
  and ${isInUse('school_id')}`;

/** Whether copies of a channel are due, and whether some are lost. */
export const workOf = statement<
  { channel: string; now: string; owner: string },
  { due: number; lost: number }
>(
  (p, dialect) => sql`
    select
      case when exists (select 1 from message_recipients
        where ${isQueued}
          and channel = ${p.channel} and next_attempt_at <= ${p.now}) then 1 else 0 end as due,
      case when exists (select 1 from message_recipients where ${isLost(p, dialect)}) then 1 else 0 end as lost`,
);

/** Messages, as `m`, whose copies wait until a process prepares them. */
const isUnprepared = (now: unknown) =>
  sql`m.status = 'queued' and m.archived_at is null and ${isInUse('m.school_id')} and (m.send_at is null or m.send_at <= ${now})`;

interface WaitingCopies {
  due: number;
  scheduled: number;
  /** When the oldest of those that are due was due; null if none is. */
  oldest: string | null;
}

/** How many copies are due, and wait for their next attempt, each counted up to a limit. */
export const waitingCopies = statement<{ now: string; limit: number }, WaitingCopies>((p) => {
  const counted = (rows: RawBuilder<unknown>) =>
    sql`(select cast(count(*) as integer) from (${rows} limit ${p.limit}) as one)`;
  const due = sql`select 1 from message_recipients where ${isQueued} and next_attempt_at <= ${p.now}`;
  const unprepared = sql`select 1 from messages as m
    join message_recipients as r on r.school_id = m.school_id and r.message_id = m.id and r.status = 'queued'
    where ${isUnprepared(p.now)}`;
  // By the index of a channel: without one, all that are due would be read.
  const ofChannels = outgoingChannels.map(
    (channel) => sql`select min(next_attempt_at) as at from message_recipients
      where ${isQueued} and channel = ${sql.lit(channel)} and next_attempt_at <= ${p.now}`,
  );
  return sql`select ${counted(sql`${due} union all ${unprepared}`)} as due,
    ${counted(sql`select 1 from message_recipients where ${isQueued} and next_attempt_at > ${p.now}`)} as scheduled,
    (select min(at) from (
      ${sql.join(ofChannels, sql` union all `)}
      union all select min(coalesce(m.send_at, m.created_at)) from messages as m where ${isUnprepared(p.now)}
    ) as two) as oldest`;
});

/** Whether the announcement of a copy has expired: a background task is about to cancel its messages. */
const isOver = (now: unknown) => sql`exists (select 1 from messages as m
  join announcements as a on a.school_id = m.school_id and a.id = m.announcement_id
  where m.school_id = message_recipients.school_id and m.id = message_recipients.message_id and a.expires_at <= ${now})`;

/** Claims the copies of a channel that are due, the oldest first. Another process claims others. */
export const claim = statement<
  { channel: string; now: string; owner: string; limit: number },
  { school_id: string; id: string }
>(
  (p, dialect) => sql`
    update message_recipients set claimed_by = ${p.owner}
    where (school_id, id) in (
      select school_id, id from message_recipients
      where ${isQueued}
        and channel = ${p.channel} and next_attempt_at <= ${p.now} and not ${isOver(p.now)}
      order by next_attempt_at limit ${p.limit} ${forUpdate(dialect, 'skip locked')})
    returning school_id, id`,
);

export interface ClaimedCopy extends SchoolRow {
  school_name: string;
  id: string;
  message_id: string;
  channel: OutgoingChannel;
  guardian_id: string | null;
  person_id: string;
  about: string;
  receives: string | null;
  address_encrypted: string;
  text_encrypted: string | null;
  rendered: string | null;
  attempts: number;
  /** The learner of the message. */
  message_learner: string | null;
  message_status: string;
  /** Why the API key that started the message no longer permits it. */
  key_end: EndOfKey['code'] | null;
}

/** What is sent. */
export const claimedCopies = statement<{ rows: Rows; owner: string; now: string }, ClaimedCopy>(
  (p, dialect) => sql`
    select ${schoolColumns}, s.name as school_name, c.id, c.message_id, c.channel, c.guardian_id, c.person_id,
      c.about, c.receives, c.address_encrypted, c.text_encrypted, m.rendered, c.attempts, m.learner_id as message_learner,
      m.status as message_status, ${codeOfEnd('m', p.now)} as key_end
    from ${rowsOf(p.rows, ids, dialect)}
    ${joinByKey('message_recipients', 'c', { school_id: 'r.school', id: 'r.id' }, dialect)}
    ${joinByKey('messages', 'm', { school_id: 'c.school_id', id: 'c.message_id' }, dialect)}
    ${joinByKey('schools', 's', { school_id: 'c.school_id', id: 'c.school_id' }, dialect)}
    where c.claimed_by = ${p.owner} and c.status = 'queued'`,
);

/** The recipient of a copy, as they are now. */
export interface Recipient extends Reachable {
  copy_id: string;
  name: string;
  /** The channels of a guardian, as JSON; null for others. */
  channels: string | null;
  /** Whether the person is archived, or a staff member who has left or is suspended. */
  is_gone: 0 | 1;
}

/** The recipients of copies. */
export const recipientsOf = statement<{ rows: Rows }, Recipient>((p, dialect) => {
  const inTable = (table: string, own: Record<'address' | 'channels' | 'gone', RawBuilder<unknown>>) => {
    const id = `c.${table === 'staff' ? 'staff' : table.slice(0, -1)}_id`;
    return sql`select c.id as copy_id, p.id, p.name, p.email, p.phone, ${own.address} as address,
        ${own.channels} as channels, case when ${own.gone} then 1 else 0 end as is_gone
      from ${rowsOf(p.rows, ids, dialect)}
      ${joinByKey('message_recipients', 'c', { school_id: 'r.school', id: 'r.id' }, dialect)}
      ${joinByKey(table, 'p', { school_id: 'c.school_id', id }, dialect)}`;
  };
  const [none, archived] = [sql`cast(null as text)`, sql`p.archived_at is not null`];
  return sql`${inTable('guardians', { address: sql`p.address`, channels: sql`p.channels`, gone: archived })}
    union all ${inTable('staff', { address: none, channels: none, gone: sql`(${archived} or p.status in ('left', 'suspended'))` })}
    union all ${inTable('learners', { address: sql`p.address`, channels: none, gone: archived })}`;
});

/**
 * The error of a copy: without its text, which can repeat the address and what was sent, if the recipient or the message
 * was erased in the meantime.
 */
export const keptError = (error: RawBuilder<unknown>, withoutText: RawBuilder<unknown>) => sql`case
  when message_recipients.address_encrypted is not null and (message_recipients.text_encrypted is not null
    or exists (select 1 from messages as m where m.school_id = message_recipients.school_id
      and m.id = message_recipients.message_id and m.rendered is not null)) then ${error} else ${withoutText} end`;

/** An error in both forms, as it is stored. */
export const errorsOf = (error: { code: string; detail: string } | null) => ({
  error: error && JSON.stringify(error),
  error_without_text: error && JSON.stringify({ ...error, detail: erasedText }),
});

const outcomeColumns = {
  ...ids,
  status: 'text',
  error: 'text',
  error_without_text: 'text',
  attempts: 'integer',
  next_attempt_at: 'text',
  sent_at: 'text',
  address: 'text',
  address_encrypted: 'text',
  address_before: 'text',
} as const;

export interface SettledCopy
  extends Pick<ClaimedCopy, 'school_id' | 'id' | 'message_id' | 'channel' | 'guardian_id' | 'attempts'> {
  staff_id: string | null;
  /** The learner, if the recipient is one. */
  learner_id: string | null;
  status: string;
  /** As JSON. */
  error: string | null;
}

const settledColumns = [
  ...['school_id', 'id', 'message_id', 'channel', 'guardian_id', 'staff_id', 'learner_id'],
  ...['status', 'error', 'attempts'],
].map((name) => sql`message_recipients.${sql.id(name)} as ${sql.id(name)}`);

const newAddress = (column: string) => sql`case when message_recipients.address_encrypted = n.address_before
  then n.${sql.id(column)} else message_recipients.${sql.id(column)} end`;

/** Records what became of claimed copies, and releases them. */
export const settle = statement<{ rows: Rows; owner: string }, SettledCopy>(
  (p, dialect) => sql`
    update message_recipients set status = n.status, error = ${keptError(sql`n.error`, sql`n.error_without_text`)}, attempts = n.attempts,
      next_attempt_at = n.next_attempt_at, sent_at = n.sent_at, claimed_by = null,
      address = ${newAddress('address')}, address_encrypted = ${newAddress('address_encrypted')}
    from (select * from ${rowsOf(p.rows, outcomeColumns, dialect)}) as n
    where message_recipients.school_id = n.school and message_recipients.id = n.id
      and message_recipients.claimed_by = ${p.owner}
    returning ${sql.join(settledColumns)}`,
);

/** A message about a confidential incident. */
export const confidentialMessage = statement<{ school: string; message: string }, { id: string }>(
  (p) => sql`select m.id from messages as m
    join incidents as i on i.school_id = m.school_id and i.id = m.regarding_id
    where m.school_id = ${p.school} and m.id = ${p.message} and i.confidential = 1`,
);

/** Releases the claims of a process, or those of its copies that have certainly not been sent. */
export const unclaim = statement<{ rows: Rows; owner: string }>(
  (p, dialect) => sql`
    update message_recipients set claimed_by = null
    where claimed_by = ${p.owner}
      and (school_id, id) in (select r.school, r.id from ${rowsOf(p.rows, ids, dialect)})`,
);

/** Releases the lost copies: they are sent again. */
export const releaseLost = statement<{ channel: string; owner: string }>(
  (p, dialect) => sql`update message_recipients set claimed_by = null where ${isLost(p, dialect)}`,
);

type ByIds = { school: string; rows: Rows };

export interface Guardian extends Reachable {
  name: string;
  /** As JSON. */
  channels: string;
}

/** The guardians with these ids who are not archived. */
export const guardiansByIds = statement<ByIds, Guardian>(
  (p, dialect) => sql`
    select g.id, g.name, g.email, g.phone, g.address, g.channels from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join guardians g on g.school_id = ${p.school} and g.id = r.id
    where g.archived_at is null order by g.id`,
);

const link = sql`k.guardian_id, k.learner_id, k.access, k.receives`;

/** The links of these guardians to learners who are not archived. */
const linksTo = (isLearner: RawBuilder<boolean>) =>
  statement<ByIds, Link>(
    (p, dialect) => sql`
      select ${link} from ${rowsOf(p.rows, { id: 'text' }, dialect)}
      join guardians g on g.school_id = ${p.school} and g.id = r.id
      ${joinByKey('learner_guardians', 'k', { school_id: 'g.school_id', guardian_id: 'g.id' }, dialect)}
      ${joinByKey('learners', 'l', { school_id: 'k.school_id', id: 'k.learner_id' }, dialect)}
      where k.archived_at is null and ${isLearner} order by k.guardian_id, k.learner_id`,
  );
export const linksOfGuardians = linksTo(sql`l.archived_at is null`);
/** Those to learners who are archived. */
export const linksToArchived = linksTo(sql`l.archived_at is not null`);

/** The links of these learners, who are not archived, to guardians. */
export const linksOfLearners = statement<ByIds, Link>(
  (p, dialect) => sql`
    select ${link} from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join learners l on l.school_id = ${p.school} and l.id = r.id
    ${joinByKey('learner_guardians', 'k', { school_id: 'l.school_id', learner_id: 'l.id' }, dialect)}
    where k.archived_at is null and l.archived_at is null order by k.guardian_id, k.learner_id`,
);

/** What a guardian can choose to receive about a learner. */
export type Receives = keyof Schemas['LearnerGuardian']['receives'];

/** A link of a guardian to a learner, neither of them archived. */
export interface Link {
  guardian_id: string;
  learner_id: string;
  access: string;
  /** As JSON. */
  receives: string;
}

/** The reason why a copy is not sent. */
export type Suppression =
  | 'no_access'
  | 'not_subscribed'
  | 'no_consent'
  | 'no_address'
  | 'no_guardian'
  | 'cancelled'
  | 'learner_left'
  | 'erased'
  | EndOfKey['code'];

export const whySuppressed: Record<Suppression, string> = {
  no_access:
    'The guardian has no access to the learner, or to one of those whom the text names, or the staff member has left or is suspended.',
  not_subscribed: 'The guardian does not receive messages of this kind about the learner.',
  no_consent: 'The guardian has not agreed to receive messages on this channel.',
  no_address: 'There is no address for this channel.',
  no_guardian: 'No guardian has access to the learner and receives messages of this kind.',
  cancelled: 'It was cancelled before it was sent.',
  learner_left: 'The learners whom it is about left before it was sent.',
  erased: 'A person whose values are in it was erased before it was sent.',
  api_key_revoked: 'The API key that started the message was revoked before it was sent.',
  api_key_expired: 'The API key that started the message expired before it was sent.',
};

/** What is said as well of a copy that was attempted: a connection can be lost after the text was sent. */
export const ofAttempted = ' An earlier attempt failed; if it got no response, the copy may have arrived.';

/** The links through which a guardian receives messages of a kind; of any kind, if `receives` is null. */
export const opens = ({ access, receives }: Link, kind: Receives | null): boolean =>
  access !== 'none' && (kind === null || JSON.parse(receives)[kind] !== false);

/**
 * Why a guardian must not be sent a message about learners, or a general one, which needs no learner but is not for a
 * guardian whose every link is `none`.
 */
export function refusal(
  links: readonly Link[],
  about: readonly string[],
  kind: Receives | null,
): 'no_access' | 'not_subscribed' | undefined {
  const isGeneral = about.length === 0;
  if (isGeneral && links.length === 0) return undefined;
  const concerned = isGeneral ? links : links.filter(({ learner_id }) => about.includes(learner_id));
  if (concerned.every(({ access }) => access === 'none')) return 'no_access';
  return concerned.some((link) => opens(link, isGeneral ? null : kind)) ? undefined : 'not_subscribed';
}

/** Whether a guardian has agreed to a channel. `channels` is JSON; a portal needs no consent. */
export const consents = (channels: string, channel: string): boolean =>
  channel === 'portal' || JSON.parse(channels)[channel] !== false;
