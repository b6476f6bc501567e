import { alreadyExists } from '../errors.ts';
import type { Transaction } from './database.ts';
import { query } from './query.ts';

interface Key {
  school: string;
  resource: string;
  source: string;
  externalId: string;
}

type Owned = Key & { id: string };

const holder = query<Key & Record<string, string>, { record_id: string }>((db, p) =>
  db
    .selectFrom('external_ids')
    .select('record_id')
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

/** Moves a record from some external ids to others; each is held by one live record of the school and kind. */
export async function moveExternalIds(
  tx: Transaction,
  record: { school: string; resource: string; id: string },
  from: Ids,
  to: Ids,
): Promise<void> {
  for (const [source, externalId] of Object.entries(from)) {
    if (to[source] !== externalId) await tx.run(release, { ...record, source, externalId });
  }
  for (const [source, externalId] of Object.entries(to)) {
    if (from[source] === externalId) continue;
    const key = { ...record, source, externalId };
    const held = await tx.first(holder, key);
    if (held) throw alreadyExists(`external id (${source})`, held.record_id);
    await tx.run(claim, key);
  }
}
