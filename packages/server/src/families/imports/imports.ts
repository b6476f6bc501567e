import {
  type FieldError,
  invalidBody,
  invalidField,
  invalidReference,
  Problem,
} from '../../contract/errors.ts';
import { type Schemas, schemaOf } from '../../contract/schemas.ts';
import { newestVersion, requestUp, schemaDown } from '../../contract/versions/index.ts';
import { importRowContext } from '../../crypto/sealed-columns.ts';
import { operations } from '../../generated/operations.ts';
import { dayIn } from '../../lib/dates.ts';
import { yieldToEventLoop } from '../../lib/timers.ts';
import type { Preparation } from '../../work/family.ts';
import { externalIdOf, type ImportTarget, type SentRow } from '../../work/import-target.ts';
import type { Body, Context, Handlers } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import { schools } from '../school/tables.ts';
import { standard } from '../standard.ts';
import { contradictionsIn } from './contradictions.ts';
import { csvFields, mostRows, rowsOf } from './csv.ts';
import { type ReadDates, readDates } from './dates.ts';
import { readPhones } from './phones.ts';
import { lastDateOrder } from './queries.ts';
import {
  keepSource,
  keptUntil,
  packSource,
  readSource,
  requireScopesOf,
  type SourceField,
  sourceFields,
} from './source.ts';
import {
  addRows,
  imports as imported,
  importRows,
  knownTo,
  type NewRow,
  type RowContent,
  skippedRow,
} from './tables.ts';
import { undoImport } from './undo.ts';

export const imports: Handlers<'imports'> = {
  ...standard('imports', imported),

  async create(context) {
    const { actor, services, schoolId, db, now, author } = context;
    // In the form that prepareImport returns.
    const { sent, packed, isCsv, ...fields } = context.body as Prepared;
    const kind = services.importTargets[fields.kind];
    requireScopesOf(fields.kind, 'write', { actor, services });
    if (fields.full_snapshot && !kind.remove)
      throw invalidField('/full_snapshot', 'not_applicable', `cannot be used to import ${fields.kind}`);
    if (fields.removals_only && !fields.full_snapshot)
      throw invalidField('/removals_only', 'not_applicable', 'can only be used with full_snapshot');
    if (fields.removals_only && fields.match_on)
      throw invalidField('/match_on', 'not_applicable', 'cannot be used with removals_only');
    if (fields.match_on && !matchableBy(kind, fields.match_on))
      throw invalidField('/match_on', 'not_applicable', `cannot be ${fields.match_on} for ${fields.kind}`);
    const corrected = await correctedBy(context, sent.filter(({ skip }) => !skip).length);
    // The new ids are not known yet; removals are checked again when all rows have been imported.
    if (fields.full_snapshot && !fields.match_on) await checkSnapshot(context, sent);
    const { rows, order } = await readValues(context, sent, isCsv, corrected);
    const created = await context.records(imported).create(
      {
        ...fields,
        date_order: order,
        status: 'queued',
        attempts: 0,
        undo_until: fields.dry_run ? null : keptUntil(now),
        rows_until: keptUntil(now),
      },
      {
        author: JSON.stringify(author),
        trace_parent: services.tracing?.cause() ?? null,
        key_id: context.keyId,
        stage: 'rows',
        claimed_by: null,
        lease_until: null,
        counted: null,
        source_erased_at: null,
      },
    );
    await keepSource(context, created.id, packed);
    await addRows(db, { school: schoolId, import: created.id, now }, storedRows(context, rows));
    db.afterCommit(() => services.wakeJobs());
    return context.records(imported).get(created.id);
  },

  async rows(context) {
    const { params, query, records, db, schoolId } = context;
    const { id, plain } = await records(imported).get(params.import_id);
    requireScopesOf(plain.kind, 'rows', context);
    return importRows.list(db, schoolId, { ...query, import_id: id });
  },

  source: readSource,
  undo: undoImport,

  async cancel(context) {
    const { params, records, now } = context;
    const { id, plain } = await records(imported).get(params.import_id);
    requireScopesOf(plain.kind, 'write', context);
    return records(imported).act(id, 'cancel', { finished_at: now });
  },
};

/** The import whose failed rows are sent, corrected. */
async function correctedBy(
  { body, records }: Context<'imports.create'>,
  rows: number,
): Promise<Schemas['Import'] | undefined> {
  const { corrects_import_id: id, kind, source } = body;
  if (!id) return undefined;
  const found = await records(imported).find(id);
  if (!found) throw invalidReference('/corrects_import_id', 'import');
  const { value } = found;
  const refuse = (detail: string) => invalidField('/corrects_import_id', 'not_applicable', detail);
  if (value.kind !== kind || value.source !== source || value.dry_run)
    throw refuse(`must be an import of ${kind} from ${source} that was no dry run`);
  const { failed } = value.counts;
  if (rows > failed)
    throw refuse(
      `has ${failed} failed rows, and these are ${rows}: send only the corrected ones with it, and others in an import of their own`,
    );
  return value;
}

/** Whether a field identifies records of a kind by itself. */
const matchableBy = ({ resource }: ImportTarget, field: string): boolean =>
  resource.unique.some(({ fields, within }) => fields.length === 1 && fields[0] === field && !within);

const longestId = 255;

/** The external id of a row as its column takes it; the row of a longer one fails. */
const stored = (id = ''): string | null => [...id].slice(0, longestId).join('') || null;

/** A new import with its rows, and with what was sent, compressed. */
type Prepared = Omit<Body<'imports.create'>, SourceField> & {
  sent: SentRow[];
  isCsv: boolean;
  packed: string;
};

/** Reads the rows of a new import before its transaction starts, because reading a large CSV text takes a while. */
export async function prepareImport(
  body: Body<'imports.create'>,
  { importTargets }: Services,
  { version }: Preparation,
): Promise<Prepared> {
  const isOfSource = new Set<string>(sourceFields);
  // The others are those of the record.
  const fields = Object.fromEntries(Object.entries(body).filter(([name]) => !isOfSource.has(name))) as Omit<
    typeof body,
    SourceField
  >;
  const target = importTargets[body.kind];
  const sent = await readRows(body, target, version);
  const isCsv = body.csv !== undefined;
  if (body.full_snapshot && target.remove) requireExternalIds(sent, isCsv);
  return {
    ...fields,
    sent: body.removals_only ? sent.map(notImported) : sent,
    isCsv,
    packed: await packSource(body),
  };
}

/** A row that only names a record which is not removed. */
const notImported = ({ row, line, skip }: SentRow): SentRow => ({
  row: { external_id: row.external_id },
  errors: [],
  ...(line !== undefined && { line }),
  skip: skip ?? { code: 'removals_only', detail: 'The row only names a record that is not removed.' },
});

/** The rows as sent, in the newest version. */
async function readRows(
  body: Body<'imports.create'>,
  target: ImportTarget,
  version: string,
): Promise<SentRow[]> {
  const { rows, csv } = body;
  if ((rows === undefined) === (csv === undefined))
    throw invalidField('/rows', 'required', 'send either rows or csv');
  if (csv !== undefined) {
    const fields = schemaOf(target.row).properties ?? {};
    const named = schemaDown(version, operations[target.create].result ?? '')?.(fields) ?? fields;
    const read = await rowsOf({ ...body, csv }, named as typeof fields);
    return read.map((row) => rowUp(version, target, row));
  }
  const wrong = csvFields.find((field) => body[field] !== undefined);
  if (wrong) throw invalidField(`/${wrong}`, 'not_applicable', 'can only be sent with csv');
  if (rows && rows.length > mostRows && !body.removals_only)
    throw invalidField(
      '/rows',
      'too_many',
      `must have at most ${mostRows} entries, unless removals_only is true`,
    );
  return (rows ?? []).map((row) => rowUp(version, target, { row, errors: [] }));
}

/** A row in the newest version. One with a field that its version does not have fails. */
function rowUp(version: string, { create }: ImportTarget, sent: SentRow): SentRow {
  if (version === newestVersion) return sent;
  const { row, errors, columns } = sent;
  const up = (fields: object) => requestUp(version, create, fields) as Record<string, unknown>;
  try {
    if (!columns) return { ...sent, row: up(row) };
    const names = up(Object.fromEntries(columns)) as Record<string, string>;
    return { ...sent, row: up(row), columns: new Map(Object.entries(names)) };
  } catch (error) {
    if (!(error instanceof Problem) || !error.extras.errors) throw error;
    return { ...sent, errors: [...errors, ...error.extras.errors] };
  }
}

/** Reads values that other systems write in their own way, as the locale and the currency of the school say. */
async function readValues(
  context: Context<'imports.create'>,
  sent: readonly SentRow[],
  isCsv: boolean,
  corrected: Schemas['Import'] | undefined,
): Promise<ReadDates> {
  const { body, records, db, schoolId, services, author, now } = context;
  const target = services.importTargets[body.kind];
  const { locale, currency } = (await records(schools).get(schoolId)).plain;
  const today = dayIn(author.timeZone, Date.parse(now));
  const given = body.date_order ?? corrected?.date_order ?? undefined;
  const before = given ? undefined : await db.first(lastDateOrder, { school: schoolId, source: body.source });
  const { rows, order } = readDates(sent, target, {
    given,
    before: before?.date_order,
    locale,
    today,
    timeZone: author.timeZone,
    isCsv,
  });
  await yieldToEventLoop();
  const withPhones = isCsv ? await readPhones(rows, target, locale) : rows;
  const read = (await target.read?.(withPhones, { locale, currency }, context)) ?? withPhones;
  await yieldToEventLoop();
  return { rows: read, order };
}

/** The rows of an import as they are stored: those that are imported are encrypted. */
function* storedRows(
  { body, services, newId }: Context<'imports.create'>,
  rows: readonly SentRow[],
): Generator<NewRow> {
  const { kind, match_on: matchOn = null } = body;
  const contradictions = contradictionsIn(rows, services.importTargets[kind], matchOn);
  for (const [index, { row, errors, skip, line = null }] of rows.entries()) {
    const id = newId('imr');
    const known = { id, number: index + 1, line, external_id: stored(externalIdOf(row.external_id)) };
    const contradiction = contradictions.get(index);
    const wrong: readonly FieldError[] = contradiction ? [...errors, contradiction] : errors;
    if (skip) yield skippedRow(known, skip);
    else {
      const content: RowContent = wrong.length > 0 ? { row, errors: wrong } : { row };
      yield { ...known, sealed: services.cipher.encrypt(JSON.stringify(content), importRowContext(id)) };
    }
  }
}

/** In a full snapshot every row has an external id: rows without one are errors of the field that was sent. */
function requireExternalIds(rows: readonly SentRow[], isCsv: boolean): void {
  const missing = rows.flatMap(({ row, skip }, index) =>
    skip || externalIdOf(row.external_id) !== undefined ? [] : index,
  );
  if (missing.length === 0) return;
  const shown = missing.slice(0, 100);
  const required = 'is required in a full snapshot';
  if (isCsv) {
    const lines = shown.map((index) => rows[index]?.line).join(', ');
    const more = missing.length > shown.length ? ` and ${missing.length - shown.length} more` : '';
    const detail = `has rows without external_id, which ${required}: lines ${lines}${more}`;
    throw invalidField('/csv', 'required', detail);
  }
  throw invalidBody(
    shown.map((index) => ({ pointer: `/rows/${index}/external_id`, code: 'required', detail: required })),
  );
}

/** A snapshot does not remove more records than allowed. */
async function checkSnapshot(
  { body, db, schoolId, services, today }: Context<'imports.create'>,
  rows: readonly SentRow[],
): Promise<void> {
  const { source, kind, max_removal_ratio: ratio = 0.1 } = body;
  const target = services.importTargets[kind];
  const { table: resource } = target.resource;
  const known = await db.all(knownTo(target), { school: schoolId, resource, source, today });
  const named = new Set(rows.map(({ row }) => externalIdOf(row.external_id)));
  checkRemovals(goneFrom(known, named).length, known.length, { kind, max_removal_ratio: ratio });
}

/** The ids of a source that are not in a snapshot, without those of records that have another one that is: they were merged. */
export function goneFrom<K extends { external_id: string; record_id: string }>(
  known: readonly K[],
  named: ReadonlySet<unknown>,
  present: Iterable<string> = [],
): K[] {
  const kept = new Set(present);
  for (const { external_id, record_id } of known) if (named.has(external_id)) kept.add(record_id);
  return known.filter(({ external_id, record_id }) => !named.has(external_id) && !kept.has(record_id));
}

/** Rejects a snapshot that would remove too large a fraction of the records, because its file may be incomplete. */
export function checkRemovals(
  gone: number,
  known: number,
  { kind, max_removal_ratio: ratio }: Pick<Schemas['Import'], 'kind' | 'max_removal_ratio'>,
): void {
  if (gone <= known * ratio) return;
  const percent = Number((ratio * 100).toFixed(4));
  throw new Problem(
    'too_many_removals',
    `The snapshot of ${kind} would remove ${gone} of ${known} records, more than ${percent} %. Check that the snapshot is complete, or raise \`max_removal_ratio\`.`,
  );
}
