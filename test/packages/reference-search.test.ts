import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../support/databases.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { sharedServer } from '../support/server.ts';

const newSchool = sharedServer(openSqlite);
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What readers ask, in their words, and where the documentation says it. */
const questions: [string, string][] = [
  ['how do I page', 'guides/pagination'],
  ['how do I get the next page', 'guides/pagination'],
  ['verify a signature', 'guides/webhooks#verify'],
  ['what does enrollment status withdrawn mean', 'operations/enrollments.list#query-status'],
  ['which event is sent when a mark changes', 'guides/webhooks#which-event-is-sent'],
  ['how do I synchronise', 'guides/synchronising'],
  ['incremental sync', 'guides/synchronising'],
  ['why did I get 409', 'guides/errors#why-409'],
  ['why did I get 403', 'guides/errors#why-403'],
  ['429 too many requests', 'guides/errors#rate-limits'],
  ['how to roll back an import', 'guides/imports#undo-an-import'],
  ['undo an import', 'guides/imports#undo-an-import'],
  ['how to restore a backup', 'guides/self-hosting#back-up-and-restore'],
  ['how do I rotate a secret', 'guides/webhooks#rotate-the-secret'],
  ['rotate api key', 'guides/authentication#replace-a-key'],
  ['lost the api key', 'guides/authentication#replace-a-key'],
  ['rate limits', 'guides/errors#rate-limits'],
  ['how to test locally', 'guides/testing'],
  ['test webhooks on localhost', 'guides/webhooks#start-on-your-machine'],
  ['webhook retries', 'guides/webhooks#respond-quickly'],
  ['webhook did not arrive', 'guides/webhooks#catch-up-after-an-outage'],
  ['idempotency key', 'guides/idempotency'],
  ['archived records', 'guides/data-model#archiving'],
  ['undelete a learner', 'operations/learners.restore'],
  ['upgrade', 'guides/versions#upgrade-a-server'],
  ['MCP', 'guides/tools#tools-for-assistants-mcp'],
  ['OpenTelemetry', 'guides/observability'],
  ['erase a learner', 'operations/learners.erase'],
  ['erase a learner', 'guides/data-protection#erasure'],
  ['GDPR', 'guides/data-protection#erasure'],
  ['roll over a school year', 'guides/school-years#roll-over-to-the-next-year'],
  ['promote learners to the next grade', 'guides/school-years#roll-over-to-the-next-year'],
  ['statement import of a bank', 'guides/imports#a-bank-statement'],
  ['how big a machine', 'guides/self-hosting#how-large'],
  ['hardware requirements', 'guides/self-hosting#how-large'],
  ['docker', 'guides/deploy#docker-compose'],
  ['date format', 'guides/data-model#what-all-records-have'],
  ['export to OneRoster', 'guides/roster-export'],
  ['School Data Sync', 'guides/roster-microsoft'],
  ['send rosters to Clever', 'guides/roster-clever'],
  ['Moodle', 'guides/roster-moodle'],
  ['Google Classroom', 'guides/roster-google'],
  ['student', 'learners'],
  ['enrollment status', 'guides/school-years#enroll-learners'],
  ['what happens when an endpoint is down for two days', 'guides/webhooks#catch-up-after-an-outage'],
  ['endpoint down two days', 'guides/webhooks#catch-up-after-an-outage'],
  ['what happens when my server is down', 'guides/webhooks#catch-up-after-an-outage'],
  ['duplicate events', 'guides/webhooks#handle-each-event-once'],
  ['events out of order', 'guides/webhooks#handle-each-event-once'],
  ['unsubscribe', 'guides/data-protection#messages-that-a-guardian-does-not-want'],
  ['opt out of emails', 'guides/data-protection#messages-that-a-guardian-does-not-want'],
  ['subject access request', 'guides/data-protection#export'],
  ['data export for parents', 'guides/data-protection#export'],
  ['how do I refund a parent', 'guides/money#correct-something'],
  ['refund an overpaid fee', 'guides/money#correct-something'],
  ['reverse a payment', 'operations/payments.reverse'],
  ['timezone', 'guides/data-model#what-all-records-have'],
  ['time zone of the school', 'operations/school.get#response-time_zone'],
  ['give OneRoster to Moodle', 'guides/roster-moodle'],
  ['sizing for 500 schools', 'guides/self-hosting#how-large'],
  ['capacity of a server', 'guides/self-hosting#how-large'],
  ['how do I get an api key', 'guides/authentication#create-a-key'],
  ['create a school via api', 'guides/authentication#a-new-school'],
  ['parent login', 'guides/authentication#people-who-sign-in'],
  ['login with google', 'guides/authentication#people-who-sign-in'],
  ['password', 'guides/authentication#people-who-sign-in'],
  ['iCal', 'guides/timetable#the-lessons-of-a-day'],
  ['is there a sandbox', 'guides/testing#a-test-school'],
  ['openapi spec download', 'reference'],
  ['custom fields', 'guides/data-model#what-all-records-have'],
  ['external id', 'guides/data-model#what-all-records-have'],
  ['homeroom', 'guides/data-model#words'],
  ['report card', 'guides/reports'],
  ['scholarship', 'operations/bursaries.list'],
  ['import parents', 'guides/imports#rows-csv-or-json'],
  ['bulk create students', 'guides/imports#rows-csv-or-json'],
  ['bell times', 'guides/timetable#make-a-timetable-and-publish-it'],
  ['teacher double booked', 'guides/timetable#conflicts'],
  ['substitute teacher', 'guides/timetable#substitutes-and-room-changes'],
  ['lessons of a teacher', 'guides/timetable#the-lessons-of-a-day'],
  ['change a published timetable', 'guides/timetable#the-next-timetable'],
  ['add a parent to a student', 'guides/families#add-a-learner-and-the-parents'],
  ['siblings', 'guides/families#add-a-learner-and-the-parents'],
  ['emergency contact', 'guides/families#add-a-learner-and-the-parents'],
  ['court order', 'guides/families#what-a-guardian-may-know'],
  ['custody', 'guides/families#what-a-guardian-may-know'],
  ['list all students in a class', 'guides/families#find-people-and-lists-of-a-class'],
  ['search a student by name', 'guides/families#find-people-and-lists-of-a-class'],
  ['duplicate student', 'guides/families#twice-the-same-person'],
  ['allergy', 'guides/families#medical-notes'],
  ['mark a student absent', 'guides/attendance#take-a-register'],
  ['late arrival', 'guides/attendance#take-a-register'],
  ['sick note', 'guides/attendance#excuse-an-absence'],
  ['demerit', 'guides/discipline#log-an-incident'],
  ['suspend a learner', 'guides/discipline#follow-ups-and-suspensions'],
  ['who can see incidents', 'guides/discipline#confidential-incidents'],
  ['notify parents of an incident', 'guides/discipline#notify-the-guardians'],
  ['discipline webhook', 'guides/discipline#what-events-say'],
  ['send email to parents', 'guides/messages'],
  ['why was a message not sent', 'guides/messages#who-receives-it'],
  ['split bill between divorced parents', 'guides/money#correct-something'],
  ['minor units', 'guides/money'],
  ['who owes money', 'guides/money#questions-of-a-bursar'],
  ['close the month', 'guides/money#questions-of-a-bursar'],
  ['accountant', 'guides/money#questions-of-a-bursar'],
  ['VAT', 'guides/money'],
  ['who changed this record', 'guides/data-protection#the-audit-log'],
  ['optimistic locking', 'guides/idempotency#without-a-key'],
  ['re-enroll a student', 'guides/school-years#run-a-year'],
  ['polling instead of webhooks', 'guides/synchronising'],
  ['webhook ip addresses', 'guides/webhooks#register-an-endpoint'],
  ['health check', 'guides/self-hosting#monitor'],
  ['postgres version', 'guides/self-hosting#sqlite-or-postgresql'],
  ['change port', 'guides/start#two-commands'],
];

test('each question of a reader leads to its section within the first three results', async () => {
  const { server } = await newSchool();
  const page = await browser.newPage({ baseURL: server.url });
  onTestFinished(() => page.close());
  await page.goto('/docs');
  const results = page.locator('.results');
  const lost: string[] = [];
  for (const [question, place] of questions) {
    await page.getByLabel('Search the documentation').fill(question);
    await results.getByText(`ound for “${question}”`).waitFor();
    const links = await results
      .locator('li a')
      .evaluateAll((all: { getAttribute(name: string): string }[]) =>
        all.slice(0, 3).map((link) => link.getAttribute('href')),
      );
    if (!links.includes(`/docs/${place}`)) lost.push(`${question}: ${links.join(', ')}`);
  }
  expect(lost).toEqual([]);
});
