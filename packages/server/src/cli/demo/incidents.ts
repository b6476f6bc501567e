import type { FollowUpCreate, IncidentCreate } from '@rollbook/sdk';
import { Random } from './random.ts';

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
