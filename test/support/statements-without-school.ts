/**
 * The statements that read or write rows of schools and name no school by equality, by the file that makes them: why, and how each
 * begins. They are those that a database that is distributed by school runs on all of its nodes.
 */
export const statementsWithoutSchool: Record<string, { reason: string; statements: string[] }> = {
  'app/admin.ts': {
    reason:
      'Commands of the operator, who names a key, a person or a page of schools, and not the school of it.',
    statements: [
      'select "id" from "schools" union select "school_id" as "id" from "suspended_schools" limit 1',
      'select "school_id" from "api_keys" where "id" = $1',
      'select m.id, m.name, s.name as school_name, r.starts_on, r.ends_on, s.school_id, s.mode, s.time_zone, coalesce',
      'select m.id, m.name, s.name as school_name, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms',
    ],
  },
  'app/endpoint-emails.ts': {
    reason: 'The sweep that sends queued notices about endpoints of all schools.',
    statements: [
      'select n.webhook_id, n.kind, n.reported_at, n.recipient_id, n.attempts, n.due_at, m.name, m.email, w.url, w.de',
    ],
  },
  'app/invitation-emails.ts': {
    reason: 'The sweep that sends queued invitations of all schools.',
    statements: [
      'select i.id, i.name, i.email, i.message, i.expires_at, i.url_sealed, i.email_attempts as attempts, i.email_due',
    ],
  },
  'app/key-list.ts': {
    reason: 'The list of the keys of all schools, for the operator.',
    statements: [
      'select l.live_id, l.test_id, k.id, k.school_id, k.name, k.mode, k.hint, case when revoked_at is not null then ',
    ],
  },
  'cli/audit.ts': {
    reason: 'The operator verifies the audit logs of all schools.',
    statements: [
      'select "id" from "schools" union select "school_id" as "id" from "audit_heads" order by "id"',
    ],
  },
  'cli/doctor.ts': {
    reason: 'The state of the whole installation, for the operator.',
    statements: [
      'select max("audit_heads"."signed_at") as "at" from "audit_heads" inner join "schools" on "schools"."id" = "aud',
      'select * from "audit_heads" order by "signed_at" desc limit 50',
    ],
  },
  'cli/drill-again.ts': {
    reason: 'A restored database is compared as a whole.',
    statements: [
      'select "school_id" as "id" from "audit_heads" where "school_id" not in (select "school_id" from "suspended_sch',
    ],
  },
  'cli/drill.ts': {
    reason: 'A restored database is compared as a whole.',
    statements: ['select max("signed_at") as "at" from "audit_heads"'],
  },
  'cli/school.ts': {
    reason: 'The list of all schools, for the operator.',
    statements: [
      'select "l"."live_id" as "school_id", "l"."test_id" as "test_school_id", "s"."name" from "school_links" as "l" ',
    ],
  },
  'families/communications/queries.ts': {
    reason: 'Sweeps for messages and announcements that are due, in all schools of a time zone.',
    statements: [
      'select m.school_id, m.id, s.time_zone from "announcements" as m join schools as s on s.school_id = "m"."school',
      'select m.school_id, m.id, s.time_zone from "announcements" as m join schools as s on s.school_id = "m"."school',
      'select m.school_id, m.id, s.time_zone from "messages" as m join schools as s on s.school_id = "m"."school_id" ',
      'select m.school_id, m.id, s.time_zone from "messages" as m join schools as s on s.school_id = "m"."school_id" ',
    ],
  },
  'families/enrollments/tables.ts': {
    reason: 'Daily tasks of all schools of a time zone.',
    statements: [
      'select distinct e.school_id, e.learner_id as id from terms as t join schools as s on s.school_id = "t"."school',
      'select e.school_id, e.learner_id as id from terms as t join schools as s on s.school_id = "t"."school_id" and ',
    ],
  },
  'families/privacy/queries.ts': {
    reason: 'Daily retention, in all schools of a time zone that have a rule.',
    statements: [
      'select x.school_id, x.id from "guardians" as x join schools as s on s.school_id = "x"."school_id" and s.id = "',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "learners" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x',
      'select x.school_id, x.id from "staff" as x join schools as s on s.school_id = "x"."school_id" and s.id = "x"."',
    ],
  },
  'families/sign-in/queries.ts': {
    reason: 'Who signs in has a link, an address or an account of a provider: it says which school it is.',
    statements: [
      'select i.staff_id, m.name as staff_name, s.name as school_name, i.roles, i.message, i.expires_at, s.school_id,',
      'select l.id, l.staff_id, m.name as staff_name, s.name as school_name, l.expires_at, l.key_id, s.school_id, s.m',
      'select m.id, m.name, s.name as school_name, m.login_key, s.school_id, s.mode, s.time_zone, coalesce( (select c',
      'select m.id, m.name, s.name as school_name, m.login_key, s.school_id, s.mode, s.time_zone, coalesce( (select c',
    ],
  },
  'families/staff/queries.ts': {
    reason: 'An invitation is found by its token, which says which school it is.',
    statements: [
      'select i.staff_id, m.name, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms from test_clocks',
    ],
  },
  'families/timetable/queries/feeds.ts': {
    reason: 'A calendar feed is found by its token, which says which school it is.',
    statements: [
      'select f.id, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms from test_clocks as clock wher',
    ],
  },
  'families/webhooks/queries.ts': {
    reason: 'The sweep for recoveries of deliveries, of all schools.',
    statements: [
      'select "r"."school_id", "r"."id", "s"."time_zone" from "webhook_recoveries" as "r" inner join "schools" as "s"',
    ],
  },
  'families/webhooks/tables.ts': {
    reason: 'The queue of one endpoint, as in webhooks/engine/claims.ts.',
    statements: [
      'select id from deliveries as "deliveries" where status = \'pending\' and claimed_by is null and webhook_id = $1 ',
      'update deliveries set scheduled_at = $1 where (school_id, id) in ( select school_id, id from deliveries as "de',
    ],
  },
  'imports/tables.ts': {
    reason:
      'Each process takes the imports that wait, of all schools in turn, and metrics and rollbook doctor count them.',
    statements: [
      "select cast(count(*) as integer) as count, min(created_at) as oldest from imports where status in ('queued', '",
      `select "i"."school_id", "i"."id" from "imports" as "i" where "i"."status" in ('queued', 'running', 'undoing') `,
    ],
  },
  'messages/letterheads.ts': {
    reason: 'What emails show of the schools that send them, for emails of several schools at a time.',
    statements: [
      'select s.id, s.address, s.email_reply_to, s.locale, l.media_type, l.data, l.width, l.height from (select * fro',
    ],
  },
  'messages/queries.ts': {
    reason: 'Each process takes the copies of messages that are due, of all schools.',
    statements: [
      "select (select cast(count(*) as integer) from (select 1 from message_recipients where status = 'queued' and cl",
      "select case when exists (select 1 from message_recipients where status = 'queued' and claimed_by is null and n",
      'update message_recipients set claimed_by = $1 where (school_id, id) in ( select school_id, id from message_rec',
      'update message_recipients set claimed_by = null where claimed_by is not null and (claimed_by not in (select e.',
    ],
  },
  'pipeline/idempotency.ts': {
    reason: 'Stored responses that have expired are deleted in all schools.',
    statements: [
      'delete from "idempotency_keys" where ("school_id", "caller_id", "key") in (select "school_id", "caller_id", "k',
    ],
  },
  'pipeline/key-cache.ts': {
    reason: 'A request has a key: it says which school it is.',
    statements: [
      'select k.id, k.name, k.scopes, k.version, k.expires_at, k.revoked_at, s.school_id, s.mode, s.time_zone, coales',
    ],
  },
  'schedule/log-retention.ts': {
    reason: 'The schools, page by page; the events and requests of each are deleted by its name.',
    statements: [
      'select "id" from "schools" where "id" > $1 and "school_id" not in (select suspended.school_id from suspended_s',
    ],
  },
  'store/school-clocks.ts': {
    reason:
      'The clocks of all test schools, of which there are few; read once, and not for each school. And the time zones that are in use, by which days begin.',
    statements: [
      'select "school_id", "ahead_ms" from "test_clocks"',
      'with recursive zone (time_zone) as ( select min(time_zone) from schools union all select (select min(s.time_zo',
    ],
  },
  'webhooks/delivery-counts.ts': {
    reason: 'Old counts are deleted in all schools; the queue is measured as a whole.',
    statements: [
      'delete from "delivery_counts" where "hour" < $1',
      "select (select cast(count(*) as integer) from ( select 1 from deliveries where status = 'pending' and claimed_",
      "with recursive endpoint (webhook_id) as ( select min(webhook_id) from deliveries where status = 'pending' and ",
    ],
  },
  'webhooks/engine/claims.ts': {
    reason:
      'The queue of all schools. Its index begins with the endpoint, whose id is unique: if the school were named too, the planner could choose the index of the log of the endpoint, which has all deliveries ever made.',
    statements: [
      'update deliveries set claimed_by = $1, started = $2 where (school_id, id) in ( select d.school_id, d.id from d',
      'update deliveries set claimed_by = $1, started = r.started from (select * from json_to_recordset(cast($2 as js',
      'with endpoint (webhook_id) as (select r.webhook_id from (select * from json_to_recordset(cast($1 as json)) as ',
      "with recursive endpoint (webhook_id) as ( select min(webhook_id) from deliveries where status = 'pending' and ",
    ],
  },
  'webhooks/engine/settling.ts': {
    reason:
      'Endpoints whose state has changed, of all schools; and the queue of one endpoint, as in claims.ts.',
    statements: [
      'select "school_id", "id", "settles_at" from "webhooks" where "settles_at" is not null and "settles_at" <= $1 a',
      'select school_id, id from deliveries as "deliveries" where status = \'held\' and webhook_id = $1 order by id lim',
      "update deliveries set status = 'cancelled', completed_at = $1 where (school_id, id) in ( select school_id, id ",
      "update deliveries set status = 'cancelled', completed_at = $1 where (school_id, id) in ( select school_id, id ",
      "update deliveries set status = 'held' where (school_id, id) in ( select school_id, id from deliveries as \"deli",
    ],
  },
  'webhooks/engine/takeover.ts': {
    reason: 'Deliveries that a process has claimed, of all schools.',
    statements: [
      'select "school_id", "id" from "deliveries" where "claimed_by" is not null and "claimed_by" = $1',
      'select d.school_id, d.id, d.webhook_id, d.event_id, d.event_type, d.attempt, d."trigger", d.first_attempt_at, ',
      'with recursive claimer (owner) as ( select min(claimed_by) from deliveries where claimed_by is not null union ',
    ],
  },
  'work/caller.ts': {
    reason: 'Work of keys that have ended is stopped, in all schools.',
    statements: [
      'select w.id, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms from test_clocks as clock wher',
      'select w.id, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms from test_clocks as clock wher',
      'select w.id, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms from test_clocks as clock wher',
      'select w.id, s.school_id, s.mode, s.time_zone, coalesce( (select clock.ahead_ms from test_clocks as clock wher',
    ],
  },
  'work/tasks.ts': {
    reason: 'Daily tasks of all schools of a time zone.',
    statements: [
      'select due.school_id, "due"."id" as id from "imports" as due join schools as s on s.school_id = "due"."school_',
      'select due.school_id, "due"."id" as id from "imports" as due join schools as s on s.school_id = "due"."school_',
      'select due.school_id, "due"."learner_id" as id from "enrollments" as due join schools as s on s.school_id = "d',
      'select due.school_id, "due"."learner_id" as id from "enrollments" as due join schools as s on s.school_id = "d',
      'select due.school_id, "due"."id" as id from "fee_accounts" as due join schools as s on s.school_id = "due"."sc',
      'select due.school_id, "due"."id" as id from "learners" as due join schools as s on s.school_id = "due"."school',
      'select due.school_id, "due"."id" as id from "learners" as due join schools as s on s.school_id = "due"."school',
      'select due.school_id, "due"."id" as id from "staff" as due join schools as s on s.school_id = "due"."school_id',
      'select due.school_id, "due"."import_id" as id from "import_sources" as due join schools as s on s.school_id = ',
    ],
  },
};

/** The files whose statements are for whole tables, and made for each table when they are needed; with the reason. */
export const wholeTables: Record<string, string> = {
  'crypto/sealed-values.ts': 'Rotating the master key reads, and encrypts again, what every table has of it.',
  'schema/copy.ts': 'rollbook copy moves all tables of a database to another one.',
};

/** Whether a statement is listed. */
export const isListed = ({ file, statement }: { file: string; statement: string }): boolean =>
  file in wholeTables || statementsWithoutSchool[file]?.statements.includes(statement) === true;
