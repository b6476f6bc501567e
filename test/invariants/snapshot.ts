import type {
  AcademicYear,
  AuditEntry,
  Class,
  Enrollment,
  Event,
  Invitation,
  Learner,
  LearnerGuardian,
  MedicalNote,
  RoleAssignment,
  Staff,
  Term,
} from '@rollbook/sdk';
import { type History, histories } from './history.ts';
import { type Kind, pathOf, type School, type Shown } from './school.ts';

/** What a kind of record looks like, of those that are looked at. */
interface Types {
  academic_year: AcademicYear;
  term: Term;
  class: Class;
  learner: Learner;
  learner_guardian: LearnerGuardian;
  medical_note: MedicalNote;
  enrollment: Enrollment;
  staff: Staff;
  invitation: Invitation;
  role_assignment: RoleAssignment;
}

/** All that a school shows of itself at a moment when nothing is under way. */
export interface Snapshot {
  school: School;
  today: string;
  /** Every record with its version, by its id. */
  records: Map<string, { record: Shown; version: number }>;
  /** The audit log, oldest first. */
  entries: AuditEntry[];
  /** The events, oldest first. */
  events: Event[];
  /** What the audit log says of each record. */
  histories: Map<string, History>;
  /** The records of a kind, oldest first. */
  all<K extends keyof Types>(kind: K): Types[K][];
  /** Those that are not archived. */
  live<K extends keyof Types>(kind: K): Types[K][];
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const items = [];
  for await (const item of list) items.push(item);
  return items;
}

/** Reads everything through the API, each record in its list and by itself. */
export async function readSchool(school: School): Promise<Snapshot> {
  const { client } = school;
  const any = { archived: 'any', limit: 100 } as const;
  const learners = await all(client.learners.list(any));
  const staff = await all(client.staff.list(any));
  const lists: { id: string }[][] = [
    learners,
    staff,
    await all(client.guardians.list(any)),
    await all(client.enrollments.list(any)),
    await all(client.academicYears.list(any)),
    await all(client.terms.list(any)),
    await all(client.classes.list(any)),
    await all(client.gradeLevels.list(any)),
    await all(client.subjects.list(any)),
    await all(client.calendarExceptions.list(any)),
    await all(client.invitations.list({ limit: 100 })),
    await all(client.imports.list({ limit: 100 })),
  ];
  for (const { id } of learners) {
    lists.push(await all(client.learnerGuardians.list(id, any)));
    lists.push(await all(client.medicalNotes.list(id, any)));
  }
  for (const { id } of staff) {
    lists.push(await all(client.roleAssignments.list(id, any)));
    lists.push(await all(client.qualifications.list(id, any)));
  }
  const records: Snapshot['records'] = new Map();
  for (const { id } of lists.flat()) {
    const listed = school.known.get(id);
    if (!listed) throw new Error(`${id} is in a list and was not heard of`);
    const { etag, text } = await school.send('GET', pathOf(listed));
    const record: Shown = JSON.parse(text);
    if (JSON.stringify(record) !== JSON.stringify(listed))
      throw new Error(`${id} is ${text} by itself and ${JSON.stringify(listed)} in its list`);
    records.set(id, { record, version: Number.parseInt(etag?.slice(1) ?? '', 10) });
  }
  // The logs last: reading medical notes writes into them.
  const entries = (await all(client.auditLog.list({ limit: 100 }))).toReversed();
  const events = (await all(client.events.list({ limit: 100 }))).toReversed();
  const ofKind = <T>(kind: Kind): T[] =>
    [...records.values()].flatMap(({ record }) => (record.object === kind ? [record as T] : []));
  return {
    school,
    today: school.today,
    records,
    entries,
    events,
    histories: histories(records, entries),
    all: ofKind,
    live: <K extends keyof Types>(kind: K) =>
      ofKind<Types[K]>(kind).filter(({ archived_at }) => archived_at === null),
  };
}
