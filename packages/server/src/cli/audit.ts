import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type SuspendedSchool, suspendedSchools } from '../app/school-states.ts';
import { type AnchorReason, compareWithAnchor, readAnchors } from '../audit/anchors.ts';
import { HeadKey, publicHead } from '../audit/heads.ts';
import { type Break, type BreakReason, type VerificationOptions, verifyLog } from '../audit/verification.ts';
import { UsageError } from '../contract/errors.ts';
import type { Reader } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import type { AuditHeadRow } from '../sql/tables.ts';
import { readState } from '../store/school-turn.ts';
import { verifyFile } from './audit-export.ts';
import { withExistingDatabase } from './local.ts';
import { exitCodes, Progress, print } from './output.ts';

interface AuditOptions {
  school?: string;
  database?: string;
  json?: boolean;
}

export function addAudit(program: Command): void {
  const audit = program
    .command('audit')
    .description('Verify the audit logs in a database, without a server.');
  audit
    .command('verify')
    .description(
      'Verify every entry, checkpoint and head, without changing anything. If a log is broken, report where and why and exit with 1.',
    )
    .option('--school <id>', 'only this school')
    .option(
      '--anchor <file>',
      'file with saved heads, from GET /v1/audit-log/head or `audit head --json`; detects a database that was rolled back, and makes the master key unnecessary',
    )
    .option(
      '--file <export>',
      'instead of a database, a file of GET /v1/audit-log/export: needs neither the database nor the master key',
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(verify);
  audit
    .command('head')
    .description(
      'Print the signed head of each log. Store the heads where they cannot be changed together with this database.',
    )
    .option('--school <id>', 'only this school')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object, as needed by `audit verify --anchor`')
    .action(head);
}

const explanations: Record<BreakReason | AnchorReason, string> = {
  entry_changed: 'the entry does not match its hash, or does not match the hash of the previous entry',
  entry_missing: 'no entry has this number: the entry was removed, or its number was changed',
  entry_unsigned:
    'there are entries that no signed head covers: they were added, or an older head was put back',
  end_missing: 'the newest entries were removed',
  chain_rewritten: 'one of them was changed, and the hashes after it were computed again',
  head_forged: 'a head or checkpoint is not signed by this server; entries from here on cannot be trusted',
  head_missing: 'the signed head was removed; entries from here on cannot be trusted',
  rolled_back: 'the log ends before the anchor: it was rolled back',
  differs_from_anchor: 'the entry does not match the anchor: the log was rolled back or rewritten',
};

interface Found extends Omit<Break, 'reason'> {
  reason: BreakReason | AnchorReason;
}

function explain({ sequence, reason, last }: Found): string {
  const among = last === undefined ? '' : `entries ${sequence} to ${last} differ from what was signed: `;
  return `${among}${explanations[reason]}`;
}

async function verify(options: AuditOptions & { anchor?: string; file?: string }): Promise<void> {
  const { anchor: file, file: exported } = options;
  if (file !== undefined && !existsSync(file)) throw new UsageError(`The file ${file} does not exist.`);
  const anchors = file === undefined ? [] : readAnchors(readFileSync(file, 'utf8'), file);
  if (exported !== undefined) {
    if (!existsSync(exported)) throw new UsageError(`The file ${exported} does not exist.`);
    return verifyFile(exported, anchors, options);
  }
  await withExistingDatabase(options, async (db, cipher) => {
    if (!cipher && anchors.length === 0) throw noKey();
    const trusted = new Set(
      cipher ? [new HeadKey(cipher).publicKey] : anchors.map(({ public_key }) => public_key),
    );
    const logs: { school: string; newest: number }[] = [];
    const { schools, deleted } = await schoolsOf(db, options.school, anchors);
    for (const school of schools) logs.push({ school, newest: (await readState(db, school)).newest });
    const progress = new Progress(
      'audit entries',
      logs.reduce((sum, { newest }) => sum + newest, 0),
    );
    const results: SchoolResult[] = [];
    let done = 0;
    for (const { school, newest } of logs) {
      const onProgress = (part: number) => progress.reach(done + Math.min(part, newest));
      const kept = anchors.filter(({ school_id }) => school_id === school);
      results.push(await verifySchool(db, school, kept, { trusted, onProgress }));
      done += newest;
    }
    report(results, deleted, options);
  });
}

interface SchoolResult {
  school_id: string;
  valid: boolean;
  checked: number;
  broken_sequence: number | null;
  broken_reason: BreakReason | AnchorReason | null;
  /** Description of the break. */
  broken_detail: string | null;
  head_sequence: number | null;
  signed_at: string | null;
  /** The entry of the newest saved head with which the log was compared; null without one. */
  anchor_sequence: number | null;
}

async function verifySchool(
  db: Reader,
  school: string,
  anchors: readonly AuditHeadRow[],
  options: VerificationOptions,
): Promise<SchoolResult> {
  const { checked, broken, head } = await verifyLog(db, school, { first: 1 }, options);
  let found: Found | undefined = broken;
  for (const anchor of anchors) found ??= await compareWithAnchor(db, anchor);
  return {
    school_id: school,
    valid: found === undefined,
    checked,
    broken_sequence: found?.sequence ?? null,
    broken_reason: found?.reason ?? null,
    broken_detail: found ? explain(found) : null,
    head_sequence: head?.sequence ?? null,
    signed_at: head?.signed_at ?? null,
    anchor_sequence: anchors.length > 0 ? Math.max(...anchors.map(({ sequence }) => sequence)) : null,
  };
}

function report(
  schools: SchoolResult[],
  deleted: readonly Deleted[],
  options: AuditOptions & { anchor?: string },
): void {
  const { anchor: anchors } = options;
  const unfinished = deleted.filter(({ deleted_at }) => deleted_at === null);
  const valid = schools.every((school) => school.valid) && unfinished.length === 0;
  const compared = schools.filter(({ anchor_sequence }) => anchor_sequence !== null).length;
  const comparison = ({ anchor_sequence }: SchoolResult): string => {
    if (anchors === undefined) return '';
    return anchor_sequence === null
      ? `, NOT compared: ${anchors} has no head of it`
      : `, continues the saved head of entry ${anchor_sequence}`;
  };
  const end =
    anchors === undefined ? '' : ` ${compared} of ${schools.length} were compared with a saved head.`;
  const allValid =
    schools.length === 0
      ? 'The database has no schools, so there was no log to verify.'
      : `All logs are valid.${end}`;
  print({ valid, schools, deleted_schools: deleted }, options, [
    ...schools.map((school) =>
      school.broken_reason === null
        ? `${school.school_id}  valid: ${school.checked} entries, signed ${school.signed_at}${comparison(school)}`
        : `${school.school_id}  BROKEN from entry ${school.broken_sequence} on: ${school.broken_detail} (${school.broken_reason})`,
    ),
    ...deleted.map(({ school_id, deleted_at }) =>
      deleted_at === null
        ? `${school_id}  NOT VERIFIED: deleting it has begun. Finish that: run rollbook school delete again`
        : `${school_id}  was deleted by the operator, with its log, at ${deleted_at}`,
    ),
    valid ? allValid : 'Some logs are broken, or could not be verified.',
  ]);
  if (!valid) process.exitCode = exitCodes.failed;
}

async function head(options: AuditOptions): Promise<void> {
  await withExistingDatabase(options, async (db, cipher) => {
    if (!cipher) throw noKey();
    const key = new HeadKey(cipher);
    const heads = [];
    const { schools } = await schoolsOf(db, options.school, []);
    for (const school of schools) {
      const { head: stored } = await readState(db, school);
      if (!stored || !key.hasSigned('head', stored))
        throw new Error(`The log of ${school} has no valid head. Run rollbook audit verify for details.`);
      heads.push(publicHead(stored));
    }
    print(
      { heads },
      options,
      heads.map(({ school_id, sequence, hash, signed_at }) =>
        [school_id, sequence, hash, signed_at].join('  '),
      ),
    );
  });
}

const noKey = (): UsageError =>
  new UsageError(
    'The master key is needed to verify the signatures. Set ROLLBOOK_MASTER_KEY, or put the key file next to the database. For `audit verify`, saved heads (--anchor) can be used instead.',
  );

const allSchools = query<Record<never, never>, { id: string }>((db) =>
  db
    .selectFrom('schools')
    .select('id')
    .union(db.selectFrom('audit_heads').select('school_id as id'))
    .orderBy('id'),
);

type Deleted = Pick<SuspendedSchool, 'school_id' | 'deleted_at'>;

/**
 * The schools to verify: those in the database, those with a head, and those with a saved head. And those that were deleted
 * with their logs, also if that is not finished.
 */
async function schoolsOf(
  db: Reader,
  only: string | undefined,
  anchors: readonly AuditHeadRow[],
): Promise<{ schools: string[]; deleted: Deleted[] }> {
  const known = (await db.all(allSchools, {})).map(({ id }) => id);
  const deleted = [...(await suspendedSchools(db)).values()]
    .filter((school) => school.deleting_since !== null && (only === undefined || school.school_id === only))
    // One of which something is left was not deleted.
    .filter((school) => school.deleted_at === null || !known.includes(school.school_id))
    .map(({ school_id, deleted_at }) => ({ school_id, deleted_at }));
  const schools = new Set([...known, ...anchors.map(({ school_id }) => school_id)]);
  for (const { school_id } of deleted) schools.delete(school_id);
  if (only === undefined) return { schools: [...schools], deleted };
  if (!schools.has(only) && deleted.length === 0) throw new UsageError(`The school ${only} does not exist.`);
  return { schools: schools.has(only) ? [only] : [], deleted };
}
