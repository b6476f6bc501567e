import { Problem } from '../contract/errors.ts';
import type { Schemas } from '../contract/schemas.ts';
import { yieldToEventLoop } from '../lib/timers.ts';
import type { Reader } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { AuditHeadRow, AuditRow } from '../sql/tables.ts';
import { type LogState, readState } from '../store/school-turn.ts';
import { type HeadKey, hasValidSignature, type Signed } from './heads.ts';
import { hashOf, noHash } from './trail.ts';

/** Why a log is broken. */
export type BreakReason = NonNullable<Schemas['AuditVerification']['broken_reason']>;

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
class Walk {
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
    if (entry.sequence < expected) return this.stop('entry_unsigned', entry.sequence);
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

const batch = 100;
// The column is a 32-bit integer; PostgreSQL rejects a comparison with a larger value.
const largestSequence = 2 ** 31 - 1;

export interface Verification {
  /** The verified entries: how many there are, and the hash of the last one. */
  checked: number;
  lastHash: string | null;
  broken: Break | undefined;
  head: AuditHeadRow | undefined;
}

export interface VerificationRange {
  first: number;
  /** The default is the newest entry. */
  last?: number | undefined;
}

export interface VerificationOptions {
  /** The public keys whose signatures are accepted. */
  trusted: ReadonlySet<string>;
  /** Called from time to time with the number of entries that have been checked. */
  onProgress?: (done: number) => void;
}

const range = query<{ school: string; from: number; to: number; limit: number }, CheckpointedEntry>((db, p) =>
  inSchool(db, 'audit_log as log', p)
    .leftJoin('audit_checkpoints as point', (join) =>
      join.onRef('point.school_id', '=', 'log.school_id').onRef('point.sequence', '=', 'log.sequence'),
    )
    .selectAll('log')
    .select(['point.hash as signed_hash', 'point.signed_at', 'point.public_key', 'point.signature'])
    .where('log.sequence', '>=', p.from)
    .where('log.sequence', '<=', p.to)
    .orderBy('log.sequence')
    .limit(p.limit),
);

// A walk does not find an entry to which somebody has given a number before the first.
const stray = query<{ school: string }, { id: string }>((db, p) =>
  inSchool(db, 'audit_log', p).select('id').where('sequence', '<', 1).limit(1),
);

/**
 * Recomputes the hashes of a range of a school's log and compares them with what was signed: the checkpoints in the
 * range and, if the range includes the newest entry, the head. Yields to the event loop after each batch of entries.
 */
export async function verifyLog(
  db: Reader,
  school: string,
  { first, last }: VerificationRange,
  options: VerificationOptions,
): Promise<Verification> {
  const read = await readState(db, school);
  // SQLite stores text in an integer column. Such a number is not less than any integer, so the walk goes to the end.
  const state = { ...read, newest: Number.isInteger(read.newest) ? read.newest : largestSequence };
  const from = Math.min(first, largestSequence);
  const to = Math.min(last ?? largestSequence, state.newest);
  const [before] = from === 1 ? [] : await db.all(range, { school, from: from - 1, to: from - 1, limit: 1 });
  const previous = from === 1 ? noHash : (before?.hash ?? undefined);
  const walk = new Walk(from, previous, state, options.trusted);
  for (let newest: string | undefined; !walk.broken; ) {
    // With the last one of the previous batch, because another entry can have its number.
    const start = newest === undefined ? from : walk.expected - 1;
    const entries = await db.all(range, { school, from: start, to, limit: batch });
    const next = entries.filter(({ id }) => id !== newest);
    for (const entry of next) if (!walk.take(entry)) break;
    newest = next.at(-1)?.id;
    if (newest === undefined) {
      if (walk.expected <= to) walk.stopAtGap();
      break;
    }
    options.onProgress?.(walk.expected - from);
    await yieldToEventLoop();
  }
  if (!walk.broken && (last === undefined || last >= state.newest)) {
    walk.end();
    if (!walk.broken && (await db.first(stray, { school })))
      walk.stop('entry_unsigned', Math.max(from, state.newest + 1));
  }
  return { ...walk.result(), head: state.head };
}

const mostAtOnce = 2;
const mostOfSchool = 4;

/**
 * Runs the verifications that requests ask for, a few at a time: one per school, and two per process. A request for a
 * range that is already being verified gets the same result; requests over a school's share are rejected.
 */
export class Verifications {
  readonly #trusted: ReadonlySet<string>;
  readonly #running = new Set<string>();
  readonly #waiting: { school: string; run: () => Promise<unknown> }[] = [];
  // By school, and then by range.
  readonly #results = new Map<string, Map<string, Promise<Verification>>>();

  constructor(key: HeadKey) {
    this.#trusted = new Set([key.publicKey]);
  }

  async verify(db: Reader, school: string, range: VerificationRange): Promise<Verification> {
    const { newest, head } = await readState(db, school);
    const what = JSON.stringify([range.first, range.last, newest, head]);
    const results = this.#results.get(school) ?? new Map<string, Promise<Verification>>();
    const known = results.get(what);
    if (known) return known;
    if (results.size >= mostOfSchool)
      throw new Problem(
        'unavailable',
        `${mostOfSchool} verifications of this school's audit log are already running or waiting. Send the request again later.`,
        { retryAfterSeconds: 5 },
      );
    const result = this.#inTurn(school, () => verifyLog(db, school, range, { trusted: this.#trusted }));
    this.#results.set(school, results.set(what, result));
    try {
      return await result;
    } finally {
      results.delete(what);
      if (results.size === 0) this.#results.delete(school);
    }
  }

  #inTurn<T>(school: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ school, run: () => work().then(resolve, reject) });
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running.size < mostAtOnce) {
      const index = this.#waiting.findIndex(({ school }) => !this.#running.has(school));
      const [next] = index === -1 ? [] : this.#waiting.splice(index, 1);
      if (!next) return;
      this.#running.add(next.school);
      void next.run().finally(() => {
        this.#running.delete(next.school);
        this.#startNext();
      });
    }
  }
}
