import { isDeepStrictEqual } from 'node:util';
import { type Schema, schemas } from '../contract/schemas.ts';
import { importChangeContext } from '../crypto/sealed-columns.ts';
import { type ImportChange, type SealedChange, stateOf } from '../families/imports/undo.ts';
import { operations } from '../generated/operations.ts';
import type { Transaction } from '../sql/database.ts';
import { type Query, query } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { Stored } from '../store/read.ts';
import type { ImportTarget } from '../work/import-target.ts';
import type { Services } from '../work/services.ts';
import type { Author } from '../work/unit-of-work.ts';

type Fields = Record<string, unknown>;
type Kind = ImportChange['change'];

/** What a row did with a record. `before` is undefined if it created the record. */
interface Touched {
  kind: Kind;
  before: Stored<Fields> | undefined;
  /** The record as it was restored, if it was archived: that changes fields too, such as the class of a learner. */
  restored?: Stored<Fields>;
  after: Stored<Fields>;
}

/** What a row changes, in the order in which it does: it is stored, so that the import can be undone. */
export class RowChanges {
  #records = new Map<string, Touched>();

  /** Notes an operation; of the same record, the first state and the last one count, and that it was removed. */
  note(kind: Kind, before: Stored<Fields> | undefined, after: Stored<Fields>): void {
    const earlier = this.#records.get(after.id);
    if (earlier) {
      earlier.after = after;
      if (kind === 'removed') earlier.kind = kind;
    } else if (before?.version !== after.version)
      this.#records.set(after.id, { kind, before, after, ...(kind === 'restored' && { restored: after }) });
  }

  /** Notes what else an operation changes. It is undone last: giving it its values back can change the record of the row. */
  noteBeside(before: Stored<Fields>, after: Stored<Fields>): void {
    if (before.version === after.version) return;
    const earlier = this.#records.get(after.id);
    if (earlier) earlier.after = after;
    else this.#records = new Map([[after.id, { kind: 'updated', before, after }], ...this.#records]);
  }

  /** Stores the changes of a row, with the previous values of fields. */
  async store(tx: Transaction, to: StoredChanges): Promise<void> {
    const { author, target, services, importId, number } = to;
    const school = author.schoolId;
    for (const [recordId, { kind, before, restored = before, after }] of this.#records) {
      const id = services.ids.next('imc');
      const fields =
        restored && kind !== 'removed' ? previousValues(target, restored.value, after.value) : {};
      const text = JSON.stringify({ fields, state: stateOf(after) } satisfies SealedChange);
      const sealed = services.cipher.encrypt(text, importChangeContext(id));
      // Reactions of other families can have changed the record after the operation.
      const present = await tx.first(versionOf(target), { school, id: recordId });
      await tx.run(addChange, {
        ...{ school, id, import: importId, number, record: recordId, change: kind, sealed },
        before: before?.version ?? 0,
        after: present?.row_version ?? after.version,
      });
    }
  }
}

interface StoredChanges {
  author: Author;
  target: ImportTarget;
  services: Pick<Services, 'ids' | 'cipher'>;
  importId: string;
  number: number;
}

/** The fields of an update that gives a record its previous values back. */
function previousValues({ update, resource }: ImportTarget, before: Fields, after: Fields): Fields {
  const known: Record<string, Schema> = schemas[operations[update].body ?? '']?.properties ?? {};
  const fields: Fields = {};
  for (const field of Object.keys(known)) {
    const [old, fresh] = [before[field] ?? null, after[field] ?? null];
    if (isDeepStrictEqual(old, fresh)) continue;
    fields[field] =
      resource.columns.get(field) === 'map'
        ? previousEntries((old ?? {}) as Fields, (fresh ?? {}) as Fields)
        : old;
  }
  return fields;
}

/** The entries of a map that differ; null removes an entry. */
function previousEntries(old: Fields, fresh: Fields): Fields {
  const names = new Set([...Object.keys(old), ...Object.keys(fresh)]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(old[name], fresh[name]));
  return Object.fromEntries(differing.map((name) => [name, old[name] ?? null]));
}

const addChange = query<{
  school: string;
  id: string;
  import: string;
  number: number;
  record: string;
  change: string;
  before: number;
  after: number;
  sealed: string;
}>((db, p) =>
  db.insertInto('import_changes').values({
    school_id: p.school,
    id: p.id,
    import_id: p.import,
    number: p.number,
    record_id: p.record,
    change: p.change,
    version_before: p.before,
    version_after: p.after,
    sealed: p.sealed,
  }),
);

type Version = Query<{ school: string; id: string }, { row_version: number }>;
const versions = new Map<string, Version>();

/** The present version of a record of a kind. */
export function versionOf({ resource: { table } }: ImportTarget): Version {
  const made = versions.get(table) ?? versionIn(table as 'records');
  versions.set(table, made);
  return made;
}

const versionIn = (table: 'records'): Version =>
  query((db, p) => inSchool(db, table, p).select('row_version').where('id', '=', p.id));
