import { iso } from '../../lib/clock.ts';
import type { Transaction } from '../../sql/database.ts';
import { type Endpoint, failingDaysToDisable, failingMsToReport } from '../../webhooks/endpoint-state.ts';
import { settleLater } from '../../webhooks/engine/settling.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { addNotices } from './queries.ts';
import { webhooks } from './tables.ts';

/** What is reported about an endpoint. */
export type ReportKind = 'failing' | 'disabled' | 'recovered';

/** The reasons why an endpoint is disabled, as they are shown to its owner. */
const disableReasons = {
  gone: 'The endpoint responded with 410 Gone.',
  failing: `Every attempt failed for ${failingDaysToDisable} days.`,
};

/** An endpoint that may be reported; undefined if it is archived. */
async function reportable({ records }: UnitOfWork, { webhook }: Endpoint) {
  const { archived, value } = await records(webhooks).current(webhook, 'any');
  return archived ? undefined : value;
}

/** Reports that an endpoint keeps failing, unless that was reported or is no longer so. */
export async function reportFailing(work: UnitOfWork, endpoint: Endpoint): Promise<boolean> {
  const found = await reportable(work, endpoint);
  const latest = iso(Date.parse(work.now) - failingMsToReport);
  if (found?.status !== 'active' || found.failing_reported_at !== null) return false;
  if (found.failing_since === null || found.failing_since > latest) return false;
  await work
    .records(webhooks)
    .update(endpoint.webhook, { failing_reported_at: work.now }, { action: 'failing' });
  return true;
}

/** Reports that an endpoint works again that had been reported. */
export async function reportRecovered(work: UnitOfWork, endpoint: Endpoint): Promise<boolean> {
  const found = await reportable(work, endpoint);
  if (!found || found.failing_reported_at === null || found.failing_since !== null) return false;
  await work
    .records(webhooks)
    .update(endpoint.webhook, { failing_reported_at: null }, { action: 'recovered' });
  return true;
}

/** Disables an endpoint, unless it has moved from the URL that the attempts failed at. */
export async function reportDisabled(
  work: UnitOfWork,
  { url, ...endpoint }: Endpoint & { url: string },
  reason: keyof typeof disableReasons,
): Promise<boolean> {
  const found = await reportable(work, endpoint);
  if (found?.status !== 'active' || found.url !== url) return false;
  const fields = {
    disabled_reason: reason,
    failing_reported_at: found.failing_reported_at ?? work.now,
  };
  await work.records(webhooks).act(endpoint.webhook, 'disable', fields, { reason: disableReasons[reason] });
  await settleLater(work.db, endpoint, Date.parse(work.now));
  return true;
}

/** Adds an email to each owner of the school about a report. */
export const notifyOwners = (
  tx: Transaction,
  { school, webhook }: Endpoint,
  kind: ReportKind,
  times: { reportedAt: string; today: string; dueAt: string },
): Promise<number> => tx.run(addNotices, { school, webhook, kind, ...times });
