import { encryptShared, keyOfMessage } from '../../communications/copies.ts';
import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import { schools } from '../school/tables.ts';
import { type Audience, type Person, peopleOf } from './people.ts';
import { addRecipients } from './recipients.ts';
import { messages } from './tables.ts';
import { type Channel, render, type Texts } from './text.ts';
import { checkComplete, namesOf, type Style, type Variable } from './values.ts';

type Message = Schemas['Message'];

/** A message before it has recipients. */
export interface Draft {
  fields: Partial<Message> & { channel: Channel; subject: string | null; body: string };
  variables: readonly Variable[];
  /** The values of placeholders that are the same for all recipients. */
  values: ReadonlyMap<string, string>;
  audience: Audience;
  /** The learners whom it concerns. */
  concerned: readonly string[];
}

/** How values are written in the school; a template has a locale of its own. */
export async function styleOf(
  { records, schoolId }: UnitOfWork,
  locale?: string,
): Promise<Style & { name: string }> {
  const { plain: school } = await records(schools).get(schoolId);
  return { locale: locale ?? school.locale, currency: school.currency, name: school.name };
}

/** Creates a message and its recipients. Nothing is created if there is nobody to send it to. */
export async function createMessage(work: UnitOfWork, draft: Draft): Promise<Stored<Message> | undefined> {
  const { variables, audience, concerned } = draft;
  const only = concerned.length === 1 ? concerned[0] : undefined;
  const fields = { ...draft.fields, learner_id: only ?? null, concerned_learner_ids: [...concerned] };
  const { channel, subject, body } = fields;
  const people = await peopleOf(work, audience, channel);
  if (people.length === 0) return undefined;
  const values = new Map(draft.values).set('school.name', (await styleOf(work)).name);
  const names = namesOf({ subject, body }, variables);
  const own = [...names.keys()].filter((name) => /^(recipient|learner)\./.test(name));
  const isShared = own.length === 0;
  const textOf = (person: Person): Texts => {
    const all = new Map([...values, ...personal(person)]);
    checkComplete(names, all);
    return render({ subject, body }, channel, all);
  };
  if (isShared) checkComplete(names, values);
  const id = work.newId('msg');
  const rendered = isShared ? render({ subject, body }, channel, values) : undefined;
  await work
    .records(messages)
    .create(
      { ...fields, id },
      { rendered: rendered ? await encrypted(work, id, fields.learner_id, rendered) : null },
    );
  await addRecipients(work, {
    messageId: id,
    channel,
    receives: audience.receives,
    people,
    textOf: (person) => (isShared ? undefined : textOf(person)),
  });
  // Its counts are those of the recipients, who were not there when it was created.
  work.current.delete(id);
  return work.records(messages).current(id);
}

/** The text of all copies, encrypted like the fields of the message. */
async function encrypted(
  { dataKeys, db, schoolId }: UnitOfWork,
  id: string,
  learner: string | null,
  texts: Texts,
): Promise<string> {
  return encryptShared(texts, id, await dataKeys.obtain(db, schoolId, keyOfMessage(id, learner)));
}

/** The values of a recipient's own placeholders; those about learners only if the copy is about some. */
function personal({ name, about }: Person): [string, string][] {
  const each = (value: (learner: Person['about'][number]) => string | null) =>
    [...new Set(about.flatMap((learner) => value(learner) ?? []))].join(', ');
  const own: [string, string][] = [['recipient.name', name]];
  if (about.length === 0) return own;
  return [
    ...own,
    ['learner.name', each((learner) => learner.name)],
    ['learner.grade_level', each((learner) => learner.grade_level)],
    ['learner.class', each((learner) => learner.class)],
  ];
}

export const nobodyEligible = (): Problem =>
  new Problem(
    'no_eligible_recipient',
    'No guardian of these learners both has access to them and receives messages of this kind. Check the guardian links.',
  );
