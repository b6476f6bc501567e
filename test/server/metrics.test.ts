import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { readMetrics } from '../support/metrics.ts';
import { refusalOf } from '../support/problems.ts';
import { openBehindProxy } from '../support/proxy.ts';
import { createLearner, startHooked } from '../support/receiver.ts';
import { startServer } from '../support/server.ts';

const token = 'an-example-of-a-token';

onBothDatabases('metrics', (open, dialect) => {
  it('count requests, attempts and what waits, on a port of their own', async () => {
    const hooked = await startHooked(open, { metrics: { port: 0 } });
    const { server, clock, receiver } = hooked;
    const url = server.metricsUrl ?? '';
    receiver.answers(204, 500);
    await createLearner(hooked);
    await createLearner(hooked);
    await fetch(`${server.url}/v1/nothing`);
    clock.advance(10_000);
    const values = await readMetrics(url);
    expect(values).toMatchObject({
      'rollbook_http_requests_total{operation="learners.create",status="201"}': 2,
      'rollbook_http_request_duration_seconds_count{operation="learners.create"}': 2,
      'rollbook_http_requests_total{operation="none",status="404"}': 1,
      'rollbook_webhook_attempts_total{outcome="succeeded"}': 1,
      'rollbook_webhook_attempts_total{outcome="http_status"}': 1,
      rollbook_webhook_attempt_duration_seconds_count: 2,
      'rollbook_webhook_deliveries_waiting{state="due"}': 0,
      'rollbook_webhook_deliveries_waiting{state="scheduled"}': 1,
      'rollbook_webhook_deliveries_waiting{state="claimed"}': 0,
      rollbook_webhook_oldest_due_seconds: 0,
      'rollbook_database_work{state="waiting"}': 0,
      'rollbook_document_work{state="running"}': 0,
      'rollbook_document_work{state="limit"}': 2,
    });
    expect(values['rollbook_event_loop_lag_seconds{quantile="0.99"}']).toBeGreaterThanOrEqual(0);
    const disk = values['rollbook_disk_bytes{state="database"}'];
    if (dialect === 'postgres') expect(disk).toBeUndefined();
    else {
      expect(disk).toBeGreaterThan(100_000);
      expect(values['rollbook_disk_bytes{state="free"}']).toBeGreaterThan(0);
    }
    expect(values.process_resident_memory_bytes).toBeGreaterThan(10_000_000);
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  it('say how long the oldest due delivery has been due', async () => {
    const hooked = await startHooked(open, { worker: false, metrics: { port: 0 } });
    await createLearner(hooked, { drain: false });
    hooked.clock.advance(90_000);
    await createLearner(hooked, { drain: false });
    expect(await readMetrics(hooked.server.metricsUrl ?? '')).toMatchObject({
      rollbook_webhook_oldest_due_seconds: 90,
      'rollbook_webhook_deliveries_waiting{state="due"}': 2,
    });
  });

  it('count the messages that were sent, and those that wait', async () => {
    const send = async ({ to }: { to: string }) =>
      to.startsWith('busy') ? ({ status: 'retry', detail: 'Busy.' } as const) : ({ status: 'sent' } as const);
    const channels = { email: { send } };
    const { server, live } = await startServer(open, { worker: true, metrics: { port: 0 }, channels });
    const guardian_ids: string[] = [];
    for (const email of ['busy@example.org', 'nomsa@example.org'])
      guardian_ids.push((await live.guardians.create({ name: 'Nomsa Example', email })).id);
    await live.messages.create({ channel: 'email', to: { guardian_ids }, subject: 'A', body: 'B' });
    await server.drainJobs();
    expect(await readMetrics(server.metricsUrl ?? '')).toMatchObject({
      'rollbook_message_attempts_total{channel="email",outcome="sent"}': 1,
      'rollbook_message_attempts_total{channel="email",outcome="retry"}': 1,
      'rollbook_message_copies_waiting{state="due"}': 0,
      'rollbook_message_copies_waiting{state="scheduled"}': 1,
    });
  });

  it('are only for those who send the token', async () => {
    const { server } = await startServer(open, { worker: true, metrics: { token } });
    const url = `${server.url}/metrics`;
    expect(server.metricsUrl).toBeUndefined();
    for (const authorization of ['', 'Bearer wrong', `Basic ${token}`, `Bearer ${token} `.slice(0, -2)]) {
      const response = await fetch(url, { headers: { Authorization: authorization } });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await response.text()).not.toContain('rollbook_');
    }
    expect(await readMetrics(url, { Authorization: `Bearer ${token}` })).toHaveProperty([
      'rollbook_database_work{state="limit"}',
    ]);
  });
});

it('tell what the process has done also while the database is gone, and that it is gone', async () => {
  const { behind, proxy } = await openBehindProxy();
  const { server, client } = await startServer(async () => behind, { metrics: { port: 0 } });
  await client.rooms.list();
  const metrics = () => readMetrics(server.metricsUrl ?? '');
  const waiting = 'rollbook_webhook_deliveries_waiting{state="due"}';
  expect(await metrics()).toMatchObject({ rollbook_database_up: 1, [waiting]: 0 });
  proxy.cut();
  expect(await refusalOf(client.rooms.list())).toMatchObject({ status: 503 });
  expect(await metrics()).toMatchObject({
    rollbook_database_up: 0,
    [waiting]: Number.NaN,
    rollbook_webhook_oldest_due_seconds: Number.NaN,
    'rollbook_http_requests_total{operation="rooms.list",status="200"}': 1,
    'rollbook_http_requests_total{operation="rooms.list",status="503"}': 1,
  });
  proxy.mend();
  await expect.poll(metrics).toMatchObject({ rollbook_database_up: 1, [waiting]: 0 });
});
