import { sql } from 'kysely';
import type { Cipher } from '../crypto/cipher.ts';
import type { Change, Changes } from '../db/changes.ts';
import type { CommitStep, Transaction } from '../db/database.ts';
import { erasedText } from '../db/personal.ts';
import { query, statement } from '../db/query.ts';
import { type RowColumns, rowsOf, rowsParameter } from '../db/rows.ts';
import { SchoolTurn } from '../db/school-turn.ts';
import type { AuditRow } from '../db/tables.ts';
import { iso } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { linkOf, noHash } from './entry.ts';
import type { Heads } from './heads.ts';

/** The actor and the request of a change; the same for every change of one request. */
export interface Origin {
  schoolId: string;
  now: string;
  actor: { type: string; id: string | null; name: string | null };
  requestId: string | null;
  idempotencyKey: string | null;
  apiVersion: string | null;
  ip: string | null;
  userAgent: string | null;
}

/** A change, and the events that it emitted. */
export interface AuditedChange extends Change {
  eventIds: string[];
  /** The data key of the person whom it concerns, if it has personal values. */
  cipher?: Cipher;
}

/** The encrypted part of an entry. */
export interface PersonalPart {
  changes: Changes;
  reason: string | null;
}

/** Binds the encrypted part of an entry to it. */
export const entryContext = (id: string): string => `audit_log ${id}`;

const columns = {
  school_id: 'text',
  id: 'text',
  sequence: 'integer',
  occurred_at: 'text',
  actor_type: 'text',
  actor_id: 'text',
  actor_name: 'text',
  action: 'text',
  resource_type: 'text',
  resource_id: 'text',
  changes: 'text',
  reason: 'text',
  request_id: 'text',
  idempotency_key: 'text',
  api_version: 'text',
  ip: 'text',
  user_agent: 'text',
  event_ids: 'text',
  prev_hash: 'text',
  hash: 'text',
  encrypted: 'text',
  subject_key: 'text',
} as const satisfies Record<keyof AuditRow, RowColumns[string]>;
// The keys of the object above.
const columnNames = Object.keys(columns) as (keyof AuditRow)[];
const insert = query<{ [C in keyof AuditRow]: AuditRow[C] }>((db, p) =>
  db
    .insertInto('audit_log')
    .values(Object.fromEntries(columnNames.map((column) => [column, p[column]])) as never),
);
const names = sql.join(columnNames.map((name) => sql.id(name)));
const insertAll = statement<{ rows: string }>(
  (p, dialect) =>
    sql`insert into audit_log (${names}) select ${names} from ${rowsOf(p.rows, columns, dialect)}`,
);
/**
 * The append-only log of changes. An entry is written in the transaction of its change, in which it gets its number and
 * hash, and the new head is signed, once for all changes that are committed together.
 */
export class AuditTrail {
  readonly #ids: Ids;
  readonly #heads: Heads;
  readonly #write: CommitStep<AuditRow> = {
    run: async (tx, entries) => {
      await this.#number(tx, entries);
      // SQLite inserts row by row just as fast; PostgreSQL is sent one statement for any number of entries.
      if (tx.dialect === 'postgres' && entries.length > 1)
        tx.defer(insertAll, { rows: rowsParameter(entries) });
      else for (const entry of entries) tx.defer(insert, { ...entry });
    },
  };

  constructor(ids: Ids, heads: Heads) {
    this.#ids = ids;
    this.#heads = heads;
  }

  append(tx: Transaction, origin: Origin, changes: readonly AuditedChange[]): void {
    for (const change of changes) {
      const id = this.#ids.next('aud');
      tx.beforeCommit(this.#write, {
        school_id: origin.schoolId,
        id,
        sequence: null,
        occurred_at: origin.now,
        actor_type: origin.actor.type,
        actor_id: origin.actor.id,
        actor_name: origin.actor.name,
        action: change.action,
        resource_type: change.resource.type,
        resource_id: change.resource.id,
        ...contentOf(id, change),
        request_id: origin.requestId,
        idempotency_key: origin.idempotencyKey,
        api_version: origin.apiVersion,
        ip: origin.ip,
        user_agent: origin.userAgent,
        event_ids: JSON.stringify(change.eventIds),
        prev_hash: null,
        hash: null,
      });
    }
  }

  /**
   * Numbers and chains entries, and signs the new heads. The chain continues from the signed head, not from what the
   * log contains: after a deleted end or a forged entry the break stays visible. Without a valid head it starts again
   * without a previous hash, which is visible as well.
   */
  async #number(tx: Transaction, entries: readonly AuditRow[]): Promise<void> {
    for (const [school, added] of Map.groupBy(entries, ({ school_id }) => school_id)) {
      const turn = await SchoolTurn.of(tx, school);
      const { newest, head } = turn.log;
      const former = head && this.#heads.isOurs(head) ? head : undefined;
      let sequence = Math.max(newest, former?.sequence ?? 0);
      let hash = former?.hash ?? noHash;
      for (const entry of added) {
        sequence++;
        Object.assign(entry, linkOf(entry, sequence, hash));
        hash = entry.hash ?? hash;
      }
      this.#heads.sign(tx, former, { school_id: school, sequence, hash, signed_at: iso(turn.lastMs) });
    }
  }
}

/**
 * The content of an entry. Personal values are only in the encrypted part, and the hash is that of what is stored: so
 * the chain is valid without the data key, and after it was destroyed.
 */
function contentOf(
  id: string,
  { changes, person, cipher, ...change }: AuditedChange,
): Pick<AuditRow, 'changes' | 'reason' | 'encrypted' | 'subject_key'> {
  const reason = change.reason ?? null;
  const isPlain = !person || !cipher || (!person.hidden && reason === null);
  if (isPlain) return { changes: JSON.stringify(changes), reason, encrypted: null, subject_key: null };
  const part: PersonalPart = { changes: person.hidden ?? {}, reason };
  return {
    changes: JSON.stringify(person.shown),
    reason: reason === null ? null : erasedText,
    encrypted: cipher.encrypt(JSON.stringify(part), entryContext(id)),
    subject_key: person.key,
  };
}
