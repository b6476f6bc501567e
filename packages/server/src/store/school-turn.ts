import { schoolSuspended } from '../contract/errors.ts';
import type { Reader, Transaction } from '../sql/database.ts';
import { takeNamedLock, turnName } from '../sql/named-lock.ts';
import { query } from '../sql/query.ts';
import type { AuditHeadRow } from '../sql/tables.ts';

type NullableHead = { [C in keyof AuditHeadRow]: AuditHeadRow[C] | null };

// One statement, so that the values are consistent.
const stateOf = query<
  { school: string },
  NullableHead & {
    newest: number | null;
    ahead_ms: number | null;
    suspended_at: string | null;
    deleting_since: string | null;
  }
>((db, p) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('audit_log')
        .select((select) => select.fn.max<number | null>('sequence').as('newest'))
        .where('school_id', '=', p.school)
        .as('log'),
    )
    .leftJoin('audit_heads as head', (join) => join.on('head.school_id', '=', p.school))
    .leftJoin('test_clocks as own', (join) => join.on('own.school_id', '=', p.school))
    .leftJoin('suspended_schools as suspended', (join) => join.on('suspended.school_id', '=', p.school))
    .select([
      'log.newest',
      'head.school_id',
      'head.sequence',
      'head.hash',
      'head.signed_at',
      'head.public_key',
      'head.signature',
      'own.ahead_ms',
      'suspended.suspended_at',
      'suspended.deleting_since',
    ]),
);

/** The number of the newest entry of a school's audit log, and the head that was signed last. */
export interface LogState {
  newest: number;
  head: AuditHeadRow | undefined;
}

interface SchoolState extends LogState {
  /** By how much the clock of the school is ahead of the server's, in milliseconds. */
  aheadMs: number;
  /** Whether the school is suspended, and whether deleting it has begun. */
  isSuspended: boolean;
  isDeleted: boolean;
}

export async function readState(db: Reader, school: string): Promise<SchoolState> {
  const row = await db.first(stateOf, { school });
  if (!row) throw new TypeError('An aggregate returns one row');
  const {
    newest,
    ahead_ms: aheadMs,
    suspended_at: suspendedAt,
    deleting_since: deletingSince,
    ...head
  } = row;
  return {
    newest: newest ?? 0,
    head: head.school_id === null ? undefined : (head as AuditHeadRow),
    aheadMs: Number(aheadMs ?? 0),
    isSuspended: suspendedAt !== null,
    isDeleted: deletingSince !== null,
  };
}

/**
 * The time of the last change of a school by the clock of the server, in epoch milliseconds; 0 if there is none. Every
 * change has an audit entry, so the head was signed at that time.
 */
export const lastChangeMs = ({ head }: LogState): number => Date.parse(head?.signed_at ?? '') || 0;

/**
 * The turn of a school to write: nobody else changes the school until the transaction ends. So a unit of work locks no
 * rows, and sees every change that was committed before it. Work that is committed together shares a turn.
 */
export class SchoolTurn {
  readonly log: LogState;
  /** Whether the school is suspended: what is written, such as by its operator, is not sent. */
  readonly isSuspended: boolean;
  /** By how much the clock of the school is ahead of the server's, in milliseconds. */
  aheadMs: number;
  #lastMs: number;

  private constructor({ aheadMs, isSuspended, isDeleted: _, ...log }: SchoolState) {
    this.isSuspended = isSuspended;
    this.log = log;
    this.aheadMs = aheadMs;
    this.#lastMs = lastChangeMs(log);
  }

  /** The turn of the transaction, for which it waits the first time. On SQLite all writes are sequential. */
  static of(tx: Transaction, school: string): Promise<SchoolTurn> {
    return tx.shared(`turn of ${school}`, () => {
      const found = SchoolTurn.#take(tx, school);
      // Work that fails before it needs the turn does not wait for it.
      found.catch(() => {});
      return found;
    });
  }

  static async #take(tx: Transaction, school: string): Promise<SchoolTurn> {
    // Sent together. The state is read after the lock was obtained.
    const [, state] = await Promise.all([
      tx.turnOf === school || takeNamedLock(tx, turnName(school)),
      readState(tx, school),
    ]);
    // Nothing more is written to it, so that nothing is left of it.
    if (state.isDeleted) throw schoolSuspended();
    return new SchoolTurn(state);
  }

  /** The time of the last change of the school by the clock of the server, in epoch milliseconds. */
  get lastMs(): number {
    return this.#lastMs;
  }

  /**
   * The time of a change, by the clock of the server: later than that of every earlier change of the school, also if
   * they were made by a process whose clock is ahead of this one, or the clock stands still.
   */
  next(nowMs: number): number {
    this.#lastMs = Math.max(nowMs, this.#lastMs + 1);
    return this.#lastMs;
  }
}
