import {
  invalidBody,
  invalidField,
  invalidTransition,
  notFound,
  Problem,
  refuseErrors,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { storedDetail, withoutAddresses } from '../../messages/channels.ts';
import { recordCopies } from '../../messages/copies.ts';
import { errorsOf, whySuppressed } from '../../messages/queries.ts';
import type { Body, Context, Handlers } from '../../work/operation.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { textsOfCopies } from './copy-texts.ts';
import { cancelCopies, createMessage, type Draft, nobodyEligible, styleOf } from './drafts.ts';
import { checkPeople, learnersOf, type Subject, sees, subjectOf } from './people.ts';
import { lockCopy, messageOfCopies, requeue, sentCopy, setReceipt, waitingCopy } from './queries.ts';
import { subjectErrors, type Template } from './rules.ts';
import { announcements, messageTemplates, recipientLog, messages as table } from './tables.ts';
import { checkPlaceholders, shownValues, type Variable } from './values.ts';

type NewMessage = Body<'messages.create'>;

export const messages: Handlers<'messages'> = {
  list: ({ query, records }) => records(table).list(query),

  async get(context) {
    const message = await context.records(table).get(context.params.message_id);
    await sees(context, message.plain);
    return message;
  },

  async create(context) {
    const { body, db, services } = context;
    const { learnerId, receives, ...style } = await subjectOf(context, body.regarding);
    const { to } = body;
    const audience = {
      guardianIds: to.guardian_ids,
      learnerIds: to.learner_ids,
      staffIds: to.staff_ids,
      learnerId,
      receives,
    };
    if (to.guardian_ids.length + to.learner_ids.length + to.staff_ids.length === 0)
      throw invalidField('/to', 'required', 'must have at least one id');
    const other = to.learner_ids.findIndex((id) => learnerId !== null && id !== learnerId);
    if (other >= 0)
      throw invalidField(`/to/learner_ids/${other}`, 'conflict', 'must be the learner of `regarding`');
    await checkPeople(context, audience);
    const draft = await textsOf(context, body, style);
    const created = await createMessage(context, {
      ...draft,
      fields: { ...body, ...draft.fields },
      audience,
      concerned: learnerId === null ? await learnersOf(context, to) : [learnerId],
    });
    if (!created) throw nobodyEligible();
    db.afterCommit(() => services.wakeJobs());
    return created;
  },

  async cancel(context) {
    const { params, records } = context;
    const { id, plain } = await records(table).current(params.message_id);
    await sees(context, plain);
    const cancelled = await cancelMessage(context, id);
    if (cancelled) return cancelled;
    throw new Problem(
      'invalid_state_transition',
      'Every copy of the message was sent or has failed, so nothing is left to cancel.',
      { members: { from: plain.status, to: 'cancelled', allowed: ['sent', 'partly_failed', 'failed'] } },
    );
  },

  async resend(context) {
    const { params, records, db, schoolId: school, services } = context;
    const found = await records(table).get(params.message_id);
    await sees(context, found.plain);
    const ofClosed = await isClosed(context, found.plain.announcement_id);
    const current = await records(table).current(found.id);
    records(table).allow(current, 'resend');
    if (ofClosed)
      throw new Problem(
        'nothing_to_resend',
        'The announcement of the message is no longer published. Create another one.',
      );
    const queued = await db.all(requeue, { school, message: current.id });
    if (queued.length === 0)
      throw new Problem(
        'nothing_to_resend',
        'No copy of the message has the status `not_configured`; other copies are not sent again.',
      );
    db.afterCommit(() => services.wakeJobs());
    return records(table).act(
      current.id,
      'resend',
      { completed_at: null },
      { hidden: { key_id: context.keyId } },
    );
  },
};

/** The copies of a message of an announcement are sent only while it is published. */
async function isClosed({ records }: UnitOfWork, announcement: string | null): Promise<boolean> {
  if (announcement === null) return false;
  const { archived, plain } = await records(announcements).current(announcement, 'any');
  return archived || plain.status !== 'published';
}

/**
 * Cancels a message: its copies that no process is sending at the moment are not sent. Returns undefined if every copy was
 * sent or has failed, so that the message is about to be finished.
 */
export async function cancelMessage(work: UnitOfWork, id: string, detail: string = whySuppressed.cancelled) {
  const { records, db, schoolId: school } = work;
  const current = await records(table).current(id);
  records(table).allow(current, 'cancel');
  const isStarted = current.plain.status === 'sending';
  if (isStarted && !(await db.first(waitingCopy, { school, message: id }))) return undefined;
  await cancelCopies(work, id, { code: 'cancelled', detail });
  return records(table).act(id, 'cancel', { completed_at: work.now });
}

/** The texts of a new message: those of a template, or its own. */
async function textsOf(
  context: UnitOfWork,
  body: Pick<NewMessage, 'template_id' | 'context' | 'subject' | 'body' | 'channel'>,
  style: Pick<Subject, 'currency'>,
): Promise<Pick<Draft, 'fields' | 'values' | 'variables'>> {
  return body.template_id ? fromTemplate(context, body, body.template_id, style) : ownTexts(context, body);
}

async function fromTemplate(
  work: UnitOfWork,
  sent: Parameters<typeof textsOf>[1],
  id: string,
  style: Pick<Subject, 'currency'>,
): ReturnType<typeof textsOf> {
  const { context = {} } = sent;
  const { channel, subject, body, variables, template_version, locale } = await templateOf(work, sent, id);
  return {
    variables,
    values: shownValues(context, variables, await styleOf(work, { ...style, locale })),
    fields: { channel, subject, body, context, template_version },
  };
}

/** The template of a message, which must be active, for its channel, and take the place of its texts. */
export async function templateOf(
  work: UnitOfWork,
  { channel, ...texts }: Partial<Pick<NewMessage, 'channel' | 'subject' | 'body'>>,
  id: string,
): Promise<Template> {
  const template = (await work.records(messageTemplates).find(id))?.plain;
  const code = 'unknown_reference';
  if (!template) throw invalidField('/template_id', code, 'must be the id of a message template', code);
  const clash = (['subject', 'body'] as const).filter((field) => texts[field] != null);
  refuseErrors(
    clash.map((field) => ({
      pointer: `/${field}`,
      code: 'conflict',
      detail: 'cannot be sent with a template',
    })),
  );
  if (template.status !== 'active')
    throw invalidField(
      '/template_id',
      'template_not_active',
      `is the id of a template with the status ${template.status}; only active templates can be used`,
      'template_not_active',
    );
  if (channel && template.channel !== channel)
    throw invalidField('/channel', 'conflict', `must be ${template.channel}, the channel of the template`);
  return template;
}

async function ownTexts(
  work: UnitOfWork,
  { channel, context = {}, subject = null, body }: Parameters<typeof textsOf>[1],
): ReturnType<typeof textsOf> {
  if (body == null)
    throw invalidBody([
      { pointer: '/body', code: 'required', detail: 'is required unless template_id is sent' },
    ]);
  refuseErrors(subjectErrors(channel, subject));
  const variables: Variable[] = Object.keys(context).map((name) => ({
    name,
    required: true,
    type: 'string',
  }));
  checkPlaceholders({ subject, body }, Object.keys(context));
  const values = shownValues(context, variables, await styleOf(work));
  return { variables, values, fields: { channel, subject, body, context } };
}

type Recipient = Schemas['MessageRecipient'];

export const messageRecipients: Handlers<'message-recipients'> = {
  async list(context) {
    const { params, query, db, schoolId } = context;
    await channelOf(context);
    return recipientLog.list(db, schoolId, { ...query, message_id: params.message_id });
  },

  async get(context) {
    await channelOf(context);
    const recipient = await recipientOf(context);
    const texts = (await textsOfCopies(context, [recipient.id])).get(recipient.id);
    return { ...recipient, subject: texts?.subject ?? null, body: texts?.body ?? null };
  },

  async receipt(context) {
    const { body, db, schoolId: school, now } = context;
    const channel = await channelOf(context);
    const before = await recipientOf(context);
    const { id } = before;
    const current = await db.first(lockCopy, { school, message: before.message_id, id });
    const from = current?.status ?? before.status;
    const { status, at = now, detail = 'The provider of the channel reported that the copy bounced.' } = body;
    if (from === 'queued') throw tooEarly(status);
    const allowed = following[from] ?? [];
    if (!allowed.includes(status)) throw invalidTransition(from, status, allowed);
    checkReceiptTime(at, before.sent_at ?? before.created_at, now);
    // An address that is short is longer when it is masked.
    const shown = storedDetail(withoutAddresses(channel, detail));
    const errors = errorsOf(status === 'bounced' ? { code: 'bounced', detail: shown } : null);
    await db.run(setReceipt, { school, id, status, ...errors, at });
    const after = await recipientOf(context);
    await recordCopies(context, [{ ...after, channel }], from);
    if (status === 'bounced') await failBounced(context, before.message_id);
    return after;
  },
};

/** How far the clock of a provider may be from that of the server, in milliseconds. */
const providerClockMs = 5 * 60_000;

/** Refuses the time of a receipt before the copy was sent or after now, such as one in seconds taken for milliseconds. */
function checkReceiptTime(at: string, sent: string, now: string): void {
  const time = Date.parse(at);
  if (time > Date.parse(now) + providerClockMs)
    throw invalidField('/at', 'in_future', `must not be after ${now}, the current time`);
  if (time < Date.parse(sent) - providerClockMs)
    throw invalidField('/at', 'before_start', `must not be before ${sent}, when the copy was sent`);
}

/** The channel of the message whose copies a request is about, if the caller sees it. Its copies are not counted for this. */
async function channelOf(
  context: ReadWork & { params: { message_id: string } },
): Promise<Schemas['Message']['channel']> {
  const { db, schoolId: school, params } = context;
  const message = await db.first(messageOfCopies, { school, message: params.message_id });
  if (!message) throw notFound();
  await sees(context, { regarding: JSON.parse(message.regarding ?? 'null') });
  return message.channel;
}

/** A message that was sent is no longer, once a copy has bounced. One that is being sent is counted when it is finished. */
async function failBounced({ records, db, schoolId: school }: UnitOfWork, message: string): Promise<void> {
  const { status } = (await records(table).current(message, 'any')).plain;
  if (status !== 'sent' && status !== 'partly_failed') return;
  const isInPart = (await db.first(sentCopy, { school, message })) !== undefined;
  if (!isInPart) await records(table).act(message, 'fail');
  else if (status === 'sent') await records(table).act(message, 'complete-in-part');
}

/** A provider can report what became of a copy before the attempt to send it is recorded. */
const tooEarly = (to: string): Problem =>
  new Problem(
    'invalid_state_transition',
    'The copy is being sent, or waits for an attempt. Send the receipt again once its status is `sent`.',
    { members: { from: 'queued', to, allowed: ['sent'] } },
  );

/** What a provider can report about a copy, by its status. */
const following: Record<string, string[]> = { sent: ['delivered', 'read', 'bounced'], delivered: ['read'] };

async function recipientOf({
  params,
  db,
  schoolId,
}: Pick<Context<'message-recipients.get'>, 'params' | 'db' | 'schoolId'>): Promise<Recipient> {
  const recipient = JSON.parse(
    await recipientLog.get(db, schoolId, params.message_recipient_id),
  ) as Recipient;
  if (recipient.message_id !== params.message_id) throw notFound();
  return recipient;
}
