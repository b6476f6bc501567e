import * as z from 'zod';
import { UsageError } from '../contract/errors.ts';
import type { Reader } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { inSchool } from '../sql/school-rows.ts';
import type { AuditHeadRow } from '../sql/tables.ts';
import { readState } from '../store/school-turn.ts';
import { hasValidSignature } from './heads.ts';

const head = z.object({
  school_id: z.string(),
  sequence: z.int().min(1),
  hash: z.string(),
  signed_at: z.string(),
  algorithm: z.literal('ed25519'),
  public_key: z.string(),
  signature: z.string(),
});
const file = z.union([
  head.transform((one) => [one]),
  z.object({ heads: z.array(head).min(1) }).transform(({ heads }) => heads),
]);

const hashAt = query<{ school: string; sequence: number }, { hash: string | null }>((db, p) =>
  inSchool(db, 'audit_log', p).select('hash').where('sequence', '=', p.sequence),
);

/**
 * Reads saved heads: one as `GET /v1/audit-log/head` returns it, or several as `rollbook audit head --json` prints
 * them. A head with an invalid signature is rejected, whoever signed it.
 */
export function readAnchors(text: string, name: string): AuditHeadRow[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${name} is not valid JSON.`, { cause });
  }
  const parsed = file.safeParse(content);
  if (!parsed.success)
    throw new UsageError(
      `${name} is not an audit head. An anchor file contains the response of GET /v1/audit-log/head, or the output of rollbook audit head --json.`,
    );
  return parsed.data.map(({ algorithm: _ed25519, ...anchor }) => {
    if (hasValidSignature('head', anchor)) return anchor;
    throw new UsageError(`${name}: the signature of the head of ${anchor.school_id} is invalid.`);
  });
}

export type AnchorReason = 'rolled_back' | 'differs_from_anchor';

/** Compares a log with a saved head of it; undefined if the log still has that entry. */
export async function compareWithAnchor(
  db: Reader,
  anchor: AuditHeadRow,
): Promise<{ sequence: number; reason: AnchorReason } | undefined> {
  const { school_id: school, sequence, hash } = anchor;
  const entry = await db.first(hashAt, { school, sequence });
  if (entry?.hash === hash) return undefined;
  if (entry) return { sequence, reason: 'differs_from_anchor' };
  return { sequence: (await readState(db, school)).newest + 1, reason: 'rolled_back' };
}
