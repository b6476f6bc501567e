import type { Assessment, Class, MessageTemplateCreate, Rollbook } from '@rollbook/sdk';
import { dayIn } from '../../lib/dates.ts';
import { addAttendance, addIncidents, gradesOf, maxMark } from './attendance.ts';
import { addTimetable } from './calendar.ts';
import { addFees } from './fees.ts';
import { all, each, type Ids, idsOf, source } from './random.ts';
import { type DemoEnrollments, type DemoSchool, demoSchool, type ImportedKind } from './school.ts';

interface Options {
  seed: number;
  /** In the school's time zone. */
  today: string;
  learnerIds: Ids;
  analyze?(): Promise<void>;
}

/**
 * A test in each subject for each register class in the term that ended last, with published reports of the term, and an
 * open test in the current term. What there is already is left as it is; a closed term is complete.
 */
async function addAssessments(
  client: Rollbook,
  { terms, placements }: DemoSchool,
  { seed, today, learnerIds, analyze }: Options,
): Promise<void> {
  const ended = terms.findLastIndex(({ ends_on }) => ends_on < today);
  const current = terms.findIndex(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  const found = new Map(
    (await client.terms.list({ limit: 100 })).data.map((term) => [term.external_ids[source], term]),
  );
  const classes = await Array.fromAsync(client.classes.list({ kind: 'register', limit: 100 }));
  const subjects = (await client.subjects.list({ limit: 100 })).data;
  const members = Map.groupBy(placements, (row) => String(row.class_external_id));
  /** Tests of all classes in some subjects in a term, with the grades of the learners. */
  const addTests = async (index: number, count: number, work: (test: Assessment) => Promise<unknown>) => {
    const dates = terms[index];
    const term = dates && found.get(dates.external_id);
    if (!dates || !term || term.status === 'closed') return undefined;
    const known = new Map<string, Assessment>();
    for await (const test of client.assessments.list({ term_id: term.id, limit: 100 }))
      known.set(test.external_ids[source] ?? '', test);
    const tests = classes.flatMap((cls, at) =>
      subjects
        .slice(0, count)
        .map((subject, which) => ({ cls, subject, number: (index * 50 + at) * 10 + which })),
    );
    await each(tests, async ({ cls, subject, number }) => {
      const name = `${cls.external_ids[source]}:${subject.code}:${dates.external_id}`;
      const test =
        known.get(name) ??
        (await client.assessments.create({
          title: `${subject.name} test`,
          class_id: cls.id,
          subject_id: subject.id,
          term_id: term.id,
          kind: 'test',
          max_mark: maxMark,
          weight: 1,
          held_on: dates.starts_on,
          status: 'open',
          external_ids: { [source]: name },
        }));
      if (test.status !== 'open') return;
      await client.grades.put(test.id, { grades: grades(cls, number) });
      await work(test);
    });
    return term.id;
  };
  const grades = (cls: Class, number: number) => {
    const names = (members.get(cls.external_ids[source] ?? '') ?? []).map((row) => String(row.external_id));
    return gradesOf(seed, names, number).map(({ learner, mark }) => {
      const learner_id = learnerIds.get(learner) ?? '';
      return mark === null ? { learner_id, status: 'absent' as const } : { learner_id, mark };
    });
  };
  const term_id = await addTests(ended, subjects.length, ({ id }) => client.assessments.publish(id));
  // The reports read the grades.
  await analyze?.();
  if (term_id !== undefined)
    await each(classes, async ({ id: class_id }) => {
      await client.termReports.generate({ term_id, class_id });
      await client.termReports.publishAll({ term_id, class_id });
    });
  await addTests(current, 1, async () => undefined);
}

/** Enrolls the learners in their classes. Enrollments that have ended since are left as they are. */
async function addEnrollments(
  client: Rollbook,
  { enrollments }: DemoSchool,
  { learnerIds, today, analyze }: { learnerIds: Ids; today: string; analyze?(): Promise<void> },
): Promise<void> {
  const classIds = await idsOf(client.classes.list({ limit: 100 }));
  const termIds = await idsOf(client.terms.list({ limit: 100 }));
  const enroll = async ({ class: name, term, learners }: DemoEnrollments) => {
    const class_id = classIds.get(name) ?? '';
    const term_id = termIds.get(term.external_id) ?? '';
    if (term.ends_on < today) {
      const ended = await client.classes.enrollments(class_id, { term_id, status: 'completed', limit: 1 });
      if (ended.data.length > 0) return;
    }
    const learner_ids = learners.flatMap((learner) => learnerIds.get(learner) ?? []);
    // Learners who are enrolled already are left as they are.
    const { data } = await client.classes.enroll(class_id, {
      term_id,
      learner_ids,
      starts_on: term.starts_on,
    });
    const failed = data.find(({ result }) => result === 'failed');
    if (failed) throw new Error(`The enrollments of the demo school in ${name}: ${failed.detail}`);
  };
  for (const ofTerm of Map.groupBy(enrollments, ({ term }) => term.external_id).values()) {
    await each(ofTerm, enroll);
    await analyze?.();
  }
}

const templates: readonly MessageTemplateCreate[] = [
  {
    key: 'fees.reminder',
    name: 'Reminder of fees',
    channel: 'sms',
    body: '{{ school.name }}: the fees of {{ learner.name }}, {{ amount }}, are due on {{ due_on }}.',
    variables: [
      { name: 'amount', type: 'money', sample: 125_000 },
      { name: 'due_on', type: 'date', sample: '2026-11-30' },
    ],
  },
  {
    key: 'meeting.invitation',
    name: 'Invitation to a meeting',
    channel: 'email',
    subject: 'Meeting about {{ learner.name }}',
    body: '<p>Dear {{ recipient.name }}</p><p>Please come to a meeting about {{ learner.name }}, {{ learner.class }}, on {{ day }}.</p>',
    variables: [{ name: 'day', type: 'date', sample: '2026-11-25' }],
  },
];

const announcement = { title: 'Sports day', body: 'Sports day is on Friday. Please bring a hat and water.' };

/** Number of families that are sent a reminder. */
const reminders = 3;

/** Adds templates, an announcement to all guardians and a few messages. What is there already is left as it is. */
async function addMessages(client: Rollbook, { today }: { today: string }): Promise<void> {
  const kept = new Map(
    (await client.messageTemplates.list()).data.map((template) => [template.key, template]),
  );
  const ids = new Map<string, string>();
  for (const template of templates) {
    const { id, status } = kept.get(template.key) ?? (await client.messageTemplates.create(template));
    if (status === 'draft') await client.messageTemplates.activate(id);
    ids.set(template.key, id);
  }
  const [announced] = (await client.announcements.list()).data;
  const { id, status } =
    announced ?? (await client.announcements.create({ ...announcement, audience: { everyone: true } }));
  if (status === 'draft') await client.announcements.publish(id);
  const learners = (await client.learners.list({ limit: reminders })).data;
  for (const learner of learners) {
    const external_id = `reminder:${learner.id}`;
    if ((await client.messages.list({ external_id: `${source}:${external_id}` })).data.length > 0) continue;
    await client.messages.create({
      channel: 'sms',
      to: { learner_ids: [learner.id] },
      template_id: ids.get('fees.reminder') ?? null,
      context: { amount: 125_000, due_on: today },
      external_ids: { [source]: external_id },
    });
  }
}

export interface DemoOptions {
  seed: number;
  /** The current time in milliseconds, which determines the academic year. */
  now: number;
  /** Number of learners in each class. */
  classSize?: number;
  /** Runs the queued imports. */
  drainJobs(): Promise<void>;
  /** Lets the planner know how large the tables have become: a school is filled before the database finds out by itself. */
  analyze?(): Promise<void>;
  /** Called after each step. */
  onProgress?(done: number, total: number): void;
}

/** The steps after the imports. */
const laterSteps = 10;

/**
 * Fills a new school through its API; returns the number of learners. If this was interrupted, it does what is missing.
 */
export async function fillDemoSchool(client: Rollbook, options: DemoOptions): Promise<number> {
  const { time_zone } = await client.school.get();
  const today = dayIn(time_zone, options.now);
  const school = demoSchool(options.seed, Number(today.slice(0, 4)), options.classSize);
  await client.school.update({ school_type: 'primary', province: 'KwaZulu-Natal' });
  await addHolidays(client, school);
  const completed = await completedImports(client);
  const total = school.imports.length + laterSteps;
  let done = 0;
  const step = async (work: Promise<void>) => {
    await work;
    await options.analyze?.();
    options.onProgress?.(++done, total);
  };
  const send = async (kind: ImportedKind, rows: DemoSchool['placements']) => {
    const index = completed.indexOf(kind);
    if (index !== -1) return void completed.splice(index, 1);
    const { id } = await client.imports.create({ kind, source, rows });
    await options.drainJobs();
    const { status, counts } = await client.imports.get(id);
    if (status !== 'completed')
      throw new Error(`The ${kind} of the demo school: ${status}, ${counts.failed} failed`);
  };
  const learners = () => idsOf(client.learners.list({ limit: 100 }));
  for (const [kind, rows] of school.imports) {
    await step(send(kind, rows));
    if (kind === 'academic_years') await startYear(client);
    // Those of terms that are over end after the next import.
    if (kind === 'learners')
      await step(addEnrollments(client, school, { ...options, learnerIds: await learners(), today }));
  }
  const given = { ...options, today, learnerIds: await learners() };
  // During the holidays no enrollment determines the classes of the learners.
  const isTerm = school.terms.some(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (!isTerm) await send('learners', school.placements);
  // A closed term takes no grades.
  await step(addAssessments(client, school, given));
  await step(moveTerms(client, school, today));
  // These do not depend on each other.
  await all([
    step(giveRoles(client, school)),
    step(addNotes(client, school, given.learnerIds)),
    step(addTimetable(client, school, options)),
    step(addAttendance(client, school, given)),
    step(addIncidents(client, school, given)),
    step(addFees(client, school, given)),
    step(addMessages(client, { today })),
  ]);
  await options.drainJobs();
  return school.imports.find(([kind]) => kind === 'learners')?.[1].length ?? 0;
}

async function addHolidays(client: Rollbook, { holidays }: DemoSchool): Promise<void> {
  const kept = await Array.fromAsync(client.calendarExceptions.list({ kind: 'public_holiday' }));
  const missing = holidays.filter(({ date }) => !kept.some((one) => one.date === date));
  await each(missing, async ({ date, name }) => {
    await client.calendarExceptions.create({ date, kind: 'public_holiday', name });
  });
}

/** The kinds of the imports that are complete. Those that a process left behind are cancelled and sent again. */
async function completedImports(client: Rollbook): Promise<string[]> {
  const imports = await Array.fromAsync(client.imports.list());
  for (const { id, status } of imports)
    if (status === 'queued' || status === 'running') await client.imports.cancel(id);
  return imports.filter(({ status }) => status === 'completed').map(({ kind }) => kind);
}

async function addNotes(client: Rollbook, { medical }: DemoSchool, learnerIds: Ids): Promise<void> {
  await each(medical, async ({ learner, note }) => {
    const id = learnerIds.get(learner) ?? '';
    if ((await client.medicalNotes.list(id)).data.length > 0) return;
    await client.medicalNotes.create(id, { ...note, consent_on_file: true });
  });
}

async function startYear(client: Rollbook): Promise<void> {
  for await (const { id } of client.academicYears.list({ status: 'planned' }))
    await client.academicYears.start(id);
}

/** Terms that have started are open; terms that have ended are closed. */
async function moveTerms(client: Rollbook, { terms }: DemoSchool, today: string): Promise<void> {
  for (const { external_id, starts_on, ends_on } of terms) {
    const [term] = (await client.terms.list({ external_id: `${source}:${external_id}` })).data;
    if (!term || starts_on > today) continue;
    if (term.status === 'planned') await client.terms.open(term.id);
    if (ends_on < today && term.status !== 'closed') await client.terms.close(term.id);
  }
}

const roles = { Principal: ['owner', 'principal'], Bursar: ['bursar'], 'Deputy principal': ['hod'] } as const;

async function giveRoles(client: Rollbook, { staff }: DemoSchool): Promise<void> {
  for (const { external_id, job_title } of staff) {
    const given = Object.entries(roles).find(([title]) => title === job_title)?.[1] ?? [];
    if (given.length === 0) continue;
    const [member] = (await client.staff.list({ external_id: `${source}:${external_id}` })).data;
    if (!member) continue;
    const kept = (await client.roleAssignments.list(member.id)).data;
    for (const role of given)
      if (!kept.some((one) => one.role === role)) await client.roleAssignments.create(member.id, { role });
  }
}
