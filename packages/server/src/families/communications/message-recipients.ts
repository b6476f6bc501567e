import { concernedBy, decryptFor, decryptShared } from '../../communications/copies.ts';
import { invalidTransition, notFound } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Context, Handlers } from '../../core/operation.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { type CopyRow, copyOf, lockCopy, setReceipt } from './queries.ts';
import { sees } from './regarding.ts';
import { messages, recipientLog } from './tables.ts';
import type { Texts } from './text.ts';

type Recipient = Schemas['MessageRecipient'];

export const messageRecipients: Handlers<'message-recipients'> = {
  async list(context) {
    const { params, query, db, schoolId, records } = context;
    const { id, plain } = await records(messages).get(params.message_id);
    await sees(context, plain);
    return recipientLog.list(db, schoolId, { ...query, message_id: id });
  },

  async get(context) {
    const { params, db, schoolId: school, records } = context;
    const { id: message, plain } = await records(messages).get(params.message_id);
    await sees(context, plain);
    const recipient = await recipientOf(context);
    const copy = await db.first(copyOf, { school, message, id: recipient.id });
    const texts =
      copy && (await textsOf(context, copy, { id: message, subject: plain.learner_id ?? message }));
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
    const { status, at = now, detail = 'The provider of the channel reported that it bounced.' } = body;
    const allowed = following[from] ?? [];
    if (!allowed.includes(status)) throw invalidTransition(from, status, allowed);
    const error = status === 'bounced' ? JSON.stringify({ code: 'bounced', detail }) : null;
    await db.run(setReceipt, { school, id, status, error, at });
    const changes = { status: { before: from, after: status } };
    const resource = { type: 'message_recipient', id };
    context.record({ action: `message_recipient.${status}`, resource, changes });
    return recipientOf(context);
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

/** The text of a copy; `undefined` if there is none, or if it was erased. */
async function textsOf(
  { db, schoolId: school, dataKeys }: ReadWork,
  { id, person_id, about, text_encrypted, rendered, status }: CopyRow,
  message: { id: string; subject: string },
): Promise<Texts | undefined> {
  if (status === 'suppressed') return undefined;
  const people = text_encrypted ? concernedBy(JSON.parse(about), person_id) : [message.subject];
  const keys = await dataKeys.findAll(
    db,
    people.map((subject) => ({ school, subject })),
  );
  if (text_encrypted) {
    const text = decryptFor(text_encrypted, id, people, keys);
    return text === undefined ? undefined : JSON.parse(text);
  }
  const key = keys.get(message.subject);
  return rendered && key ? decryptShared(rendered, message.id, key) : undefined;
}
