import { sql } from 'kysely';
import { type FieldError, type Problem, refuseErrors } from '../contract/errors.ts';
import { valueColumn } from './batch-queries.ts';
import { takenBy, type Writing } from './confidential.ts';
import { query } from './query.ts';
import { rowsOf, rowsParameter } from './rows.ts';
import { inSchool } from './school-rows.ts';

interface Key {
  school: string;
  resource: string;
  source: string;
  externalId: string;
}

type Owned = Key & { id: string };

const holder = query<Key & Record<string, string>, { record_id: string }>((db, p) =>
  inSchool(db, 'external_ids', p)
    .select('record_id')
    .where('resource', '=', p.resource)
    .where('source', '=', p.source)
    .where('external_id', '=', p.externalId),
);
const takeOver = query<Owned & Record<string, string>>((db, p) =>
  db
    .updateTable('external_ids')
    .set({ record_id: p.id })
    .where('school_id', '=', p.school)
    .where('resource', '=', p.resource)
    .where('source', '=', p.source)
    .where('external_id', '=', p.externalId),
);
const claim = query<Owned & Record<string, string>>((db, p) =>
  db.insertInto('external_ids').values({
    school_id: p.school,
    resource: p.resource,
    source: p.source,
    external_id: p.externalId,
    record_id: p.id,
  }),
);
const release = query<Owned & Record<string, string>>((db, p) =>
  db
    .deleteFrom('external_ids')
    .where('school_id', '=', p.school)
    .where('resource', '=', p.resource)
    .where('source', '=', p.source)
    .where('external_id', '=', p.externalId)
    .where('record_id', '=', p.id),
);

type Ids = Record<string, string>;

const heldBy = <T>(writing: Writing<T>, source: string, id: string): Promise<Problem> =>
  takenBy(
    writing,
    ['external_ids'],
    `Another record already has this external id of the source ${source}`,
    id,
  );

/** An external id in the form in which it is stored in the table. */
export interface ExternalKey {
  source: string;
  externalId: string;
}

/**
 * Replaces the external ids of a record. Each belongs to one record of the school and kind; an archived record keeps
 * its external ids until another record claims them.
 */
export async function moveExternalIds<T>(
  writing: Writing<T>,
  id: string,
  from: Ids,
  to: Ids,
  keyOf: (source: string, externalId: string) => ExternalKey,
): Promise<void> {
  const { tx, queries, scope, resource } = writing;
  const record = { school: scope.schoolId, resource: resource.table, id };
  const isLive = async (other: string) =>
    (await tx.first(queries.live, { school: scope.schoolId, id: other })) !== undefined;
  for (const [source, externalId] of Object.entries(from)) {
    if (to[source] !== externalId) await tx.run(release, { ...record, ...keyOf(source, externalId) });
  }
  for (const [source, externalId] of Object.entries(to)) {
    if (from[source] === externalId) continue;
    const key = { ...record, ...keyOf(source, externalId) };
    const owner = await tx.first(holder, key);
    if (!owner) {
      await tx.run(claim, key);
    } else if (owner.record_id !== record.id) {
      if (await isLive(owner.record_id)) throw await heldBy(writing, source, owner.record_id);
      await tx.run(takeOver, key);
    }
  }
}

const columns = { source: 'text', external_id: 'text', record_id: 'text' } as const;

interface Claimed {
  source: string;
  external_id: string;
  record_id: string;
}

const holders = query<{ school: string; resource: string; rows: string }, Claimed>((db, p, dialect) =>
  inSchool(db, 'external_ids as x', p)
    .select(['x.source', 'x.external_id', 'x.record_id'])
    .where('x.resource', '=', p.resource)
    .where(
      sql<boolean>`(x.source, x.external_id) in (select r.source, r.external_id from ${rowsOf(p.rows, columns, dialect)})`,
    ),
);
const releaseAll = query<{ school: string; resource: string; rows: string }>((db, p, dialect) =>
  db
    .deleteFrom('external_ids')
    .where('school_id', '=', p.school)
    .where('resource', '=', p.resource)
    .where(
      sql<boolean>`(source, external_id) in (select r.source, r.external_id from ${rowsOf(p.rows, columns, dialect)})`,
    ),
);
const claimAll = query<{ school: string; resource: string; rows: string }>((db, p, dialect) =>
  db
    .insertInto('external_ids')
    .columns(['school_id', 'resource', 'source', 'external_id', 'record_id'])
    .expression(
      sql`select cast(${p.school} as text), cast(${p.resource} as text), r.source, r.external_id, r.record_id
        from ${rowsOf(p.rows, columns, dialect)} where true` as never,
    ),
);

/** A new record, and where its fields are in the body. */
interface NewRecord {
  fields: Readonly<Record<string, unknown>>;
  pointer: string;
}

/** Claims the external ids of many new records. */
export async function claimExternalIds<T>(writing: Writing<T>, records: readonly NewRecord[]): Promise<void> {
  const { tx, queries, scope, resource } = writing;
  const of = { school: scope.schoolId, resource: resource.table };
  const claimed: Claimed[] = [];
  const seen = new Set<string>();
  const repeated: FieldError[] = [];
  for (const { fields, pointer } of records)
    for (const [source, external_id] of Object.entries((fields.external_ids ?? {}) as Ids)) {
      const name = JSON.stringify([source, external_id]);
      if (seen.has(name))
        repeated.push({
          pointer: `${pointer}/external_ids/${source}`,
          code: 'duplicate',
          detail: 'must occur only once',
        });
      seen.add(name);
      claimed.push({ source, external_id, record_id: String(fields.id) });
    }
  refuseErrors(repeated);
  if (claimed.length === 0) return;
  const rows = rowsParameter(claimed);
  const held = await tx.all(holders, { ...of, rows });
  if (held.length > 0) {
    const ids = rowsParameter(held.map(({ record_id: id }) => ({ [valueColumn('id')]: id })));
    const live = new Set(
      (await tx.all(queries.allLive, { school: of.school, rows: ids })).map(({ id }) => id),
    );
    const holder = held.find(({ record_id: id }) => live.has(id));
    if (holder) throw await heldBy(writing, holder.source, holder.record_id);
    await tx.run(releaseAll, { ...of, rows: rowsParameter(held) });
  }
  await tx.run(claimAll, { ...of, rows });
}
