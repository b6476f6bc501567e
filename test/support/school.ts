import { randomUUID } from 'node:crypto';
import { Rollbook } from '@rollbook/sdk';
import { ManualClock, type RollbookServer } from '@rollbook/server';

/** A school with one record of each kind, for tests that walk every operation of the document. */
export interface Populated {
  /** Path parameters by their names, and what else examples name. */
  ids: Record<string, string>;
}

/** A clock that stands on a day of the term that a populated school has. */
export const schoolDay = (): ManualClock => new ManualClock('2026-11-20T10:00:00.000Z');

/** Makes one record of each kind that a path can name. */
export async function populate(client: Rollbook): Promise<Populated> {
  const unique = randomUUID().slice(-12);
  await makeRoom(client);
  const webhook = await client.webhooks.create({ url: 'https://receiver.invalid/hooks', events: ['*'] });
  await client.webhooks.pause(webhook.id);
  // What does not refer to each other is made at once: the tests that walk the document do this for every operation.
  const [learner, sibling, guardian, key, gradeLevel, academicYear, room, member] = await Promise.all([
    client.learners.create({
      name: 'Thandi Example',
      class: '5B',
      metadata: { house: 'Blue' },
      admitted_on: '2021-01-13',
    }),
    client.learners.create({ name: 'Sipho Example' }),
    client.guardians.create({ name: 'Nomsa Example', phone: '+27820000000' }),
    client.apiKeys.create({ name: 'Kiosk', scopes: ['read:learners'] }),
    client.gradeLevels.create({ label: `Grade ${unique}`, order: 5 }),
    client.academicYears.create({ name: unique, starts_on: '2026-01-14', ends_on: '2026-12-09' }),
    client.rooms.create({ name: unique }),
    client.staff.create({ name: 'Sam Example', email: `${unique}@example.org`, staff_type: 'teacher' }),
  ]);
  const inYear = { academic_year_id: academicYear.id };
  const register = { ...inYear, kind: 'register' as const, grade_level_id: gradeLevel.id };
  const mother = { guardian_id: guardian.id, relationship: 'mother' as const };
  const [subject, term, former, cls, other, link, note, exception, role, qualification, invitation, roster] =
    await Promise.all([
      client.subjects.create({ name: 'Mathematics', code: unique, grade_level_ids: [gradeLevel.id] }),
      client.terms.create({
        ...inYear,
        name: 'Term 4',
        number: 4,
        starts_on: '2026-10-06',
        ends_on: '2026-12-09',
      }),
      client.terms.create({
        ...inYear,
        name: 'Term 3',
        number: 3,
        starts_on: '2026-07-21',
        ends_on: '2026-09-23',
      }),
      client.classes.create({ ...register, label: unique }),
      client.classes.create({ ...register, label: `${unique}-2` }),
      client.learnerGuardians.create(learner.id, mother),
      client.medicalNotes.create(learner.id, { kind: 'allergy', title: 'Peanuts', severity: 'critical' }),
      client.calendarExceptions.create({ date: '2026-10-30', kind: 'half_day', name: 'Spring fair' }),
      client.roleAssignments.create(member.id, { role: 'teacher' }),
      client.qualifications.create(member.id, { title: 'First aid', kind: 'first_aid' }),
      client.invitations.create({
        name: 'Naledi Example',
        email: `invited-${unique}@example.org`,
        staff_type: 'admin',
        roles: ['admin'],
      }),
      client.imports.create({
        kind: 'learners',
        source: unique,
        rows: [{ external_id: '1', name: 'Thandi Example' }],
      }),
      // Of one guardian, so that the learner has a sibling.
      client.learnerGuardians.create(sibling.id, mother),
    ]);
  const enrollment = await client.enrollments.create({
    learner_id: learner.id,
    class_id: cls.id,
    term_id: term.id,
    starts_on: '2026-10-06',
    pending: true,
  });
  const [event] = (await client.events.list({ limit: 1, type: 'learner.created' })).data;
  const [delivery] = (await client.deliveries.list(webhook.id)).data;
  const [entry] = (await client.auditLog.list({ limit: 1 })).data;
  if (!event || !delivery || !entry)
    throw new Error('A learner was created without an event, a delivery or an audit entry');
  return {
    ids: {
      academic_year_id: academicYear.id,
      api_key_id: key.id,
      calendar_exception_id: exception.id,
      audit_entry_id: entry.id,
      class_id: cls.id,
      delivery_id: delivery.id,
      enrollment_id: enrollment.id,
      event_id: event.id,
      from_term_id: former.id,
      to_class_id: other.id,
      grade_level_id: gradeLevel.id,
      guardian_id: guardian.id,
      import_id: roster.id,
      learner_guardian_id: link.id,
      medical_note_id: note.id,
      room_id: room.id,
      invitation_id: invitation.id,
      learner_id: learner.id,
      qualification_id: qualification.id,
      role_assignment_id: role.id,
      staff_id: member.id,
      subject_id: subject.id,
      term_id: term.id,
      token: invitation.token,
      webhook_id: webhook.id,
    },
  };
}

/** A school has one year of these dates and one fair, and every endpoint gets every event: what was before makes room. */
async function makeRoom(client: Rollbook): Promise<void> {
  for await (const { id } of client.webhooks.list()) await client.webhooks.archive(id);
  for await (const { id } of client.enrollments.list({ status: 'active' }))
    await client.enrollments.archive(id);
  for await (const { id } of client.terms.list()) await client.terms.archive(id);
  for await (const { id } of client.academicYears.list()) await client.academicYears.archive(id);
  for await (const { id } of client.calendarExceptions.list()) await client.calendarExceptions.archive(id);
}

type Prepare = (client: Rollbook, ids: Record<string, string>) => Promise<unknown>;

const archiveTerms: Prepare = async (client, { term_id: id = '', from_term_id: former = '' }) => {
  await client.terms.archive(id);
  await client.terms.archive(former);
};
const openTerm: Prepare = (client, { term_id: id = '' }) => client.terms.open(id);

const activate: Prepare = (client, { enrollment_id: id = '' }) => client.enrollments.activate(id);
const unlink: Prepare = async (client, { guardian_id: guardian = '' }) => {
  for await (const { learner_id, id } of client.guardians.learners(guardian))
    await client.learnerGuardians.archive(learner_id, id);
};

const preparations: Record<string, Prepare> = {
  'academic-years.create': async (client, ids) => {
    await archiveTerms(client, ids);
    await client.academicYears.archive(ids.academic_year_id ?? '');
  },
  'academic-years.archive': archiveTerms,
  'academic-years.close': async (client, ids) => {
    await archiveTerms(client, ids);
    await client.academicYears.start(ids.academic_year_id ?? '');
  },
  'enrollments.create': (client, { enrollment_id: id = '' }) => client.enrollments.cancel(id),
  'enrollments.restore': (client, { enrollment_id: id = '' }) => client.enrollments.archive(id),
  'enrollments.transfer': activate,
  'enrollments.withdraw': activate,
  'guardians.archive': unlink,
  'learner-guardians.create': unlink,
  'learners.admit': (client, { learner_id: id = '' }) =>
    client.learners.leave(id, { left_on: '2026-11-20', left_reason: 'transferred' }),
  'learners.restore': (client, { learner_id: id = '' }) => client.learners.archive(id),
  'role-assignments.create': (client, { staff_id = '', role_assignment_id: id = '' }) =>
    client.roleAssignments.archive(staff_id, id),
  'staff.reactivate': (client, { staff_id: id = '' }) => client.staff.suspend(id),
  'staff.restore': (client, { staff_id: id = '' }) => client.staff.archive(id),
  'terms.close': openTerm,
  'terms.reopen': async (client, ids) => {
    await openTerm(client, ids);
    await client.terms.close(ids.term_id ?? '');
  },
};

/** Brings the records of a populated school into a state in which an operation can be carried out. */
export async function prepare(client: Rollbook, operation: string, { ids }: Populated): Promise<void> {
  await preparations[operation]?.(client, ids);
}

/** The example of an operation's body, with the ids of a populated school in it. */
export const exampleFor = (example: unknown, { ids }: Populated): unknown =>
  typeof example === 'object' && example !== null
    ? Object.fromEntries(
        Object.entries(example).map(([field, value]) => {
          const one = ids[field.replace(/_ids$/, '_id')];
          return [field, one === undefined ? value : field.endsWith('_ids') ? [one] : one];
        }),
      )
    : example;

/** The id for a path parameter; a family that brings a new one is added to {@link populate}. */
export function idOf({ ids }: Populated, parameter: string): string {
  const id = ids[parameter];
  if (id === undefined) throw new Error(`populate() makes nothing for {${parameter}}`);
  return id;
}

/** An id of the same kind that no record has. */
export const absentId = (id: string): string => `${id.slice(0, id.indexOf('_'))}_${'0'.repeat(26)}`;

/** A client with a key, which sends each request once. */
export const clientOf = (server: RollbookServer, apiKey: string): Rollbook =>
  new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });
