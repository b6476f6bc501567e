import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { document } from '../support/document.ts';
import { refusalOf } from '../support/problems.ts';
import { clientOf, sharedServer } from '../support/server.ts';

onEachDatabase('retention', (open) => {
  const newSchool = sharedServer(open);

  it('is at first what the document says, in the live school and its test twin', async () => {
    const { client, live } = await newSchool();
    const { example } = document.components.schemas.Retention ?? {};
    expect(await client.retention.get()).toEqual(example);
    expect(await live.retention.get()).toEqual(example);
    expect((await client.school.get()).retention).toEqual(example);
  });

  it('changes by family and field, in the school as well, and is in the audit log', async () => {
    const { client, live } = await newSchool();
    const before = await client.retention.get();
    const after = {
      ...before,
      fees: { months: 96, action: 'anonymise' },
      medical: { months: 12, action: 'keep' },
      learners: { months: null, action: 'keep' },
      term_reports: { months: 0, action: 'anonymise' },
    };
    const changes = {
      fees: { months: 96 },
      medical: { action: 'keep' },
      learners: { months: null, action: 'keep' },
      term_reports: { months: 0, action: 'anonymise' },
    } as const;
    expect(await client.retention.update(changes)).toEqual(after);
    expect(await client.retention.get()).toEqual(after);
    expect((await client.school.get()).retention).toEqual(after);
    expect(await live.retention.get()).toEqual(before);
    expect((await client.auditLog.list({ limit: 1 })).data).toMatchObject([
      { action: 'school.updated', changes: { retention: { before, after } } },
    ]);
    await client.retention.update(changes);
    await client.retention.update({});
    expect((await client.auditLog.list({ action: 'school.updated' })).data).toHaveLength(1);
  });

  it('anonymises after some months only, and takes nothing else', async () => {
    const { client } = await newSchool();
    const before = await client.retention.get();
    const nulls = client.retention.update({ fees: { months: null }, term_reports: { action: 'anonymise' } });
    expect(await refusalOf(nulls)).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        { pointer: '/fees/months', code: 'required' },
        { pointer: '/term_reports/months', code: 'required' },
      ],
    });
    const wrong = { fees: { months: 1201 }, medical: { months: 1.5 }, attendance: { action: 'burn' } };
    expect(await refusalOf(client.retention.update(wrong as object))).toMatchObject({
      code: 'validation_failed',
      errors: [
        { pointer: '/attendance/action' },
        { pointer: '/medical/months' },
        { pointer: '/fees/months' },
      ],
    });
    const unknown = { fees: { years: 1 }, sport: { months: 1 } };
    expect(await refusalOf(client.retention.update(unknown as object))).toMatchObject({
      code: 'unknown_field',
      errors: [{ pointer: '/fees/years' }, { pointer: '/sport' }],
    });
    const besides = client.school.update({ retention: before } as object);
    expect(await refusalOf(besides)).toMatchObject({ code: 'unknown_field' });
    expect(await client.retention.get()).toEqual(before);
  });

  it('has the version of the school, and changes under it', async () => {
    const { client } = await newSchool();
    const { etag } = await client.retention.get().withResponse();
    expect((await client.school.get().withResponse()).etag).toBe(etag);
    expect(await client.retention.get({ ifNoneMatch: etag ?? '' })).toBeNull();
    const changed = client.retention.update({ fees: { months: 96 } }, { ifMatch: etag ?? '' });
    expect((await changed.withResponse()).etag).not.toBe(etag);
    const late = client.retention.update({ fees: { months: 12 } }, { ifMatch: etag ?? '' });
    expect(await refusalOf(late)).toMatchObject({ status: 412, code: 'precondition_failed' });
    await Promise.all([
      client.retention.update({ learners: { months: 1 } }),
      client.retention.update({ medical: { months: 2 } }),
    ]);
    expect(await client.retention.get()).toMatchObject({
      learners: { months: 1 },
      medical: { months: 2 },
      fees: { months: 96 },
    });
  });

  it('is read with any key and changed with admin:school alone', async () => {
    const { client, server } = await newSchool();
    const { secret } = await client.apiKeys.create({ name: 'Reader', scopes: ['read:learners'] });
    const reader = clientOf(server, secret);
    expect(await reader.retention.get()).toEqual(await client.retention.get());
    expect(await refusalOf(reader.retention.update({}))).toMatchObject({ code: 'insufficient_scope' });
  });
});
