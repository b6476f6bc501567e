import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Problem } from '../../contract/errors.ts';
import { operations } from '../../generated/operations.ts';
import type { Body, Context, Handler } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { type Csv, csvFields } from './csv.ts';
import * as queries from './queries.ts';
import { imports as imported } from './tables.ts';

const keptMs = 30 * 86_400_000;
const compress = promisify(gzip);
const decompress = promisify(gunzip);

type Sent = Pick<Body<'imports.create'>, 'rows'> & Partial<Csv>;
const context = (id: string): string => `import_sources ${id}`;

/** Until when what an import was sent, and what it changed, is stored. */
export const keptUntil = (now: string): string => new Date(Date.parse(now) + keptMs).toISOString();

/** The fields of a request that are the source of an import. */
export const sourceFields = ['rows', 'csv', ...csvFields] as const;
export type SourceField = (typeof sourceFields)[number];

/** What was sent to an import, compressed: as CSV text, or as rows. */
export async function packSource(body: Sent): Promise<string> {
  const sent = Object.fromEntries(sourceFields.map((field) => [field, body[field]]));
  return (await compress(JSON.stringify(sent))).toString('base64');
}

/** Stores what was sent to an import. */
export async function keepSource(
  { db, keys, schoolId, now }: UnitOfWork,
  id: string,
  packed: string,
): Promise<void> {
  keys.create([id]);
  const deleteAt = keptUntil(now);
  const encrypted = (await keys.of(id)).encrypt(packed, context(id));
  await db.run(queries.addSource, { school: schoolId, import: id, encrypted, deleteAt });
}

/** Returns what was sent to an import, while it is stored. */
export const readSource: Handler<'imports.source'> = async (work) => {
  const { params, records, db, schoolId: school, dataKeys, actor, services, now } = work;
  const { id, plain } = await records(imported).get(params.import_id);
  const { kind } = plain;
  requireScopesOf(kind, 'read', { actor, services });
  const found = await db.first(queries.findSource, { school, import: id });
  const key = found && (await dataKeys.findAll(db, [{ school, subject: id }])).get(id);
  if (!found || !key || found.delete_at <= now) throw new Problem('import_source_deleted', deleted);
  const packed = Buffer.from(key.decrypt(found.encrypted, context(id)), 'base64');
  const sent: Sent = JSON.parse((await decompress(packed)).toString());
  work.record({ action: 'import.source_read', resource: { type: 'import', id }, changes: {} });
  return {
    ...{ object: 'import_source', import_id: id, kind },
    ...(Object.fromEntries(sourceFields.map((field) => [field, null])) as Record<SourceField, null>),
    ...sent,
    deleted_at: found.delete_at,
  };
};

const deleted =
  'Sources of imports are kept for 30 days, and deleted earlier if personal values of the school were erased. Use your own copy.';

/** Deletes the sources of all imports of a school: nobody can tell which of them contain a person. */
export async function forgetSourcesOf({
  db: tx,
  schoolId: school,
  now,
}: Pick<UnitOfWork, 'db' | 'schoolId' | 'now'>): Promise<void> {
  await tx.run(queries.forgetKeysOf, { school });
  await tx.run(queries.noteErasedSources, { school, now });
  await tx.run(queries.forgetSourcesOf, { school });
}

/** Deletes a source that was kept long enough. */
export async function forgetSource({ db, schoolId: school }: UnitOfWork, id: string): Promise<void> {
  await db.run(queries.forgetKeyOf, { school, import: id });
  await db.run(queries.forgetSource, { school, import: id });
}

const purposes = {
  write: 'import',
  read: 'read an import of',
  rows: 'read the rows of an import of',
} as const;

/**
 * Rejects keys without the scopes that the records of an import need: to write them, or to read them. Whoever may write
 * them may see the rows, which show ids and errors only.
 */
export function requireScopesOf(
  kind: keyof Context<'imports.create'>['services']['importTargets'],
  access: keyof typeof purposes,
  { actor, services }: Pick<Context<'imports.rows'>, 'actor' | 'services'>,
): void {
  const { scopes } = operations[services.importTargets[kind].create];
  const missing = scopes
    .map((scope) => {
      if (access === 'write' || (access === 'rows' && actor.scopes.has(scope))) return scope;
      return scope.replace(/^write:/, 'read:');
    })
    .filter((scope) => !actor.scopes.has(scope));
  if (missing.length === 0) return;
  throw new Problem(
    'insufficient_scope',
    `To ${purposes[access]} ${kind}, the caller also needs \`${missing.join('` and `')}\`.`,
  );
}
