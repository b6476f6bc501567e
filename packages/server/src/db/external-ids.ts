import { alreadyExists } from '../contract/errors.ts';
import type { Reader, Transaction } from './database.ts';
import { query } from './query.ts';
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

/** An external id in the form in which it is stored in the table. */
export interface ExternalKey {
  source: string;
  externalId: string;
}

/** The record of a kind, archived or not, that has an id in a source. */
export async function findExternalId(
  db: Reader,
  key: { school: string; resource: string; source: string; externalId: string },
): Promise<string | undefined> {
  return (await db.first(holder, key))?.record_id;
}

/**
 * Replaces the external ids of a record. Each belongs to one record of the school and kind; an archived record keeps
 * its external ids until another record claims them.
 */
export async function moveExternalIds(
  tx: Transaction,
  record: { school: string; resource: string; id: string },
  from: Ids,
  to: Ids,
  keyOf: (source: string, externalId: string) => ExternalKey,
  isLive: (id: string) => Promise<boolean>,
): Promise<void> {
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
      if (await isLive(owner.record_id))
        throw alreadyExists(
          `Another record already has this external id of the source ${source}`,
          owner.record_id,
        );
      await tx.run(takeOver, key);
    }
  }
}
