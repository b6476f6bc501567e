import { type FieldError, Problem } from '../../contract/errors.ts';
import { eventTypesUp, isEventType } from '../../contract/versions/index.ts';
import { secretContext } from '../../crypto/sealed-columns.ts';
import { events as catalog } from '../../generated/operations.ts';
import { newSigningSecret } from '../../lib/ids.ts';
import type { Transaction } from '../../sql/database.ts';
import { unexpired } from '../../webhooks/endpoint-state.ts';
import { discard, settle } from '../../webhooks/engine/settling.ts';
import { changedHeaders, type HeaderChanges, headerErrors, headersOf } from '../../webhooks/headers.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { requireOwnReach, requireReadable, scopesFor } from './readable.ts';
import {
  eventErrors,
  filterErrors,
  normalEvents,
  receivedTypes,
  refuse,
  subscribedTypes,
  targetErrors,
  versionErrors,
} from './rules.ts';
import { webhookStats } from './stats.ts';
import {
  clearSubscriptions,
  countLive,
  deliveryLog,
  makeDue,
  noteSelection,
  scheduledLater,
  storedSecrets,
  subscribe,
  webhooks as webhook,
} from './tables.ts';

const { list, get } = standard('webhooks', webhook);

export const webhooks: Handlers<'webhooks'> = {
  list,
  get,

  async create(context) {
    const { services, mode, schoolId, db } = context;
    const { headers = {}, ...body } = context.body;
    const version = body.version ?? context.version;
    refuse([
      ...versionErrors(version),
      ...targetErrors(body.url, await services.targetPolicy(mode, db)),
      ...eventErrors(body.events, version),
      ...headerErrors(headers),
    ]);
    const scopes = scopesFor(context.scopes, body.events);
    const filters = body.filters ?? [];
    refuse(filterErrors(filters, subscribedTypes(body.events, version, scopes), version));
    refuseBeyondLimit(context, await countOthers(context));
    const id = services.ids.next('wh');
    const secret = newSigningSecret();
    const events = normalEvents(body.events);
    const { header_names, headers_sealed } = changedHeaders(services.cipher, id, null, headers);
    const own = { id, version, events, scopes, filters, header_names, status: 'active' as const };
    const fields = { ...body, ...own };
    const created = await context.records(webhook).create(fields, {
      secret_sealed: services.cipher.encrypt(secret, secretContext(id)),
      former_secrets: null,
      headers_sealed,
      failed_events: 0,
      selected_at: context.changedAt,
    });
    await subscribeTo(db, schoolId, id, created.value.events);
    return created.with({ signing_secret: secret });
  },

  async update(context) {
    const { params, services, mode, schoolId, db } = context;
    const { headers, ...body } = context.body;
    const records = context.records(webhook);
    const before = await records.current(params.webhook_id);
    const current = before.value;
    const version = body.version ?? current.version;
    // An endpoint that is raised to a newer version still receives everything that it received before.
    const kept = eventTypesUp(current.events, current.version, version);
    const types = body.events ?? kept;
    const versionError = versionErrors(version, current.version);
    refuse([
      ...versionError,
      ...(body.url === undefined ? [] : targetErrors(body.url, await services.targetPolicy(mode, db))),
      ...(versionError.length > 0 ? [] : eventErrors(types, version)),
    ]);
    const selects = body.events || body.filters || body.version !== undefined;
    const filters = body.filters ?? current.filters;
    // With its own scopes, an endpoint whose filters are removed can receive more than the caller may read.
    const added =
      selects && !body.events ? receivedTypes({ ...current, events: kept, version, filters }) : [];
    if (body.url !== undefined || headers || selects) await requireOwnReach(context, current, added);
    const scopes = body.events ? scopesFor(context.scopes, body.events) : current.scopes;
    if (selects) refuse(filterErrors(filters, subscribedTypes(types, version, scopes), version));
    const fields = { ...body, events: normalEvents(types), scopes };
    const replaced = headers && (await replacedHeaders(context, headers));
    const updated = await records.update(
      params.webhook_id,
      { ...fields, ...replaced?.shown },
      replaced?.options,
    );
    if (selects && updated.version !== before.version)
      await db.run(noteSelection, { school: schoolId, webhook: updated.id, at: context.changedAt });
    if (updated.version !== before.version) await subscribeTo(db, schoolId, updated.id, updated.value.events);
    return updated;
  },

  async archive(context) {
    const { params, schoolId, db, services } = context;
    const { record, changed } = await context.records(webhook).archive(params.webhook_id);
    if (changed) {
      await subscribeTo(db, schoolId, record.id, []);
      await discard(
        db,
        { school: schoolId, webhook: record.id },
        Date.parse(context.now),
        services.ids.next('dlv'),
      );
      db.afterCommit(() => services.outbox.wake());
    }
    return record;
  },

  async restore(context) {
    const { params, schoolId, db } = context;
    const { value: endpoint, archived } = await context.records(webhook).current(params.webhook_id, 'any');
    if (archived) await requireOwnReach(context, endpoint);
    const others = await countOthers(context);
    const { record, changed } = await context
      .records(webhook)
      .restore(params.webhook_id, { status: 'paused' });
    if (changed) refuseBeyondLimit(context, others);
    if (changed) await subscribeTo(db, schoolId, record.id, record.value.events);
    return record;
  },

  async 'rotate-secret'(context) {
    const { params, body, services, schoolId, now, db } = context;
    // With the secret, anybody can sign deliveries that the receiver accepts.
    await requireOwnReach(context, (await context.records(webhook).get(params.webhook_id)).value);
    const endpoint = { school: schoolId, webhook: params.webhook_id };
    const { expires_in: expiresIn = 86_400 } = body;
    const stored = await db.first(storedSecrets, endpoint);
    const secret = newSigningSecret();
    // At once is also for earlier ones: one of them may be in wrong hands.
    const promised = expiresIn > 0 ? unexpired(stored?.former_secrets ?? null, now) : [];
    const expiresAt = new Date(Date.parse(now) + expiresIn * 1000).toISOString();
    const former = stored && expiresIn > 0 ? [{ sealed: stored.secret_sealed, expires_at: expiresAt }] : [];
    const signing = [...former, ...promised];
    if (signing.length >= mostSecrets) throw tooManySecrets(signing);
    const rotated = await context.records(webhook).update(
      params.webhook_id,
      {
        secret_expires_at:
          signing
            .map(({ expires_at }) => expires_at)
            .sort()
            .at(-1) ?? null,
      },
      {
        action: 'secret_rotated',
        hidden: {
          secret_sealed: services.cipher.encrypt(secret, secretContext(params.webhook_id)),
          former_secrets: signing.length > 0 ? JSON.stringify(signing) : null,
        },
      },
    );
    return rotated.with({ signing_secret: secret });
  },

  async pause(context) {
    const { params, schoolId, db, services } = context;
    const paused = await context.records(webhook).act(params.webhook_id, 'pause');
    await settle(db, { school: schoolId, webhook: paused.id }, Date.parse(context.now));
    db.afterCommit(() => services.outbox.wake());
    return paused;
  },

  async activate(context) {
    const { params, body, schoolId, db, services } = context;
    const current = await context.records(webhook).current(params.webhook_id);
    if (current.plain.status === 'active') return current;
    const fields = { failing_since: null, disabled_reason: null };
    const discards = body.held === 'discard';
    const reason = discards ? 'Held deliveries are discarded.' : undefined;
    const active = await context.records(webhook).act(params.webhook_id, 'activate', fields, { reason });
    const endpoint = { school: schoolId, webhook: active.id };
    const now = Date.parse(context.now);
    if (discards) await discard(db, endpoint, now, services.ids.next('dlv'));
    else await settle(db, endpoint, now);
    db.afterCommit(() => services.outbox.wake());
    return active;
  },

  async stats(context) {
    const { value } = await context.records(webhook).get(context.params.webhook_id);
    return webhookStats(context, value, context.query.period);
  },

  async 'send-waiting'(context) {
    const { params, db, services, now } = context;
    const { id: webhook_id, value: endpoint } = await context.records(webhook).current(params.webhook_id);
    if (endpoint.status !== 'active')
      throw new Problem(
        'invalid_state_transition',
        `The endpoint is ${endpoint.status}, so its deliveries are held. Activate it to send them.`,
        { members: { from: endpoint.status, to: 'active', allowed: ['active'] } },
      );
    const asked = { webhook: webhook_id, now, limit: mostMadeDue };
    const deliveries = await db.run(makeDue, asked);
    const more_waiting = deliveries === mostMadeDue && (await db.first(scheduledLater, asked)) !== undefined;
    if (deliveries > 0) {
      const changes = { scheduled_deliveries: { before: deliveries, after: 0 } };
      context.record({
        action: 'webhook.waiting_sent',
        resource: { type: 'webhook', id: webhook_id },
        changes,
      });
      db.afterCommit(() => services.outbox.wake());
    }
    return { object: 'waiting_deliveries' as const, webhook_id, deliveries, more_waiting };
  },

  async test(context) {
    const { params, body, schoolId, db, services } = context;
    const { value: endpoint } = await context.records(webhook).current(params.webhook_id);
    refuse(body.type === '*' ? [starError] : eventErrors([body.type], endpoint.version, '/type'));
    requireReadable(context.scopes, [body.type], 'send a test of');
    if (!isEventType(body.type)) throw new TypeError(`${body.type} passed as an event type`);
    const { documentedSchema } = await import('../../contract/document.ts');
    const example = documentedSchema(catalog[body.type].data).example as { id?: string };
    const event = { schoolId, type: body.type, resourceId: example.id ?? '', data: JSON.stringify(example) };
    const deliveryId = await services.outbox.appendTest(db, event, endpoint, context);
    context.record({ action: 'webhook.tested', resource: { type: 'webhook', id: endpoint.id }, changes: {} });
    return JSON.parse(await deliveryLog.get(db, schoolId, deliveryId));
  },
};

/** The headers of an endpoint after an update, which changes the endpoint even if the names stay the same. */
async function replacedHeaders(
  { params, services: { cipher }, schoolId: school, db }: Context<'webhooks.update'>,
  changes: HeaderChanges,
) {
  const { webhook_id: id } = params;
  const stored = (await db.first(storedSecrets, { school, webhook: id }))?.headers_sealed ?? null;
  refuse(headerErrors(changes, headersOf(cipher, id, stored)));
  const { header_names, headers_sealed } = changedHeaders(cipher, id, stored, changes);
  const isSame = headers_sealed === stored;
  return { shown: { header_names }, options: isSame ? {} : { hidden: { headers_sealed } } };
}

type Counting = Pick<
  Context<'webhooks.create' | 'webhooks.restore'>,
  'db' | 'records' | 'schoolId' | 'services'
>;

/** The number of endpoints of the school; not counting archived ones. */
async function countOthers({ db, schoolId: school }: Counting): Promise<number> {
  return (await db.first(countLive, { school }))?.count ?? 0;
}

function refuseBeyondLimit({ services: { webhookEndpoints: limit } }: Counting, others: number): void {
  if (others < limit) return;
  throw new Problem(
    'limit_reached',
    `The school has ${others} webhook endpoints, which is the limit. Archive an endpoint that is no longer used.`,
    { members: { limit } },
  );
}

/** The maximum number of deliveries that one request makes due: more would keep other writes of the school waiting. */
const mostMadeDue = 10_000;

/** The maximum number of secrets in use at a time, including the newest. */
const mostSecrets = 5;

const tooManySecrets = (former: readonly { expires_at: string }[]): Problem => {
  const first = former.map(({ expires_at }) => expires_at).sort()[0];
  return new Problem(
    'limit_reached',
    `This endpoint has ${mostSecrets} signing secrets in use, which is the limit. Rotate again after ${first}, when one of them expires.`,
    { members: { limit: mostSecrets } },
  );
};

const starError: FieldError = {
  pointer: '/type',
  code: 'unknown_event_type',
  detail: 'must be a single event type',
};

async function subscribeTo(
  db: Transaction,
  school: string,
  id: string,
  types: readonly string[],
): Promise<void> {
  await db.run(clearSubscriptions, { school, webhook: id });
  for (const type of types) await db.run(subscribe, { school, webhook: id, type });
}
