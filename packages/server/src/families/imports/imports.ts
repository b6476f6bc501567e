import { type FieldError, invalidBody, invalidField } from '../../contract/errors.ts';
import { externalIdOf } from '../../core/import-target.ts';
import type { Body, Context, Handlers } from '../../core/operation.ts';
import type { Services } from '../../core/services.ts';
import { importRowContext } from '../../crypto/sealed-columns.ts';
import { standard } from '../standard.ts';
import { contradictionsIn } from './contradictions.ts';
import { rowsOf } from './csv.ts';
import { requireScopesOf } from './scopes.ts';
import { checkRemovals } from './snapshot.ts';
import { keepSource, packSource, readSource } from './source.ts';
import { addRows, failedRow, imports as imported, importRows, knownTo } from './tables.ts';

type Row = Record<string, unknown>;

export const imports: Handlers<'imports'> = {
  ...standard('imports', imported),

  async create(context) {
    const { actor, services, schoolId, db, now, author } = context;
    // In the form that prepareImport returns.
    const body = context.body as Prepared;
    const { rows: _rows, packed, contradictions, ...fields } = body;
    const kind = services.importTargets[body.kind];
    requireScopesOf(body.kind, 'write', { actor, services });
    const rows = body.rows ?? [];
    if (body.full_snapshot && !kind.remove)
      throw invalidField('/full_snapshot', 'not_applicable', `cannot be used to import ${body.kind}`);
    if (body.full_snapshot) await checkSnapshot(context, rows);
    const created = await context
      .records(imported)
      .create(
        { ...fields, status: 'queued', attempts: 0 },
        { author: JSON.stringify(author), stage: 'rows', claimed_by: null, lease_until: null },
      );
    const sealed = function* () {
      for (const [index, row] of rows.entries()) {
        const id = context.newId('imr');
        const externalId = stored(externalIdOf(row.external_id));
        const known = { id, number: index + 1, external_id: externalId };
        const contradiction = contradictions.get(index);
        yield contradiction
          ? failedRow(known, contradiction)
          : { ...known, sealed: services.cipher.encrypt(JSON.stringify(row), importRowContext(id)) };
      }
    };
    await keepSource(context, created.id, packed);
    await addRows(db, { school: schoolId, import: created.id, now }, sealed());
    db.afterCommit(() => services.wakeJobs());
    return context.records(imported).get(created.id);
  },

  async rows({ params, query, records, db, schoolId }) {
    const { id } = await records(imported).get(params.import_id);
    return importRows.list(db, schoolId, { ...query, import_id: id });
  },

  source: readSource,

  cancel: ({ params, records, now }) =>
    records(imported).act(params.import_id, 'cancel', { finished_at: now }),
};

const longestId = 255;

/** The external id of a row as its column takes it; the row of a longer one fails. */
const stored = (id = ''): string | null => [...id].slice(0, longestId).join('') || null;

/** A new import with its rows, with the errors of those that contradict each other, and with what was sent, compressed. */
type Prepared = Body<'imports.create'> & { packed: string; contradictions: Map<number, FieldError> };

/** Reads the rows of a new import before its transaction starts, because reading a large CSV text takes a while. */
export async function prepareImport(
  body: Body<'imports.create'>,
  { importTargets }: Services,
): Promise<Prepared> {
  const { csv: _csv, mapping: _mapping, ...fields } = body;
  const target = importTargets[body.kind];
  const rows = await readRows(body, target.row);
  if (body.full_snapshot && target.remove) requireExternalIds(rows, body.csv !== undefined);
  return { ...fields, rows, contradictions: contradictionsIn(rows, target), packed: await packSource(body) };
}

async function readRows({ rows, csv, mapping }: Body<'imports.create'>, schema: string): Promise<Row[]> {
  if ((rows === undefined) === (csv === undefined))
    throw invalidField('/rows', 'required', 'send either rows or csv');
  if (rows !== undefined) {
    if (mapping !== undefined) throw invalidField('/mapping', 'not_applicable', 'can only be sent with csv');
    return rows;
  }
  return rowsOf(csv ?? '', mapping, schema);
}

/** In a full snapshot every row has an external id: rows without one are errors of the field that was sent. */
function requireExternalIds(rows: Row[], isCsv: boolean): void {
  const missing = rows.flatMap(({ external_id: id }, index) => (externalIdOf(id) === undefined ? index : []));
  if (missing.length === 0) return;
  const shown = missing.slice(0, 100);
  const required = 'is required in a full snapshot';
  if (isCsv) {
    const numbers = shown.map((index) => index + 1).join(', ');
    const more = missing.length > shown.length ? ` and ${missing.length - shown.length} more` : '';
    const detail = `has rows without external_id, which ${required}: ${numbers}${more}`;
    throw invalidField('/csv', 'required', detail);
  }
  throw invalidBody(
    shown.map((index) => ({ pointer: `/rows/${index}/external_id`, code: 'required', detail: required })),
  );
}

/** A snapshot does not remove more records than allowed. */
async function checkSnapshot(
  { body, db, schoolId, services }: Context<'imports.create'>,
  rows: Row[],
): Promise<void> {
  const { source, kind, max_removal_ratio: ratio = 0.1 } = body;
  const target = services.importTargets[kind];
  const { table: resource } = target.resource;
  const known = await db.all(knownTo(target), { school: schoolId, resource, source });
  const named = new Set(rows.map(({ external_id: id }) => externalIdOf(id)));
  const gone = known.filter(({ external_id }) => !named.has(external_id)).length;
  checkRemovals(gone, known.length, ratio);
}
