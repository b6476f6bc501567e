import { type Cipher, sha256 } from '../crypto/cipher.ts';
import { iso } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import type { CommitStep, Transaction } from '../sql/database.ts';
import { Insert } from '../sql/insert.ts';
import type { RowColumns } from '../sql/query.ts';
import type { AuditRow } from '../sql/tables.ts';
import type { Change, Changes } from '../store/changes.ts';
import { erasedText } from '../store/personal.ts';
import { SchoolTurn } from '../store/school-turn.ts';
import type { Heads } from './heads.ts';

/** The `prev_hash` of the first entry. */
export const noHash = '0'.repeat(64);

/** An entry without its number, and without the hashes that chain it to the previous entry. */
export type UnlinkedEntry = Omit<AuditRow, 'sequence' | 'prev_hash' | 'hash'>;

const linked = (entry: UnlinkedEntry, sequence: number, previous: string): AuditRow => ({
  ...entry,
  sequence,
  prev_hash: previous,
  hash: hashOf(entry, previous, sequence),
});

export const hashOf = (entry: UnlinkedEntry, previous: string, sequence: number): string =>
  sha256(
    JSON.stringify([
      previous,
      sequence,
      entry.school_id,
      entry.id,
      entry.occurred_at,
      entry.actor_type,
      entry.actor_id,
      entry.actor_name,
      entry.action,
      entry.resource_type,
      entry.resource_id,
      entry.changes,
      entry.reason,
      entry.request_id,
      entry.idempotency_key,
      entry.api_version,
      entry.ip,
      entry.user_agent,
      entry.event_ids,
      ...(entry.encrypted === null && entry.subject_key === null ? [] : [entry.subject_key, entry.encrypted]),
    ]),
  );

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
  /** When it was made, in ISO 8601. */
  at: string;
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
const auditRows = new Insert<{ [C in keyof AuditRow]: AuditRow[C] }>('audit_log', columns);

/**
 * The append-only log of changes. An entry is written in the transaction of its change, in which it gets its number and
 * hash, and the new head is signed, once for all changes that are committed together.
 */
export class AuditTrail {
  readonly #ids: Ids;
  readonly #heads: Heads;
  readonly #write: CommitStep<UnlinkedEntry> = {
    run: async (tx, unlinked) => {
      auditRows.defer(tx, await this.#link(tx, unlinked));
    },
  };

  constructor(ids: Ids, heads: Heads) {
    this.#ids = ids;
    this.#heads = heads;
  }

  append(tx: Transaction, origin: Omit<Origin, 'now'>, changes: readonly AuditedChange[]): void {
    for (const change of changes) {
      const id = this.#ids.next('aud');
      tx.beforeCommit(this.#write, {
        school_id: origin.schoolId,
        id,
        occurred_at: change.at,
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
      });
    }
  }

  /**
   * Numbers and chains entries, and signs the new heads. The chain continues from the signed head, not from what the
   * log contains: after a deleted end or a forged entry the break stays visible. Without a valid head it starts again
   * without a previous hash, which is visible as well.
   */
  async #link(tx: Transaction, entries: readonly UnlinkedEntry[]): Promise<AuditRow[]> {
    const all: AuditRow[] = [];
    for (const [school, added] of Map.groupBy(entries, ({ school_id }) => school_id)) {
      const turn = await SchoolTurn.of(tx, school);
      const { newest, head } = turn.log;
      const former = head && this.#heads.isOurs(head) ? head : undefined;
      let sequence = Math.max(newest, former?.sequence ?? 0);
      let hash = former?.hash ?? noHash;
      for (const unlinked of added) {
        const entry = linked(unlinked, ++sequence, hash);
        hash = entry.hash;
        all.push(entry);
      }
      this.#heads.sign(tx, former, { school_id: school, sequence, hash, signed_at: iso(turn.lastMs) });
    }
    return all;
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
