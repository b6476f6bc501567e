import type { Family } from '../../work/family.ts';
import { followUps, reactions } from './follow-ups.ts';
import { incidents, learnerDiscipline } from './incidents.ts';
import * as tables from './tables.ts';

export const disciplineFamily = {
  name: 'discipline',
  resources: [tables.incidents, tables.followUps],
  raises: [tables.incidentEnding],
  reactions,
  handlers: { incidents, 'follow-ups': followUps, learners: { discipline: learnerDiscipline } },
} satisfies Family;
