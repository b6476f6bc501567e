import { type FieldError, invalidField, Problem, refuseErrors } from '../../contract/errors.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { Image } from '../../documents/sheet.ts';
import type { Handlers, Represent } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { logoFor } from '../school/logo.ts';
import { standard } from '../standard.ts';
import { generate } from './generating.ts';
import { publish, publishAll } from './publishing.ts';
import type { TermReport } from './report-content.ts';
import type { reportDocument } from './report-document.ts';
import { reportPage } from './report-page.ts';
import { termReports as table } from './report-tables.ts';

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
    const decides = fields.decision !== undefined && fields.decision !== null && fields.decision !== 'none';
    if (decides && !current.term_snapshot.is_last)
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
