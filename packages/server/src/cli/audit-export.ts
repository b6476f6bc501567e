import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type ExportVerification, verifyExport } from '../audit/exported.ts';
import type { AuditHeadRow } from '../sql/tables.ts';
import { exitCodes, print } from './output.ts';

/** Verifies a file of `GET /v1/audit-log/export`, with saved heads if there are some. */
export async function verifyFile(
  file: string,
  anchors: readonly AuditHeadRow[],
  options: { json?: boolean; anchor?: string },
): Promise<void> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const result = await verifyExport(lines, anchors);
  print({ ...result }, options, summary(result, options.anchor));
  if (!result.valid) process.exitCode = exitCodes.failed;
}

const breaks: Record<string, string> = {
  entry_changed: 'the entry does not match its hash, or does not match the hash of the previous entry',
  entry_missing: 'the file does not have this entry: it is incomplete, or the entry was removed',
  entry_unsigned: 'the file has more entries than its first line says',
  chain_rewritten:
    'the entries do not match the signed head: they were changed, and their hashes computed again',
  head_forged: 'the head in the file has no valid signature of the server that is expected',
  differs_from_anchor: 'the entry does not match the saved head: it was changed, or the log was rewritten',
  rolled_back: 'the log of the file ends before the saved head, which was signed earlier: it was rolled back',
};

function summary(result: ExportVerification, file: string | undefined): string[] {
  const { school_id: school, valid, checked, broken_sequence: at, broken_reason: reason } = result;
  if (!valid) return [`${school}  BROKEN at entry ${at}: ${breaks[reason ?? ''] ?? reason} (${reason})`];
  return [
    `${school}  valid: ${checked} entries${checked > 0 ? `, ${result.first_sequence} to ${result.last_sequence}` : ''}`,
    ...(result.not_shown > 0
      ? [
          `The values of ${result.not_shown} entries were not shown to whoever exported them: these are chained, but their own hashes cannot be recomputed.`,
        ]
      : []),
    ...(result.not_proven > 0
      ? [
          `${result.not_proven} entries have personal values. These are signed in their encrypted form, so the file does not prove them: compare those that matter with GET /v1/audit-log/{audit_entry_id}.`,
        ]
      : []),
    {
      head: `The last entry is the head that was signed ${result.signed_at} by the key ${result.public_key}.`,
      anchor: 'The last entry is that of the saved head.',
      none: 'No signature covers the last entry: the range ends before the head.',
    }[result.confirmed_by ?? 'none'],
    comparison(result, file),
  ];
}

/** With what the file was compared, and what more would prove. */
function comparison(
  { anchor_sequence: anchor, last_sequence: last, ...result }: ExportVerification,
  file?: string,
) {
  if (file === undefined)
    return result.confirmed_by === 'head'
      ? 'Compare the key with that of a head that you saved, or pass the head with --anchor.'
      : 'Compare with a saved head (--anchor), or export to the newest entry.';
  if (anchor === null) return `NOT compared: ${file} has no head of this school.`;
  return anchor > (last ?? 0)
    ? `NOT compared: the saved head of entry ${anchor} is later than the file. Its key was compared.`
    : `The file continues the saved head of entry ${anchor}.`;
}
