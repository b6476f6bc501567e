import { guardiansByIds } from '../../communications/recipient-queries.ts';
import { invalidBody } from '../../contract/errors.ts';
import type { Body, Context, Handlers } from '../../core/operation.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import { incidents } from '../discipline/tables.ts';
import { ofIncident, visible } from '../discipline/visible.ts';
import { ownRecord } from '../standard.ts';
import { createMessage, nobodyEligible } from './drafts.ts';
import { checkNames, notificationTexts } from './notification-texts.ts';
import { peopleOf } from './people.ts';
import { parentNotifications as table } from './tables.ts';

const receives = 'discipline';

export const parentNotifications: Handlers<'parent-notifications'> = {
  ...ofIncident(table),

  async create(context) {
    const { params, body, records, db, services } = context;
    await visible(context, params.incident_id);
    const incident = await records(incidents).current(params.incident_id);
    const { learner_id } = incident.plain;
    await checkNames(context, incident, body);
    const draft = await notificationTexts(context, incident.plain, body);
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
  const rows = rowsParameter(sent.map((id) => ({ id })));
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
