import { type FieldError, invalidBody, refuseErrors } from '../../contract/errors.ts';
import { dayIn } from '../../lib/dates.ts';
import { allNames, namesAnyOf } from '../../lib/names.ts';
import { guardiansByIds } from '../../messages/queries.ts';
import { asRead } from '../../messages/text.ts';
import { idRows } from '../../sql/query.ts';
import type { Stored } from '../../store/read.ts';
import type { Body, Context, Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import type { Incident } from '../discipline/rules.ts';
import { incidents } from '../discipline/tables.ts';
import { ofIncident, visible } from '../discipline/visible.ts';
import { schools } from '../school/tables.ts';
import { ownRecord } from '../standard.ts';
import { createMessage, type Draft, nobodyEligible } from './drafts.ts';
import { templateOf } from './messages.ts';
import { peopleOf } from './people.ts';
import { learnersByIds, learnersOfGroup } from './queries.ts';
import { subjectErrors, type Template } from './rules.ts';
import { parentNotifications as table } from './tables.ts';
import { checkPlaceholders, shownValues, type Variable } from './values.ts';

type Sent = Body<'parent-notifications.create'>;

/** What texts can say about an incident. Its description and the other people who were involved are not among it. */
const variables: readonly Variable[] = [
  { name: 'incident.occurred_on', type: 'date' },
  { name: 'incident.category', type: 'string' },
  { name: 'incident.level', type: 'number' },
  { name: 'incident.points', type: 'number' },
].map((variable) => ({ ...variable, required: true }) as Variable);

const standard = {
  subject: 'About {{ learner.name }}',
  body: 'Dear {{ recipient.name }}, an incident on {{ incident.occurred_on }} concerns {{ learner.name }}. Please contact the school.',
};

/** The texts of a notification: those of a template, or its own, or the standard sentence. */
async function notificationTexts(
  work: UnitOfWork,
  { occurred_at, category, level, points }: Incident,
  sent: Sent,
): Promise<Pick<Draft, 'fields' | 'values' | 'variables'> & { channel: Template['channel'] }> {
  const { plain: school } = await work.records(schools).get(work.schoolId);
  const context = {
    'incident.occurred_on': dayIn(school.time_zone, Date.parse(occurred_at)),
    'incident.category': category.replaceAll('_', ' '),
    'incident.level': level,
    'incident.points': points,
  };
  if (sent.template_id) {
    const template = await templateOf(work, sent, sent.template_id);
    const { channel, subject, body, template_version } = template;
    const declared = template.variables.filter(({ name }) => Object.hasOwn(context, name));
    const values = Object.fromEntries(
      declared.map(({ name }) => [name, context[name as keyof typeof context]]),
    );
    return {
      channel,
      variables: template.variables,
      values: shownValues(values, template.variables, { ...school, locale: template.locale }),
      fields: { channel, subject, body, template_id: template.id, template_version },
    };
  }
  const { channel = 'email', body = null } = sent;
  const isEmail = channel === 'email';
  const subject = sent.subject ?? (isEmail ? standard.subject : null);
  refuseErrors(subjectErrors(channel, subject));
  const texts = { subject, body: body ?? (isEmail ? `<p>${standard.body}</p>` : standard.body) };
  checkPlaceholders(
    texts,
    variables.map(({ name }) => name),
  );
  const values = shownValues(context, variables, school);
  return { channel, variables, values, fields: { channel, ...texts } };
}

/** Rejects a text with the name of another learner of the incident: one that was sent, or that of a template. */
async function checkNames(
  work: UnitOfWork,
  incident: Stored<Incident>,
  sent: Sent,
  { fields }: Pick<Draft, 'fields'>,
): Promise<void> {
  const { db, schoolId: school } = work;
  const { learner_id, group_id, involved = [] } = incident.value;
  const ids = involved.flatMap(({ type, id }) => (type === 'learner' ? [id] : []));
  if (group_id !== null)
    for (const { id } of await db.all(learnersOfGroup, { school, group: group_id })) ids.push(id);
  const others = [...new Set(ids)].filter((id) => id !== learner_id);
  if (others.length === 0) return;
  const rows = idRows([learner_id, ...others]);
  const people = await db.all(learnersByIds, { school, rows });
  const own = people.flatMap((one) => (one.id === learner_id ? allNames(one) : []));
  const strangers = people.filter(({ id }) => id !== learner_id);
  const code = 'names_other_learner';
  const named = 'the name or the first name of another learner of the incident';
  const fieldErrors: FieldError[] = [];
  for (const field of ['subject', 'body'] as const) {
    const text = (sent.template_id ? fields : sent)[field] ?? '';
    if (!namesAnyOf(await asRead(text), strangers, own)) continue;
    fieldErrors.push({
      code,
      ...(sent.template_id
        ? { pointer: '/template_id', detail: `is the id of a template whose ${field} contains ${named}` }
        : { pointer: `/${field}`, detail: `must not contain ${named}` }),
    });
  }
  refuseErrors(fieldErrors);
}

const receives = 'discipline';

export const parentNotifications: Handlers<'parent-notifications'> = {
  ...ofIncident(table),

  async create(context) {
    const { params, body, records, db, services } = context;
    await visible(context, params.incident_id);
    const incident = await records(incidents).current(params.incident_id);
    const { learner_id } = incident.plain;
    const draft = await notificationTexts(context, incident.plain, body);
    await checkNames(context, incident, body, draft);
    const guardian_ids = await eligible(context, learner_id, body.guardian_ids);
    const to = { guardian_ids, learner_ids: [], staff_ids: [] };
    const regarding = { type: 'incident' as const, id: incident.id };
    const message = await createMessage(context, {
      ...draft,
      fields: { ...draft.fields, to, regarding },
      concerned: [learner_id],
      audience: { learnerIds: [learner_id], only: guardian_ids, receives },
    });
    if (!message) throw nobodyEligible();
    db.afterCommit(() => services.wakeJobs());
    const { subject, body: text } = draft.fields;
    return records(table).create({
      ...body,
      incident_id: incident.id,
      learner_id,
      channel: draft.channel,
      guardian_ids,
      subject,
      body: text,
      message_id: message.id,
    });
  },

  async acknowledge(context) {
    const { records, now } = context;
    await visible(context, context.params.incident_id);
    const { id } = await ownRecord(table, context);
    const current = await records(table).current(id);
    if (current.plain.acknowledged_at !== null) return current;
    return records(table).update(id, { acknowledged_at: now }, { action: 'acknowledged' });
  },
};

/** The guardians who are notified: all who may be, or those that were sent, who must all be among them. */
async function eligible(
  context: Context<'parent-notifications.create'>,
  learner: string,
  sent: Body<'parent-notifications.create'>['guardian_ids'],
): Promise<string[]> {
  const people = await peopleOf(context, { learnerIds: [learner], receives }, 'portal');
  const ids = people.map(({ id }) => id);
  if (sent) await checkSent(context, sent, ids);
  if (ids.length === 0) throw nobodyEligible();
  return sent ?? ids;
}

async function checkSent(
  { db, schoolId: school }: UnitOfWork,
  sent: readonly string[],
  allowed: readonly string[],
): Promise<void> {
  const rows = idRows(sent);
  const known = new Set((await db.all(guardiansByIds, { school, rows })).map(({ id }) => id));
  const errorsOf = (isWrong: (id: string) => boolean, code: string, detail: string) =>
    sent.flatMap((id, index) => (isWrong(id) ? [{ pointer: `/guardian_ids/${index}`, code, detail }] : []));
  const unknown = errorsOf(
    (id) => !known.has(id),
    'unknown_reference',
    'must be the id of a guardian of the school',
  );
  if (unknown.length > 0) throw invalidBody(unknown, 'unknown_reference');
  const refused = errorsOf(
    (id) => !allowed.includes(id),
    'guardian_not_eligible',
    'has no access to the learner, or does not receive discipline notices about the learner',
  );
  if (refused.length > 0) throw invalidBody(refused, 'guardian_not_eligible');
}
