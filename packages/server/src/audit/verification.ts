import type { Reader } from '../db/database.ts';
import { query } from '../db/query.ts';
import { inSchool } from '../db/school-rows.ts';
import { readState } from '../db/school-turn.ts';
import type { AuditHeadRow } from '../db/tables.ts';
import { yieldToEventLoop } from '../lib/event-loop.ts';
import { noHash } from './entry.ts';
import { type Break, type CheckpointedEntry, Walk } from './walk.ts';

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

// A walk does not find them. On PostgreSQL, entries have no number until the numbering job has processed them.
const stray = query<{ school: string }, { id: string }>((db, p) =>
  inSchool(db, 'audit_log', p)
    .select('id')
    .where((or) => or.or([or('sequence', '<', 1), or('sequence', 'is', null)]))
    .limit(1),
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
  while (walk.expected <= to && !walk.broken) {
    const entries = await db.all(range, { school, from: walk.expected, to, limit: batch });
    for (const entry of entries) if (!walk.take(entry)) break;
    if (entries.length === 0) walk.stopAtGap();
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
