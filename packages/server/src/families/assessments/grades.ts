import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import { refuseAll } from '../../store/rules.ts';
import type { Write } from '../../store/save.ts';
import type { SentRow } from '../../work/import-target.ts';
import type { Handlers } from '../../work/operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { gradesOf } from './grade-queries.ts';
import { contradictions, type Grade, gradeFields, openAssessment } from './grade-rules.ts';
import { grades as table } from './grade-tables.ts';
import { assessments } from './tables.ts';

const place = (index: number): string => `/grades/${index}`;

export const grades: Handlers<'grades'> = {
  ...standard('grades', table),

  search: ({ query, records }) => records(table).list(query),

  async create({ params, body, records, now, actor }) {
    await records(assessments).current(params.assessment_id);
    refuseErrors(contradictions(body));
    const fields = gradeFields(body, undefined, { now, by: actor.id });
    return records(table).create({ ...body, ...params, ...fields });
  },

  async update(context) {
    const { body, records, now, actor } = context;
    const { id } = await ownRecord(table, context);
    const { value: current } = await records(table).current(id);
    refuseErrors(contradictions(body, current));
    const { mark: _mark, status: _status, comment: _comment, ...rest } = body;
    return records(table).update(id, { ...rest, ...gradeFields(body, current, { now, by: actor.id }) });
  },

  async archive(context) {
    const { records } = context;
    const { id, value } = await ownRecord(table, context);
    const current = await records(table).current(id, 'any');
    if (current.archived) return current;
    await openAssessment(context, value.assessment_id);
    return (await records(table).archive(id)).record;
  },

  async put(context) {
    const { params, body, records, now, actor, db, schoolId: school } = context;
    const { id: assessment_id } = await records(assessments).current(params.assessment_id);
    await openAssessment(context, assessment_id);
    const known = await db.all(gradesOf, { school, assessment: assessment_id });
    const idOf = new Map(known.map(({ id, learner_id }) => [learner_id, id]));
    const sent = new Set(body.grades.map(({ learner_id }) => learner_id));
    const wanted = known.filter(({ learner_id }) => sent.has(learner_id));
    const current = await records(table).currentAll(wanted.map(({ id }) => id));
    const fieldErrors: FieldError[][] = [];
    const writes: Write<Grade>[] = [];
    for (const [index, { learner_id, ...said }] of body.grades.entries()) {
      const existing = current.get(idOf.get(learner_id) ?? '');
      const isRepeated = body.grades.findIndex((other) => other.learner_id === learner_id) !== index;
      fieldErrors.push([...(isRepeated ? [repeated] : []), ...contradictions(said, existing?.plain)]);
      const fields = gradeFields(said, existing?.plain, { now, by: actor.id });
      writes.push(
        existing ? { current: existing, fields } : { fields: { assessment_id, learner_id, ...fields } },
      );
    }
    refuseAll(fieldErrors, place);
    const saved = await records(table).saveAll(writes, { place });
    const created = writes.filter((write) => !write.current).length;
    const unchanged = writes.filter((write, index) => write.current === saved[index]).length;
    const updated = writes.length - created - unchanged;
    return { created, updated, unchanged, data: saved.map(({ value }) => value) };
  },
};

const repeated: FieldError = {
  pointer: '/learner_id',
  code: 'duplicate',
  detail: 'must not be sent more than once',
};

type Status = Grade['status'];

/** What gradebooks write instead of a mark. */
const words: Readonly<Record<Status, readonly string[]>> = {
  graded: ['graded'],
  pending: ['pending'],
  exempt: ['exempt', 'exempted', 'excused', 'excuse', 'ex', 'exc'],
  absent: ['absent', 'abs'],
  withheld: ['withheld'],
};
const statuses = new Map(
  (Object.keys(words) as Status[]).flatMap((status) => words[status].map((word) => [word, status] as const)),
);

const statusIn = (text: string): Status | undefined =>
  statuses.get(text.trim().toLowerCase().replace(/\.$/, ''));

/** Reads marks and statuses as gradebooks write them: `EX` in a column of marks is the status `exempt`. */
export const readGrades = (rows: readonly SentRow[]): SentRow[] =>
  rows.map((sent) => {
    const { mark, status: said, ...fields } = sent.row;
    const status = typeof said === 'string' ? (statusIn(said) ?? said) : said;
    const known = said === undefined ? fields : { ...fields, status };
    if (typeof mark !== 'string') return { ...sent, row: mark === undefined ? known : { ...known, mark } };
    // Gradebooks write it where there is no mark yet.
    if (/^[-\u2013\u2014]$/.test(mark.trim())) return { ...sent, row: known };
    const read = statusIn(mark);
    const isMark = read === undefined || read === 'graded' || read === 'pending';
    if (isMark) return refused(sent, /^[\d.,\s]+(?:\/|%)/.test(mark) ? notPoints : notAMark);
    if (status !== undefined && status !== read)
      return refused(sent, {
        ...notAMark,
        code: 'conflict',
        detail: `is ${read}, and the status is ${status}`,
      });
    return { ...sent, row: { ...fields, status: read } };
  });

const refused = (sent: SentRow, error: FieldError): SentRow => ({
  ...sent,
  errors: [...sent.errors, error],
});

const notPoints: FieldError = {
  pointer: '/mark',
  code: 'invalid_value',
  detail: 'must be the points alone, such as 12 for 12/20: no fraction and no percentage',
};

const notAMark: FieldError = {
  pointer: '/mark',
  code: 'invalid_value',
  detail:
    'must be a number, or EX, exempt or excused for a learner who is exempt, abs or absent (which counts as 0) or withheld; leave it empty if there is no mark yet',
};
