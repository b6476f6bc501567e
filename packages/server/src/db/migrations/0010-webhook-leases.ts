import type { Definer } from './define.ts';

export async function up({ table, addColumns, index, run }: Definer): Promise<void> {
  await table('webhook_engines', ['id'], { id: 'text!', lease_until: 'text!' });

  // Whether the request may have been sent: then it is not sent again with the same identifier.
  await addColumns('deliveries', { started: 'integer!' }, { started: 0 });
  const claims = `update deliveries set
    started = case when status = 'pending' and claimed_by is not null then 1 else 0 end,
    claimed_by = case when status = 'pending' then claimed_by end
    where claimed_by is not null`;
  await run({ sqlite: claims, postgres: claims });
  const lease = 'alter table deliveries drop column lease_until';
  await run({ sqlite: lease, postgres: lease });
  await run({ sqlite: 'drop index deliveries_queue', postgres: 'drop index deliveries_queue' });
  await index('deliveries_queue', 'deliveries', ['webhook_id', 'scheduled_at', 'school_id', 'id'], {
    where: "status = 'pending' and claimed_by is null",
  });
  await index('deliveries_claimed', 'deliveries', ['claimed_by', 'school_id', 'id'], {
    where: 'claimed_by is not null',
  });
  await index('deliveries_held', 'deliveries', ['webhook_id', 'id'], { where: "status = 'held'" });

  // When the deliveries of an endpoint whose status has changed are next updated.
  await addColumns('webhooks', { settles_at: 'text', discard_through: 'text', former_secrets: 'text' });
  await index('webhooks_to_settle', 'webhooks', ['settles_at'], { where: 'settles_at is not null' });
  const since = "'1970-01-01T00:00:00.000Z'";
  const released = `update webhooks set settles_at = ${since} where status = 'active' and archived_at is null and exists
    (select 1 from deliveries d where d.webhook_id = webhooks.id and d.status = 'held')`;
  await run({ sqlite: released, postgres: released });

  const former = (list: string, object: string) =>
    `update webhooks set former_secrets = ${list}(${object}('sealed', former_secret_sealed, 'expires_at', secret_expires_at))
     where former_secret_sealed is not null and secret_expires_at is not null`;
  await run({
    sqlite: former('json_array', 'json_object'),
    postgres: former('json_build_array', 'json_build_object'),
  });
  const secret = 'alter table webhooks drop column former_secret_sealed';
  await run({ sqlite: secret, postgres: secret });
}
