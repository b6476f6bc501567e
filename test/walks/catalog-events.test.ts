import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { eventCatalog, eventsOfCorrections } from '../support/event-catalog.ts';
import { Records } from '../support/fixtures/records.ts';
import { importInto } from '../support/imports.ts';
import { codeOf } from '../support/problems.ts';
import { eventTypes, type StartedYear, sharedYears, startYear, today } from '../support/school-year.ts';

/** Checks what is emitted by one thing that happens, and by nothing else. */
type Emits = (expected: string[], happens: () => Promise<unknown>) => Promise<void>;

/** How the events of a family come about, and what is close to it and emits none of them. */
type Scenario = (school: StartedYear & { records: Records }, emits: Emits) => Promise<void>;

const reason = 'Mistake';

/** What the scenarios look for; other events are emitted too. */
const watched = new Set([...eventCatalog, ...eventsOfCorrections]);

const scenarios: Record<string, Scenario> = {
  'of learners are of each that is created and archived': async ({ client, server }, emits) => {
    const idempotencyKey = randomUUID();
    const create = () => client.learners.create({ name: 'Thandi Example' }, { idempotencyKey });
    await emits(['learner.created'], create);
    await emits([], create);
    await emits([], () => codeOf(client.learners.create({ name: ' ' })));
    await emits(['learner.created'], () => client.learners.create({ name: 'A', class: 'No such class' }));
    await emits(['learner.created', 'learner.enrolled'], () =>
      client.learners.create({ name: 'B', class: '5A' }),
    );
    const { id } = await create();
    await emits([], () => client.learners.update(id, { name: 'Thandi Sample' }));
    await emits(['learner.archived'], () => client.learners.archive(id));
    await emits([], () => client.learners.archive(id));
    await emits([], () => codeOf(client.learners.update(id, { name: 'Thandi Example' })));
    await emits([], () => client.learners.restore(id));
    await emits([], () => client.guardians.create({ name: 'Nomsa Example' }));
    const rows = [
      { external_id: '1', name: 'C' },
      { external_id: '2', name: 'D' },
      { external_id: '3', name: ' ' },
    ];
    const run = (dry_run: boolean) =>
      importInto(server, client, { kind: 'learners', source: 'sis', rows, dry_run });
    await emits([], () => run(true));
    await emits(['learner.created', 'learner.created'], () => run(false));
    await emits([], () => run(false));
  },

  'of enrollments are of those that become active': async ({ client, a, b, terms, learner }, emits) => {
    const learner_id = await learner();
    const term_id = terms[0].id;
    const enrolled = ['learner.enrolled'];
    const pending = await client.enrollments.create({ learner_id, class_id: a.id, term_id, pending: true });
    await emits(enrolled, () => client.enrollments.activate(pending.id));
    await emits([], () => codeOf(client.enrollments.activate(pending.id)));
    await emits([], () => client.enrollments.update(pending.id, { metadata: { checked: 'yes' } }));
    let next = '';
    await emits(enrolled, async () => {
      next = (await client.enrollments.transfer(pending.id, { to_class_id: b.id })).id;
    });
    await emits([], () => client.enrollments.withdraw(next, { reason: 'Moved away' }));
    const others = [await learner(), await learner()] as const;
    await emits([], () =>
      client.enrollments.create({ learner_id: others[0], class_id: a.id, term_id, pending: true }),
    );
    await emits(enrolled, () =>
      client.enrollments.create({ learner_id: others[1], class_id: a.id, term_id }),
    );
  },

  'of staff are of those who are invited and who accept': async ({ client }, emits) => {
    const body = { email: 'thandi@example.org', name: 'Thandi Example', staff_type: 'teacher' } as const;
    await emits([], () => client.staff.create({ ...body, email: 'other@example.org' }));
    let invitation = { id: '', token: '' };
    await emits(['staff.invited'], async () => {
      invitation = await client.invitations.create({ ...body, roles: ['teacher'] });
    });
    await emits([], async () => {
      invitation = await client.invitations.resend(invitation.id);
    });
    const accept = () => client.invitations.accept({ token: invitation.token });
    await emits(['staff.activated'], accept);
    await emits([], () => codeOf(accept()));
    const another = { ...body, email: 'sipho@example.org', roles: ['teacher' as const] };
    const revoked = await client.invitations.create(another);
    await emits(['staff.invitation-revoked'], () => client.invitations.revoke(revoked.id));
  },

  'of registers are of those that are taken and whose marks change': async (school, emits) => {
    const { client, a, learner, terms } = school;
    const learner_id = await learner();
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const marks = [{ learner_id, status: 'present' as const }];
    let id = '';
    await emits(['attendance.recorded'], async () => {
      ({ id } = await client.registers.create({ class_id: a.id, date: today, marks }));
    });
    await emits([], () => client.registers.update(id, { marks }));
    await emits([], () => client.registers.update(id, { metadata: { checked: 'yes' } }));
    await emits(['attendance.recorded'], () =>
      client.registers.update(id, { marks: [{ learner_id, status: 'absent' }] }),
    );
    const voiding = () => client.registers.void(id, { reason: 'Wrong class' });
    await emits(['attendance.voided'], voiding);
    await emits([], () => codeOf(voiding()));
  },

  'of excuses are of those that excuse marks, or do so no more': async (school, emits) => {
    const { client, a, learner, terms } = school;
    const learner_id = await learner();
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id });
    const marks = [{ learner_id, status: 'absent' as const }];
    const register = await client.registers.create({ class_id: a.id, date: today, marks });
    const excused = async () => (await client.registers.get(register.id)).counts.excused;
    const body = { learner_id, from: today, to: today, reason_code: 'illness' } as const;
    let id = '';
    await emits([], async () => {
      ({ id } = await client.excuses.create(body));
    });
    await emits(['attendance.excuse-approved'], () => client.excuses.approve(id));
    expect(await excused()).toBe(1);
    const [event] = (await client.events.list({ type: 'attendance.excuse-approved' })).data;
    // Without the reason, which concerns health.
    expect(event?.data).toEqual({
      ...{ id, object: 'excuse', learner_id, from: today, to: today, status: 'approved' },
    });
    await emits([], () => client.excuses.update(id, { document_ref: 'Certificate' }));
    await emits(['attendance.excuse-archived'], () => client.excuses.archive(id));
    expect(await excused()).toBe(0);
    await emits(['attendance.excuse-restored'], () => client.excuses.restore(id));
    expect(await excused()).toBe(1);
    await emits(['attendance.excuse-withdrawn'], () => client.excuses.withdraw(id));
    expect(await excused()).toBe(0);
    await emits(['attendance.excuse-approved'], () => client.excuses.create({ ...body, status: 'approved' }));
    const refused = await client.excuses.create(body);
    await emits([], () => client.excuses.reject(refused.id, { reason }));
    const incident = await client.incidents.create({
      ...{ learner_id, occurred_at: `${today}T07:00:00Z`, category: 'bullying', level: 4 },
      description: 'Example',
    });
    const days = { from: '2026-02-10', to: '2026-02-11' };
    let followUp = '';
    await emits(['attendance.excuse-approved'], async () => {
      followUp = (await client.followUps.create(incident.id, { kind: 'suspension', ...days })).id;
    });
    await emits(['attendance.excuse-withdrawn', 'attendance.excuse-approved'], () =>
      client.followUps.update(incident.id, followUp, { to: '2026-02-12' }),
    );
    await emits(['attendance.excuse-withdrawn'], () => client.followUps.cancel(incident.id, followUp, {}));
  },

  'of assessments are of each publication': async ({ records }, emits) => {
    const { client } = records;
    const { id } = await records.in('assessment', 'draft');
    await emits([], () => client.assessments.open(id));
    const publish = () => client.assessments.publish(id);
    await emits(['assessment.published'], publish);
    await emits([], () => codeOf(publish()));
    const reopen = () => client.assessments.reopen(id, { reason: 'A mark is wrong' });
    await emits(['assessment.reopened'], reopen);
    await emits([], () => codeOf(reopen()));
    await emits(['assessment.published'], publish);
  },

  'of term reports are of each report that is published': async ({ records }, emits) => {
    const { client } = records;
    const reports = [await records.make('term_report'), await records.make('term_report')];
    const { class_id = '', term_id = '' } = reports[0]?.ids ?? {};
    await emits([], () => client.termReports.generate({ term_id, class_id }));
    await emits(['term-report.published', 'term-report.published'], () =>
      client.termReports.publishAll({ term_id, class_id }),
    );
    const id = reports[0]?.id ?? '';
    await emits([], () => codeOf(client.termReports.publish(id)));
    const withdraw = () => client.termReports.withdraw(id, { reason: 'A mark is wrong' });
    await emits(['term-report.withdrawn'], withdraw);
    await emits([], () => codeOf(withdraw()));
  },

  'of fees are of what is charged, paid and credited, and of each reversal': async (school, emits) => {
    const { client, server, learner } = school;
    await client.school.update({ auto_apply_credit: false });
    const learner_id = await learner();
    const lines = [{ description: 'Tuition', category: 'tuition' as const, unit_amount: 1000 }];
    const draft = () => client.invoices.create({ learner_id, due_date: '2026-12-14', lines });
    const [first, second] = [await draft(), await draft()];
    await emits([], () => client.invoices.update(first.id, { metadata: { checked: 'yes' } }));
    await emits(['fee.invoiced'], () => client.invoices.issue(first.id));
    await emits([], () => codeOf(client.invoices.issue(first.id)));
    await client.invoices.issue(second.id);
    const payment = { learner_id, method: 'eft', received_on: today } as const;
    let id = '';
    const idempotencyKey = randomUUID();
    const pay = () => client.payments.create({ ...payment, amount: 100 }, { idempotencyKey });
    await emits(['payment.received'], async () => {
      ({ id } = await pay());
    });
    await emits([], pay);
    await emits([], () => client.payments.update(id, { metadata: { checked: 'yes' } }));
    await emits(['fee.reconciled'], () =>
      client.allocations.create(id, { invoice_id: first.id, amount: 60 }),
    );
    await emits([], () => codeOf(client.allocations.create(id, { invoice_id: first.id, amount: 60 })));
    const [allocation] = (await client.allocations.list(id)).data;
    const reverse = () => client.allocations.reverse(id, allocation?.id ?? '', { reason });
    await emits(['allocation.reversed'], reverse);
    await emits([], () => codeOf(reverse()));
    const credit = () => client.creditNotes.create(second.id, { amount: 100, reason: 'Left the choir' });
    await emits(['credit-note.applied'], credit);
    // All of the first, and a part of the second.
    let paid = '';
    await emits(['payment.received', 'fee.reconciled', 'fee.reconciled'], async () => {
      ({ id: paid } = await client.payments.create({ ...payment, amount: 1500, auto_allocate: true }));
    });
    await emits([], () => codeOf(client.invoices.void(second.id, { reason })));
    const bounce = () => client.payments.reverse(paid, { reason });
    await emits(['payment.reversed', 'allocation.reversed', 'allocation.reversed'], bounce);
    await emits([], () => codeOf(bounce()));
    let refund = '';
    await emits(['refund.paid'], async () => {
      ({ id: refund } = await client.refunds.create(id, { amount: 100 }));
    });
    await emits([], () => codeOf(client.payments.reverse(id, { reason })));
    await emits(['refund.reversed'], () => client.refunds.reverse(id, refund, { reason }));
    await emits(['credit-note.applied'], () => client.invoices.writeOff(first.id, { reason }));
    const [written] = (await client.creditNotes.list(first.id)).data;
    const { id: note = '' } = written ?? {};
    await emits(['credit-note.reversed'], () => client.creditNotes.reverse(first.id, note, { reason }));
    const reschedule = () => client.invoices.update(second.id, { due_date: '2026-12-01' });
    await emits(['invoice.rescheduled'], reschedule);
    await emits([], reschedule);
    await emits([], () => client.invoices.update(second.id, { metadata: { note: 'x' } }));
    const voiding = () => client.invoices.void(second.id, { reason });
    await emits(['invoice.voided', 'credit-note.reversed'], voiding);
    await emits([], () => codeOf(voiding()));
    const { number = '' } = await client.invoices.get(first.id);
    const row = { received_on: today, amount_decimal: '3.00' };
    const rows = [
      { ...row, external_id: '1', reference: `FEES ${number}` },
      { ...row, external_id: '2', learner_id },
      { ...row, external_id: '3', reference: 'FEES' },
    ];
    const run = (dry_run: boolean) =>
      importInto(server, client, { kind: 'payments', source: 'bank', rows, dry_run });
    await emits([], () => run(true));
    await emits(['fee.reconciled', 'payment.received', 'payment.received'], () => run(false));
    await emits([], () => run(false));
  },

  'of messages are of each recipient who did not get one': async ({ client, server }, emits) => {
    const guardian = async () => (await client.guardians.create({ name: 'Nomsa Example', phone })).id;
    const phone = '+27821234567';
    const guardian_ids = [await guardian(), await guardian(), await guardian()];
    let id = '';
    await emits([], async () => {
      ({ id } = await client.messages.create({ channel: 'sms', to: { guardian_ids }, body: 'Text' }));
      await server.drainJobs();
    });
    const [one, two] = (await client.messageRecipients.list(id, { status: 'sent' })).data;
    const receive = (copy: typeof one, status: 'delivered' | 'bounced') =>
      client.messageRecipients.receipt(id, copy?.id ?? '', { status });
    await emits(['message.failed'], () => receive(one, 'bounced'));
    await emits([], () => codeOf(receive(one, 'bounced')));
    await emits([], () => receive(two, 'delivered'));
  },

  'of incidents are of each learner': async ({ client, learner }, emits) => {
    const body = {
      occurred_at: `${today}T08:00:00Z`,
      category: 'disruption',
      level: 1,
      description: 'Talked during the test.',
    } as const;
    const logged = 'discipline.incident-logged';
    const learner_ids = [await learner('A'), await learner('B')];
    const [learner_id = ''] = learner_ids;
    let id = '';
    await emits([logged], async () => {
      ({ id } = await client.incidents.create({ ...body, learner_id }));
    });
    await emits([logged, logged], () => client.incidents.bulk({ ...body, learner_ids }));
    const correct = () => client.incidents.update(id, { points: -3 });
    await emits(['discipline.incident-updated'], correct);
    await emits([], correct);
    await emits(['discipline.incident-updated'], () => client.incidents.review(id));
    await emits([], () => client.incidents.addNote(id, { text: 'Spoke with both.' }));
    await emits(['discipline.incident-archived'], () => client.incidents.archive(id));
    await emits([], () => client.incidents.archive(id));
    await emits(['discipline.incident-restored'], () => client.incidents.restore(id));
    const dismiss = () => client.incidents.dismiss(id, { reason });
    await emits(['discipline.incident-dismissed'], dismiss);
    await emits([], () => codeOf(dismiss()));
  },
};

onBothDatabases('the events of the catalog', (open) => {
  const shared = sharedYears(open);

  it.each(Object.keys(scenarios))('%s', async (name) => {
    const school = await startYear(shared);
    // Records of kinds that have many parents are made in another school, with parents of their own.
    const records = await new Records(school).elsewhere();
    const newIn = [eventTypes(school.client), eventTypes(records.client)];
    const emitted = async () => (await Promise.all(newIn.map((types) => types()))).flat();
    await scenarios[name]?.({ ...school, records }, async (expected, happens) => {
      await emitted();
      await happens();
      const types = (await emitted()).filter((type) => watched.has(type));
      // Rows of an import are independent, and so is the order of their events.
      expect(types.sort(), String(happens)).toEqual(expected.sort());
    });
  });
});
