import { encryptMessage, keyOfMessage } from '../../communications/copies.ts';
import { type Channel, Rendering } from '../../communications/text.ts';
import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import { schools } from '../school/tables.ts';
import { CopyLengths } from './copy-lengths.ts';
import { type Audience, type Person, peopleOf } from './people.ts';
import { addRecipients } from './recipients.ts';
import { messages } from './tables.ts';
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
  const isPersonal = [...names.keys()].some((name) => /^(recipient|learner)\./.test(name));
  if (!isPersonal) checkComplete(names, values);
  const rendering = new Rendering({ subject, body }, channel, values);
  const lengths = new CopyLengths(rendering);
  const ownValues = (person: Person): Record<string, string> => {
    const own = new Map(personal(person).filter(([name]) => names.has(name)));
    checkComplete(names, new Map([...values, ...own]));
    lengths.add(own, person.id);
    return Object.fromEntries(own);
  };
  if (!isPersonal) lengths.check(new Map());
  const id = work.newId('msg');
  const used = Object.fromEntries([...values].filter(([name]) => names.has(name)));
  const key = await work.dataKeys.obtain(work.db, work.schoolId, keyOfMessage(id, fields.learner_id));
  const rendered = encryptMessage({ subject, body, values: used, isPersonal }, id, key);
  await work.records(messages).create({ ...fields, id }, { rendered });
  await addRecipients(work, {
    messageId: id,
    channel,
    receives: audience.receives,
    people,
    ownValues: (person) => (isPersonal ? ownValues(person) : undefined),
  });
  // Its counts are those of the recipients, who were not there when it was created.
  work.current.delete(id);
  return work.records(messages).current(id);
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
