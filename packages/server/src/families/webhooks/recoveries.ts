import { eventScopes } from '../../webhooks/endpoint-state.ts';
import type { Handlers } from '../../work/operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { recoveryErrors, refuse } from './rules.ts';
import { recoveries as table, webhooks } from './tables.ts';

export const recoveries: Handlers<'webhook-recoveries'> = {
  ...standard('webhook-recoveries', table),

  async create(context) {
    const { params, body, records, changedAt, db, services } = context;
    const endpoint = await records(webhooks).current(params.webhook_id);
    // Later than every event before it, also than those whose time is ahead of the clock.
    const until = body.until ?? changedAt;
    refuse(recoveryErrors({ ...body, until }, endpoint.value, changedAt));
    const created = await records(table).create(
      { ...body, webhook_id: endpoint.id, until, status: 'queued' },
      {
        key_id: context.keyId,
        scopes: JSON.stringify(eventScopes.filter((scope) => context.scopes.has(scope))),
        after: '',
        events: 0,
        failed: 0,
        received: 0,
        waiting: 0,
        held: 0,
        not_matched: 0,
        examined: 0,
        through: null,
      },
    );
    db.afterCommit(() => services.wakeJobs());
    return created;
  },

  async cancel(context) {
    const { id } = await ownRecord(table, context);
    return context.records(table).act(id, 'cancel', { finished_at: context.now });
  },
};
