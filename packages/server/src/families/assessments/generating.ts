import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addressLine } from '../../lib/text.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Write } from '../../store/save.ts';
import { DryRun, type Handler } from '../../work/operation.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { attendanceSummaries } from '../attendance/attendance.ts';
import { academicYears, classes, gradeLevels, terms } from '../classes/tables.ts';
import { learners } from '../learners/tables.ts';
import { LiveReferences } from '../live-references.ts';
import { schools } from '../school/tables.ts';
import { decides, type Frame, reportContent, type TermReport } from './report-content.ts';
import {
  gradedSubjects,
  laterTerm,
  learnersIn,
  learnersOf,
  leaversOfClass,
  leaversOfGrade,
  reportVersions,
} from './report-queries.ts';
import { resultsOf } from './results.ts';
import { termReports } from './tables.ts';

type Generated = Schemas['TermReportsGenerated']['data'][number];
type Body = Schemas['TermReportsGenerate'];

/** Generates reports with a number of statements that does not depend on how many learners there are. */
export const generate: Handler<'term-reports.generate'> = async (context) => {
  const { body, records } = context;
  const term = await checkBody(context, body);
  const leavers = new Map((await leaversIn(context, body)).map(({ id, last_day }) => [id, last_day]));
  const wanted = [...(await learnerIds(context, body)), ...leavers.keys()];
  const found = await records(learners).currentAll(wanted);
  const ids = wanted.filter((id) => found.get(id)?.archived === false);
  const [results, attendance, frame] = await Promise.all([
    resultsOf(context, ids, term.id),
    attendanceFor(context, ids, term.id),
    frameOf(context, term),
  ]);
  const versions = await reportVersions(context, term.id, ids);
  const kept = await records(termReports).currentAll([...versions.values()].map(({ latest }) => latest.id));
  const graded = await subjectsWithGrades(context, term.id, ids);
  const data: (Generated & { write?: Write<TermReport> })[] = [];
  for (const [index, id] of wanted.entries()) {
    await yieldPeriodically(index);
    const { register, ...result } = results.get(id) ?? {};
    const learner = found.get(id);
    const lastDay = leavers.get(id);
    if (learner?.archived && lastDay !== undefined) {
      const detail = `The learner was withdrawn from the class on ${lastDay}, and is archived. To generate the report all the same, restore the learner and send learner_ids.`;
      data.push(failed(id, 'learner_not_enrolled', detail));
      continue;
    }
    if (!learner || learner.archived) {
      data.push(failed(id, 'not_found', 'The school has no such learner, or the learner is archived.'));
      continue;
    }
    if (!register || !('subjects' in result)) {
      data.push(failed(id, 'learner_not_enrolled', 'The learner has no register class in the term.'));
      continue;
    }
    const known = versions.get(id);
    if (!known && lastDay !== undefined) {
      const detail = `The learner was withdrawn from the class on ${lastDay}. Send learner_ids to generate the report all the same.`;
      data.push(failed(id, 'learner_not_enrolled', detail));
      continue;
    }
    const previous = known && kept.get(known.latest.id);
    if (previous && known.latest.status === 'published' && !body.supersede) {
      const detail =
        'The results have changed since the report was published. Send `supersede` for the next version.';
      const stale = previous.plain.stale ? { code: 'report_stale', detail } : {};
      data.push({ ...outcome(id, 'unchanged', previous), ...stale });
      continue;
    }
    const content = reportContent(
      frame,
      learner.plain,
      { ...result, register },
      attendance.get(id) ?? null,
      previous?.plain,
      graded.get(id) ?? none,
    );
    const dropped = droppedFrom(previous?.plain, content);
    const version = known ? { report_version: known.next, supersedes_id: known.latest.id } : first;
    const write: Write<TermReport> =
      known?.draft && previous
        ? { current: previous, fields: content, action: 'generated' }
        : { fields: { learner_id: id, term_id: term.id, ...content, ...version } };
    data.push({ ...outcome(id, 'created', undefined), ...dropped, write });
  }
  const writes = data.flatMap(({ write }) => write ?? []);
  const saved = await records(termReports).saveAll(writes);
  const reports = new Map(writes.map((write, index) => [write, saved[index]]));
  const generated = data.map(({ write, ...one }): Generated => {
    const report = write && reports.get(write);
    if (!write || !report) return one;
    const changed = write.current === report ? 'unchanged' : 'updated';
    const { code, detail } = one;
    return { ...outcome(one.learner_id, write.current ? changed : 'created', report), code, detail };
  });
  const count = (result: Generated['result']) => generated.filter((one) => one.result === result).length;
  const counts = {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    failed: count('failed'),
  };
  if (!body.dry_run) return { ...counts, data: generated };
  const isKnown = (id: string | null) => id !== null && kept.has(id);
  throw new DryRun({
    ...counts,
    data: generated.map((one) => ({
      ...one,
      term_report_id: isKnown(one.term_report_id) ? one.term_report_id : null,
    })),
  });
};

const none: ReadonlySet<string> = new Set();

/** The subjects in which learners have grades in a term, published or not, by learner. */
async function subjectsWithGrades(
  { db, schoolId: school }: UnitOfWork,
  term: string,
  ids: readonly string[],
): Promise<Map<string, Set<string>>> {
  const found = await db.all(gradedSubjects, { school, term, rows: idRows(ids) });
  const byLearner = Map.groupBy(found, ({ learner_id }) => learner_id);
  return new Map([...byLearner].map(([id, own]) => [id, new Set(own.map(({ subject_id }) => subject_id))]));
}

/** What to check if a decision, or a comment on a subject that the learner no longer takes, was left out. */
function droppedFrom(
  before: TermReport | undefined,
  after: Pick<TermReport, 'subjects'> & Partial<TermReport>,
): { code?: string; detail?: string } {
  if (!before) return {};
  const found: { code: string; detail: string }[] = [];
  if (decides(before) && !decides(after))
    found.push({
      code: 'decision_dropped',
      detail: `The term is not the last one of the academic year, so the decision ${before.decision} is not in the report.`,
    });
  const present = new Set(after.subjects.map(({ subject_id }) => subject_id));
  const dropped = before.subjects.filter(
    ({ subject_id, comment }) => comment !== null && !present.has(subject_id),
  );
  if (dropped.length > 0)
    found.push({
      code: 'comment_dropped',
      detail: `The learner no longer takes ${dropped.map(({ name }) => name).join(', ')}, so the comment on it is not in the report.`,
    });
  const [first] = found;
  return first ? { code: first.code, detail: found.map(({ detail }) => detail).join(' ') } : {};
}

const first = { report_version: 1, supersedes_id: null };

const failed = (learner_id: string, code: string, detail: string): Generated => ({
  learner_id,
  result: 'failed',
  term_report_id: null,
  report_version: null,
  code,
  detail,
});

const outcome = (
  learner_id: string,
  result: Generated['result'],
  report: Stored<TermReport> | undefined,
): Generated => ({
  learner_id,
  result,
  term_report_id: report?.id ?? null,
  report_version: report?.plain.report_version ?? null,
  code: null,
  detail: null,
});

const choices = ['class_id', 'grade_level_id', 'learner_ids'] as const;

/** Checks what a request refers to; returns the term. */
async function checkBody(work: UnitOfWork, body: Body): Promise<Schemas['Term']> {
  const references = new LiveReferences(work);
  const term = await references.find(terms, 'term_id', body.term_id);
  const cls = await references.find(classes, 'class_id', body.class_id);
  await references.find(gradeLevels, 'grade_level_id', body.grade_level_id);
  const found = references.found(term);
  const fieldErrors: FieldError[] = [];
  const sent = choices.filter((field) => body[field] !== undefined);
  if (sent.length !== 1)
    fieldErrors.push({
      pointer: '',
      code: 'required',
      detail: `must have exactly one of ${choices.join(', ')}`,
    });
  if (cls && cls.kind !== 'register')
    fieldErrors.push({
      pointer: '/class_id',
      code: 'not_register_class',
      detail: 'must be a register class',
    });
  refuseErrors(fieldErrors);
  return found;
}

async function learnerIds({ db, schoolId: school }: UnitOfWork, body: Body): Promise<string[]> {
  const { term_id: term, class_id: cls, grade_level_id: gradeLevel, learner_ids: ids } = body;
  if (ids) return ids;
  const found =
    cls === undefined
      ? await db.all(learnersOf, { school, term, gradeLevel: gradeLevel ?? '' })
      : await db.all(learnersIn, { school, term, class: cls });
  return found.map(({ id }) => id);
}

/** Those who left a class or a grade level during the term: they have reports only if these exist, or are asked for. */
async function leaversIn({ db, schoolId: school }: UnitOfWork, body: Body) {
  const { term_id: term, class_id: cls, grade_level_id: gradeLevel } = body;
  if (cls !== undefined) return db.all(leaversOfClass, { school, term, class: cls });
  return gradeLevel === undefined ? [] : db.all(leaversOfGrade, { school, term, gradeLevel });
}

/** What all reports of a term show of the school and the term. */
async function frameOf({ records, db, schoolId: school }: UnitOfWork, term: Schemas['Term']): Promise<Frame> {
  const { value: own } = await records(schools).get(school);
  const { value: year } = await records(academicYears).get(term.academic_year_id);
  const later = await db.first(laterTerm, { school, year: year.id, ends: term.ends_on });
  return {
    school: { name: own.name, emis_number: own.emis_number, locale: own.locale },
    letterhead: letterheadOf(own),
    term: {
      name: term.name,
      academic_year: year.name,
      starts_on: term.starts_on,
      ends_on: term.ends_on,
      is_last: later === undefined,
    },
  };
}

function letterheadOf({ address, logo_sha256 }: Schemas['School']): TermReport['letterhead'] {
  const line = addressLine(address);
  return line === null && logo_sha256 === null ? null : { address: line, logo_sha256 };
}

type ReportAttendance = NonNullable<Schemas['TermReport']['attendance']>;

/** The attendance of learners for their reports, by learner. A learner in no register of the term is missing. */
export async function attendanceFor(
  work: ReadWork,
  learnerIds: readonly string[],
  termId: string,
): Promise<ReadonlyMap<string, ReportAttendance>> {
  const summaries = await attendanceSummaries(work, learnerIds, termId);
  const recorded = [...summaries].filter(([, { sessions }]) => sessions > 0);
  return new Map(
    recorded.map(
      ([id, { learner_id: _id, term_id: _term, minutes_late: _minutes, rate: _rate, ...shown }]) => [
        id,
        shown,
      ],
    ),
  );
}
