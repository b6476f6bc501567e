import { dirname } from 'node:path';
import type { RetentionUpdate } from '@rollbook/sdk';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { rollbook } from '../support/command.ts';
import {
  environmentOf,
  type OpenDatabase,
  onEachDatabase,
  openPostgres,
  type TestDatabase,
} from '../support/databases.ts';
import { everythingStored, onConnection, runSql } from '../support/inspect.ts';
import { codeOf } from '../support/problems.ts';
import { goTo, startYear, today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';

const note = { kind: 'allergy', title: 'Peanuts', severity: 'critical' } as const;

/** A school of which a learner left on a day. */
async function withLeaver(open: OpenDatabase, left_on: string, clock: ManualClock) {
  const started = await startServer(open, { worker: true, clock });
  const { client } = started;
  const { id } = await client.learners.create({ name: 'Thandi Example', admitted_on: '2015-01-14' });
  await client.medicalNotes.create(id, note);
  await client.incidents.create({
    learner_id: id,
    occurred_at: '2019-11-01T08:00:00Z',
    category: 'disruption',
    level: 1,
    description: 'Talked during the test.',
  });
  await client.learners.leave(id, { left_on, left_reason: 'completed' });
  const shown = async () => [
    (await client.learners.get(id)).name,
    (await client.medicalNotes.list(id)).data.map(({ title }) => title)[0],
    (await client.incidents.list({ learner_id: id, archived: 'any' })).data.map(
      ({ description }) => description,
    )[0],
  ];
  return { ...started, id, shown };
}

function runCommand(database: TestDatabase, args: string[]) {
  const options = { cwd: dirname(import.meta.dirname), env: environmentOf(database) };
  return rollbook(['retention', 'run', ...args], options);
}

/** Makes the database refuse to note that a family of a learner's records was erased. Gives the SQL that ends it. */
async function refuseErasure(database: TestDatabase, dialect: string, learner: string, family: string) {
  const condition = `new.subject_id = '${learner}' and new.family = '${family}'`;
  if (dialect === 'sqlite') {
    await runSql(
      database,
      `create trigger refusal before insert on erasures when ${condition}
        begin select raise(abort, 'of Thandi Example'); end`,
    );
    return 'drop trigger refusal';
  }
  await runSql(
    database,
    `create function refuse() returns trigger language plpgsql as $$ begin
        if ${condition} then raise exception 'of Thandi Example'; end if; return new; end $$;
      create trigger refusal before insert on erasures for each row execute function refuse()`,
  );
  return 'drop trigger refusal on erasures';
}

onEachDatabase('retention', (open, dialect) => {
  it('erases a learner who leaves at midnight once, before it is midnight UTC, and lets imports run', async () => {
    const clock = new ManualClock('2026-11-27T20:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    await client.retention.update({ learners: { months: 0 } });
    const { id } = await client.learners.create({ name: 'Thandi Example', admitted_on: '2015-01-14' });
    await client.learners.leave(id, { left_on: '2026-11-28', left_reason: 'completed' });
    // Midnight in Johannesburg.
    clock.advance(2 * 3_600_000 + 5 * 60_000);
    const { id: started } = await client.imports.create({
      ...{ kind: 'subjects', source: 'sis', rows: [{ external_id: '1', name: 'Art', code: 'ART' }] },
    });
    await server.drainJobs();
    clock.advance(3_600_000);
    await server.drainJobs();
    expect((await client.imports.get(started)).status).toBe('completed');
    expect((await client.auditLog.list({ resource_id: id, action: 'learner.erased' })).data).toHaveLength(1);
  });

  it('counts a month from the last of January to the last of February', async () => {
    const clock = new ManualClock('2026-02-27T08:00:00.000Z');
    const { client, server, id, shown } = await withLeaver(open, '2026-01-31', clock);
    await client.retention.update({ learners: { months: 1 } });
    await server.drainJobs();
    expect((await shown())[0]).toBe('Thandi Example');
    clock.advance(86_400_000);
    await server.drainJobs();
    expect((await client.learners.get(id)).name).not.toBe('Thandi Example');
  });

  it('erases nobody again who was archived and erased in an evening that is the next day in UTC', async () => {
    const clock = new ManualClock('2026-11-29T03:36:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    await client.school.update({ time_zone: 'America/New_York' });
    await client.retention.update({ learners: { months: 1 } });
    const { id } = await client.learners.create({ name: 'Thandi Example', admitted_on: '2015-01-14' });
    await client.learners.archive(id);
    await client.learners.erase(id, { confirm: id, reason: 'Request of the parents' });
    clock.advance(40 * 86_400_000);
    await server.drainJobs();
    expect((await client.auditLog.list({ resource_id: id, action: 'learner.erased' })).data).toHaveLength(1);
  });

  it('says whose values changed rules would erase, and then erases these', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, shown } = await withLeaver(open, '2020-01-31', clock);
    const guardian = await client.guardians.create({ name: 'Sipho Example' });
    await client.guardians.archive(guardian.id);
    const owing = await client.learners.create({ name: 'Naledi Example', admitted_on: '2015-01-14' });
    const lines = [{ description: 'Tuition', category: 'tuition', unit_amount: 100 }] as const;
    const { id } = await client.invoices.create({
      learner_id: owing.id,
      due_date: '2020-03-01',
      lines: [...lines],
    });
    await client.invoices.issue(id);
    await client.learners.leave(owing.id, { left_on: '2020-01-31', left_reason: 'completed' });
    clock.advance(365 * 86_400_000);
    await server.drainJobs();

    const countsOf = async (rules?: RetentionUpdate) =>
      Object.fromEntries(
        (await client.retention.preview(rules)).data.map(({ family, due, due_already }) => [
          family,
          [due, due_already],
        ]),
      );
    const none = {
      learners: [0, 0],
      attendance: [0, 0],
      discipline: [0, 0],
      communications: [0, 0],
      medical: [0, 0],
      fees: [0, 0],
      term_reports: [0, 0],
      staff: [0, 0],
    };
    // Two learners left, of whom one has no incidents and owes money, and nobody has a report.
    const before = await client.retention.get();
    expect(await countsOf()).toEqual(none);
    const rules: RetentionUpdate = {
      learners: { months: 11 },
      discipline: { months: 11 },
      term_reports: { action: 'anonymise', months: 11 },
    };
    expect(await countsOf(rules)).toEqual({
      ...none,
      learners: [2, 0],
      discipline: [1, 0],
    });
    expect(await countsOf({ ...rules, discipline: { action: 'keep' } })).toMatchObject({
      discipline: [0, 0],
    });
    expect(await client.retention.get()).toEqual(before);
    expect(await codeOf(client.retention.preview({ fees: { action: 'anonymise', months: null } }))).toBe(
      'validation_failed',
    );

    await client.retention.update(rules);
    expect(await countsOf()).toMatchObject({ learners: [2, 2], discipline: [1, 1] });
    await server.drainJobs();
    clock.advance(3_600_000);
    await server.drainJobs();
    expect(await shown()).toEqual(['[erased]', 'Peanuts', '[erased]']);
    expect((await client.guardians.get(guardian.id)).name).toBe('[erased]');
    expect((await client.learners.get(owing.id)).name).toBe('Naledi Example');
    expect(await countsOf()).toEqual(none);
  });

  it('erases each family when its months have passed, once, whichever process gets there', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, shown, id } = await withLeaver(open, '2020-01-31', clock);
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
      return shown();
    };
    const [name, title, description] = ['Thandi Example', 'Peanuts', 'Talked during the test.'];
    expect(await on('2021-01-30')).toEqual([name, title, description]);
    expect(await on('2021-01-31')).toEqual([name, '[erased]', description]);
    expect(await on('2023-01-31')).toEqual([name, '[erased]', '[erased]']);
    expect(await on('2025-01-30')).toEqual([name, '[erased]', '[erased]']);
    expect(await on('2025-01-31')).toEqual(['[erased]', '[erased]', '[erased]']);
    await on('2025-02-01');
    const log = (await client.auditLog.list({ resource_id: id, limit: 100, order: 'asc' })).data;
    const runs = log.filter(({ action }) => action.endsWith('erased'));
    expect(runs.map(({ action, changes }) => [action, changes.families?.after])).toEqual([
      // Not of families of which the learner has no records.
      ['learner.records_erased', ['medical']],
      ['learner.records_erased', ['discipline']],
      ['learner.erased', ['learners']],
    ]);
    expect(runs[0]).toMatchObject({ actor: { type: 'system' }, reason: 'The retention period has ended' });
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('waits while money is open, and keeps what the rules keep', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, shown, id } = await withLeaver(open, '2020-01-31', clock);
    await client.retention.update({ discipline: { action: 'keep' } });
    const lines = [{ description: 'Tuition', unit_amount: 100 }];
    const invoice = await client.invoices.create({ learner_id: id, due_date: '2020-02-28', lines });
    await client.invoices.issue(invoice.id);
    clock.advance(Date.parse('2030-01-31T10:00:00Z') - clock.now());
    await server.drainJobs();
    expect(await shown()).toEqual(['Thandi Example', '[erased]', 'Talked during the test.']);
    await client.invoices.void(invoice.id, { reason: 'Paid in another system' });
    clock.advance(86_400_000);
    await server.drainJobs();
    expect(await shown()).toEqual(['[erased]', '[erased]', 'Talked during the test.']);
    expect(await codeOf(client.learners.restore(id))).toBe('resource_erased');
  });

  it('counts from the day on which a learner who never left was archived', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const [applicant, restored, present] = await Promise.all(
      ['Applicant', 'Restored', 'Present'].map((name) => client.learners.create({ name: `${name} Example` })),
    );
    if (!applicant || !restored || !present) throw new Error('No learners');
    const both = [applicant.id, restored.id];
    for (const id of [...both, present.id]) await client.medicalNotes.create(id, note);
    for (const id of both) await client.learners.archive(id);
    await client.learners.restore(restored.id);
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
      const { data } = await client.learners.list({ archived: 'any' });
      const titles = data.map(async ({ id }) => (await client.medicalNotes.list(id)).data[0]?.title);
      return [data.map(({ name }) => name.split(' ')[0]).toSorted(), (await Promise.all(titles)).toSorted()];
    };
    const names = ['Applicant', 'Present', 'Restored'];
    expect(await on('2021-01-30')).toEqual([names, ['Peanuts', 'Peanuts', 'Peanuts']]);
    expect(await on('2021-01-31')).toEqual([names, ['Peanuts', 'Peanuts', '[erased]']]);
    expect(await on('2025-01-31')).toEqual([
      ['Present', 'Restored', '[erased]'],
      ['Peanuts', 'Peanuts', '[erased]'],
    ]);
    expect(await codeOf(client.learners.restore(applicant.id))).toBe('resource_erased');
  });

  it('erases guardians without learners when they have been archived for as long', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const [archived, restored, kept] = await Promise.all(
      ['Archived', 'Restored', 'Kept'].map((name) =>
        client.guardians.create({ name: `${name} Example`, phone: '+27825550110' }),
      ),
    );
    if (!archived || !restored || !kept) throw new Error('No guardians');
    const { id: message } = await client.messages.create({
      channel: 'sms',
      to: { guardian_ids: [archived.id] },
      body: 'Please call the office.',
    });
    await server.drainJobs();
    for (const { id } of [archived, restored]) await client.guardians.archive(id);
    await client.guardians.restore(restored.id);
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
      const { data } = await client.guardians.list({ archived: 'any' });
      return data.map(({ name }) => name.split(' ')[0]).toSorted();
    };
    expect(await on('2025-01-30')).toEqual(['Archived', 'Kept', 'Restored']);
    expect(await on('2025-01-31')).toEqual(['Kept', 'Restored', '[erased]']);
    await on('2025-02-01');
    expect((await client.messages.get(message)).body).toBeNull();
    const { data: entries } = await client.auditLog.list({ action: 'guardian.erased' });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actor: { type: 'system' }, reason: 'The retention period has ended' });
  });

  it('erases what was written about a learner after a family was erased, also of one who came back', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, id } = await withLeaver(open, '2020-01-31', clock);
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
      const titles = (await client.medicalNotes.list(id)).data.map(({ title }) => title);
      const created = await client.auditLog.list({ action: 'medical_note.created', order: 'asc' });
      return [titles, created.data.map(({ changes }) => changes.kind?.after)];
    };
    const erased = '[erased]';
    expect(await on('2021-02-01')).toEqual([[erased], ['allergy']]);
    const hasAlert = async () => (await client.learners.get(id)).has_medical_alert;
    expect(await hasAlert()).toBe(false);
    await client.medicalNotes.create(id, { ...note, title: 'Bees' });
    expect(await hasAlert()).toBe(true);
    expect(await on('2021-02-02')).toEqual([
      [erased, erased],
      ['allergy', 'allergy'],
    ]);
    await client.learners.admit(id, { admitted_on: '2021-02-02' });
    await client.medicalNotes.create(id, { kind: 'dietary', title: 'Vegetarian', severity: 'info' });
    expect(await hasAlert()).toBe(false);
    await client.medicalNotes.create(id, { ...note, title: 'Cats' });
    await client.learners.leave(id, { left_on: '2021-02-02', left_reason: 'completed' });
    expect((await on('2022-02-01'))[0]?.filter((title) => title !== erased).sort()).toEqual([
      'Cats',
      'Vegetarian',
    ]);
    expect((await on('2022-02-02'))[0]).toEqual([erased, erased, erased, erased]);
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('keeps what a learner who came back has in common with a sibling who leaves', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
    };
    await client.retention.update({ fees: { months: 12 } });
    const [back, sibling] = [
      await client.learners.create({ name: 'Thandi Example', admitted_on: '2015-01-14' }),
      await client.learners.create({ name: 'Sipho Example', admitted_on: '2015-01-14' }),
    ];
    const learner_ids = [back.id, sibling.id];
    const parent = await client.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
    for (const id of learner_ids)
      await client.learnerGuardians.create(id, { guardian_id: parent.id, relationship: 'mother' });
    const account = await client.feeAccounts.create({ name: 'Family Example', learner_ids });
    await client.learners.leave(back.id, { left_on: '2020-01-31', left_reason: 'transferred' });
    await on('2022-03-01');
    await client.learners.admit(back.id, { admitted_on: '2022-03-01' });
    const invoice = await client.invoices.create({
      ...{ learner_id: back.id, due_date: '2022-04-01' },
      lines: [{ description: 'Tuition', unit_amount: 100 }],
    });
    await client.invoices.issue(invoice.id);
    const payment = await client.payments.create({
      ...{ learner_id: back.id, amount: 100, method: 'eft', received_on: '2022-03-01' },
      reference: 'EXAMPLE 7',
    });
    const message = await client.messages.create({
      ...{ channel: 'email', to: { learner_ids }, subject: 'Trip', body: 'The bus leaves at eight.' },
    });
    const shown = async () => [
      (await client.feeAccounts.get(account.id)).name,
      (await client.payments.get(payment.id)).reference,
      (await client.messages.get(message.id)).body,
    ];
    await client.learners.leave(sibling.id, { left_on: '2022-03-01', left_reason: 'completed' });
    await on('2024-03-02');
    expect(await shown()).toEqual(['Family Example', 'EXAMPLE 7', 'The bus leaves at eight.']);
    // It is erased with the last of the two.
    await client.learners.leave(back.id, { left_on: '2024-03-02', left_reason: 'completed' });
    await on('2025-03-02');
    expect(await shown()).toEqual(['[erased]', null, 'The bus leaves at eight.']);
    await on('2026-03-02');
    expect(await shown()).toEqual(['[erased]', null, null]);
  });

  it('erases what is written about several learners after the family of each was erased', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server } = await startServer(open, { worker: true, clock });
    const on = async (day: string) => {
      clock.advance(Date.parse(`${day}T10:00:00Z`) - clock.now());
      await server.drainJobs();
    };
    const parent = await client.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
    const learner_ids: string[] = [];
    for (const name of ['Thandi Example', 'Sipho Example', 'Lwazi Example']) {
      const { id } = await client.learners.create({ name, admitted_on: '2015-01-14' });
      await client.learnerGuardians.create(id, { guardian_id: parent.id, relationship: 'mother' });
      await client.learners.leave(id, { left_on: '2020-01-31', left_reason: 'completed' });
      learner_ids.push(id);
    }
    const [, , back = ''] = learner_ids;
    await on('2022-03-01');
    await client.learners.admit(back, { admitted_on: '2022-03-01' });
    const send = async (to: string[]) =>
      (
        await client.messages.create({
          ...{ channel: 'email', to: { learner_ids: to } },
          ...{ subject: 'Fees', body: 'Please call the office.' },
        })
      ).id;
    const [left, all] = [await send(learner_ids.slice(0, 2)), await send(learner_ids)];
    const { id } = await client.announcements.create({
      ...{
        title: 'Fees',
        body: 'Please call the office.',
        audience: { learner_ids: learner_ids.slice(0, 2) },
      },
    });
    const shown = async () => [
      (await client.messages.get(left)).body,
      (await client.announcements.get(id)).title,
      (await client.messages.get(all)).body,
    ];
    expect(await shown()).toEqual(['Please call the office.', 'Fees', 'Please call the office.']);
    await on('2022-03-02');
    expect(await shown()).toEqual([null, '[erased]', 'Please call the office.']);
    await client.learners.leave(back, { left_on: '2022-03-02', left_reason: 'completed' });
    await on('2024-03-02');
    expect(await shown()).toEqual([null, '[erased]', null]);
  });

  it('lets no comment be written about who is gone and whose attendance was erased, also without a last day', async () => {
    const year = await startYear(open, { worker: true });
    const { client, a, terms, learner } = year;
    await client.retention.update({ attendance: { months: 1 } });
    const [left, archived] = [await learner('Thandi Example'), await learner('Sipho Example')];
    const learner_ids = [left, archived];
    await client.classes.enroll(a.id, { term_id: terms[0].id, learner_ids });
    const marks = (comment: string) =>
      learner_ids.map((learner_id) => ({ learner_id, status: 'absent', comment }) as const);
    const { id } = await client.registers.create({ class_id: a.id, date: today, marks: marks('At home') });
    await client.learners.leave(left, { left_on: today, left_reason: 'transferred' });
    await client.learners.archive(archived);
    await goTo(year, '2026-03-03');
    const comments = async () => (await client.registers.get(id)).marks.map(({ comment }) => comment);
    expect(await comments()).toEqual([null, null]);
    for (const mark of marks('Called the parents'))
      expect(await codeOf(client.registers.update(id, { marks: [mark] }))).toBe('resource_erased');
    expect(await comments()).toEqual([null, null]);
  });

  it('erases comments about who came back and left again on days that were recorded late', async () => {
    const year = await startYear(open, { worker: true });
    const { client, a, terms, learner } = year;
    await client.retention.update({ attendance: { months: 1 } });
    const id = await learner('Thandi Example');
    await client.classes.enroll(a.id, { term_id: terms[0].id, learner_ids: [id] });
    await client.learners.leave(id, { left_on: today, left_reason: 'transferred' });
    await goTo(year, '2026-03-03');
    await client.learners.admit(id, { admitted_on: '2026-02-16' });
    const mark = { learner_id: id, status: 'absent', comment: 'At home' } as const;
    const taken = await client.registers.create({ class_id: a.id, date: '2026-03-03', marks: [mark] });
    await client.learners.leave(id, { left_on: '2026-02-20', left_reason: 'transferred' });
    const comments = async () => (await client.registers.get(taken.id)).marks.map(({ comment }) => comment);
    await goTo(year, '2026-03-19');
    expect(await comments()).toEqual(['At home']);
    await goTo(year, '2026-03-20');
    expect(await comments()).toEqual([null]);
  });

  it('counts before who has something to erase in a family, and erases of as many', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, database } = await startServer(open, { worker: true, clock });
    const make = async (name: string) =>
      (
        await client.learners.create({
          ...{ name: `${name} Example`, admitted_on: '2015-01-14' },
          email: `${name.toLowerCase()}@example.org`,
        })
      ).id;
    const [noted, excused, written, twin, kept, bare] = [
      await make('Noted'),
      await make('Excused'),
      await make('Written'),
      await make('Twin'),
      await make('Kept'),
      await make('Bare'),
    ];
    await client.medicalNotes.create(noted, note);
    // A record that was merged into the one that remains is erased with it.
    await client.medicalNotes.create(twin, note);
    await client.learners.merge(kept, { learner_id: twin });
    await client.excuses.create({
      ...{ learner_id: excused, from: '2020-01-29', to: '2020-01-29' },
      ...{ reason_code: 'illness', note: 'A cold' },
    });
    const parent = await client.guardians.create({ name: 'Nomsa Example', email: 'nomsa@example.org' });
    for (const id of [written, bare])
      await client.learnerGuardians.create(id, { guardian_id: parent.id, relationship: 'mother' });
    const aunt = await client.guardians.create({ name: 'Zanele Example' });
    const staying = await client.learners.create({ name: 'Lwazi Example' });
    for (const id of [bare, staying.id])
      await client.learnerGuardians.create(id, { guardian_id: aunt.id, relationship: 'other' });
    const send = async (learner_ids: string[]) =>
      (
        await client.messages.create({
          ...{ channel: 'email', to: { learner_ids } },
          ...{ subject: 'Fees', body: 'Please call the office.' },
        })
      ).id;
    const [own, common] = [await send([written]), await send([written, bare])];
    await client.invoices.create({
      ...{ learner_id: written, due_date: '2020-03-01' },
      lines: [{ description: 'Tuition', category: 'tuition', unit_amount: 100 }],
    });
    await server.drainJobs();
    const people = [noted, excused, written, kept, bare];
    for (const id of people)
      await client.learners.leave(id, { left_on: '2020-01-31', left_reason: 'completed' });
    const now = { action: 'anonymise', months: 0 } as const;
    const rules = {
      ...{ medical: now, attendance: now, communications: now, discipline: now },
      ...{ fees: now, term_reports: now, learners: now },
    };
    const counted = (await client.retention.preview(rules)).data.filter(({ due }) => due > 0);
    expect(Object.fromEntries(counted.map(({ family, due }) => [family, due]))).toEqual({
      ...{ medical: 2, attendance: 1, communications: 1, fees: 1, learners: 5 },
    });
    // The mother is erased with the second of her learners; a learner of the aunt stays.
    expect(counted.map(({ family, guardians }) => [family, guardians])).toContainEqual(['learners', 1]);
    await client.retention.update(rules);
    await server.close();
    const run = async (...args: string[]) => {
      const { stdout } = await runCommand(database, ['--json', ...args]);
      const { counts } = JSON.parse(stdout) as { counts: { family: string; due: number; erased: number }[] };
      return Object.fromEntries(counts.map(({ family, due, erased }) => [family, [due, erased]]));
    };
    const due = Object.fromEntries(counted.map(({ family, due: number }) => [family, number]));
    const pairs = (erased: (number: number) => number) =>
      Object.fromEntries(Object.entries(due).map(([family, number]) => [family, [number, erased(number)]]));
    expect(await run('--dry-run')).toEqual(pairs(() => 0));
    expect(await run()).toEqual(pairs((number) => number));
    expect(await run('--dry-run')).toEqual({});
    // What two have in common was erased with the last of them, and their entries say so.
    const [erased, texts, entries] = await Promise.all([
      runSql(database, 'select id from guardians where erased_at is not null'),
      runSql(database, `select encrypted from messages where id in ('${own}', '${common}')`),
      runSql(database, "select action from audit_log where action = 'learner.records_erased'"),
    ]);
    expect(erased).toEqual([{ id: parent.id }]);
    expect(texts.map((row) => (row as { encrypted: string }).encrypted)).toEqual(['', '']);
    expect(entries).toHaveLength(2 + 1 + 2 + 1);
  });

  it('is run from the command line, and counted before', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { server, database, testSchoolId } = await withLeaver(open, '2020-01-31', clock);
    await server.close();
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await runCommand(database, args);
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };
    const counts = (erased: number) =>
      ['medical', 'discipline', 'learners'].map((family) => ({
        ...{ school_id: testSchoolId, family, due: 1 },
        erased,
      }));
    expect(await runCommand(database, ['--school', 'sch_nope'])).toMatchObject({
      code: 2,
      stderr: 'rollbook: The school sch_nope does not exist.\n',
    });
    expect(JSON.parse(await run('--dry-run', '--json'))).toEqual({
      ...{ dry_run: true, counts: counts(0) },
      failures: [],
    });
    expect(await run('--dry-run', '--school', testSchoolId)).toMatch(/medical +1 +0\n[\s\S]*dry run/);
    expect(JSON.parse(await run('--json'))).toEqual({
      ...{ dry_run: false, counts: counts(1) },
      failures: [],
    });
    const [clean, unclean] =
      dialect === 'sqlite'
        ? ['The database files contain no deleted text.', /-wal contains deleted text/]
        : [
            /^The tables contain no deleted text. The write-ahead log of PostgreSQL contains it/,
            /older than this/,
          ];
    const whileRead = await onConnection(database, async (sql) => {
      await sql(dialect === 'sqlite' ? 'begin' : 'begin isolation level repeatable read');
      // On PostgreSQL, a table that the transaction has read would be locked.
      await sql(dialect === 'sqlite' ? 'select id from learners' : 'select 1');
      return runCommand(database, ['--vacuum', '--json']);
    });
    expect(whileRead.code).toBe(1);
    expect(JSON.parse(whileRead.stdout)).toMatchObject({
      ...{ counts: [], failures: [], vacuumed: false },
      vacuum: expect.stringMatching(unclean),
    });
    const [none, detail] = (await run('--vacuum')).split('\n');
    expect([none, detail]).toEqual(['Nothing is due.', expect.stringMatching(clean)]);
    expect(await everythingStored(database)).not.toContain('Thandi Example');
  });

  it('run from the command line continues after a learner who fails, and reports the failure without names', async () => {
    const clock = new ManualClock('2020-01-31T10:00:00.000Z');
    const { client, server, database, testSchoolId, id } = await withLeaver(open, '2020-01-31', clock);
    const other = await client.learners.create({ name: 'Sipho Example', admitted_on: '2015-01-14' });
    await client.incidents.create({
      ...{ learner_id: other.id, occurred_at: '2019-11-01T08:00:00Z' },
      ...{ category: 'disruption', level: 1, description: 'Talked during the test.' },
    });
    await client.learners.leave(other.id, { left_on: '2020-01-31', left_reason: 'completed' });
    await server.close();
    const end = await refuseErasure(database, dialect, id, 'discipline');
    const failed = await runCommand(database, ['--json']);
    expect([failed.code, failed.stderr]).toEqual([1, '']);
    const { counts, failures } = JSON.parse(failed.stdout);
    const erased = counts.map((count: { family: string; due: number; erased: number }) => [
      count.family,
      count.due,
      count.erased,
    ]);
    expect(erased).toEqual([
      ['medical', 1, 1],
      ['discipline', 2, 1],
      ['learners', 2, 2],
    ]);
    const reason = dialect === 'sqlite' ? 'SqliteError SQLITE_CONSTRAINT_TRIGGER' : 'error P0001';
    const place = { school_id: testSchoolId, person_id: id, family: 'discipline' };
    expect(failures).toEqual([{ ...place, reason }]);
    const again = await runCommand(database, []);
    expect([again.code, again.stderr]).toEqual([1, '']);
    expect(again.stdout).toContain(`Not erased: discipline of ${id} (${testSchoolId}): ${reason}\n`);
    expect(again.stdout).toContain('1 of 1 erasures failed, of 1 person.');
    expect(failed.stdout + again.stdout).not.toContain('Thandi');
    await runSql(database, end);
    const { code, stdout } = await runCommand(database, ['--json']);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        dry_run: false,
        counts: [{ school_id: testSchoolId, family: 'discipline', due: 1, erased: 1 }],
        failures: [],
      },
    ]);
  });
});

it('is run with --vacuum on PostgreSQL without rewriting what another program has in the same schema', async () => {
  const { server, database } = await startServer(openPostgres);
  await server.close();
  await runSql(database, 'create table books (id integer)');
  const files = async () =>
    (
      await runSql(
        database,
        "select pg_relation_filenode(c::regclass) as file from unnest('{books,learners}'::text[]) c",
      )
    ).map(({ file }) => file);
  const [books, learners] = await files();
  expect((await runCommand(database, ['--vacuum'])).code).toBe(0);
  const [booksAfter, learnersAfter] = await files();
  expect(booksAfter).toBe(books);
  expect(learnersAfter).not.toBe(learners);
});
