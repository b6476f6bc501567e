import { sql } from 'kysely';
import { type FieldError, type Problem, refuseErrors } from '../contract/errors.ts';
import type { DataKeys } from '../crypto/data-keys.ts';
import type { Transaction } from '../sql/database.ts';
import { joinByKey, query, type Rows, rowsOf, statement } from '../sql/query.ts';
import { takenBy, type Writing } from './confidential.ts';
import { idValues } from './queries.ts';
import type { AnyResource } from './resource.ts';

/** An external id in the form in which it is stored in the table. */
export interface ExternalKey {
  source: string;
  externalId: string;
}

/** The form in which an external id is looked up: a keyed hash if external ids are sensitive. */
export function externalKeyOf(
  { sensitive, table }: AnyResource,
  { schoolId, dataKeys }: { readonly schoolId: string; readonly dataKeys: DataKeys },
  source: string,
  externalId: string,
): ExternalKey {
  if (!sensitive?.fields.includes('external_ids')) return { source, externalId };
  return { source: '', externalId: dataKeys.lookupHash(`${schoolId} ${table}`, `${source}:${externalId}`) };
}

const columns = {
  school_id: 'text',
  resource: 'text',
  source: 'text',
  external_id: 'text',
  record_id: 'text',
} as const;

/** A row of the table. */
type Claim = Record<keyof typeof columns, string>;

const key = {
  school_id: 'r.school_id',
  resource: 'r.resource',
  source: 'r.source',
  external_id: 'r.external_id',
};
const holders = statement<{ rows: Rows }, Claim>(
  (p, dialect) => sql`
    select r.source, r.external_id, x.record_id from ${rowsOf(p.rows, columns, dialect)}
    ${joinByKey('external_ids', 'x', key, dialect)}`,
);
const claim = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    insert into external_ids (school_id, resource, source, external_id, record_id)
    select r.school_id, r.resource, r.source, r.external_id, r.record_id
    from ${rowsOf(p.rows, columns, dialect)} where true
    on conflict (school_id, resource, source, external_id) do update set record_id = excluded.record_id`,
);
const release = query<Claim>((db, p) =>
  db
    .deleteFrom('external_ids')
    .where('school_id', '=', p.school_id)
    .where('resource', '=', p.resource)
    .where('source', '=', p.source)
    .where('external_id', '=', p.external_id)
    .where('record_id', '=', p.record_id),
);

const passTo = statement<{ rows: Rows; into: string }>(
  (p, dialect) => sql`
    update external_ids set record_id = ${p.into}
    where (school_id, resource, source, external_id, record_id) in (
      select r.school_id, r.resource, r.source, r.external_id, r.record_id from ${rowsOf(p.rows, columns, dialect)})`,
);

/** Lets all external ids of a record lead to another one. */
export const passAll = query<{ school: string; resource: string; from: string; into: string }>((db, p) =>
  db
    .updateTable('external_ids')
    .set({ record_id: p.into })
    .where('school_id', '=', p.school)
    .where('resource', '=', p.resource)
    .where('record_id', '=', p.from),
);

/** Lets external ids that lead to the record `from` lead to `into`. */
export async function reclaim(
  tx: Transaction,
  resource: AnyResource,
  scope: { readonly schoolId: string; readonly dataKeys: DataKeys },
  { ids, from, into }: { ids: Ids; from: string; into: string },
): Promise<void> {
  const rows = Object.entries(ids).map(([source, id]) => rowOf(resource, scope, from, source, id));
  if (rows.length > 0) await tx.run(passTo, { rows: rows, into });
}

function rowOf(
  resource: AnyResource,
  scope: { readonly schoolId: string; readonly dataKeys: DataKeys },
  id: string,
  source: string,
  externalId: string,
): Claim {
  const stored = externalKeyOf(resource, scope, source, externalId);
  return {
    school_id: scope.schoolId,
    resource: resource.table,
    source: stored.source,
    external_id: stored.externalId,
    record_id: id,
  };
}

/** The external ids of a record. */
export const externalIdsOf = (record: object): Ids =>
  ((record as { external_ids?: Ids | null }).external_ids ?? {}) satisfies Ids;

type Ids = Readonly<Record<string, string>>;

/** The external ids of a record before and after a change, and where its fields are in the body. */
interface Move {
  id: string;
  from: Ids;
  to: Ids;
  pointer: string;
}

/**
 * Replaces the external ids of records. Each belongs to one record of the school and kind; an archived record keeps its
 * external ids until another record claims them.
 */
export async function claimExternalIds<T>(
  writing: Writing<T> & { scope: { readonly dataKeys: DataKeys } },
  moves: readonly Move[],
): Promise<void> {
  const { queries, scope, resource } = writing;
  const { db, schoolId: school } = scope;
  const claimOf = (id: string, source: string, externalId: string) =>
    rowOf(resource, scope, id, source, externalId);
  for (const { id, from, to } of moves)
    for (const [source, externalId] of Object.entries(from))
      if (to[source] !== externalId) await db.run(release, claimOf(id, source, externalId));
  const wanted = new Map<string, { claim: Claim; source: string }>();
  const repeated: FieldError[] = [];
  for (const { id, from, to, pointer } of moves)
    for (const [source, externalId] of Object.entries(to)) {
      if (from[source] === externalId) continue;
      const own = claimOf(id, source, externalId);
      if (wanted.has(nameOf(own)))
        repeated.push({
          pointer: `${pointer}/external_ids/${source}`,
          code: 'duplicate',
          detail: 'must occur only once',
        });
      wanted.set(nameOf(own), { claim: own, source });
    }
  refuseErrors(repeated);
  if (wanted.size === 0) return;
  const rows = Array.from(wanted.values(), ({ claim: row }) => row);
  const held = (await db.all(holders, { rows })).filter(
    (row) => row.record_id !== wanted.get(nameOf(row))?.claim.record_id,
  );
  if (held.length > 0) {
    const ids = idValues(held.map(({ record_id: id }) => id));
    const live = new Set((await db.all(queries.allLive, { school, rows: ids })).map(({ id }) => id));
    const holder = held.find(({ record_id: id }) => live.has(id));
    if (holder) throw await heldBy(writing, wanted.get(nameOf(holder))?.source ?? '', holder.record_id);
  }
  await db.run(claim, { rows });
}

const nameOf = ({ source, external_id }: Pick<Claim, 'source' | 'external_id'>): string =>
  JSON.stringify([source, external_id]);

const heldBy = <T>(writing: Writing<T>, source: string, id: string): Promise<Problem> =>
  takenBy(
    writing,
    ['external_ids'],
    `Another record already has this external id of the source ${source}`,
    id,
  );
