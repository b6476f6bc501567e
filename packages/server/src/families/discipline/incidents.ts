import { Problem } from '../../contract/errors.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { seesConfidential } from '../../store/confidential.ts';
import type { Stored } from '../../store/read.ts';
import { hideEvents } from '../../webhooks/retained-events.ts';
import type { Body, Context, Handler, Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { learners } from '../learners/tables.ts';
import { noticeTwice } from '../merged-records.ts';
import { standard } from '../standard.ts';
import { copiesAbout, groupedIncidentsOf, openFollowUps, pointsOf } from './queries.ts';
import { checkInvolved, type Incident } from './rules.ts';
import { incidentEnding, incidents as table } from './tables.ts';
import { checkScope, visible } from './visible.ts';

/** An incident in which both records of a learner were involved counts twice for one person. */
export const incidentRule = noticeTwice({
  find: groupedIncidentsOf,
  keyOf({ plain, archived }) {
    const { status, group_id } = plain as unknown as Incident;
    return archived || status === 'dismissed' ? undefined : (group_id ?? undefined);
  },
  code: 'counted_twice',
  detail: (existing) =>
    `Both were involved in what happened, also in ${existing}, and it counts twice now. Archive or dismiss one of the two incidents.`,
});

const mostNotes = 200;

const { archive, restore, review, update } = standard('incidents', table);

export const incidents: Handlers<'incidents'> = {
  async list(context) {
    const { query, records } = context;
    checkScope(context, query.confidential);
    return records(table).list(query);
  },

  get: (context) => visible(context, context.params.incident_id),

  async create(context) {
    await checkSent(context, context.body);
    return log(context, context.body, null);
  },

  async bulk(context) {
    const { learner_ids, ...fields } = context.body;
    await checkSent(context, fields);
    const group_id = context.newId('grp');
    const data: Incident[] = [];
    for (const [index, learner_id] of learner_ids.entries()) {
      await yieldPeriodically(index);
      const logged = await log(context, { ...fields, learner_id }, group_id);
      data.push(JSON.parse(logged.shown(context.scopes)));
    }
    return { group_id, data };
  },

  async update(context) {
    const { db, schoolId: school, params, body, now } = context;
    const { plain: before } = await visible(context, params.incident_id);
    await checkSent(context, body);
    const updated = await update(context);
    if (updated.plain.confidential && !before.confidential) {
      const copies = await db.all(copiesAbout, { school, incident: updated.id });
      await hideEvents(db, school, [updated, ...copies], now);
    }
    return updated;
  },

  async archive(context) {
    const { params, records } = context;
    await visible(context, params.incident_id);
    const { id } = await records(table).current(params.incident_id, 'any');
    await refuseOpenFollowUps(context, id);
    await context.raise(incidentEnding, { incident: id });
    return archive(context);
  },
  restore: guarded(restore),
  review: guarded(review),

  resolve: (context) => close(context, context.params.incident_id, 'resolve', context.body.note),
  dismiss: (context) => close(context, context.params.incident_id, 'dismiss', context.body.reason),

  async reopen(context) {
    const { params, body, records, now } = context;
    const current = await changing(context, params.incident_id);
    const fields = { resolved_at: null, ...withNote(current, body.reason, now) };
    return records(table).act(current.id, 'reopen', fields);
  },

  async 'add-note'(context) {
    const { params, body, records, now } = context;
    const current = await changing(context, params.incident_id);
    return records(table).update(current.id, withNote(current, body.text, now), { action: 'noted' });
  },
};

/** The handler, for incidents that the caller can see. */
function guarded<C extends Context<'incidents.restore' | 'incidents.review'>, R>(
  handler: (context: C) => Promise<R>,
) {
  return async (context: C): Promise<R> => {
    await visible(context, context.params.incident_id);
    return handler(context);
  };
}

/** Rejects what the caller may not send, and people who are not of the school. */
async function checkSent(
  work: UnitOfWork,
  { confidential, involved }: Pick<Body<'incidents.update'>, 'confidential' | 'involved'>,
): Promise<void> {
  checkScope(work, confidential);
  await checkInvolved(work, involved);
}

const log = (
  { records }: UnitOfWork,
  fields: Body<'incidents.create'>,
  group_id: string | null,
): Promise<Stored<Incident>> => records(table).create({ ...fields, group_id, notes: [] });

async function changing(work: UnitOfWork, id: string): Promise<Stored<Incident>> {
  await visible(work, id);
  return work.records(table).current(id);
}

async function close(
  work: UnitOfWork,
  id: string,
  action: 'resolve' | 'dismiss',
  note: string | undefined,
): Promise<Stored<Incident>> {
  const { now, records } = work;
  const current = await changing(work, id);
  records(table).allow(current, action);
  await refuseOpenFollowUps(work, id);
  if (action === 'dismiss') await work.raise(incidentEnding, { incident: current.id });
  return records(table).act(current.id, action, {
    resolved_at: now,
    ...(note === undefined ? {} : withNote(current, note, now)),
  });
}

async function refuseOpenFollowUps({ db, schoolId: school }: UnitOfWork, incident: string): Promise<void> {
  const open = await db.all(openFollowUps, { school, incident });
  if (open.length > 0)
    throw new Problem('open_follow_ups', 'Complete or cancel the open follow-ups of the incident first.', {
      members: { follow_up_ids: open.map(({ id }) => id) },
    });
}

function withNote({ value }: Stored<Incident>, text: string, now: string): Pick<Incident, 'notes'> {
  const { notes = [] } = value;
  if (notes.length >= mostNotes)
    throw new Problem(
      'too_many_notes',
      `The incident has ${mostNotes} notes, which is the maximum. Log another incident.`,
    );
  return { notes: [...notes, { text, added_at: now }] };
}

// As text, before and after every possible time.
const always = { from: '', to: '~' };

export const learnerDiscipline: Handler<'learners.discipline'> = async (context) => {
  const { params, query, db, schoolId: school, records } = context;
  const { id: learner } = await records(learners).get(params.learner_id);
  const { from = always.from, to = always.to } = query;
  const confidential = Number(seesConfidential(context));
  const found = await db.first(pointsOf, { school, learner, from, to, confidential });
  return { learner_id: learner, incidents: 0, merits: 0, points: 0, ...found };
};
