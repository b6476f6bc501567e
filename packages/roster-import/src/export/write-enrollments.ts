import type { Enrollment, Rollbook, Term } from '@rollbook/sdk';
import { dayAfter } from '../source/end-dates.ts';
import type { ExportReport } from './export-report.ts';
import type { PlacedClass } from './read-calendar.ts';
import type { RosterFiles } from './roster-files.ts';
import type { WrittenPeople } from './write-people.ts';

/** The first and the last day on which a learner is in a class. */
export interface Run {
  begins_on: string;
  ends_on: string;
}

/**
 * The time that a learner is in a class, from the enrollments in its terms. Those that follow each other are one: the days
 * between two terms are no interruption. The last one is returned first.
 */
export function runsOf(enrollments: readonly Enrollment[], terms: readonly Term[]): Run[] {
  const order = new Map(terms.map((term, index) => [term.id, index]));
  const parts = enrollments
    .flatMap(({ term_id, starts_on, ends_on }) => {
      const index = order.get(term_id);
      const term = index === undefined ? undefined : terms[index];
      if (index === undefined || !term) return [];
      const last = ends_on === null || ends_on > term.ends_on ? term.ends_on : ends_on;
      return [{ index, term, begins_on: starts_on, ends_on: last }];
    })
    .sort((one, other) => (one.begins_on < other.begins_on ? -1 : 1));
  const runs: (Run & { part: (typeof parts)[number] })[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const follows =
      last &&
      (part.begins_on <= dayAfter(last.ends_on) ||
        (part.index === last.part.index + 1 &&
          last.ends_on >= last.part.term.ends_on &&
          part.begins_on <= part.term.starts_on));
    if (last && follows) {
      if (part.ends_on >= last.ends_on) Object.assign(last, { ends_on: part.ends_on, part });
    } else runs.push({ begins_on: part.begins_on, ends_on: part.ends_on, part });
  }
  return runs.map(({ begins_on, ends_on }) => ({ begins_on, ends_on })).reverse();
}

/** Of the times of a learner in a class, the one that a line is about: that of today, otherwise the next, or the last one. */
export const runOn = (runs: readonly Run[], today: string): Run | undefined =>
  runs.findLast(({ ends_on }) => ends_on >= today) ?? runs[0];

const written: ReadonlySet<Enrollment['status']> = new Set(['pending', 'active', 'completed']);

interface Writing {
  people: WrittenPeople;
  report: ExportReport;
  today: string;
  /** Whether learners who have left a class that continues are left out. */
  isCurrent: boolean;
  signal: AbortSignal;
}

/** Writes one enrollment for each learner of a class, and one for each of its teachers. */
export async function writeEnrollments(
  client: Rollbook,
  files: RosterFiles,
  placed: PlacedClass,
  { people, report, today, isCurrent, signal }: Writing,
): Promise<void> {
  const { record, terms, written: own } = placed;
  await writeTeachers(files, placed, people, report);
  const ofLearners = new Map<string, Enrollment[]>();
  for await (const enrollment of client.enrollments.list({ limit: 100, class_id: record.id }, { signal })) {
    const reason = !written.has(enrollment.status)
      ? `is ${enrollment.status}`
      : !terms.some(({ id }) => id === enrollment.term_id)
        ? 'is in a term in which the class is not offered'
        : null;
    if (reason !== null) report.leaveOut('enrollment', reason, enrollment.id);
    else
      ofLearners.set(enrollment.learner_id, [...(ofLearners.get(enrollment.learner_id) ?? []), enrollment]);
  }
  const times = [...ofLearners].map(([learner, enrollments]) => {
    const runs = runsOf(enrollments, terms);
    return { learner, enrollments, runs, run: runOn(runs, today) };
  });
  const last = times.reduce((latest, { run }) => later(latest, run?.ends_on ?? ''), '');
  let count = 0;
  for (const { learner, enrollments, runs, run } of times) {
    const user = people.learners.get(learner);
    if (user === undefined) {
      for (const { id } of enrollments)
        report.leaveOut('enrollment', 'is that of a learner who is not exported', id);
      continue;
    }
    if (!run) continue;
    const id = enrollments[0]?.id ?? learner;
    if (isCurrent && run.ends_on < today && run.ends_on < last) {
      report.leaveOut('enrollment', 'is over, and the class goes on without the learner', id);
      continue;
    }
    if (runs.length > 1)
      report.leaveOut(
        'enrollment',
        'is another time of the learner in the same class: a line has one beginning and one end',
        id,
      );
    count++;
    await files.add('enrollment', {
      ...{ id: `${own.id}.${user}`, class: own.id, user, role: 'student', isPrimary: null, ...run },
    });
  }
  if (count === 0) report.notice('class', 'has no learners', record.id);
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The teacher of the class is the primary one; those of its lessons are not. */
async function writeTeachers(
  files: RosterFiles,
  { record, terms, teachers, written: own }: PlacedClass,
  people: WrittenPeople,
  report: ExportReport,
): Promise<void> {
  const [first] = terms;
  const last = terms.at(-1);
  const all = new Set([...(record.teacher_id === null ? [] : [record.teacher_id]), ...teachers]);
  if (all.size === 0) report.notice('class', 'has no teacher', record.id);
  for (const id of all) {
    const user = people.staff.get(id);
    if (user === undefined)
      report.leaveOut('teacher', 'of a class is a staff member who is not exported', id);
    else if (first && last)
      await files.add('enrollment', {
        ...{ id: `${own.id}.${user}`, class: own.id, user, role: 'teacher' },
        ...{ isPrimary: id === record.teacher_id, begins_on: first.starts_on, ends_on: last.ends_on },
      });
  }
}
