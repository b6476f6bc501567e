import { defineResource } from '../../db/resource.ts';
import { contentHash } from './report-content.ts';
import { stale } from './report-queries.ts';

export const termReports = defineResource('term_reports', 'TermReport', {
  fill: async (report) => ({ content_hash: contentHash(report) }),
  derived: { stale },
});
