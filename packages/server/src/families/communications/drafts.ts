import { invalidBody, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { masked } from '../../messages/channels.ts';
import { concernedBy, encryptFor, encryptMessage, keyOfMessage, keyOfPerson } from '../../messages/copies.ts';
import { ofAttempted, type Receives, whySuppressed } from '../../messages/queries.ts';
import { type Channel, Rendering } from '../../messages/text.ts';

import type { Stored } from '../../store/read.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { schools } from '../school/tables.ts';
import { CopyLengths } from './copy-texts.ts';
import { type Audience, type Person, peopleOf } from './people.ts';
import { insertRecipients, suppressQueued } from './queries.ts';
import { messages } from './tables.ts';
import { checkComplete, namesOf, type Style, type Variable } from './values.ts';

const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id);

interface NewRecipients {
  messageId: string;
  channel: Channel;
  receives: Receives | null;
  people: readonly Person[];
  /** The values of a person's own placeholders; `undefined` if all copies are the same. */
  ownValues(person: Person): Record<string, string> | undefined;
}

/** Writes the recipients of a message, by a number of statements that does not depend on how many there are. */
async function addRecipients(work: UnitOfWork, added: NewRecipients): Promise<void> {
  const { db, schoolId: school, now, dataKeys } = work;
  const { messageId, channel, receives, people } = added;
  const sent = people.filter(({ suppressed }) => !suppressed);
  const values = new Map(sent.map((person) => [person, added.ownValues(person)]));
  const concerned = sent.flatMap((person) =>
    values.get(person) ? concernedBy(idsOf(person.about), person.id) : [keyOfPerson(person.id)],
  );
  const keys = await dataKeys.obtainAll(db, school, concerned);
  const rows = people.map((person) => {
    const { type, address, suppressed } = person;
    const id = work.newId('rcp');
    const about = idsOf(person.about);
    const own = values.get(person);
    const isPortal = channel === 'portal';
    return {
      id,
      guardian_id: type === 'guardian' ? person.id : null,
      staff_id: type === 'staff' ? person.id : null,
      learner_id: type === 'learner' ? person.id : null,
      person_id: person.id,
      about: JSON.stringify(about),
      address: address === null || isPortal ? null : masked(channel, address),
      address_encrypted: address === null ? null : encryptFor(address, id, [keyOfPerson(person.id)], keys),
      text_encrypted: own ? encryptFor(JSON.stringify(own), id, concernedBy(about, person.id), keys) : null,
      // What is in a portal is delivered: nothing leaves the server.
      status: suppressed ? 'suppressed' : isPortal ? 'delivered' : 'queued',
      error: suppressed ? JSON.stringify({ code: suppressed, detail: whySuppressed[suppressed] }) : null,
      delivered_at: isPortal && !suppressed ? now : null,
    };
  });
  await db.run(insertRecipients, {
    school,
    message: messageId,
    channel,
    receives,
    now,
    rows: rows,
  });
}

/** Suppresses the copies of a message that are still queued. */
export async function cancelCopies(
  { db, schoolId: school }: UnitOfWork,
  message: string,
  reason: { code: string; detail: string } = { code: 'cancelled', detail: whySuppressed.cancelled },
): Promise<void> {
  const again = { ...reason, detail: reason.detail + ofAttempted };
  const errors = { error: JSON.stringify(reason), error_of_attempted: JSON.stringify(again) };
  await db.run(suppressQueued, { school, message, ...errors });
}

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
  /** The API key that starts it, if it is not that of the caller. */
  keyId?: string | null;
}

/** How values are written in the school; a template has a locale of its own, and an invoice a currency. */
export async function styleOf(
  { records, schoolId }: UnitOfWork,
  own: Partial<Style> = {},
): Promise<Style & { name: string }> {
  const { plain: school } = await records(schools).get(schoolId);
  return { locale: school.locale, currency: school.currency, ...own, name: school.name };
}

/** Creates a message and its recipients. Nothing is created if there is nobody to send it to. */
export async function createMessage(work: UnitOfWork, draft: Draft): Promise<Stored<Message> | undefined> {
  const { variables, audience, concerned, keyId = work.keyId } = draft;
  const only = concerned.length === 1 ? concerned[0] : undefined;
  const fields = { ...draft.fields, learner_id: only ?? null, concerned_learner_ids: [...concerned] };
  const { channel, subject, body } = fields;
  const people = await peopleOf(work, audience, channel);
  if (people.every(({ suppressed }) => suppressed === 'no_guardian')) return undefined;
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
  if (isPersonal) checkPlacements(people, names, values);
  else lengths.check(new Map());
  const id = work.newId('msg');
  const used = Object.fromEntries([...values].filter(([name]) => names.has(name)));
  const key = await work.dataKeys.obtain(work.db, work.schoolId, keyOfMessage(id, fields.learner_id));
  const rendered = encryptMessage({ subject, body, values: used, isPersonal }, id, key);
  await work.records(messages).create({ ...fields, id }, { rendered, key_id: keyId });
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

/** The values of a recipient's own placeholders; those about learners only if all of the copy's have one. */
function personal({ name, about }: Person): [string, string][] {
  const each = (field: 'name' | 'grade_level' | 'class'): [string, string][] => {
    const known = about.flatMap((learner) => learner[field] ?? []);
    return about.length === 0 || known.length < about.length
      ? []
      : [[`learner.${field}`, [...new Set(known)].join(', ')]];
  };
  return [['recipient.name', name], ...each('name'), ...each('grade_level'), ...each('class')];
}

const mostNamed = 10;

/** Rejects a text that names the class or the grade level of learners who have none. */
function checkPlacements(
  people: readonly Person[],
  names: ReturnType<typeof namesOf>,
  values: ReadonlyMap<string, string>,
): void {
  const about = people.filter(({ suppressed }) => !suppressed).flatMap((person) => person.about);
  const code = 'missing_variable';
  const fieldErrors = (['class', 'grade_level'] as const).flatMap((field) => {
    const name = `learner.${field}`;
    if (!names.has(name) || values.has(name)) return [];
    const ids = [...new Set(about.filter((learner) => learner[field] === null).map(({ id }) => id))];
    if (ids.length === 0) return [];
    const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : '';
    const detail = `is required by the text, and is unknown for ${ids.slice(0, mostNamed).join(', ')}${more}; enroll these learners, send a value for those without one, or leave the placeholder out`;
    return [{ pointer: `/context/${name}`, code, detail }];
  });
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors, code);
}

export const nobodyEligible = (): Problem =>
  new Problem(
    'no_eligible_recipient',
    'No guardian of these learners both has access to them and receives messages of this kind. Check the guardian links.',
  );
