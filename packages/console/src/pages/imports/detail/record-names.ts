import { api } from '../../../lib/api.ts';
import { isolatedIn } from '../../../lib/format.ts';
import { knownNames, readName } from '../../../lib/people.ts';
import { can } from '../../../lib/session.ts';

type Options = { signal: AbortSignal };
type Read = (id: string, options: Options) => Promise<string>;

/** What people call a record of a kind, by the prefix of its id, and the scope to read it. */
const kinds: Readonly<Record<string, readonly [scope: string, read: Read]>> = {
  cls: ['read:classes', async (id, options) => `the class ${(await api.classes.get(id, options)).label}`],
  grl: ['read:classes', async (id, options) => (await api.gradeLevels.get(id, options)).label],
  sbj: ['read:classes', async (id, options) => (await api.subjects.get(id, options)).name],
  trm: ['read:classes', async (id, options) => (await api.terms.get(id, options)).name],
  ayr: [
    'read:classes',
    async (id, options) => `the academic year ${(await api.academicYears.get(id, options)).name}`,
  ],
  asm: ['read:assessments', async (id, options) => `“${(await api.assessments.get(id, options)).title}”`],
  enr: [
    'read:learners',
    async (id, options) => {
      const { learner_id, class_id } = await api.enrollments.get(id, options);
      const [learner, own] = await namesFor([learner_id, class_id], options);
      return `the enrollment of ${isolatedIn(String(learner))} in ${own}`;
    },
  ],
  lgd: [
    'read:audit',
    async (id, options) => {
      const [guardian, learner] = await namesInAudit(id, ['guardian_id', 'learner_id'], options);
      return `the link of ${isolatedIn(String(guardian))} to ${isolatedIn(String(learner))}`;
    },
  ],
  grd: [
    'read:audit',
    async (id, options) => {
      const [learner, assessment] = await namesInAudit(id, ['learner_id', 'assessment_id'], options);
      return `the mark of ${isolatedIn(String(learner))} in ${assessment}`;
    },
  ],
  slt: [
    'read:timetable',
    async (id, options) => {
      const { class_ids, cycle_day, title } = await api.slots.get(id, options);
      const classes = await namesFor(class_ids, options);
      const what = classes.length > 0 ? `lesson of ${classes.join(', ')}` : `duty ${title ?? ''}`;
      return `the ${what} on day ${cycle_day}`;
    },
  ],
  pay: [
    'read:fees',
    async (id, options) => {
      const { learner_id, reference, received_on } = await api.payments.get(id, options);
      const [learner] = learner_id === null ? [] : await namesFor([learner_id], options);
      const from = learner === undefined ? '' : ` for ${isolatedIn(learner)}`;
      return `the payment${from}${reference === null ? '' : ` “${isolatedIn(reference)}”`} of ${received_on}`;
    },
  ],
};

/** Finds out what a record is called now. One that cannot be read keeps its id, or what it was called before. */
export async function nameFor(id: string, options: Options): Promise<string> {
  const [scope, read] = kinds[id.split('_', 1)[0] ?? ''] ?? [];
  try {
    if (!read) await readName(id, options.signal);
    else if (scope !== undefined && can(scope)) knownNames.set(id, await read(id, options));
  } catch {
    // It was removed, or is not shown to whoever is signed in.
  }
  return knownNames.get(id) ?? id;
}

async function namesFor(ids: readonly string[], options: Options): Promise<string[]> {
  const names: string[] = [];
  for (const id of ids) names.push(await nameFor(id, options));
  return names;
}

/** The names of what a record referred to when it was created: it can only be read together with one of them. */
async function namesInAudit(id: string, fields: readonly string[], options: Options): Promise<string[]> {
  const { data } = await api.auditLog.list({ resource_id: id, order: 'asc', limit: 1 }, options);
  const changes = data[0]?.changes ?? {};
  return namesFor(
    fields.map((field) => String(changes[field]?.after)),
    options,
  );
}
