import { type FieldError, invalidBody, refuseErrors, unknownReference } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { idRows, type Query, type Rows } from '../../sql/query.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { liveIn } from './queries.ts';
import { checkPlaceholders, sampleErrors } from './values.ts';

export type Announcement = Schemas['Announcement'];
type Audience = Announcement['audience'];

const references: [
  keyof Audience & `${string}_ids`,
  Query<{ school: string; rows: Rows }, { id: string }>,
][] = [
  ['grade_level_ids', liveIn('grade_levels')],
  ['class_ids', liveIn('classes')],
  ['learner_ids', liveIn('learners')],
];

const liveTerm = liveIn('terms');

/** An announcement has an audience, its times are in order, and its texts are sent as they are. */
export async function checkAnnouncement(
  next: Announcement,
  previous: Announcement | undefined,
  work: RecordWork,
): Promise<void> {
  const { publish_at, expires_at, title, body, status } = next;
  const fieldErrors = audienceErrors(next.audience);
  if (publish_at !== null && expires_at !== null && expires_at <= publish_at)
    fieldErrors.push({
      pointer: '/expires_at',
      code: 'ends_before_start',
      detail: 'must be after publish_at',
    });
  if (
    status === 'scheduled' &&
    differs(next, previous, 'publish_at', 'status') &&
    (publish_at ?? '') <= work.now
  )
    fieldErrors.push({
      pointer: '/publish_at',
      code: publish_at === null ? 'required' : 'in_past',
      detail: 'must be in the future for an announcement that is scheduled',
    });
  refuseErrors(fieldErrors);
  checkPlaceholders({ title, body }, [], 'none');
  if (differs(next, previous, 'audience')) await checkReferences(work, next.audience);
}

function audienceErrors({ everyone, recipients, staff_roles, ...audience }: Audience): FieldError[] {
  const fieldErrors: FieldError[] = [];
  const fieldError = (field: string, code: string, detail: string) =>
    fieldErrors.push({ pointer: `/audience${field}`, code, detail });
  const lists = references.map(([field]) => field);
  const hasLearners = lists.some((field) => audience[field].length > 0);
  if (everyone && (hasLearners || staff_roles.length > 0))
    fieldError('/everyone', 'conflict', 'must be false if grade levels, classes or learners are listed');
  const isForLearners = recipients.includes('guardians') || recipients.includes('learners');
  if (isForLearners && !everyone && !hasLearners)
    fieldError(
      '',
      'required',
      'must select the learners: set everyone, grade_level_ids, class_ids or learner_ids',
    );
  if (!isForLearners && hasLearners)
    fieldError('/recipients', 'conflict', 'must include guardians or learners if the audience has learners');
  if (audience.term_id && audience.grade_level_ids.length === 0 && audience.class_ids.length === 0)
    fieldError('/term_id', 'not_applicable', 'applies only to grade_level_ids and class_ids');
  const isForStaff = recipients.includes('staff');
  if (isForStaff && !everyone && staff_roles.length === 0)
    fieldError('/staff_roles', 'required', 'is required for the recipients staff, unless everyone is true');
  if (!isForStaff && staff_roles.length > 0)
    fieldError('/recipients', 'conflict', 'must include staff if staff_roles is set');
  return fieldErrors;
}

async function checkReferences({ db, schoolId: school }: RecordWork, audience: Audience): Promise<void> {
  const fieldErrors: FieldError[] = [];
  if (audience.term_id && !(await db.first(liveTerm, { school, rows: idRows([audience.term_id]) })))
    fieldErrors.push(unknownReference('/audience/term_id', 'term'));
  for (const [field, query] of references) {
    const ids = audience[field];
    if (ids.length === 0) continue;
    const found = await db.all(query, { school, rows: idRows(ids) });
    const known = new Set(found.map(({ id }) => id));
    for (const [index, id] of ids.entries())
      if (!known.has(id)) fieldErrors.push(unknownReference(`/audience/${field}/${index}`, 'record'));
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors.slice(0, 100), 'unknown_reference');
}

export type Template = Schemas['MessageTemplate'];

/** A template has a subject if it is for email, and its placeholders are known. */
export function checkTemplate({ channel, subject, body, variables }: Template): void {
  const names = variables.map(({ name }) => name);
  refuseErrors([
    ...subjectErrors(channel, subject),
    ...names.flatMap((name, index) =>
      names.indexOf(name) < index
        ? [{ pointer: `/variables/${index}/name`, code: 'duplicate', detail: 'is listed twice' }]
        : [],
    ),
    ...sampleErrors(variables),
  ]);
  checkPlaceholders({ subject, body }, names);
}

/** The field errors of a subject: emails have one, and nothing else has. */
export function subjectErrors(channel: string, subject: string | null): FieldError[] {
  const fieldError = (code: string, detail: string) => [{ pointer: '/subject', code, detail }];
  if (channel === 'email' && subject === null)
    return fieldError('required', 'is required for the channel email');
  if (channel !== 'email' && subject !== null)
    return fieldError('not_allowed', `must be null for the channel ${channel}`);
  return [];
}
