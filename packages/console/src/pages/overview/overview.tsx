import type { DeliveryStats, ImportsListQuery } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Chart } from '../../components/chart.tsx';
import { Figures } from '../../components/figures.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Status } from '../../components/status.tsx';
import { api } from '../../lib/api.ts';
import { schoolTime } from '../../lib/clock.ts';
import { count, number, percent } from '../../lib/format.ts';
import { place, setQuery } from '../../lib/router.ts';
import { can, lacks } from '../../lib/session.ts';
import { useLoad } from '../../lib/use-load.ts';
import { type Concern, concernsOf, type ProblematicImports } from './attention.ts';

type Period = 'day' | 'week';

const weekMs = 7 * 86_400_000;

/** The imports of the last week with problems, however many others there were since. */
async function loadImports(signal: AbortSignal): Promise<ProblematicImports> {
  const find = (query: ImportsListQuery) =>
    api.imports.list({ limit: 100, order: 'desc', ...query }, { signal }).toArray({ limit: 1000 });
  const created_after = new Date(schoolTime() - weekMs).toISOString();
  const found = await Promise.all([
    find({ status: 'failed', created_after }),
    find({ status: 'completed_with_errors', created_after }),
  ]);
  const bad = found.flat().filter(({ dry_run }) => !dry_run);
  const [first] = bad.map(({ created_at }) => created_at).sort();
  return { bad, later: first === undefined ? [] : await find({ created_after: first }) };
}

async function load(period: Period, signal: AbortSignal) {
  const readsEvents = can('read:events');
  const [stats, webhooks, keys, imports] = await Promise.all([
    readsEvents ? api.deliveryLog.stats({ period }, { signal }) : undefined,
    readsEvents ? api.webhooks.list({ limit: 100 }, { signal }).toArray({ limit: 1000 }) : [],
    can('admin:school')
      ? api.apiKeys.list({ limit: 100, status: 'active' }, { signal }).toArray({ limit: 500 })
      : [],
    can('read:imports') ? loadImports(signal) : { bad: [], later: [] },
  ]);
  return { stats, webhooks: webhooks.length, concerns: concernsOf({ webhooks, keys, imports }) };
}

/** Whether it works: what needs attention, and what was sent. */
export function Overview() {
  const period: Period = place.value.query.get('period') === 'week' ? 'week' : 'day';
  const loaded = useLoad(period, (signal) => load(period, signal), { everyMs: 10_000 });
  const choose = (value: Period) => setQuery({ period: value === 'day' ? undefined : value });
  return (
    <>
      <PageHead title="Overview">
        {can('read:events') && (
          <fieldset class="segmented">
            <legend class="hidden">Period</legend>
            <button type="button" aria-pressed={period === 'day'} onClick={() => choose('day')}>
              24 hours
            </button>
            <button type="button" aria-pressed={period === 'week'} onClick={() => choose('week')}>
              7 days
            </button>
          </fieldset>
        )}
      </PageHead>
      <Loading of={loaded} lines={8}>
        {({ stats, webhooks, concerns }) =>
          stats ? (
            <>
              <Attention concerns={concerns} webhooks={webhooks} />
              <Figures stats={stats} />
              <Chart stats={stats} period={period} href={`/settings/deliveries?sent_since=${stats.from}`} />
              <Types stats={stats} />
            </>
          ) : (
            <>
              {concerns.length > 0 && <Attention concerns={concerns} webhooks={webhooks} />}
              <p class="quiet">{lacks('read:events')}: endpoints, deliveries and events are not shown.</p>
            </>
          )
        }
      </Loading>
    </>
  );
}

const mostConcerns = 5;

function Attention({ concerns, webhooks }: { concerns: readonly Concern[]; webhooks: number }) {
  const [showsAll, setShowsAll] = useState(false);
  const unread = (
    [
      ['read:imports', 'problems of imports'],
      ['admin:school', 'problems of API keys'],
    ] as const
  ).filter(([scope]) => !can(scope));
  if (concerns.length === 0)
    return (
      <p class="all-well">
        <Icon name="succeeded" />
        <span>
          {unread.length === 0 && <strong>Nothing needs your attention.</strong>}{' '}
          {webhooks === 0 ? (
            <a href="/settings/webhooks/new">Add an endpoint to be notified of changes</a>
          ) : (
            `${count(webhooks, 'endpoint is', 'endpoints are')} working.`
          )}{' '}
          {unread.map(([scope, what]) => (
            <span key={scope} class="quiet">
              {lacks(scope)}: {what} are not shown.{' '}
            </span>
          ))}
        </span>
      </p>
    );
  const shown = showsAll ? concerns : concerns.slice(0, mostConcerns);
  return (
    <section>
      <h2>Needs attention</h2>
      <ul class="concerns">
        {shown.map(({ id, tone, status, title, detail, href, act }) => (
          <li key={id} class={tone}>
            <Status of={status} />
            <div>
              <strong>
                <bdi>{title}</bdi>
              </strong>
              <p>{detail}</p>
            </div>
            <a class="button small" href={href} aria-label={`${act}: ${title}`}>
              {act}
            </a>
          </li>
        ))}
      </ul>
      {concerns.length > mostConcerns && (
        <button type="button" class="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show ${concerns.length - mostConcerns} more`}
        </button>
      )}
    </section>
  );
}

function Types({ stats }: { stats: DeliveryStats }) {
  if (stats.event_types.length === 0) return null;
  const allOf = (each: DeliveryStats['event_types'][number]) => each.succeeded + each.retrying + each.failed;
  const most = Math.max(...stats.event_types.map(allOf));
  return (
    <section>
      <h2>Events by type</h2>
      <table class="types">
        <thead>
          <tr>
            <th>Type</th>
            <th>
              <span class="hidden">Share</span>
            </th>
            <th class="number">Attempts</th>
            <th class="number">Succeeded</th>
          </tr>
        </thead>
        <tbody>
          {stats.event_types.map((each) => (
            <tr key={each.type}>
              <td class="main-cell">
                <a href={`/settings/deliveries?event_type=${each.type}&sent_since=${stats.from}`}>
                  {each.type}
                </a>
              </td>
              <td class="grow bar">
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="good" width={(each.succeeded / most) * 100} height="4" />
                  <rect
                    class="warn"
                    x={(each.succeeded / most) * 100}
                    width={(each.retrying / most) * 100}
                    height="4"
                  />
                  <rect
                    class="bad"
                    x={((each.succeeded + each.retrying) / most) * 100}
                    width={(each.failed / most) * 100}
                    height="4"
                  />
                </svg>
              </td>
              <td data-label="Attempts" class="number">
                {number(allOf(each))}
              </td>
              <td data-label="Succeeded" class="number">
                {percent(each.succeeded, allOf(each))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
