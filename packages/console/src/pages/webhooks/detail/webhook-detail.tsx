import type { Webhook, WebhookStats, WebhookUpdate } from '@rollbook/sdk';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { Chart } from '../../../components/chart.tsx';
import { Copy } from '../../../components/copy.tsx';
import { Figures } from '../../../components/figures.tsx';
import { Id } from '../../../components/id.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { Problem } from '../../../components/problem.tsx';
import { Status } from '../../../components/status.tsx';
import { Time } from '../../../components/time.tsx';
import { api } from '../../../lib/api.ts';
import { isAhead } from '../../../lib/clock.ts';
import { loadEndpoints, nameOf, shortUrl } from '../../../lib/endpoints.ts';
import { count, dayOf, exactTime, hourOf, minuteBefore, number } from '../../../lib/format.ts';
import { lazy } from '../../../lib/lazy.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { mergedList } from '../../../lib/use-changes.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { useLog } from '../../../lib/use-log.ts';
import { DeliveryRows } from '../../deliveries/delivery-rows.tsx';
import type { Entered } from '../endpoint-form.tsx';
import { healthOf } from '../health.ts';
import { Secret } from '../secret.tsx';
import { ActivateForm } from './activate-form.tsx';
import { ArchiveForm } from './archive-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { PauseForm } from './pause-form.tsx';
import { RecoverForm } from './recover-form.tsx';
import { RotateForm } from './rotate-form.tsx';
import { TestForm } from './test-form.tsx';

/** It may not fit in the title of the page. */
const longUrl = 60;

type Panel = 'test' | 'recover' | 'pause' | 'activate' | 'rotate' | 'archive' | 'edit';

const load = async (id: string, signal: AbortSignal) => {
  const [webhook, stats] = await Promise.all([
    api.webhooks.get(id, { signal }),
    api.webhooks.stats(id, { signal, query: { period: 'day' } }),
  ]);
  return { webhook, stats };
};

/** One endpoint: its state, what was sent to it, and everything that its owner can do. */
export function WebhookDetail({ id }: { id: string }) {
  const loaded = useLoad(id, (signal) => load(id, signal), { everyMs: 3000 });
  const [panel, setPanel] = useState<Panel>();
  const [secret, setSecret] = useState<string>();
  const { webhook } = loaded.data ?? {};
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setPanel(undefined);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  const toggle = (which: Panel) => setPanel(panel === which ? undefined : which);
  const act = (which: Panel, label: string, look?: 'main') => (
    <Button
      onClick={() => toggle(which)}
      expanded={panel === which}
      scope="write:webhooks"
      {...(look && { look })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <PageHead
        title={webhook ? nameOf(webhook) : 'Endpoint'}
        up={{ href: '/settings/webhooks', title: 'Endpoints' }}
        note={webhook && <Status of={healthOf(webhook)} />}
        intro={webhook?.description ? shortUrl(webhook.url) : undefined}
      >
        {webhook && !webhook.archived_at && (
          <>
            {webhook.status === 'active' ? act('pause', 'Pause') : act('activate', 'Activate', 'main')}
            {act('test', 'Send test')}
            {act('recover', 'Recover')}
            {act('rotate', 'Rotate secret')}
            {act('edit', 'Edit')}
            {act('archive', 'Archive')}
          </>
        )}
      </PageHead>
      <Loading of={loaded} lines={8}>
        {({ webhook: shown, stats }) => {
          const props = {
            webhook: shown,
            stats,
            onClose: () => {
              setPanel(undefined);
              void loaded.reload();
            },
          };
          return (
            <>
              {panel === 'test' && <TestForm {...props} />}
              {panel === 'recover' && <RecoverForm {...props} />}
              {panel === 'pause' && <PauseForm {...props} />}
              {panel === 'activate' && <ActivateForm {...props} />}
              {panel === 'rotate' && <RotateForm {...props} onSecret={setSecret} />}
              {panel === 'archive' && <ArchiveForm {...props} />}
              {panel === 'edit' && <Edit {...props} onSaved={() => void loaded.reload()} />}
              {secret && <Secret secret={secret} />}
              <Waiting webhook={shown} stats={stats} onSent={() => void loaded.reload()} />
              <State webhook={shown} stats={stats} />
              <Recent id={id} />
            </>
          );
        }}
      </Loading>
    </>
  );
}

/** Only what was changed: sending the events again would give the endpoint the scopes of another key. */
function changesOf(webhook: Webhook, entered: Entered): WebhookUpdate {
  const { url, description, events, version, filters, headers, max_deliveries_per_second } = entered;
  return {
    ...(url !== webhook.url && { url }),
    ...(description !== webhook.description && { description }),
    ...(version !== webhook.version && { version }),
    ...(events.toSorted().join() !== webhook.events.toSorted().join() && { events }),
    ...(JSON.stringify(filters) !== JSON.stringify(webhook.filters) && { filters }),
    ...(max_deliveries_per_second !== webhook.max_deliveries_per_second && { max_deliveries_per_second }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

const EndpointForm = lazy(async () => (await import('../endpoint-form.tsx')).EndpointForm);

function Edit({ webhook, onSaved, onClose }: PanelProps & { onSaved: () => void }) {
  // What somebody else changes meanwhile is not changed back.
  const [opened, setOpened] = useState(webhook);
  const [shown, setShown] = useState(0);
  const action = useAction(async (entered: Entered) => {
    const changes = changesOf(opened, entered);
    // A list is sent whole.
    if (changes.events) {
      const { events: present } = await api.webhooks.get(webhook.id);
      changes.events = mergedList(opened.events, entered.events, present);
    }
    const saved = await api.webhooks.update(webhook.id, changes);
    setOpened(saved);
    // The form shows what somebody else has changed, so that saving it again does not change it back.
    if (Object.keys(changesOf(saved, entered)).length > 0) setShown((count) => count + 1);
    onSaved();
    void loadEndpoints().catch(() => {});
    return 'Saved';
  });
  return <EndpointForm key={shown} initial={opened} label="Save" action={action} onClose={onClose} />;
}

/** What waits now, and when it goes next. */
function Waiting({ webhook, stats, onSent }: { webhook: Webhook; stats: WebhookStats; onSent: () => void }) {
  const send = useAction(async () => {
    const { deliveries, more_waiting } = await api.webhooks.sendWaiting(webhook.id);
    onSent();
    return `${count(deliveries, 'delivery was', 'deliveries were')} made due${more_waiting ? '; more are waiting' : ''}`;
  });
  if (webhook.archived_at || webhook.status !== 'active') return null;
  const { pending, held, in_progress: taken, rate_limited: limited, next_attempt_at: next } = stats;
  const scheduled = pending - limited;
  const isEmpty = pending + held === 0;
  const sending = `${count(taken, 'delivery is', 'deliveries are')} being sent`;
  return (
    <section class="queue" aria-label="Waiting deliveries">
      <p>
        <strong>
          {isEmpty ? (taken > 0 ? sending : 'Nothing is waiting') : `${number(pending + held)} waiting`}
        </strong>{' '}
        <span class="quiet">
          {isEmpty && taken > 0 && 'Nothing else is waiting.'}
          {limited > 0 &&
            `${count(limited, 'delivery is', 'deliveries are')} due and sent at ${webhook.max_deliveries_per_second} per second, the limit of the endpoint. `}
          {scheduled > 0 &&
            limited === 0 &&
            next &&
            (isAhead(next) ? (
              <>
                The next attempt is due <Time at={next} upcoming="wait" />.
              </>
            ) : (
              <>
                The next attempt was due <Time at={next} />, and waits for its turn.
              </>
            ))}
          {scheduled > 0 && limited > 0 && `${count(scheduled, 'attempt')} scheduled for later. `}
          {held > 0 &&
            ` ${count(held, 'delivery', 'deliveries')} that were held are sent one after the other.`}
          {!isEmpty && taken > 0 && ` ${sending}.`}
        </span>
      </p>
      {scheduled > 0 && (
        <Button small scope="write:webhooks" busy={send.busy} onClick={() => void send.run()}>
          Send now
        </Button>
      )}
      <span role="status">{send.done}</span>
      <Problem error={send.error} />
    </section>
  );
}

function State({ webhook, stats }: { webhook: Webhook; stats: WebhookStats }) {
  const { status, failing_since: failing, disabled_reason: reason, secret_expires_at: expires } = webhook;
  return (
    <>
      {status === 'disabled' && (
        <p class="explanation bad">
          {reason === 'gone'
            ? 'The receiver responded with 410 Gone, so the server disabled the endpoint.'
            : 'Every attempt failed for five days, so the server disabled the endpoint.'}{' '}
          {count(stats.held, 'delivery is', 'deliveries are')} held. Activate the endpoint when the receiver
          works again.
        </p>
      )}
      {status === 'paused' && (
        <p class="explanation held">
          The endpoint is paused. {count(stats.held, 'delivery is', 'deliveries are')} held until you activate
          it.
        </p>
      )}
      {status === 'active' && failing && (
        <p class="explanation warn">
          The first failure was <Time at={failing} /> ({dayOf(failing)}, {hourOf(failing)}), and no attempt
          has succeeded since. Once nothing but failures was seen for five days, and at least ten events were
          given up, the next failed attempt disables the endpoint.{' '}
          <a href={`/settings/deliveries?webhook_id=${webhook.id}&sent_since=${minuteBefore(failing)}`}>
            Show why
          </a>
        </p>
      )}
      <h2>Attempts in the last 24 hours</h2>
      <Figures stats={stats} webhookId={webhook.id} />
      <Chart
        stats={stats}
        period="day"
        href={`/settings/deliveries?webhook_id=${webhook.id}&sent_since=${stats.from}`}
      />
      <dl class="facts">
        {webhook.url.length > longUrl && (
          <div>
            <dt>URL</dt>
            <dd>
              {webhook.url} <Copy text={webhook.url} what="URL" />
            </dd>
          </div>
        )}
        <div>
          <dt>Id</dt>
          <dd>
            <Id id={webhook.id} />
          </dd>
        </div>
        <div>
          <dt>Events</dt>
          <dd class="tags">
            {webhook.events.map((type) => (
              <code key={type}>{type === '*' ? 'all events' : type}</code>
            ))}
          </dd>
        </div>
        {(webhook.events.includes('*') || webhook.filters.length > 0) && (
          <div>
            <dt>Receives</dt>
            <dd>
              <details>
                <summary>{count(webhook.event_types.length, 'event type')}</summary>
                <p class="hint">
                  Those whose records the API key that set the events may read
                  {webhook.filters.length > 0 && ', and whose data has the fields of the filters'}.
                </p>
                <span class="tags">
                  {webhook.event_types.map((type) => (
                    <code key={type}>{type}</code>
                  ))}
                </span>
              </details>
            </dd>
          </div>
        )}
        {webhook.filters.length > 0 && (
          <div>
            <dt>Filters</dt>
            <dd>
              <ul class="plain">
                {webhook.filters.map(({ field, in: values }) => (
                  <li key={field}>
                    <code>{field}</code> is {values.length > 1 ? 'one of ' : ''}
                    <code>{values.map(String).join(', ')}</code>
                  </li>
                ))}
              </ul>
              <p class="hint">
                An event also meets them if its record met them before the change. Types without one of the
                fields are not received.
              </p>
            </dd>
          </div>
        )}
        {webhook.max_deliveries_per_second !== null && (
          <div>
            <dt>Limit</dt>
            <dd>{count(webhook.max_deliveries_per_second, 'delivery', 'deliveries')} per second</dd>
          </div>
        )}
        {webhook.header_names.length > 0 && (
          <div>
            <dt>Headers</dt>
            <dd class="tags">
              {webhook.header_names.map((name) => (
                <code key={name}>{name}: ••••••</code>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>Version</dt>
          <dd>{webhook.version}</dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd>
            <Time at={webhook.created_at} />
          </dd>
        </div>
        <div>
          <dt>Secret</dt>
          <dd>
            {expires ? (
              <>
                Besides the newest one, earlier secrets sign deliveries until they expire, the last one{' '}
                <Time at={expires} upcoming="deadline" />, at {exactTime(expires)}
              </>
            ) : (
              'One secret is in use'
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

function Recent({ id }: { id: string }) {
  const log = useLog(
    id,
    (page, options) => api.deliveryLog.list({ webhook_id: id, waiting: false, ...page }, options),
    {
      live: true,
      limit: 10,
    },
  );
  return (
    <section>
      <div class="section-head">
        <h2>Latest attempts</h2>
        <a href={`/settings/deliveries?webhook_id=${id}`}>All deliveries to this endpoint</a>
      </div>
      <Loading of={log}>
        {() =>
          log.rows.length > 0 ? (
            <DeliveryRows rows={log.rows} ofOne onChange={() => void log.reload()} />
          ) : (
            <p class="quiet">No attempts yet. Send a test event to see one.</p>
          )
        }
      </Loading>
    </section>
  );
}
