import {
  notifyOwners,
  type ReportKind,
  reportDisabled,
  reportFailing,
  reportRecovered,
} from '../families/webhooks/reports.ts';
import type { Transaction } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import type { Endpoint, EndpointReports } from '../webhooks/endpoint-state.ts';
import { systemAuthor, type UnitOfWork, type UnitsOfWork } from '../work/unit-of-work.ts';

const schoolById = query<{ school: string }, { mode: string; time_zone: string; ahead_ms: number | null }>(
  (db, p) =>
    db
      .selectFrom('schools as s')
      .leftJoin('test_clocks as c', 'c.school_id', 's.id')
      .select(['s.mode', 's.time_zone', 'c.ahead_ms'])
      .where('s.id', '=', p.school),
);

export interface EndpointReportParts {
  /** Created after the engine, because units of work send their events through it. */
  works: () => UnitsOfWork;
  now: () => number;
  /** Whether emails about endpoints can be sent. */
  sendsEmail: boolean;
}

/** The reports of the engine as units of work: with audit entries, events and emails. */
export function endpointReports({ works, now, sendsEmail }: EndpointReportParts): EndpointReports {
  const report = async (
    tx: Transaction,
    endpoint: Endpoint,
    kind: ReportKind,
    change: (work: UnitOfWork) => Promise<boolean>,
  ) => {
    const { school } = endpoint;
    const found = await tx.first(schoolById, { school });
    if (!found) return;
    const dueAt = new Date(now()).toISOString();
    const author = systemAuthor(
      { id: school, timeZone: found.time_zone },
      'Webhook engine',
      now() + Number(found.ahead_ms ?? 0),
    );
    await works().run(tx, author, async (work) => {
      const isNews = await change(work);
      if (!isNews || !sendsEmail || found.mode !== 'live') return;
      await notifyOwners(tx, endpoint, kind, { reportedAt: work.now, today: work.today, dueAt });
    });
  };
  return {
    failing: (tx, endpoint) => report(tx, endpoint, 'failing', (work) => reportFailing(work, endpoint)),
    recovered: (tx, endpoint) => report(tx, endpoint, 'recovered', (work) => reportRecovered(work, endpoint)),
    disabled: (tx, { url, ...endpoint }, reason) =>
      report(tx, endpoint, 'disabled', (work) => reportDisabled(work, { ...endpoint, url }, reason)),
  };
}
