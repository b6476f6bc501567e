import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { type Received, startHooked, verdict } from '../support/receiver.ts';

const signatures = ({ headers }: Received): number =>
  String(headers['service-signature']).split(',v1=').length - 1;

onEachDatabase('a rotated signing secret', (open) => {
  it('signs beside the previous one until that expires by the clock', async () => {
    const { server, client, clock, receiver, endpoint } = await startHooked(open);
    const rotated = await client.webhooks.rotateSecret(endpoint.id, { expires_in: 3600 });
    expect(rotated.secret_expires_at).toBe('2026-11-21T09:00:00.000Z');
    const send = async () => {
      await client.learners.create({ name: 'Thandi Example' });
      await server.drainDeliveries();
      const received = receiver.at(receiver.received.length);
      const ofSecret = (secret: string) => typeof verdict(received, secret, clock.now()) === 'object';
      return {
        signatures: signatures(received),
        former: ofSecret(endpoint.signing_secret),
        next: ofSecret(rotated.signing_secret),
      };
    };
    expect(await send()).toEqual({ signatures: 2, former: true, next: true });
    expect(String(receiver.at(1).headers['webhook-signature']).split(' ')).toHaveLength(2);
    clock.advance(3_599_999);
    expect(await send()).toEqual({ signatures: 2, former: true, next: true });
    clock.advance(1);
    expect(await send()).toEqual({ signatures: 1, former: false, next: true });
    expect((await client.webhooks.get(endpoint.id)).secret_expires_at).toBeNull();
  });

  it('keeps both secrets of two rotations at once', async () => {
    const { client, clock, receiver, endpoint, server } = await startHooked(open);
    const rotated = await Promise.all([
      client.webhooks.rotateSecret(endpoint.id),
      client.webhooks.rotateSecret(endpoint.id),
    ]);
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    for (const { signing_secret: secret } of rotated) {
      expect(verdict(receiver.at(1), secret, clock.now())).toMatchObject({ type: 'learner.created' });
    }
  });

  it('keeps every secret that was promised to live until its own end, and five at most', async () => {
    const { client, clock, receiver, endpoint, server } = await startHooked(open);
    const secrets = [endpoint.signing_secret];
    const hours = [4, 3, 2, 1];
    for (const hour of hours) {
      const rotated = await client.webhooks.rotateSecret(endpoint.id, { expires_in: hour * 3600 });
      secrets.push(rotated.signing_secret);
      expect(rotated.secret_expires_at).toBe('2026-11-21T12:00:00.000Z');
    }
    await expect(client.webhooks.rotateSecret(endpoint.id)).rejects.toMatchObject({
      status: 409,
      code: 'limit_reached',
      problem: { limit: 5, detail: expect.stringContaining('2026-11-21T09:00:00.000Z') },
    });
    const accepted = async () => {
      await client.learners.create({ name: 'Thandi Example' });
      await server.drainDeliveries();
      const received = receiver.at(receiver.received.length);
      return secrets.map((secret) => typeof verdict(received, secret, clock.now()) === 'object');
    };
    expect(await accepted()).toEqual([true, true, true, true, true]);
    expect(signatures(receiver.at(1))).toBe(5);
    clock.advance(3_600_000);
    expect(await accepted()).toEqual([true, true, true, false, true]);
    // If a secret is replaced at once, all earlier ones end.
    const last = await client.webhooks.rotateSecret(endpoint.id, { expires_in: 0 });
    secrets.push(last.signing_secret);
    expect(await accepted()).toEqual([false, false, false, false, false, true]);
    expect((await client.webhooks.get(endpoint.id)).secret_expires_at).toBeNull();
  });

  it('ends the previous one at once with expires_in 0', async () => {
    const { server, client, clock, receiver, endpoint } = await startHooked(open);
    const rotated = await client.webhooks.rotateSecret(endpoint.id, { expires_in: 0 });
    expect(rotated.secret_expires_at).toBeNull();
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    expect(signatures(receiver.at(1))).toBe(1);
    expect(verdict(receiver.at(1), endpoint.signing_secret, clock.now())).toBe('no_match');
    expect(verdict(receiver.at(1), rotated.signing_secret, clock.now())).toMatchObject({
      type: 'learner.created',
    });
  });

  it('leaves the previous one a day unless told otherwise, and a week at most', async () => {
    const { client, endpoint } = await startHooked(open);
    expect((await client.webhooks.rotateSecret(endpoint.id)).secret_expires_at).toBe(
      '2026-11-22T08:00:00.000Z',
    );
    expect((await client.webhooks.rotateSecret(endpoint.id, { expires_in: 604_800 })).secret_expires_at).toBe(
      '2026-11-28T08:00:00.000Z',
    );
    for (const expires_in of [-1, 604_801, 1.5]) {
      await expect(client.webhooks.rotateSecret(endpoint.id, { expires_in })).rejects.toMatchObject({
        status: 422,
        code: 'validation_failed',
      });
    }
  });

  it('is in the audit log as a change whose values are not shown', async () => {
    const { client, endpoint } = await startHooked(open);
    await client.webhooks.rotateSecret(endpoint.id);
    const { data } = await client.auditLog.list({
      resource_id: endpoint.id,
      action: 'webhook.secret_rotated',
    });
    expect(data).toHaveLength(1);
    expect(data[0]?.changes).toMatchObject({ secret_sealed: { before: '[redacted]', after: '[redacted]' } });
  });

  it('signs the retry of what was first sent under the previous one', async () => {
    const { server, client, clock, receiver, endpoint } = await startHooked(open);
    receiver.answers(500);
    await client.learners.create({ name: 'Thandi Example' });
    await server.drainDeliveries();
    const rotated = await client.webhooks.rotateSecret(endpoint.id, { expires_in: 0 });
    clock.advance(30_000);
    await server.drainDeliveries();
    const [first, second] = [receiver.at(1), receiver.at(2)];
    expect(verdict(first, endpoint.signing_secret, clock.now())).toEqual(
      verdict(second, rotated.signing_secret, clock.now()),
    );
    expect(second.body).toEqual(first.body);
    expect(verdict(second, endpoint.signing_secret, clock.now())).toBe('no_match');
  });
});
