import { Problem } from '../../contract/errors.ts';
import { hasRightToLeft } from '../../lib/text.ts';
import { type Channel, htmlOf } from '../../messages/text.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { createMessage } from './drafts.ts';
import { cancelMessage } from './messages.ts';
import type { Audience } from './people.ts';
import {
  countPeople,
  learnersIn,
  messagesOfAnnouncement,
  notErasedByIds,
  setKey,
  staffIn,
} from './queries.ts';
import type { Announcement } from './rules.ts';
import { messages, announcements as table } from './tables.ts';

/**
 * Publishes an announcement: its recipients are determined, and a message is created for each channel. `keyId` is the
 * API key that published or scheduled it.
 */
export async function publish(
  work: UnitOfWork,
  current: Stored<Announcement>,
  keyId: string | null,
): Promise<Stored<Announcement>> {
  const { db, schoolId: school, records, now } = work;
  const { id, plain } = current;
  records(table).allow(current, 'publish');
  const audience = await audienceOf(work, plain.audience);
  // An announcement for a class or for everyone says nothing about one of them.
  const listed = idRows(plain.audience.learner_ids);
  const concerned = (await db.all(notErasedByIds, { school, rows: listed })).map((learner) => learner.id);
  // They are listed also if they were archived since, and are sent nothing.
  for (const learner of concerned) work.live.add(learner);
  for (const channel of plain.channels) {
    const fields = { channel, to: nobody, ...textsOn(channel, plain), announcement_id: id };
    const draft = { fields, variables: [], values: new Map(), audience, concerned, keyId };
    const created = await createMessage(work, draft);
    if (channel === 'portal' && created) await complete(work, created.id);
  }
  const counted = await db.first(countPeople, { school, announcement: id });
  return records(table).act(id, 'publish', {
    published_at: now,
    recipient_count: counted?.count ?? 0,
    error: null,
  });
}

/** Nothing of a message on the portal is left to be sent. */
async function complete({ records, now }: UnitOfWork, message: string): Promise<void> {
  await records(messages).act(message, 'start');
  await records(messages).act(message, 'complete', { completed_at: now });
}

export const hasExpired = ({ expires_at: at }: Pick<Announcement, 'expires_at'>, now: string): boolean =>
  at !== null && at <= now;

const nobody = { guardian_ids: [], learner_ids: [], staff_ids: [] };

/** The copies of an announcement that were not sent are no longer sent. */
export async function cancelMessages(work: UnitOfWork, announcement: string, why?: string): Promise<void> {
  const { db, schoolId: school } = work;
  for (const { id } of await db.all(messagesOfAnnouncement, { school, id: announcement }))
    await cancelMessage(work, id, why);
}

async function audienceOf(work: UnitOfWork, audience: Announcement['audience']): Promise<Audience> {
  const { db, schoolId: school, today } = work;
  const { everyone, recipients, staff_roles, grade_level_ids, class_ids, learner_ids, term_id } = audience;
  const lists = {
    grades: idRows(grade_level_ids),
    classes: idRows(class_ids),
    learners: idRows(learner_ids),
  };
  const common = { school, today, everyone: Number(everyone), term: term_id ?? null };
  const isForStaff = recipients.includes('staff');
  const learners = (await db.all(learnersIn, { ...common, ...lists })).map(({ id }) => id);
  const staff = isForStaff ? await db.all(staffIn, { ...common, roles: idRows(staff_roles) }) : [];
  return {
    learnerIds: recipients.includes('guardians') ? learners : [],
    selfIds: recipients.includes('learners') ? learners : [],
    staffIds: staff.map(({ id }) => id),
    receives: 'announcements',
  };
}

function textsOn(channel: Channel, { title, body }: Announcement): { subject: string | null; body: string } {
  if (channel === 'email') {
    // In two languages each line has the direction of its own.
    const style = hasRightToLeft(body) ? ' style="unicode-bidi:plaintext"' : '';
    return { subject: title, body: `<p${style}>${htmlOf(body)}</p>` };
  }
  return { subject: null, body: `${title}\n\n${body}` };
}

export const announcements: Handlers<'announcements'> = {
  ...standard('announcements', table),

  create: ({ body, records }) => records(table).create({ ...body, recipient_count: 0 }, { key_id: null }),

  async schedule({ params, records, db, schoolId: school, keyId: key }) {
    const scheduled = await records(table).act(params.announcement_id, 'schedule', { error: null });
    await db.run(setKey, { school, id: scheduled.id, key });
    return scheduled;
  },

  async update({ params, body, records }) {
    const { id, plain } = await records(table).current(params.announcement_id);
    if (plain.status !== 'draft' && plain.status !== 'scheduled')
      throw new Problem(
        'announcement_closed',
        `The announcement is ${plain.status} and can no longer be changed. Create another one.`,
      );
    return records(table).update(id, body);
  },

  async publish(context) {
    const { params, records, db, services } = context;
    const current = await records(table).current(params.announcement_id);
    if (hasExpired(current.plain, context.now))
      throw new Problem(
        'announcement_closed',
        `The announcement expired at ${current.plain.expires_at}, so nobody would receive it. Change \`expires_at\` first.`,
      );
    db.afterCommit(() => services.wakeJobs());
    return publish(context, current, context.keyId);
  },

  async restore({ params, records, now }) {
    const { id, plain } = await records(table).current(params.announcement_id, 'any');
    // What was to be published meanwhile is not published late.
    const isPast = plain.status === 'scheduled' && plain.publish_at !== null && plain.publish_at <= now;
    return (await records(table).restore(id, isPast ? { status: 'draft' } : {})).record;
  },

  async retract(context) {
    const { params, records } = context;
    const current = await records(table).current(params.announcement_id);
    const retracted = await records(table).act(current.id, 'retract');
    await cancelMessages(context, current.id);
    return retracted;
  },
};
