import { type FieldError, invalidField, Problem, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { Image } from '../../documents/sheet.ts';
import type { Handler, Handlers, Represent } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { classes, terms } from '../classes/tables.ts';
import { learners } from '../learners/tables.ts';
import { LiveReferences } from '../live-references.ts';
import { logoFor } from '../school/logo.ts';
import { standard } from '../standard.ts';
import { attendanceFor, generate } from './generating.ts';
import { decides, type TermReport } from './report-content.ts';
import type { reportDocument } from './report-document.ts';
import { reportPage } from './report-page.ts';
import { learnersIn, reportsOf, reportVersions, type Versions } from './report-queries.ts';
import { termReports as table } from './tables.ts';

const staleDraft =
  'The results, the register class or the last term of the year have changed since the draft was generated. Generate it again, which keeps its comments, and publish it then.';

type Published = Schemas['TermReportsPublished']['data'][number];

const replaced = 'Replaced by the report of the learner into whom it was merged';

/** What a draft says of the version before it: one that was published since it was generated comes with a merge. */
const after = ({ published, next }: Versions, draft: Schemas['TermReport']): Partial<TermReport> => {
  const previous = published.at(-1);
  return !previous || previous.id === draft.supersedes_id
    ? {}
    : { supersedes_id: previous.id, report_version: next };
};

/**
 * Publishes a draft, and supersedes the published version before it in the same transaction. After a merge there can be two;
 * the other one is withdrawn, because a report names only one that it supersedes.
 */
const publish: Handler<'term-reports.publish'> = async (context) => {
  const { params, records, now } = context;
  const draft = await records(table).current(params.term_report_id);
  records(table).allow(draft, 'publish');
  if (draft.plain.stale) throw new Problem('report_stale', staleDraft);
  const { learner_id, term_id: term } = draft.plain;
  const versions = (await reportVersions(context, term, [learner_id])).get(learner_id);
  const [previous, ...others] = versions?.published.toReversed() ?? [];
  if (previous) await records(table).act(previous.id, 'supersede');
  for (const { id } of others) await records(table).act(id, 'withdraw', {}, { reason: replaced });
  const attendance = (await attendanceFor(context, [learner_id], term)).get(learner_id) ?? null;
  const fields = versions ? after(versions, draft.plain) : {};
  return records(table).act(draft.id, 'publish', { ...fields, published_at: now, attendance });
};

/** Does the same for all drafts of a class, with a number of statements that does not depend on how many there are. */
const publishAll: Handler<'term-reports.publish-all'> = async (context) => {
  const { body, records, now, db, schoolId: school } = context;
  const references = new LiveReferences(context);
  await references.find(terms, 'term_id', body.term_id);
  references.found(await references.find(classes, 'class_id', body.class_id));
  const { term_id: term, class_id: cls } = body;
  const [members, ofClass] = [
    await db.all(learnersIn, { school, term, class: cls }),
    await db.all(reportsOf, { school, term, class: cls }),
  ];
  const named = new Set([...members.map(({ id }) => id), ...ofClass.map(({ learner_id }) => learner_id)]);
  const people = await records(learners).currentAll([...named]);
  // The draft of a learner who was merged is replaced by one of the learner who remains.
  const ids = [...named].filter((id) => people.get(id)?.plain.merged_into_id === null).sort();
  const versions = await reportVersions(context, term, ids);
  const drafted = [...versions.values()].filter(({ draft }) => draft);
  const open = drafted.flatMap(({ draft, published }) => [...(draft ? [draft] : []), ...published]);
  const found = await records(table).currentAll(open.map(({ id }) => id));
  const currentOf = (version: { id: string } | undefined) => {
    const current = found.get(version?.id ?? '');
    return current ? [current] : [];
  };
  const isStale = ({ draft }: Versions) => currentOf(draft).some(({ plain }) => plain.stale);
  const ready = drafted.filter((one) => !isStale(one));
  // First, because a learner has at most one published report for a term.
  await records(table).saveAll(
    ready.flatMap(({ published }) =>
      published.toReversed().flatMap((version, index) =>
        currentOf(version).map((current) =>
          index === 0
            ? { current, fields: { status: 'superseded' as const }, action: 'superseded' }
            : {
                current,
                fields: { status: 'withdrawn' as const },
                action: 'withdrawn',
                reason: replaced,
              },
        ),
      ),
    ),
  );
  const learnerIds = ready.map(({ latest }) => latest.learner_id);
  const attendance = await attendanceFor(context, learnerIds, term);
  await records(table).saveAll(
    ready.flatMap((one) =>
      currentOf(one.draft).map((current) => ({
        current,
        fields: {
          ...after(one, current.plain),
          status: 'published' as const,
          published_at: now,
          attendance: attendance.get(current.plain.learner_id) ?? null,
        },
        action: 'published',
      })),
    ),
  );
  const data = ids.map((learner_id): Published => {
    const known = versions.get(learner_id);
    const none = { learner_id, term_report_id: known?.latest.id ?? null, code: null, detail: null };
    if (known?.draft)
      return isStale(known)
        ? { ...none, result: 'failed', code: 'report_stale', detail: staleDraft }
        : { ...none, result: 'published' };
    if (known?.latest.status === 'published') return { ...none, result: 'unchanged' };
    const detail = known
      ? 'The report of the learner was withdrawn. Generate the next version.'
      : 'The learner has no report for the term. Generate it first.';
    return { ...none, result: 'failed', code: 'not_found', detail };
  });
  const count = (result: Published['result']) => data.filter((one) => one.result === result).length;
  return { published: count('published'), unchanged: count('unchanged'), failed: count('failed'), data };
};

export const termReports: Handlers<'term-reports'> = {
  ...standard('term-reports', table),

  async update({ params, body, records }) {
    const { id, plain: current } = await records(table).current(params.term_report_id);
    if (current.status !== 'draft')
      throw new Problem(
        'report_not_draft',
        `The term report is ${current.status}, so its content cannot be changed. Generate the next version with \`supersede\`.`,
      );
    const { subject_comments: comments = {}, ...fields } = body;
    if (decides(fields) && !current.term_snapshot.is_last)
      throw invalidField(
        '/decision',
        'not_last_term',
        'can be set only in the last term of the academic year',
      );
    refuseErrors(unknownSubjects(Object.keys(comments), current.subjects));
    const subjects = current.subjects.map((subject) => ({
      ...subject,
      comment: Object.hasOwn(comments, subject.subject_id)
        ? (comments[subject.subject_id] ?? null)
        : subject.comment,
    }));
    return records(table).update(id, { ...fields, subjects });
  },

  generate,
  publish,
  'publish-all': publishAll,

  withdraw: ({ params, body, records }) =>
    records(table).act(params.term_report_id, 'withdraw', {}, { reason: body.reason }),
};

/** The page and the document of a report. */
export const reportRepresentations: Readonly<Record<string, Represent>> = {
  // `term-reports.get` returns a term report.
  'text/html': async (value, work) => {
    const report = value as TermReport;
    return reportPage(report, await logoOf(report, work));
  },
  'application/pdf': async (value, work, services) => {
    const report = value as TermReport;
    return services.documents.draw<typeof reportDocument>(work.schoolId, 'reportDocument', {
      input: { report, logo: await logoOf(report, work) },
      // The letterhead of a report has the hash of its logo.
      ...(report.status === 'draft' ? {} : { cacheKey: sha256(JSON.stringify(report)) }),
    });
  },
};

/** The logo that the school had when a report was generated. */
const logoOf = ({ letterhead }: TermReport, work: ReadWork): Promise<Image | undefined> =>
  logoFor(letterhead?.logo_sha256 ?? null, work);

const unknownSubjects = (ids: string[], subjects: readonly { subject_id: string }[]): FieldError[] =>
  ids
    .filter((id) => !subjects.some(({ subject_id }) => subject_id === id))
    .map((id) => ({
      pointer: `/subject_comments/${id}`,
      code: 'unknown_subject',
      detail: 'must be the id of a subject in the report',
    }));
