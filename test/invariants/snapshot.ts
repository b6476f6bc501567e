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
import { fillPath, pathParameters } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { resourceOf } from '../support/fixtures/kinds.ts';
import { type History, histories } from './history.ts';
import { isKind, kinds, pathOf, type School, type Shown } from './school.ts';

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

/** The paths of the lists of a kind: one, or one for each record under which there are such lists. */
function listsOf(school: School, kind: Kind): string[] {
  const { list, collection } = resourceOf(kind);
  if (!list) throw new Error(`There is no list of ${kind}`);
  const archived = list.parameters.some(({ name }) => name === 'archived') ? '&archived=any' : '';
  const [parent] = pathParameters(collection);
  const owner = parent?.replace(/_id$/, '') ?? '';
  const paths = isKind(owner)
    ? school.ids(owner, 'any').map((id) => fillPath(collection, () => id))
    : [collection];
  return paths.map((path) => `${path}?limit=100${archived}`);
}

async function idsIn(school: School, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const { text } = await school.send('GET', path + cursor);
    const { data, next_cursor } = JSON.parse(text);
    for (const { id } of data) ids.push(id);
    if (next_cursor === null) return ids;
    cursor = `&starting_after=${next_cursor}`;
  }
}

/** Reads everything through the API, each record in its list and by itself. */
export async function readSchool(school: School): Promise<Snapshot> {
  const { client } = school;
  const ids: string[] = [];
  for (const kind of kinds)
    for (const path of listsOf(school, kind)) ids.push(...(await idsIn(school, path)));
  const records: Snapshot['records'] = new Map();
  for (const id of ids) {
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
