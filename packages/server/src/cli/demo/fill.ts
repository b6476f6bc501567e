import type { Rollbook } from '@rollbook/sdk';
import { dayIn } from '../../lib/dates.ts';
import { addAttendance } from './attendance.ts';
import { addFees } from './fees.ts';
import { addAssessments } from './fill-assessments.ts';
import { addEnrollments } from './fill-enrollments.ts';
import { addMessages } from './fill-messages.ts';
import { addIncidents } from './incidents.ts';
import { all, each, type Ids, idsOf, source } from './known.ts';
import { type DemoSchool, demoSchool, type ImportedKind } from './school.ts';
import { addTimetable } from './timetable.ts';

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
