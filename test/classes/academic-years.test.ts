import type { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { refusalOf } from '../support/problems.ts';
import { sharedYears } from '../support/school-year.ts';
import { sharedServer } from '../support/server.ts';

const year = (client: Rollbook, name: string) =>
  client.academicYears.create({ name, starts_on: `${name}-01-14`, ends_on: `${name}-12-09` });

const term = (client: Rollbook, id: string, number: number, starts_on: string, ends_on: string) =>
  client.terms.create({ academic_year_id: id, name: `Term ${number}`, number, starts_on, ends_on });

onEachDatabase('an academic year', (open) => {
  const { newSchool } = sharedYears(open);

  it('is planned, then current, then closed, and goes no other way', async () => {
    const { client } = await newSchool();
    const { id, status } = await year(client, '2026');
    expect(status).toBe('planned');
    expect(await refusalOf(client.academicYears.close(id))).toMatchObject({
      code: 'invalid_state_transition',
      from: 'planned',
      to: 'closed',
      allowed: ['current'],
    });
    expect((await client.academicYears.start(id)).status).toBe('current');
    expect(await refusalOf(client.academicYears.start(id))).toMatchObject({ from: 'current', to: 'current' });
    expect((await client.academicYears.close(id)).status).toBe('closed');
    expect(await refusalOf(client.academicYears.start(id))).toMatchObject({ from: 'closed', allowed: [] });
    const { data } = await client.auditLog.list({ resource_id: id, order: 'asc' });
    expect(data.map(({ action }) => action)).toEqual(
      ['created', 'started', 'closed'].map((verb) => `academic_year.${verb}`),
    );
  });

  it('is the only current one', async () => {
    const { client } = await newSchool();
    const first = await year(client, '2026');
    const second = await year(client, '2027');
    const started = await Promise.allSettled([first, second].map(({ id }) => client.academicYears.start(id)));
    expect(started.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await client.academicYears.list({ status: 'current' })).data).toHaveLength(1);
  });

  it('that was the current one comes back when no other is', async () => {
    const { client } = await newSchool();
    const first = await year(client, '2026');
    const second = await year(client, '2027');
    await client.academicYears.start(first.id);
    await client.academicYears.archive(first.id);
    await client.academicYears.start(second.id);
    expect(await refusalOf(client.academicYears.restore(first.id))).toMatchObject({
      code: 'already_exists',
      existing_id: second.id,
    });
    await client.academicYears.close(second.id);
    expect(await client.academicYears.restore(first.id)).toMatchObject({ status: 'current' });
  });

  it('that is closed or started while its days or those of another one are not over has warnings', async () => {
    const { client } = await newSchool();
    const [first, second] = [await year(client, '2026'), await year(client, '2027')];
    const warningsOf = async ({ id }: { id: string }) => (await client.academicYears.get(id)).warnings;
    expect((await client.academicYears.start(first.id)).warnings).toEqual([]);
    expect((await client.academicYears.close(first.id)).warnings).toEqual([
      {
        code: 'closed_early',
        detail:
          'The year is closed before its last day, 2026-12-09: labels of classes no longer mean its classes.',
      },
    ]);
    const early = [
      {
        code: 'started_early',
        detail:
          'The year is current although another one lasts until 2026-12-09: labels of classes mean those of this year already.',
      },
    ];
    expect((await client.academicYears.start(second.id)).warnings).toEqual(early);
    expect(await warningsOf(second)).toEqual(early);
    await client.academicYears.update(first.id, { ends_on: '2026-02-01' });
    expect([await warningsOf(first), await warningsOf(second)]).toEqual([[], []]);
  });

  it('lasts at most two years, also when it is changed or imported', async () => {
    const { client, server } = await newSchool();
    const tooLong = (last: string) => ({
      pointer: '/ends_on',
      code: 'too_long',
      detail: `must not be after ${last}, because an academic year has at most 731 days`,
    });
    const starts_on = '2024-01-01';
    const create = (ends_on: string) => client.academicYears.create({ name: ends_on, starts_on, ends_on });
    for (const ends_on of ['2026-01-01', '9999-12-31'])
      expect(await refusalOf(create(ends_on))).toMatchObject({
        code: 'validation_failed',
        errors: [tooLong('2025-12-31')],
      });
    const { id } = await create('2025-12-31');
    expect(await refusalOf(client.academicYears.update(id, { starts_on: '1924-01-01' }))).toMatchObject({
      errors: [tooLong('1925-12-31')],
    });
    const last = { name: 'Last', starts_on: '9998-01-01', ends_on: '9999-12-31' };
    expect(await client.academicYears.create(last)).toMatchObject(last);
    const rows = [{ external_id: 'y', name: 'Y', starts_on: '2030-01-01', ends_on: '3030-12-31' }];
    const done = await importInto(server, client, { kind: 'academic_years', source: 'sis', rows });
    expect(await rowsOf(client, done.id)).toMatchObject([
      { result: 'failed', errors: [tooLong('2032-01-01')] },
    ]);
  });

  it('does not overlap with another, not by a day', async () => {
    const { client } = await newSchool();
    const first = await year(client, '2026');
    const touching = { name: 'Touching', starts_on: '2026-12-09', ends_on: '2027-12-01' };
    expect(await refusalOf(client.academicYears.create(touching))).toMatchObject({
      status: 409,
      code: 'dates_overlap',
      existing_id: first.id,
    });
    const next = await client.academicYears.create({ ...touching, starts_on: '2026-12-10' });
    expect(await refusalOf(client.academicYears.update(next.id, { starts_on: '2026-12-01' }))).toMatchObject({
      code: 'dates_overlap',
    });
    expect(await refusalOf(client.academicYears.update(next.id, { ends_on: '2026-01-01' }))).toMatchObject({
      errors: [{ pointer: '/ends_on', code: 'ends_before_start' }],
    });
    await client.academicYears.archive(first.id);
    await client.academicYears.update(next.id, { starts_on: '2026-12-01' });
    expect(await refusalOf(client.academicYears.restore(first.id))).toMatchObject({ existing_id: next.id });
    const atOnce = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        client.academicYears.create({ name, starts_on: '2030-01-01', ends_on: '2030-12-01' }),
      ),
    );
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not closed with terms that are not, nor archived with terms', async () => {
    const { client } = await newSchool();
    const { id } = await year(client, '2026');
    await client.academicYears.start(id);
    const first = await term(client, id, 1, '2026-01-14', '2026-03-27');
    await client.terms.open(first.id);
    expect(await refusalOf(client.academicYears.close(id))).toMatchObject({
      status: 409,
      code: 'open_terms',
    });
    expect((await client.academicYears.get(id)).status).toBe('current');
    expect(await refusalOf(client.academicYears.archive(id))).toMatchObject({
      status: 409,
      code: 'resource_in_use',
      dependents: [{ type: 'term', count: 1 }],
    });
    await client.terms.close(first.id);
    expect((await client.academicYears.close(id)).status).toBe('closed');
  });
});

onEachDatabase('a term', (open) => {
  const newSchool = sharedServer(open);

  it('lies inside its year, and the year keeps around it', async () => {
    const { client } = await newSchool();
    const { id } = await year(client, '2026');
    expect(await refusalOf(term(client, id, 1, '2026-01-13', '2026-12-10'))).toMatchObject({
      status: 422,
      code: 'outside_academic_year',
      errors: [{ pointer: '/starts_on' }, { pointer: '/ends_on' }],
    });
    const first = await term(client, id, 1, '2026-01-14', '2026-03-27');
    expect(first).toMatchObject({ status: 'planned', school_days_count: 53, warnings: [] });
    expect(await refusalOf(client.terms.update(first.id, { ends_on: '2027-01-01' }))).toMatchObject({
      code: 'outside_academic_year',
    });
    expect(await refusalOf(client.academicYears.update(id, { starts_on: '2026-01-15' }))).toMatchObject({
      code: 'outside_academic_year',
      errors: [{ pointer: '/starts_on' }],
    });
    expect(await refusalOf(term(client, 'ayr_none', 2, '2026-04-01', '2026-06-01'))).toMatchObject({
      code: 'unknown_reference',
      errors: [{ pointer: '/academic_year_id' }],
    });
  });

  it('does not overlap with the other terms of its year, and its number is unique in it', async () => {
    const { client } = await newSchool();
    const { id } = await year(client, '2026');
    const first = await term(client, id, 1, '2026-01-14', '2026-03-27');
    expect(await refusalOf(term(client, id, 2, '2026-03-27', '2026-06-26'))).toMatchObject({
      code: 'dates_overlap',
      existing_id: first.id,
    });
    expect(await refusalOf(term(client, id, 1, '2026-04-08', '2026-06-26'))).toMatchObject({
      code: 'already_exists',
      existing_id: first.id,
    });
    const second = await term(client, id, 2, '2026-04-08', '2026-06-26');
    expect(await refusalOf(client.terms.update(second.id, { starts_on: '2026-03-27' }))).toMatchObject({
      code: 'dates_overlap',
      existing_id: first.id,
    });
    const next = await year(client, '2027');
    expect((await term(client, next.id, 1, '2027-01-14', '2027-03-26')).number).toBe(1);
    expect((await client.terms.list({ academic_year_id: id })).data.map(({ number }) => number)).toEqual([
      1, 2,
    ]);
  });

  it('comes back where there is still room for it', async () => {
    const { client } = await newSchool();
    const { id } = await year(client, '2026');
    const first = await term(client, id, 1, '2026-01-14', '2026-03-27');
    await client.terms.archive(first.id);
    const other = await term(client, id, 2, '2026-03-02', '2026-06-26');
    expect(await refusalOf(client.terms.restore(first.id))).toMatchObject({
      code: 'dates_overlap',
      existing_id: other.id,
    });
    await client.terms.archive(other.id);
    await client.academicYears.update(id, { starts_on: '2026-02-02' });
    expect(await refusalOf(client.terms.restore(first.id))).toMatchObject({ code: 'outside_academic_year' });
    await client.academicYears.archive(id);
    expect(await refusalOf(client.terms.restore(first.id))).toMatchObject({ code: 'unknown_reference' });
    await client.academicYears.restore(id);
    await client.academicYears.update(id, { starts_on: '2026-01-14' });
    expect(await client.terms.restore(first.id)).toMatchObject({ archived_at: null, number: 1 });
  });

  it('is opened, closed and reopened, and refuses changes while it is closed', async () => {
    const { client } = await newSchool();
    const { id: yearId } = await year(client, '2026');
    const { id } = await term(client, yearId, 1, '2026-01-14', '2026-03-27');
    expect(await refusalOf(client.terms.reopen(id))).toMatchObject({ from: 'planned', to: 'open' });
    expect((await client.terms.open(id)).status).toBe('open');
    expect((await client.terms.close(id)).status).toBe('closed');
    expect(await refusalOf(client.terms.update(id, { name: 'First' }))).toMatchObject({
      status: 409,
      code: 'term_closed',
    });
    expect(await refusalOf(client.terms.update(id, {}))).toMatchObject({ code: 'term_closed' });
    expect(await refusalOf(client.terms.open(id))).toMatchObject({ from: 'closed', to: 'open' });
    expect((await client.terms.reopen(id)).status).toBe('open');
    expect((await client.terms.update(id, { name: 'First' })).name).toBe('First');
  });
});
