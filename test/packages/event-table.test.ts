import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { document, documentText } from '../support/document.ts';
import { startYear, today } from '../support/school-year.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/webhooks.md'), 'utf8');
const [, section = ''] = guide.split('## Which event is sent?');
const types = Object.keys(document.webhooks);

/** The event types of a row of the table, by the beginning of its first cell. */
function said(beginning: string): string[] {
  const row = section.split('\n').find((line) => line.startsWith(`| ${beginning}`));
  if (row === undefined) throw new Error(`There is no row “${beginning}”`);
  const [, , second = ''] = row.split('|');
  const names = [
    ...second
      .split(';', 1)
      .join()
      .matchAll(/`([^`]+)`/g),
  ].map(([, name = '']) => name);
  return names.filter((name) => types.includes(name)).sort();
}

test('the events that the guide names for a change are those that are sent', async () => {
  const { client, events, a, b, subject, terms } = await startYear(openSqlite);
  const sent = async () => [...new Set(await events())].sort();

  const { id: learner_id } = await client.learners.create({ name: 'Thandi Example', class_id: a.id });
  expect(await sent()).toEqual(said('a learner is created in a class'));
  await client.learners.update(learner_id, { class_id: b.id });
  expect(await sent()).toEqual(said('a learner moves'));

  const register = await client.registers.create({
    class_id: b.id,
    date: today,
    marks: [{ learner_id, status: 'present' }],
  });
  expect(await sent()).toEqual(said('a register is taken'));
  await client.registers.update(register.id, { marks: [{ learner_id, status: 'absent' }] });
  expect(await sent()).toEqual(said('a register is taken'));

  const assessment = await client.assessments.create({
    title: 'Fractions',
    class_id: b.id,
    subject_id: subject.id,
    term_id: terms[0].id,
    kind: 'test',
    max_mark: 50,
    weight: 1,
    status: 'open',
  });
  await sent();
  const grade = await client.grades.create(assessment.id, { learner_id, mark: 40 });
  expect(await sent()).toEqual([]);
  await client.assessments.publish(assessment.id);
  expect(await sent()).toEqual(said('a mark of an assessment is entered'));
  await client.assessments.reopen(assessment.id, { reason: 'A mark was wrong' });
  await client.grades.update(assessment.id, grade.id, { mark: 41 });
  await client.assessments.publish(assessment.id);
  expect(await sent()).toEqual(said('a published mark is corrected'));

  const invoice = await client.invoices.create({
    learner_id,
    due_date: '2026-12-01',
    lines: [{ description: 'Tuition', category: 'tuition', unit_amount: 100 }],
  });
  const { account_id } = await client.invoices.issue(invoice.id);
  await sent();
  const payment = await client.payments.create({
    account_id: account_id ?? '',
    amount: 100,
    method: 'cash',
    received_on: today,
  });
  expect(await sent()).toEqual(said('a payment arrives'));
  await client.payments.reverse(payment.id, { reason: 'Bounced' });
  expect(await sent()).toEqual(said('a payment bounces'));

  await client.learners.leave(learner_id, { left_on: today, left_reason: 'transferred' });
  expect(await sent()).toEqual(said('a learner leaves'));
});

test('what changed in a version names all event types that it added, and what endpoints of older versions receive instead', () => {
  const { 'x-versions': versions, webhooks } = JSON.parse(documentText);
  const [{ date: first }] = versions;
  const added: string[] = [];
  for (const [type, { post }] of Object.entries<{ post: Record<string, string> }>(webhooks)) {
    const { 'x-since': since, 'x-formerly': formerly } = post;
    if (since === first) continue;
    const { description } = versions.find(({ date }: { date: string }) => date === since);
    expect(description, type).toContain(`\`${type}\``);
    if (formerly) expect(description, type).toContain(`\`${formerly}\` instead of \`${type}\``);
    added.push(type);
  }
  expect(added).toContain('payment.transferred');
});
