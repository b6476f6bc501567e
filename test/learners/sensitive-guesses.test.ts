import type { ImportCreate, LearnerUpdate, Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { clientWith } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

const secrets = { national_id: '8001015009087', religion: 'canary-religion', social_grant: true };
const scopes = ['read:learners', 'write:learners', 'read:imports', 'write:imports'] as const;

onEachDatabase('a key that may write sensitive fields and not read them', (open) => {
  it('learns nothing from an import, tried or carried out: such rows are updated, whatever they hold', async () => {
    const started = await startServer(open);
    const { client, server } = started;
    const external_ids = { sis: '1' };
    const { id } = await client.learners.create({ name: 'Thandi Example', external_ids, ...secrets });
    const countsOf = async (by: Rollbook, fields: object, dry_run: boolean) => {
      const rows: ImportCreate['rows'] = [{ external_id: '1', name: 'Thandi Example', ...fields }];
      const made = await by.imports.create({ kind: 'learners', source: 'sis', rows, dry_run });
      await server.drainJobs();
      const { counts } = await by.imports.get(made.id);
      return [counts.updated, counts.unchanged, counts.failed];
    };
    const clerk = await clientWith(started, ...scopes);
    const right = [
      { national_id: secrets.national_id },
      { religion: secrets.religion },
      { social_grant: true },
    ];
    for (const fields of [...right, { social_grant: false }, { passport_number: null }, { religion: null }])
      expect(await countsOf(clerk, fields, true), JSON.stringify(fields)).toEqual([1, 0, 0]);
    expect(await client.learners.get(id)).toMatchObject(secrets);
    for (const fields of right)
      expect(await countsOf(clerk, fields, false), JSON.stringify(fields)).toEqual([1, 0, 0]);
    expect(await countsOf(clerk, {}, false)).toEqual([0, 1, 0]);
    expect(await countsOf(clerk, { religion: null }, false)).toEqual([1, 0, 0]);
    expect(await client.learners.update(id, { religion: secrets.religion })).toMatchObject(secrets);
    // A key that shows the fields gets the correct result.
    const reader = await clientWith(started, ...scopes, 'read:sensitive');
    for (const fields of right) expect(await countsOf(reader, fields, true)).toEqual([0, 1, 0]);
    expect(await countsOf(reader, { religion: 'Another' }, true)).toEqual([1, 0, 0]);
    expect(await client.learners.get(id)).toMatchObject(secrets);
  });

  it('learns nothing from the version, the event or the entry of a change', async () => {
    const started = await startServer(open);
    const { client } = started;
    const { id } = await client.learners.create({ name: 'Thandi Example', ...secrets });
    const clerk = await clientWith(started, ...scopes);
    const seen = async (body: LearnerUpdate) => {
      const before = await clerk.learners.get(id).withResponse();
      const after = await clerk.learners.update(id, body).withResponse();
      const [event] = (await client.events.list({ type: 'learner.updated', limit: 1 })).data;
      const [entry] = (await client.auditLog.list({ resource_id: id, limit: 1 })).data;
      return {
        changed: after.etag !== before.etag,
        told: event !== undefined && entry?.event_ids.includes(event.id),
        changes: entry?.changes,
      };
    };
    const redacted = { before: '[redacted]', after: '[redacted]' };
    for (const body of [{ social_grant: true }, { social_grant: false }, { social_grant: null }])
      expect(await seen(body)).toEqual({ changed: true, told: true, changes: { social_grant: redacted } });
    const { etag } = await clerk.learners.get(id).withResponse();
    expect((await clerk.learners.update(id, { name: 'Thandi Example' }).withResponse()).etag).toBe(etag);
    expect((await client.learners.update(id, { religion: secrets.religion }).withResponse()).etag).toBe(etag);
  });
});
