import type { Rollbook } from '@rollbook/sdk';
import { dayIn } from '../../lib/dates.ts';
import { addAssessments } from './fill-assessments.ts';
import { addAttendance } from './fill-attendance.ts';
import { addFees } from './fill-fees.ts';
import { addIncidents } from './fill-incidents.ts';
import { addMessages } from './fill-messages.ts';
import { addTimetable } from './fill-timetable.ts';
import { source } from './known.ts';
import { type DemoSchool, demoSchool, type ImportedKind } from './school.ts';

export interface DemoOptions {
  seed: number;
  /** The current time in milliseconds, which determines the academic year. */
  now: number;
  /** Runs the queued imports. */
  drainJobs(): Promise<void>;
  /** Called after each step. */
  onProgress?(done: number, total: number): void;
}

/** The steps after the imports. */
const laterSteps = 9;

/**
 * Fills a new school through its API; returns the number of learners. If this was interrupted, it does what is missing.
 */
export async function fillDemoSchool(client: Rollbook, options: DemoOptions): Promise<number> {
  const { time_zone } = await client.school.get();
  const today = dayIn(time_zone, options.now);
  const school = demoSchool(options.seed, Number(today.slice(0, 4)));
  await client.school.update({ school_type: 'primary', province: 'KwaZulu-Natal' });
  await addHolidays(client, school);
  const completed = await completedImports(client);
  const total = school.imports.length + laterSteps;
  let done = 0;
  const step = async (work: Promise<void>) => {
    await work;
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
  for (const [kind, rows] of school.imports) {
    await step(send(kind, rows));
    if (kind === 'academic_years') await startYear(client);
  }
  // During the holidays no enrollment determines the classes of the learners.
  const isTerm = school.terms.some(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (!isTerm) await send('learners', school.placements);
  // A closed term takes no grades.
  await step(addAssessments(client, school, { seed: options.seed, today }));
  await step(moveTerms(client, school, today));
  await step(giveRoles(client, school));
  await step(addNotes(client, school));
  await step(addTimetable(client, school, options));
  await step(addAttendance(client, school, { seed: options.seed, now: options.now, today }));
  await step(addIncidents(client, school, { seed: options.seed, now: options.now, today }));
  await step(addFees(client, school, { ...options, today }));
  await step(addMessages(client, { today }));
  await options.drainJobs();
  return school.imports.find(([kind]) => kind === 'learners')?.[1].length ?? 0;
}

async function addHolidays(client: Rollbook, { holidays }: DemoSchool): Promise<void> {
  const kept = await Array.fromAsync(client.calendarExceptions.list({ kind: 'public_holiday' }));
  for (const { date, name } of holidays)
    if (!kept.some((one) => one.date === date))
      await client.calendarExceptions.create({ date, kind: 'public_holiday', name });
}

/** The kinds of the imports that are complete. Those that a process left behind are canceled: they are sent again. */
async function completedImports(client: Rollbook): Promise<string[]> {
  const imports = await Array.fromAsync(client.imports.list());
  for (const { id, status } of imports)
    if (status === 'queued' || status === 'running') await client.imports.cancel(id);
  return imports.filter(({ status }) => status === 'completed').map(({ kind }) => kind);
}

async function addNotes(client: Rollbook, { medical }: DemoSchool): Promise<void> {
  for (const { learner, note } of medical) {
    const [found] = (await client.learners.list({ external_id: `${source}:${learner}` })).data;
    if (!found || (await client.medicalNotes.list(found.id)).data.length > 0) continue;
    await client.medicalNotes.create(found.id, { ...note, consent_on_file: true });
  }
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
