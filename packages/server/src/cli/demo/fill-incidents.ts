import type { Rollbook } from '@rollbook/sdk';
import { incidentsOf } from './incidents.ts';
import { type Ids, source } from './known.ts';
import type { DemoSchool } from './school.ts';

interface Options {
  seed: number;
  now: number;
  /** In the school's time zone. */
  today: string;
  learnerIds: Ids;
}

/** Incidents happen at this time (UTC). */
const happenedAt = 'T09:20:00.000Z';

/** Logs incidents of the current term with their follow-ups. What is there already is left as it is. */
export async function addIncidents(
  client: Rollbook,
  { terms, placements }: DemoSchool,
  { seed, now, today, learnerIds }: Options,
): Promise<void> {
  const term = terms.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (!term) return;
  const { data } = await client.calendar.get({ from: term.starts_on, to: today });
  const days = data
    .filter(({ school_day, date }) => school_day && Date.parse(date + happenedAt) <= now)
    .map(({ date }) => date);
  const known = new Map<string, { id: string; status: string }>();
  for await (const { id, status, external_ids } of client.incidents.list({ limit: 100 }))
    known.set(external_ids?.[source] ?? '', { id, status });
  const names = placements.map(({ external_id }) => String(external_id));
  for (const { external_id, learner, day, kind, isResolved } of incidentsOf(seed, names, days)) {
    const { followUp, ...fields } = kind;
    const { id, status } =
      known.get(external_id) ??
      (await client.incidents.create({
        ...fields,
        learner_id: learnerIds.get(learner) ?? '',
        occurred_at: day + happenedAt,
        external_ids: { [source]: external_id },
      }));
    if (status === 'resolved') continue;
    if (followUp && (await client.followUps.list(id)).data.length === 0)
      await client.followUps.create(id, { kind: followUp });
    if (!isResolved) continue;
    for (const one of (await client.followUps.list(id, { status: 'open' })).data)
      await client.followUps.complete(id, one.id, { outcome: 'Done' });
    if (status === 'logged') await client.incidents.review(id);
    await client.incidents.resolve(id);
  }
}
