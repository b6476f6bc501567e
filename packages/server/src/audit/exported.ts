import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { UsageError } from '../contract/errors.ts';
import type { AuditHeadRow } from '../sql/tables.ts';
import { erasedText } from '../store/personal.ts';
import { hasValidSignature } from './heads.ts';
import { hashOf, type UnlinkedEntry } from './trail.ts';
import type { BreakReason } from './verification.ts';

const head = z
  .object({
    school_id: z.string(),
    sequence: z.int(),
    hash: z.string(),
    signed_at: z.string(),
    public_key: z.string(),
    signature: z.string(),
  })
  .nullable();

const manifestLine = z.object({
  object: z.literal('audit_export'),
  school_id: z.string(),
  first_sequence: z.int().nullable(),
  last_sequence: z.int().nullable(),
  entries: z.int().min(0),
  complete: z.boolean(),
  head,
});

const text = z.string().nullable();
const entryLine = z.object({
  id: z.string(),
  sequence: z.int(),
  occurred_at: z.string(),
  actor: z.object({ type: z.string(), id: text, name: text }),
  action: z.string(),
  resource: z.object({ type: z.string(), id: z.string() }),
  changes: z.unknown(),
  reason: text,
  request_id: text,
  idempotency_key: text,
  api_version: text,
  ip: text,
  user_agent: text,
  event_ids: z.array(z.string()),
  prev_hash: z.string(),
  hash: z.string(),
  stored: z.object({ key: text, encrypted: text, changes: z.string(), reason: text }).nullable(),
});

type Entry = z.infer<typeof entryLine>;

/** What a file with exported entries proves. */
export interface ExportVerification {
  school_id: string;
  valid: boolean;
  checked: number;
  first_sequence: number | null;
  last_sequence: number | null;
  /** Entries whose hashes cannot be recomputed, because their values were not shown to whoever exported them. */
  not_shown: number;
  /** Entries with personal values: these are signed as they are stored, encrypted, so the file cannot prove them. */
  not_proven: number;
  broken_sequence: number | null;
  broken_reason: BreakReason | 'differs_from_anchor' | 'rolled_back' | null;
  /** What confirms the last entry: the signed head in the file, a saved head, or nothing. */
  confirmed_by: 'head' | 'anchor' | null;
  signed_at: string | null;
  public_key: string | null;
  /** The entry of the newest saved head of the school; null if there is none. */
  anchor_sequence: number | null;
}

/** The entry in the form from which its hash is computed. */
function unlinked({ actor, resource, stored, ...entry }: Entry, school: string): UnlinkedEntry {
  return {
    ...entry,
    school_id: school,
    ...{ actor_type: actor.type, actor_id: actor.id, actor_name: actor.name },
    ...{ resource_type: resource.type, resource_id: resource.id },
    changes: stored ? stored.changes : JSON.stringify(entry.changes),
    reason: stored ? stored.reason : entry.reason,
    event_ids: JSON.stringify(entry.event_ids),
    ...{ subject_key: stored?.key ?? null, encrypted: stored?.encrypted ?? null },
  };
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the values that are shown are the stored ones, which have `[erased]` in the place of each personal value. */
function areStored(shown: unknown, stored: unknown): boolean {
  if (stored === erasedText) return shown !== null;
  if (!isObject(stored)) return isDeepStrictEqual(shown, stored);
  if (!isObject(shown)) return false;
  return [...new Set([...Object.keys(shown), ...Object.keys(stored)])].every((name) =>
    areStored(shown[name], stored[name]),
  );
}

/** Whether an entry shows what its hash is computed from, as far as that is not encrypted. */
const showsStored = ({ stored, changes, reason }: Entry): boolean =>
  stored === null ||
  (areStored(changes, parsed(stored.changes, z.unknown())) && areStored(reason, stored.reason));

function parsed<T>(line: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Verifies the lines of an export without a database: that no entry is missing, that each is chained to the one before it,
 * and that they are what was signed. With saved heads of the school, the key of the signature must be theirs.
 */
export async function verifyExport(
  lines: AsyncIterable<string>,
  anchors: readonly AuditHeadRow[],
): Promise<ExportVerification> {
  const found = await chainOf(lines, anchors);
  const { manifest, own, broken, last } = found;
  const signed = manifest.head;
  const isForged = signed !== null && !isTrusted(signed, own, manifest.school_id);
  const isRewritten = signed !== null && signed.sequence === last?.sequence && signed.hash !== last.hash;
  const atEnd = (reason: BreakReason) => ({ sequence: last?.sequence ?? 1, reason });
  const saved = own.toSorted((one, other) => other.sequence - one.sequence)[0];
  // A head that was signed later cannot be of an earlier entry.
  const isRolledBack =
    saved !== undefined &&
    signed !== null &&
    saved.sequence > signed.sequence &&
    saved.signed_at <= signed.signed_at;
  const problem =
    broken ??
    (isForged
      ? atEnd('head_forged')
      : isRewritten
        ? atEnd('chain_rewritten')
        : isRolledBack
          ? { sequence: signed.sequence + 1, reason: 'rolled_back' as const }
          : undefined);
  const byHead = signed !== null && signed.sequence === last?.sequence;
  const byAnchor = own.some(({ sequence }) => sequence === last?.sequence);
  return {
    school_id: manifest.school_id,
    valid: problem === undefined,
    checked: found.checked,
    first_sequence: manifest.first_sequence,
    last_sequence: manifest.last_sequence,
    not_shown: found.notShown,
    not_proven: found.notProven,
    broken_sequence: problem?.sequence ?? null,
    broken_reason: problem?.reason ?? null,
    confirmed_by: problem ? null : byHead ? 'head' : byAnchor ? 'anchor' : null,
    signed_at: signed?.signed_at ?? null,
    public_key: signed?.public_key ?? null,
    anchor_sequence: saved?.sequence ?? null,
  };
}

const isTrusted = (signed: AuditHeadRow, own: readonly AuditHeadRow[], school: string): boolean =>
  signed.school_id === school &&
  hasValidSignature('head', signed) &&
  (own.length === 0 || own.some(({ public_key }) => public_key === signed.public_key));

type Problem = { sequence: number; reason: NonNullable<ExportVerification['broken_reason']> };

/** Walks through the lines in order, and stops at the first that is not chained to those before it. */
async function chainOf(lines: AsyncIterable<string>, anchors: readonly AuditHeadRow[]) {
  let manifest: z.infer<typeof manifestLine> | undefined;
  let last: { sequence: number; hash: string } | undefined;
  let broken: Problem | undefined;
  let [checked, notShown, notProven] = [0, 0, 0];
  for await (const line of lines) {
    if (line === '') continue;
    if (!manifest) {
      manifest = parsed(line, manifestLine);
      if (!manifest) break;
      continue;
    }
    const { school_id: school, complete } = manifest;
    const sequence: number = last ? last.sequence + 1 : (manifest.first_sequence ?? 1);
    const entry = parsed(line, entryLine);
    const anchor = anchors.find((one) => one.school_id === school && one.sequence === sequence);
    const isOwn = entry && entry.hash === hashOf(unlinked(entry, school), entry.prev_hash, sequence);
    const isHidden = !isOwn && !complete && line.includes('"[redacted]"');
    if (checked === manifest.entries) broken = { sequence, reason: 'entry_unsigned' };
    else if (entry && entry.sequence !== sequence) broken = { sequence, reason: 'entry_missing' };
    else if (!entry || (last && entry.prev_hash !== last.hash) || !(isOwn ? showsStored(entry) : isHidden))
      broken = { sequence, reason: 'entry_changed' };
    else if (anchor && anchor.hash !== entry.hash) broken = { sequence, reason: 'differs_from_anchor' };
    if (broken || !entry) break;
    checked++;
    if (!isOwn) notShown++;
    else if (entry.stored) notProven++;
    last = entry;
  }
  if (!manifest)
    throw new UsageError(
      'The file is no export of an audit log: save the response of GET /v1/audit-log/export.',
    );
  const { school_id: school, entries, first_sequence: first } = manifest;
  const next = last ? last.sequence + 1 : (first ?? 1);
  if (!broken && checked < entries) broken = { sequence: next, reason: 'entry_missing' };
  return {
    manifest,
    own: anchors.filter((one) => one.school_id === school),
    broken,
    last,
    checked,
    notShown,
    notProven,
  };
}
