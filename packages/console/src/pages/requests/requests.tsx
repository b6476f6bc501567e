import type { RequestLogListQuery } from '@rollbook/sdk';
import type { ComponentChildren } from 'preact';
import { LogRows } from '../../components/log.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { count, exactTime, number } from '../../lib/format.ts';
import { place } from '../../lib/router.ts';
import { queryOf } from '../../lib/time-range.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useLog } from '../../lib/use-log.ts';
import { ErrorGroups } from './error-groups.tsx';
import { Filters } from './filters.tsx';
import { RequestRows } from './request-rows.tsx';

/** The requests that programs and people sent to the API, and the errors of those that failed. */
export function Requests() {
  const isGrouped = place.value.query.get('view') === 'errors';
  return (
    <>
      <PageHead
        title="Requests"
        intro={`What programs and people sent to the API, ${isGrouped ? 'by error, the most frequent first' : 'newest first'}. Bodies and values of the query are not recorded, nor are requests to paths that the API does not have.`}
      >
        <Views isGrouped={isGrouped} />
      </PageHead>
      <Recorded>
        <Filters isGrouped={isGrouped} />
        {isGrouped ? <ErrorGroups /> : <Log />}
      </Recorded>
    </>
  );
}

/** The address of a view with the filters that both have. */
function hrefOf(view: 'errors' | undefined): string {
  const { query } = place.value;
  const kept = new URLSearchParams([...query].filter(([name]) => shared.includes(name)));
  if (view) kept.set('view', view);
  return `/settings/requests${kept.size > 0 ? `?${kept}` : ''}`;
}
const shared = ['actor_id', 'since', 'from', 'to'];

function Views({ isGrouped }: { isGrouped: boolean }) {
  return (
    <div class="acts views">
      <a class="button" href={hrefOf(undefined)} aria-current={isGrouped ? undefined : 'page'}>
        All requests
      </a>
      <a class="button" href={hrefOf('errors')} aria-current={isGrouped ? 'page' : undefined}>
        Errors grouped
      </a>
    </div>
  );
}

/** What was recorded, with how far it goes back and what is missing; only a word if the log is off. */
function Recorded({ children }: { children: ComponentChildren }) {
  const { data } = useLoad('status', (signal) => api.requestLog.status({ signal }), { everyMs: 10_000 });
  if (data && !data.is_on)
    return (
      <div class="explanation warn">
        <strong>This server records no requests</strong>
        <p>
          Its operator turned the log off: <code>ROLLBOOK_REQUEST_LOG_DAYS</code> is 0.
        </p>
      </div>
    );
  // The children keep their place, and with it what was typed, when the status comes.
  return (
    <>
      {data && (
        <p class="hint">
          Requests are kept for {count(data.kept_days, 'day')}
          {data.kept_requests !== null && `, at most ${number(data.kept_requests)} of them`}
          {data.oldest_at !== null && `. The oldest is of ${exactTime(data.oldest_at)}`}.
        </p>
      )}
      {data && data.missing > 0 && (
        <div class="explanation warn">
          <strong>{count(data.missing, 'request')} could not be recorded</strong>
          <p>
            The database was too slow or unavailable, for the first time in the hour from{' '}
            {exactTime(data.missing_since ?? '')}. The requests themselves are not affected.
          </p>
        </div>
      )}
      {children}
    </>
  );
}

function Log() {
  const search = place.value.query.toString();
  const log = useLog(
    search,
    (page, options) => {
      const query = queryOf<RequestLogListQuery>(new URLSearchParams(search), 'from');
      return api.requestLog.list({ ...query, ...page }, options);
    },
    { live: true },
  );
  return (
    <LogRows
      log={log}
      none="No request matches these filters"
      empty="Requests appear here when they are sent"
    >
      {(rows) => <RequestRows rows={rows} />}
    </LogRows>
  );
}
