import { refuseErrors } from '../../contract/errors.ts';
import type { Body } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import type { Stored } from '../../db/stored.ts';
import { dayIn } from '../../lib/dates.ts';
import { allNames, mentions } from '../../lib/names.ts';
import type { Incident } from '../discipline/rules.ts';
import { schools } from '../school/tables.ts';
import type { Draft } from './drafts.ts';
import { templateOf } from './messages.ts';
import { learnersByIds } from './people-queries.ts';
import { learnersOfGroup } from './queries.ts';
import { subjectErrors, type Template } from './template-rules.ts';
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
export async function notificationTexts(
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

/** Rejects a text with the name of another learner of the incident. */
export async function checkNames(work: UnitOfWork, incident: Stored<Incident>, sent: Sent): Promise<void> {
  const { db, schoolId: school } = work;
  const { learner_id, group_id, involved = [] } = incident.value;
  const ids = involved.flatMap(({ type, id }) => (type === 'learner' ? [id] : []));
  if (group_id !== null)
    for (const { id } of await db.all(learnersOfGroup, { school, group: group_id })) ids.push(id);
  const others = [...new Set(ids)].filter((id) => id !== learner_id);
  if (others.length === 0) return;
  const rows = rowsParameter([learner_id, ...others].map((id) => ({ id })));
  const people = await db.all(learnersByIds, { school, rows });
  const own = new Set(people.flatMap((one) => (one.id === learner_id ? allNames(one) : [])));
  const names = people.flatMap((one) => (one.id === learner_id ? [] : allNames(one)));
  const forbidden = names.filter((name) => !own.has(name));
  refuseErrors(
    (['subject', 'body'] as const).flatMap((field) =>
      mentions(sent[field] ?? '', forbidden)
        ? [
            {
              pointer: `/${field}`,
              code: 'names_other_learner',
              detail: 'must not contain the name or the first name of another learner of the incident',
            },
          ]
        : [],
    ),
  );
}
