import type { FieldError } from '../../contract/errors.ts';
import type { SentRow } from '../../work/import-target.ts';
import type { Grade } from './grade-rules.ts';

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
    const read = statusIn(mark);
    const isMark = read === undefined || read === 'graded' || read === 'pending';
    if (isMark) return refused(sent, notAMark);
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

const notAMark: FieldError = {
  pointer: '/mark',
  code: 'invalid_value',
  detail:
    'must be a number, or EX, exempt or excused for a learner who is exempt, absent (which counts as 0) or withheld; leave it empty if there is no mark yet',
};
