import { invalidTransition, notFound } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { recordCopy } from '../../messages/copies.ts';
import { errorsOf } from '../../messages/queries.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { textsOfCopies } from './copy-texts.ts';
import { sees } from './people.ts';
import { lockCopy, setReceipt } from './queries.ts';
import { messages, recipientLog } from './tables.ts';

type Recipient = Schemas['MessageRecipient'];

export const messageRecipients: Handlers<'message-recipients'> = {
  async list(context) {
    const { params, query, db, schoolId, records } = context;
    const { id, plain } = await records(messages).get(params.message_id);
    await sees(context, plain);
    return recipientLog.list(db, schoolId, { ...query, message_id: id });
  },

  async get(context) {
    const { plain } = await context.records(messages).get(context.params.message_id);
    await sees(context, plain);
    const recipient = await recipientOf(context);
    const texts = (await textsOfCopies(context, [recipient.id])).get(recipient.id);
    return { ...recipient, subject: texts?.subject ?? null, body: texts?.body ?? null };
  },

  async receipt(context) {
    const { params, body, db, schoolId: school, now, records } = context;
    const { plain } = await records(messages).get(params.message_id);
    await sees(context, plain);
    const before = await recipientOf(context);
    const { id } = before;
    const current = await db.first(lockCopy, { school, message: before.message_id, id });
    const from = current?.status ?? before.status;
    const { status, at = now, detail = 'The provider of the channel reported that the copy bounced.' } = body;
    const allowed = following[from] ?? [];
    if (!allowed.includes(status)) throw invalidTransition(from, status, allowed);
    const errors = errorsOf(status === 'bounced' ? { code: 'bounced', detail } : null);
    await db.run(setReceipt, { school, id, status, ...errors, at });
    const after = await recipientOf(context);
    recordCopy(context, { ...after, channel: plain.channel }, from);
    return after;
  },
};

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
