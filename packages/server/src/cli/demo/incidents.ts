import type { FollowUpCreate, IncidentCreate, Rollbook } from '@rollbook/sdk';
import { type Ids, source } from './known.ts';
import { Random } from './random.ts';
import type { DemoSchool } from './school.ts';

type Kind = Pick<IncidentCreate, 'category' | 'level' | 'points' | 'description'> & {
  followUp?: FollowUpCreate['kind'];
};

const kinds: readonly Kind[] = [
  { category: 'disruption', level: 1, points: -1, description: 'Talked during a test.' },
  { category: 'dress_code', level: 1, points: -1, description: 'Came without a school jersey.' },
  {
    ...{ category: 'vandalism', level: 2, points: -5, description: 'Wrote on a desk in the library.' },
    followUp: 'community_service',
  },
  {
    ...{
      category: 'bullying',
      level: 3,
      points: -10,
      description: 'Excluded a learner from a game on purpose.',
    },
    followUp: 'parent_meeting',
  },
  {
    ...{
      category: 'academic_dishonesty',
      level: 2,
      points: -5,
      description: 'Copied the homework of a friend.',
    },
    followUp: 'detention',
  },
  { category: 'merit', level: 1, points: 5, description: 'Helped a new learner to find the classes.' },
];

const count = 18;

/** Incidents on some of the days; the same for the same seed and days. */
export function incidentsOf(seed: number, learners: readonly string[], days: readonly string[]) {
  if (learners.length === 0 || days.length === 0) return [];
  const random = new Random(seed * 17 + 3);
  return Array.from({ length: count }, (_, index) => ({
    external_id: `incident ${index + 1}`,
    learner: random.pick(learners),
    day: random.pick(days),
    kind: random.pick(kinds),
    isResolved: random.chance(0.5),
  }));
}

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
