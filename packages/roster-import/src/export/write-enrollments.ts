import type { Enrollment, Rollbook } from '@rollbook/sdk';
import type { ExportReport } from './export-report.ts';
import type { PlacedClass } from './read-calendar.ts';
import type { RosterFiles } from './roster-files.ts';
import { runsOf } from './runs.ts';
import type { WrittenPeople } from './write-people.ts';

const written: ReadonlySet<Enrollment['status']> = new Set(['pending', 'active', 'completed']);

/** Writes one enrollment for each learner of a class, and one for each of its teachers. */
export async function writeEnrollments(
  client: Rollbook,
  files: RosterFiles,
  placed: PlacedClass,
  people: WrittenPeople,
  report: ExportReport,
  signal: AbortSignal,
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
  let count = 0;
  for (const [learner, enrollments] of ofLearners) {
    const user = people.learners.get(learner);
    if (user === undefined) {
      for (const { id } of enrollments)
        report.leaveOut('enrollment', 'is that of a learner who is not exported', id);
      continue;
    }
    const [run, ...earlier] = runsOf(enrollments, terms);
    if (!run) continue;
    if (earlier.length > 0)
      report.leaveOut(
        'enrollment',
        'is an earlier time of the learner in the same class: a line has one beginning and one end',
        enrollments[0]?.id ?? learner,
      );
    count++;
    await files.add('enrollment', {
      ...{ id: `${own.id}.${user}`, class: own.id, user, role: 'student', isPrimary: null, ...run },
    });
  }
  if (count === 0) report.notice('class', 'has no learners', record.id);
}

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
