import type { LogState } from '../db/school-turn.ts';
import type { AuditHeadRow, AuditRow } from '../db/tables.ts';
import { hashOf } from './entry.ts';
import { hasValidSignature, type Signed } from './head-key.ts';

/** Why a log is broken. */
export type BreakReason =
  | 'entry_changed'
  | 'entry_missing'
  | 'entry_unsigned'
  | 'end_missing'
  | 'chain_rewritten'
  | 'head_forged'
  | 'head_missing';

export interface Break {
  /** The first sequence number that cannot be trusted. */
  sequence: number;
  reason: BreakReason;
  /** The last of the entries that may have been changed, if it is unknown which one was. */
  last?: number;
}

/** An entry, and the checkpoint that was signed when it was the newest entry. */
export type CheckpointedEntry = AuditRow & {
  signed_hash: string | null;
  signed_at: string | null;
  public_key: string | null;
  signature: string | null;
};

interface Position {
  sequence: number;
  hash: string | null;
}

/** Walks through the entries of a log in order, and stops at the first break. */
export class Walk {
  readonly #from: number;
  readonly #state: LogState;
  readonly #trusted: ReadonlySet<string>;
  /** The last entry that is chained to the previous ones, and the last that is confirmed by a signature. */
  #chained: Position;
  #signed: Position;
  #broken: Break | undefined;

  /** `previous` is the hash of the entry before the first one; undefined if that entry is missing. */
  constructor(from: number, previous: string | undefined, state: LogState, trusted: ReadonlySet<string>) {
    this.#from = from;
    this.#state = state;
    this.#trusted = trusted;
    this.#chained = { sequence: from - 1, hash: previous ?? null };
    this.#signed = this.#chained;
  }

  get expected(): number {
    return this.#chained.sequence + 1;
  }

  get broken(): boolean {
    return this.#broken !== undefined;
  }

  /** Checks the next entry, and returns whether the log is valid so far. */
  take(entry: CheckpointedEntry): boolean {
    const { expected } = this;
    const previous = this.#chained.hash;
    if (entry.sequence !== expected || previous === null) return this.stopAtGap();
    if (entry.prev_hash !== previous || entry.hash !== hashOf(entry, previous, expected))
      return this.stop('entry_changed');
    this.#chained = { sequence: expected, hash: entry.hash };
    const checkpoint = checkpointOf(entry);
    if (checkpoint && !this.#compare('checkpoint', checkpoint)) return false;
    const { head } = this.#state;
    return head?.sequence !== expected || this.#compare('head', head);
  }

  /** Compares the end of the log with its head. */
  end(): void {
    const { head, newest } = this.#state;
    if (!head) this.#stopAfterSigned('head_missing');
    else if (!this.#isTrusted('head', head)) this.#stopAfterSigned('head_forged');
    else if (head.sequence > newest) this.stop('end_missing', Math.max(this.#from, newest + 1));
    else if (head.sequence < newest) this.stop('entry_unsigned', Math.max(this.#from, head.sequence + 1));
  }

  /**
   * There is no entry with the expected number. After the head, this means that an entry was added with a later
   * number.
   */
  stopAtGap(): false {
    const { head } = this.#state;
    if (!head || this.expected <= head.sequence) return this.stop('entry_missing');
    this.end();
    return false;
  }

  stop(reason: BreakReason, sequence = this.expected): false {
    this.#broken = { sequence, reason };
    return false;
  }

  result() {
    const broken = this.#broken;
    // Entries after the last signed one cannot be trusted if the signatures do not match.
    const sound = broken && broken.sequence <= this.#chained.sequence ? this.#signed : this.#chained;
    const checked = sound.sequence - this.#from + 1;
    return { checked, lastHash: checked === 0 ? null : sound.hash, broken };
  }

  #compare(signed: Signed, head: AuditHeadRow): boolean {
    if (!this.#isTrusted(signed, head)) return this.#stopAfterSigned('head_forged');
    if (head.hash === this.#chained.hash) {
      this.#signed = this.#chained;
      return true;
    }
    this.#broken = {
      sequence: this.#signed.sequence + 1,
      reason: 'chain_rewritten',
      last: this.#chained.sequence,
    };
    return false;
  }

  #stopAfterSigned(reason: BreakReason): false {
    return this.stop(reason, this.#signed.sequence + 1);
  }

  #isTrusted(signed: Signed, head: AuditHeadRow): boolean {
    return this.#trusted.has(head.public_key) && hasValidSignature(signed, head);
  }
}

function checkpointOf(entry: CheckpointedEntry): AuditHeadRow | undefined {
  const { school_id, sequence, signed_hash: hash, signed_at, public_key, signature } = entry;
  if (sequence === null || hash === null || signed_at === null) return undefined;
  if (public_key === null || signature === null) return undefined;
  return { school_id, sequence, hash, signed_at, public_key, signature };
}
