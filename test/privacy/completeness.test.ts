import { expect, it } from 'vitest';
import { foldName } from '../../packages/server/src/lib/names.ts';
import { onBothDatabases } from '../support/databases.ts';
import { storedTables } from '../support/inspect.ts';
import { planted } from './canaries.ts';
import { codes, nounOf, personalSchemas, records, textIn } from './personal-schemas.ts';
import { plantedSchool } from './planted-school.ts';

type Row = Record<string, unknown>;

/** What responses contain about learners that is not a section of a data export, and why. */
const computed: Record<string, string> = {
  AttendanceAlerts: 'counted from `register_marks`',
  AttendanceSummaries: 'counted from `register_marks`',
  CreditTransfer: 'payments, which are exported',
  DailyAttendance: 'counted from `register_marks`',
  EnrollmentBulkResult: 'the enrollments are in `enrollments`',
  FeeShares: 'computed from the `shares` of fee accounts, which are exported',
  GradesPutResult: 'the grades are in `grades`',
  IncidentBulkResult: 'the incidents are in `incidents`',
  InvoiceGenerateResult: 'the drafts are in `invoices`',
  LearnerDiscipline: 'counted from `incidents`',
  LearnerExport: 'the export itself',
  MissingRegisters: 'registers that do not exist',
  Register: 'about a class; the marks of the learner are in `register_marks`',
  Statement: 'invoices, payments and ledger entries, as a document',
  TermReportsGenerated: 'the reports are in `term-reports`',
  TermReportsPublished: 'the reports are in `term-reports`',
  TermResults: 'computed from `grades`',
  TermRolloverResult: 'the enrollments are in `enrollments`',
};

/** Tables without rows about a learner that are not tables of records, and why they have none. */
const aboutNobody: Record<string, string> = {
  audit_checkpoints: 'hashes and signatures',
  audit_heads: 'hashes and signatures',
  delivery_counts: 'figures',
  erasures: 'which learners were erased, so none before',
  fee_numbers: 'figures',
  import_sources: 'what was sent to imports, encrypted; deleted with the first erasure in the school',
  instance: 'settings of the installation',
  kysely_migration: 'names of migrations',
  kysely_migration_lock: 'a lock',
  log_retention: 'ids of the last events and deliveries that were deleted because of their age',
  master_key_processes: 'processes',
  master_keys: 'states of master keys',
  person_merge_rows: 'what merges have moved: ids, shares and flags',
  person_merges: 'ids of people who were merged, and names of fields',
  rate_windows: 'figures about API keys',
  request_log_gaps: 'figures',
  school_links: 'ids of schools',
  school_logos: 'images of schools',
  slot_occupancy: 'times of staff, rooms and classes',
  suspended_schools: 'ids of schools, and times',
  test_clocks: 'times',
  timetable_terms: 'ids of terms',
  process_leases: 'processes',
  webhook_pace: 'ids and times',
  webhook_notices: 'ids of endpoints and of staff who get an email about them',
  webhook_subscriptions: 'names of events',
};

/** Tables with rows about a learner that are not in the data export, and what they repeat. */
const repeated: Record<string, string> = {
  deliveries: 'what receivers returned, who repeat what they were sent',
  data_keys: 'the name of a key',
  external_ids: 'an index of `external_ids` of the records',
  fee_shares: 'an index of `shares` of the fee accounts',
  message_learners: 'an index of `concerned_learner_ids` of the messages',
  idempotency_keys: 'stored responses are encrypted, repeat the records and are deleted after a day',
  import_changes:
    'previous values of records, which the audit log has too; encrypted, and deleted after 30 days',
  import_rows: 'which row of an import became which record',
  request_log: 'which requests named the id of the record in the last days, without values',
  name_words: 'an index of the names of the records, in another form',
};

/** Columns of rows about a learner that contain other text than ids, and why it is not personal. */
const notPersonal: Record<string, string> = {
  'request_log.error_code': 'a code',
  'request_log.error_fields': 'names of fields and codes',
  'request_log.path': 'names and ids',
  'request_log.query_parameters': 'names',
  'audit_log.actor_name': 'the name of a member of staff or an API key',
  'audit_log.changes': '`[erased]` and `[redacted]`, and names of terms and grading scales in term reports',
  'audit_log.idempotency_key': 'the first part of a UUID',
  'audit_log.reason': '`[erased]`; the text is encrypted',
  'audit_log.user_agent': 'the program of the caller',
  'deliveries.claimed_by': 'the name of a process',
  'deliveries.error': 'why a request failed; removed with what the receiver returned',
  'deliveries.error_detail': 'the code of an error, or what was waited for',
  'events.trace_parent': 'ids of a trace',
  'events.data': '`[erased]`, and numbers of invoices',
  'idempotency_keys.headers': 'paths with ids, and versions',
  'idempotency_keys.key': 'a UUID',
  'import_rows.code': 'the code of an error or a warning',
  'import_rows.detail': 'what is wrong with a field, without its value; removed with the external id',
  'import_rows.errors': 'what is wrong with fields, without their values; removed with the external id',
  'import_rows.sealed': 'the content of a row, which is deleted when the row has a result',
  'import_rows.line': 'the number of a line',
  'import_rows.undo': 'the value of an enumeration',
  'import_rows.undo_code': 'the code of an error',
  'import_rows.undo_detail': 'why an operation was refused; removed with the external id',
  'learners.class': 'the label of a class',
  'learners.class_key': 'the label of a class',
  'learners.left_reason': 'the value of an enumeration; tested by its field',
  'message_recipients.claimed_by': 'the name of a process',
  'register_marks.minutes_late': 'a number',
  'register_marks.reason_code': 'the value of an enumeration',
  ...Object.fromEntries(
    ['gender', 'home_language', 'language_of_instruction'].map((field) => [
      `learners.${field}`,
      'no text that a search finds; tested by its field',
    ]),
  ),
  'guardians.preferred_language': 'no text that a search finds; tested by its field',
};

onBothDatabases('what refers to a learner', (open) => {
  it('is in the data export, or repeats what is', async () => {
    const { client, database, learner } = await plantedSchool(open);
    const exported = (await client.learners.export(learner)).records;
    // Reading the log of requests writes what waits to be recorded.
    await client.requestLog.list();
    const log = await Array.fromAsync(client.auditLog.list({ limit: 100 }));
    // The values that the records had before are in the audit log.
    const known = JSON.stringify([exported, log]);
    // Names are also stored in the form in which they are searched.
    const folded = foldName(known);

    const sections = Object.entries(exported).flatMap(([name, rows]) =>
      rows.length > 0 ? [name.replaceAll('-', '_')] : [],
    );
    const missing = [...personalSchemas()].filter(([, schema]) => !sections.includes(nounOf(schema)));
    expect(missing.map(([name]) => name).sort()).toEqual(Object.keys(computed).sort());

    const ids = [
      learner,
      ...Object.values(exported)
        .flat()
        .flatMap(({ id }) => (id ? [String(id)] : [])),
    ];
    const isAbout = (row: Row) => {
      const text = JSON.stringify(row);
      return planted.test(text) || ids.some((id) => text.includes(id));
    };
    const tables = [...(await storedTables(database))].map(([name, table]) => ({
      name,
      columns: table.columns,
      about: table.rows.filter(isAbout),
    }));
    const without = tables.filter(({ name, about }) => about.length === 0 && !records.has(name));
    expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(aboutNobody).sort());

    const left = tables.filter(({ about }) =>
      about.some((row) => !known.includes(String(row.id ?? row.register_id))),
    );
    expect(left.map(({ name }) => name).sort()).toEqual(Object.keys(repeated).sort());
    for (const { name, about } of left)
      expect(
        plantedIn(about).filter((text) => !known.includes(text) && !folded.includes(text)),
        name,
      ).toEqual([]);

    const unplanted = tables.flatMap(({ name, columns, about }) =>
      columns
        .filter((column) => about.length > 0 && !isCovered(name, column, about))
        .map((column) => `${name}.${column}`),
    );
    expect(unplanted.sort()).toEqual(Object.keys(notPersonal).sort());
  });
});

/** Whether a column has a text to search for, or cannot have a personal value. */
function isCovered(table: string, column: string, about: readonly Row[]): boolean {
  const values = about.map((row) => ({ value: row[column] }));
  const texts = values.flatMap(textsIn);
  if (texts.some((text) => planted.test(text))) return true;
  const property = records.get(table)?.properties?.[column];
  if (property) return column === 'id' || !textIn(property);
  if (texts.length === 0) return /_(ids?|at|ms)$/.test(column);
  return texts.every((text) => impersonal.test(text) || codes.has(text) || records.has(text));
}

/** Ids, dates, numbers, currencies, audited actions, and what is encrypted or a hash. */
const impersonal =
  /^([a-z]{2,5}_[0-9a-z]{26}(\/\w+)?|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|[A-Z]{3}|[a-z_]+\.[a-z_]+|-?[\d.]+|true|false|(\w+:)?[\w+/]{40,}={0,2})$/;

/** The planted texts in the values of rows that are not encrypted. */
const plantedIn = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => textsIn(row).filter((text) => planted.test(text)));

function textsIn(value: unknown): string[] {
  if (value === null || value === '') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(textsIn);
  const text = String(value);
  return /^[[{]"/.test(text) || /^(\[\]|\{\})$/.test(text) ? textsIn(JSON.parse(text)) : [text];
}
