import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Changes } from '../../db/changes.ts';

export type SentMark = Schemas['RegisterMarkSent'];
type Register = Schemas['Register'];

/** A mark as it is stored. */
export type Mark = Omit<Schemas['RegisterMark'], 'excused'>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The marks of a request in the form in which they are stored; `startsAt` is when the session or the lesson starts, if
 * that is known.
 */
export function readMarks(sent: readonly SentMark[], startsAt: string | undefined): Mark[] {
  const fieldErrors: FieldError[] = [];
  const seen = new Set<string>();
  const marks = sent.map((mark, index) => {
    const fieldError = (field: string, code: string, detail: string) =>
      fieldErrors.push({ pointer: `/marks/${index}/${field}`, code, detail });
    if (seen.has(mark.learner_id)) fieldError('learner_id', 'duplicate', 'must occur only once');
    seen.add(mark.learner_id);
    if (mark.status !== 'left_early' && mark.left_at)
      fieldError('left_at', 'not_applicable', 'must be null unless status is left_early');
    return {
      learner_id: mark.learner_id,
      status: mark.status,
      minutes_late: lateness(mark, startsAt, fieldError),
      arrived_at: mark.arrived_at ?? null,
      left_at: mark.left_at ?? null,
      reason_code: mark.reason_code ?? null,
      comment: mark.comment ?? null,
    };
  });
  refuseErrors(fieldErrors);
  return marks;
}

function lateness(
  { status, minutes_late: minutes, arrived_at: arrived }: SentMark,
  startsAt: string | undefined,
  fieldError: (field: string, code: string, detail: string) => void,
): number | null {
  if (status !== 'late') {
    const detail = 'must be null unless status is late';
    if (minutes) fieldError('minutes_late', 'not_applicable', detail);
    if (arrived) fieldError('arrived_at', 'not_applicable', detail);
    return null;
  }
  if (minutes && arrived) fieldError('arrived_at', 'not_applicable', 'must be null if minutes_late is sent');
  if (minutes) return minutes;
  if (!arrived) {
    fieldError('minutes_late', 'required', 'is required if status is late, unless arrived_at is sent');
    return null;
  }
  if (startsAt === undefined) {
    fieldError(
      'arrived_at',
      'not_applicable',
      'must be null, because the timetable no longer has this lesson: send minutes_late',
    );
    return null;
  }
  const late = minutesOf(arrived) - minutesOf(startsAt);
  if (late < 1)
    fieldError('arrived_at', 'not_late', `must be after ${startsAt}, when the session or lesson starts`);
  return late;
}

/** The mark of a learner for whom none was sent. */
export const unmarked = (learner_id: string, status: Mark['status']): Mark => ({
  learner_id,
  status,
  minutes_late: null,
  arrived_at: null,
  left_at: null,
  reason_code: null,
  comment: null,
});

/** The marks that differ from those of a register. */
export function changedMarks({ marks }: Register, sent: readonly Mark[]): Mark[] {
  const before = new Map(marks.map((mark) => [mark.learner_id, asStored(mark)]));
  return sent.filter((mark) => JSON.stringify(before.get(mark.learner_id)) !== JSON.stringify(mark));
}

function asStored({ excused: _excused, ...mark }: Schemas['RegisterMark']): Mark {
  const { learner_id, status, minutes_late, arrived_at, left_at, reason_code, comment } = mark;
  return { learner_id, status, minutes_late, arrived_at, left_at, reason_code, comment };
}

/** Changed marks for the audit log: what is set, without the texts of comments. */
export function auditedMarks(before: readonly Schemas['RegisterMark'][], after: readonly Mark[]): Changes {
  const ids = new Set(after.map(({ learner_id }) => learner_id));
  const former = before.filter(({ learner_id }) => ids.has(learner_id)).map(asStored);
  return {
    marks: { before: former.length > 0 ? former.map(audited) : null, after: after.map(audited) },
  };
}

const audited = (mark: Mark): Partial<Mark> =>
  Object.fromEntries(
    Object.entries(mark)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, field === 'comment' ? '[redacted]' : value]),
  );
