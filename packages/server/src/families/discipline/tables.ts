import { defineResource } from '../../db/resource.ts';
import { checkFollowUp, checkIncident } from './rules.ts';

export const incidents = defineResource('incidents', 'Incident', {
  check: checkIncident,
  filters: {
    from: (select, p) => select.where('occurred_at', '>=', p.from as string),
    to: (select, p) => select.where('occurred_at', '<=', p.to as string),
  },
});

export const followUps = defineResource('follow_ups', 'FollowUp', {
  lockFirst: ['incident_id'],
  check: checkFollowUp,
});
