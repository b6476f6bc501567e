import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { earlier } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import { reactTo } from '../../work/family.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { excuseEnding, excuses } from '../attendance/tables.ts';
import { learners } from '../learners/tables.ts';
import { ownRecord } from '../standard.ts';
import { suspensionOf } from './queries.ts';
import { type FollowUp, incidentClosed } from './rules.ts';
import { incidents, followUps as table } from './tables.ts';
import { ofIncident, visible } from './visible.ts';

export const followUps: Handlers<'follow-ups'> = {
  ...ofIncident(table),

  async create(context) {
    const { params, body, records } = context;
    await visible(context, params.incident_id);
    const { id: incident_id, plain: incident } = await records(incidents).current(params.incident_id);
    if (incident.status === 'resolved' || incident.status === 'dismissed') throw incidentClosed();
    const { learner_id } = incident;
    const created = await records(table).create({ ...body, incident_id, learner_id });
    return excused(context, created);
  },

  async update(context) {
    const { body, records } = context;
    const current = await changing(context);
    // Only an open follow-up can be completed, and only an open one can be changed.
    records(table).allow(current, 'complete');
    const updated = await records(table).update(current.id, body);
    const { from, to } = current.plain;
    if (updated.plain.from === from && updated.plain.to === to) return updated;
    const wasExcused = await withdrawExcuse(context, current, 'The days of the suspension have changed.');
    return excused(context, updated, { wasExcused });
  },

  async complete(context) {
    const current = await changing(context);
    const { id, plain } = current;
    if (plain.kind === 'suspension' && plain.status === 'open' && (plain.to ?? '') > context.today)
      throw new Problem(
        'invalid_state_transition',
        `The suspension lasts until ${plain.to}. Cancel it, or change its last day, if the learner may come back before.`,
      );
    return context.records(table).act(id, 'complete', { outcome: context.body.outcome ?? null });
  },

  async cancel(context) {
    const current = await changing(context);
    const { records, body } = context;
    const cancelled = await records(table).act(current.id, 'cancel', { outcome: body.outcome ?? null });
    const wasExcused = await withdrawExcuse(context, current, 'The suspension was cancelled.');
    // The school kept the learner away until today.
    return wasExcused ? excused(context, cancelled, { wasExcused, last: context.today }) : cancelled;
  },
};

type Changing = 'follow-ups.update' | 'follow-ups.complete' | 'follow-ups.cancel';

/** The follow-up of a request, whose incident must be open. */
async function changing(context: Context<Changing>): Promise<Stored<FollowUp>> {
  const { params, records } = context;
  await visible(context, params.incident_id);
  const { id } = await ownRecord(table, context);
  return records(table).current(id);
}

/** Creates the excuse of a suspension: the learner's absences on its days, at most until `last`, are excused. */
async function excused(
  { records, live }: UnitOfWork,
  followUp: Stored<FollowUp>,
  { last, wasExcused = false }: { last?: string; wasExcused?: boolean } = {},
): Promise<Stored<FollowUp>> {
  const { kind, learner_id, from, to } = followUp.plain;
  if (kind !== 'suspension' || from === null || to === null) return followUp;
  const until = earlier(to, last ?? to);
  if (until < from) return followUp;
  // Nobody waits for a learner who is archived; days that were excused before remain so.
  const { archived } = await records(learners).current(learner_id, 'any');
  if (archived && !wasExcused) return followUp;
  live.add(learner_id);
  const { plain: incident } = await records(incidents).get(followUp.plain.incident_id);
  const excuse = await records(excuses).create({
    ...{ learner_id, from, to: until },
    // Whoever sees the attendance need not see a confidential incident.
    reason_code: incident.confidential ? 'other' : 'suspension',
    status: 'approved',
  });
  return records(table).update(followUp.id, { excuse_id: excuse.id });
}

/** Withdraws the excuse of a suspension; returns whether it was approved until now. */
async function withdrawExcuse(
  { records }: UnitOfWork,
  { plain: { excuse_id } }: Stored<FollowUp>,
  reason: string,
): Promise<boolean> {
  if (excuse_id === null) return false;
  const { plain, archived } = await records(excuses).current(excuse_id, 'any');
  if (archived || plain.status !== 'approved') return false;
  const shown = isShown(plain) ? reason : 'It no longer applies.';
  await records(excuses).act(excuse_id, 'withdraw', { decision_reason: shown }, { reason: shown });
  return true;
}

/** Whether an excuse says that it is that of a suspension. */
const isShown = ({ reason_code: reason }: Schemas['Excuse']): boolean => reason === 'suspension';

export const reactions = [
  reactTo(
    excuseEnding,
    'The excuse of an open suspension stays, or the change is rejected',
    async ({ db, records, schoolId: school }, { id: excuse }) => {
      if (!(await db.first(suspensionOf, { school, excuse }))) return;
      const { plain } = await records(excuses).get(excuse);
      throw new Problem(
        'resource_in_use',
        isShown(plain)
          ? 'The excuse is that of a suspension: cancel the suspension, or change its days, and the excuse follows.'
          : 'The excuse belongs to another record, with which it ends.',
      );
    },
  ),
];
