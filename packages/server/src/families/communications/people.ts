import { invalidBody, invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addressOn } from '../../messages/channels.ts';
import {
  consents,
  type Guardian,
  guardiansByIds,
  linksOfGuardians,
  linksOfLearners,
  opens,
  type Receives,
  refusal,
  type Suppression,
} from '../../messages/queries.ts';
import type { Channel } from '../../messages/text.ts';
import type { Reader } from '../../sql/database.ts';
import { idRows, type Query, type Rows } from '../../sql/query.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { termReports } from '../assessments/tables.ts';
import { excuses } from '../attendance/tables.ts';
import { visible } from '../discipline/visible.ts';
import { invoices } from '../fees/tables.ts';
import { learners } from '../learners/tables.ts';
import { type Learner, learnersByIds, staffByIds } from './queries.ts';

/** A recipient of a message. */
export interface Person {
  type: 'guardian' | 'staff' | 'learner';
  id: string;
  name: string;
  /** The learners whom the copy is about. */
  about: readonly Learner[];
  /** Null if the copy is suppressed. */
  address: string | null;
  suppressed: Suppression | undefined;
}

/** Whom a message is for. */
export interface Audience {
  guardianIds?: readonly string[] | undefined;
  /** Learners whose guardians receive it. */
  learnerIds?: readonly string[] | undefined;
  staffIds?: readonly string[] | undefined;
  /** Learners who receive it themselves. */
  selfIds?: readonly string[] | undefined;
  /** The learner whom all of it is about. */
  learnerId?: string | null;
  /** Only these guardians. */
  only?: readonly string[] | undefined;
  /** What guardians must receive about a learner to be sent it. */
  receives: Receives | null;
}

type Work = { db: Reader; schoolId: string };

/** Finds the recipients, each once, by a number of queries that does not depend on how many there are. */
export async function peopleOf(work: Work, audience: Audience, channel: Channel): Promise<Person[]> {
  const { guardianIds = [], learnerIds = [], staffIds = [], selfIds = [], learnerId = null } = audience;
  const { receives } = audience;
  const learners = await byIds(work, learnersByIds, [
    ...learnerIds,
    ...selfIds,
    ...(learnerId ? [learnerId] : []),
  ]);
  const open = (await rows(work, linksOfLearners, learnerIds)).filter((link) => opens(link, receives));
  const ofGuardian = Map.groupBy(open, ({ guardian_id }) => guardian_id);
  const namedLinks = Map.groupBy(await rows(work, linksOfGuardians, guardianIds), (link) => link.guardian_id);
  const guardians = await byIds(work, guardiansByIds, [...ofGuardian.keys(), ...guardianIds]);
  const people: Person[] = [];
  for (const guardian of guardians.values()) {
    if (audience.only && !audience.only.includes(guardian.id)) continue;
    const through = ofGuardian.get(guardian.id) ?? [];
    const about = through.map(({ learner_id }) => learner_id);
    if (about.length === 0 && learnerId) about.push(learnerId);
    const why = through.length > 0 ? undefined : refusal(namedLinks.get(guardian.id) ?? [], about, receives);
    people.push(
      guardianAs(
        guardian,
        about.flatMap((id) => learners.get(id) ?? []),
        channel,
        why,
      ),
    );
  }
  // So that somebody sees whose families are not told.
  const told = new Set([
    ...selfIds,
    ...open.filter(({ guardian_id: id }) => guardians.has(id)).map(({ learner_id }) => learner_id),
  ]);
  for (const id of audience.only ? [] : new Set(learnerIds)) {
    const learner = learners.get(id);
    if (learner && !told.has(id))
      people.push(reached({ type: 'learner', ...learner, about: [learner] }, null, 'no_guardian'));
  }
  const general = learnerId ? [...learners.values()].filter(({ id }) => id === learnerId) : [];
  for (const member of (await byIds(work, staffByIds, staffIds)).values()) {
    const isGone = member.status === 'left' || member.status === 'suspended';
    const why = isGone ? 'no_access' : undefined;
    people.push(reached({ type: 'staff', ...member, about: general }, addressOn(channel, member), why));
  }
  for (const id of selfIds) {
    const learner = learners.get(id);
    if (learner)
      people.push(reached({ type: 'learner', ...learner, about: [learner] }, addressOn(channel, learner)));
  }
  return people;
}

/**
 * The learners whom a message to people concerns: a school writes to guardians about the learners to whom they have
 * access.
 */
export async function learnersOf(
  work: Work,
  { guardian_ids, learner_ids }: { guardian_ids: readonly string[]; learner_ids: readonly string[] },
): Promise<string[]> {
  const links = await rows(work, linksOfGuardians, guardian_ids);
  const linked = links.filter((link) => opens(link, null)).map(({ learner_id }) => learner_id);
  return [...new Set([...learner_ids, ...linked])].sort();
}

/** Rejects ids of people who do not exist or are archived. */
export async function checkPeople(work: Work, audience: Audience): Promise<void> {
  const named = [
    ['guardian_ids', audience.guardianIds, guardiansByIds, 'guardian'],
    ['learner_ids', audience.learnerIds, learnersByIds, 'learner'],
    ['staff_ids', audience.staffIds, staffByIds, 'staff member'],
  ] as const;
  const fieldErrors = [];
  for (const [field, ids = [], query, what] of named) {
    const known = new Set((await rows(work, query, ids)).map(({ id }) => id));
    for (const [index, id] of ids.entries())
      if (!known.has(id))
        fieldErrors.push({
          pointer: `/to/${field}/${index}`,
          code: 'unknown_reference',
          detail: `must be the id of a ${what} of the school who is not archived`,
        });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors.slice(0, 100), 'unknown_reference');
}

function guardianAs(
  guardian: Guardian,
  about: readonly Learner[],
  channel: Channel,
  why: Suppression | undefined,
): Person {
  const refused = why ?? (consents(guardian.channels, channel) ? undefined : 'no_consent');
  return reached({ type: 'guardian', ...guardian, about }, addressOn(channel, guardian), refused);
}

function reached(
  { type, id, name, about }: Pick<Person, 'type' | 'id' | 'name' | 'about'>,
  address: string | null,
  why?: Suppression,
): Person {
  const suppressed = why ?? (address === null ? 'no_address' : undefined);
  return { type, id, name, about, address: suppressed ? null : address, suppressed };
}

type ByIds = { school: string; rows: Rows };

async function rows<R>(
  { db, schoolId: school }: Work,
  query: Query<ByIds, R>,
  ids: readonly string[],
): Promise<R[]> {
  if (ids.length === 0) return [];
  return db.all(query, { school, rows: idRows(new Set(ids)) });
}

const byIds = async <R extends { id: string }>(
  work: Work,
  query: Query<ByIds, R>,
  ids: readonly string[],
): Promise<Map<string, R>> => new Map((await rows(work, query, ids)).map((row) => [row.id, row]));

/** How a text is divided into the messages of the mobile network. */
export interface Segments {
  encoding: 'gsm7' | 'ucs2';
  /** Septets of the GSM alphabet, or 16-bit units. */
  units: number;
  /** The number of segments that are sent and billed. */
  count: number;
}

// The default alphabet of GSM 03.38, and the characters of its extension table, which have two septets.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

// A text of several segments has a header in each.
const capacities = { gsm7: { alone: 160, each: 153 }, ucs2: { alone: 70, each: 67 } };

/** The segments of an SMS. A character is never divided between two segments. */
export function segmentsOf(text: string): Segments {
  const characters = [...text];
  const isGsm = characters.every((character) => basic.has(character) || extended.has(character));
  const encoding = isGsm ? 'gsm7' : 'ucs2';
  const { alone, each } = capacities[encoding];
  const lengths = characters.map((character) =>
    isGsm ? (extended.has(character) ? 2 : 1) : character.length,
  );
  const units = lengths.reduce((sum, length) => sum + length, 0);
  if (units <= alone) return { encoding, units, count: 1 };
  let count = 1;
  let used = 0;
  for (const length of lengths) {
    if (used + length > each) {
      count += 1;
      used = 0;
    }
    used += length;
  }
  return { encoding, units, count };
}

type Regarding = NonNullable<Schemas['Message']['regarding']>;

/** What guardians must receive to be sent a message about a record of each kind. */
const kinds: Record<Regarding['type'], Receives | null> = {
  learner: null,
  incident: 'discipline',
  excuse: 'attendance',
  invoice: 'fees',
  term_report: 'reports',
};

export interface Subject {
  /** The learner whom a message is about; null if it is about nobody in particular. */
  learnerId: string | null;
  receives: Receives | null;
  /** The currency of an invoice. */
  currency?: string;
}

/** The learner whom a message is about, by the record that it is about. */
export async function subjectOf(work: UnitOfWork, regarding: Regarding | null | undefined): Promise<Subject> {
  if (!regarding) return { learnerId: null, receives: null };
  const { type } = regarding;
  const subject = await recordOf(work, regarding);
  if ((await work.records(learners).get(subject.learnerId)).archived)
    throw unknownSubject(`must be the id of a record of the type ${type} of a learner who is not archived`);
  return { ...subject, receives: kinds[type] };
}

/** The learner of a record, and the currency of an invoice. */
async function recordOf(
  work: UnitOfWork,
  { type, id }: Regarding,
): Promise<Pick<Subject, 'currency'> & { learnerId: string }> {
  try {
    if (type !== 'invoice') return { learnerId: await learnerOf(work, type, id) };
    const { learner_id: learnerId, currency } = (await work.records(invoices).get(id)).plain;
    return { learnerId, currency };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not_found') throw error;
    throw unknownSubject(`must be the id of a record of the type ${type}`);
  }
}

const unknownSubject = (detail: string): Problem =>
  invalidField('/regarding/id', 'unknown_reference', detail, 'unknown_reference');

async function learnerOf(
  work: UnitOfWork,
  type: Exclude<Regarding['type'], 'invoice'>,
  id: string,
): Promise<string> {
  const { records } = work;
  if (type === 'learner') return (await records(learners).get(id)).id;
  if (type === 'incident') return (await visible(work, id)).plain.learner_id;
  if (type === 'excuse') return (await records(excuses).get(id)).plain.learner_id;
  return (await records(termReports).get(id)).plain.learner_id;
}

/** Whether a caller can see a message: one about a confidential incident only with the scope for these. */
export async function sees(
  work: ReadWork,
  { regarding }: Pick<Schemas['Message'], 'regarding'>,
): Promise<void> {
  if (regarding?.type === 'incident') await visible(work, regarding.id);
}
