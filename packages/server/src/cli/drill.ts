import { existsSync, readFileSync } from 'node:fs';
import { AbortError } from '@rollbook/sdk';
import type { Config } from '../app/config.ts';
import { suspendedSchools } from '../app/school-states.ts';
import { compareWithAnchor, readAnchors } from '../audit/anchors.ts';
import { HeadKey } from '../audit/heads.ts';
import { verifyLog } from '../audit/verification.ts';
import { UsageError } from '../contract/errors.ts';
import {
  checkKeys,
  completeKeys,
  findKeys,
  type MasterKeys,
  openKeys,
  registeredKeys,
} from '../crypto/master-keys.ts';
import { isMigrated, type migrationState } from '../schema/migrate.ts';
import { refuseIncomplete } from '../schema/missing.ts';
import { connect } from '../sql/connect.ts';
import type { Database, Reader } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import type { Manifest } from '../sql/sqlite/manifest.ts';
import type { AuditHeadRow } from '../sql/tables.ts';
import { databaseName, sqlitePath } from '../sql/url.ts';
import { readState } from '../store/school-turn.ts';
import { type Again, againIn, againLines, schoolsOf } from './drill-again.ts';
import { betweenSteps } from './interrupts.ts';
import { exitCodes, line, notifyError, paint, print } from './output.ts';
import type { RestoreOptions } from './restore.ts';

/** A database that was restored somewhere. */
interface Restored {
  restored: Database;
  keys: MasterKeys;
  state: Awaited<ReturnType<typeof migrationState>>;
  /** What was in the backup when it was made, which the restored database has been compared with. */
  manifest: Manifest | undefined;
  backup: string;
  /** Undefined for PostgreSQL, whose newest change says it. */
  madeAt: string | undefined;
}

const newestEvent = query<Record<never, never>, { at: string | null }>((db) =>
  db.selectFrom('audit_heads').select((row) => row.fn.max('signed_at').as('at')),
);

interface Log {
  school_id: string;
  entries: number;
  problem: string | null;
  /** Entries that the configured database has in addition; null if it does not continue the log, or there is none. */
  entries_lost: number | null;
  /** Those of the log in the configured database; null if there is none. */
  live_entries: number | null;
}

interface Deliveries {
  /** Would be sent after a restore. */
  waiting: number;
  /** Those of them whose event has been delivered to that endpoint since. */
  sent_again: number | null;
  /** Events that only the configured database has. */
  events_lost: number | null;
  /** Those of them that an endpoint has received. */
  lost_but_delivered: number | null;
}

export async function drill(
  own: Restored,
  config: Config,
  options: RestoreOptions,
  signal: AbortSignal,
): Promise<void> {
  const anchors = anchorsOf(options.anchor);
  if (own.state.pending.length > 0) return reportEarlier(own, options);
  await withLive(config, async (live) => {
    const madeAt = own.madeAt ?? (await own.restored.first(newestEvent, {}))?.at ?? null;
    const logs: Log[] = [];
    const since = live ? await suspendedSchools(live) : new Map<string, never>();
    for (const id of await schoolsOf(own.restored)) {
      await betweenSteps(signal);
      // With the school, its log was deleted, so there is nothing to compare with.
      logs.push(await checkLog(own, id, anchors, since.get(id)?.deleting_since ? undefined : live));
    }
    const notInUse = await suspendedSchools(own.restored);
    const hasLog = (school: string): boolean =>
      logs.some(({ school_id }) => school_id === school) || notInUse.get(school)?.deleted_at != null;
    for (const anchor of anchors)
      if (!hasLog(anchor.school_id))
        logs.push({
          school_id: anchor.school_id,
          entries: 0,
          problem: 'the backup has no log of this school, of which a head was saved',
          entries_lost: null,
          live_entries: null,
        });
    await betweenSteps(signal);
    const again = await againIn(own.restored, live);
    await betweenSteps(signal);
    const created = (again.created_schools ?? []).map(({ id }) => id);
    const deliveries = await deliveriesOf(own.restored, live, created);
    report(own, { madeAt, logs, deliveries, again, isCompared: live !== undefined }, options);
  });
}

function anchorsOf(file: string | undefined): AuditHeadRow[] {
  if (file === undefined) return [];
  if (!existsSync(file)) throw new UsageError(`The file ${file} does not exist.`);
  return readAnchors(readFileSync(file, 'utf8'), file);
}

/** Tries a PostgreSQL database that was restored. */
export async function drillPostgres(
  url: string,
  config: Config,
  options: RestoreOptions,
  signal: AbortSignal,
): Promise<void> {
  if (url === config.databaseUrl)
    throw new UsageError('The argument is the configured database. Name the server that was restored.');
  const restored = await connect(url, { limits: config.databaseLimits, onError: notifyError });
  try {
    if (!(await isMigrated(restored)))
      throw new UsageError('The schema of the restored database is not that of this version.');
    await refuseIncomplete(restored, databaseName(url));
    const ring = openKeys(config, false);
    checkKeys(await registeredKeys(restored), ring);
    const keys = await completeKeys(restored, ring);
    const state = { applied: [], pending: [] };
    const own = { restored, keys, state, manifest: undefined, backup: databaseName(url), madeAt: undefined };
    await drill(own, config, options, signal);
  } finally {
    await restored.close();
  }
}

/**
 * Works with the configured database, or without it if there is none with this schema and the same keys, or it cannot be used: it
 * may be damaged, or on a server that is lost.
 */
export async function withLive<T>(
  config: Config,
  work: (live: Database | undefined) => Promise<T>,
): Promise<T> {
  const path = sqlitePath(config.databaseUrl);
  if (path !== undefined && !existsSync(path)) return work(undefined);
  try {
    return await withConfigured(config, work);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof AbortError) throw error;
    notifyError(error);
    return work(undefined);
  }
}

async function withConfigured<T>(
  config: Config,
  work: (live: Database | undefined) => Promise<T>,
): Promise<T> {
  const { databaseUrl, directDatabaseUrl: directUrl, databaseLimits: limits } = config;
  const live = await connect(databaseUrl, { limits, directUrl, onError: notifyError });
  try {
    const isUsable = (await isMigrated(live)) && findKeys(config) !== undefined;
    return await work(isUsable ? live : undefined);
  } finally {
    await live.close();
  }
}

async function checkLog(
  { restored, keys }: Restored,
  school: string,
  anchors: readonly AuditHeadRow[],
  live: Reader | undefined,
): Promise<Log> {
  const trusted = new Set([new HeadKey(keys).publicKey]);
  const { checked, broken, head } = await verifyLog(restored, school, { first: 1 }, { trusted });
  let problem = broken ? `broken from entry ${broken.sequence} on (${broken.reason})` : null;
  for (const anchor of anchors) {
    if (anchor.school_id !== school) continue;
    const found = await compareWithAnchor(restored, anchor);
    // A head that was saved after the backup says nothing about it.
    if (found?.reason === 'differs_from_anchor')
      problem ??= `entry ${found.sequence} differs from the saved head`;
    else if (found && head && anchor.sequence <= head.sequence)
      problem ??= `entry ${anchor.sequence} of the saved head is missing`;
  }
  if (!live || !head)
    return { school_id: school, entries: checked, problem, entries_lost: null, live_entries: null };
  const { newest } = await readState(live, school);
  const continued = await compareWithAnchor(live, head);
  // A configured database that is older than the backup, or another one, says nothing about it.
  if (continued?.reason === 'differs_from_anchor')
    problem ??= `the log of the configured database does not continue it (${continued.reason} at ${continued.sequence})`;
  const lost = continued ? null : newest - head.sequence;
  return { school_id: school, entries: checked, problem, entries_lost: lost, live_entries: newest };
}

const rowsAtOnce = 500;

interface DeliveryKey {
  school_id: string;
  id: string;
  webhook_id: string;
  event_id: string;
}

const waitingAfter = query<{ school: string; after: string }, DeliveryKey>((db, p) =>
  db
    .selectFrom('deliveries')
    .select(['school_id', 'id', 'webhook_id', 'event_id'])
    .where('school_id', '=', p.school)
    .where('status', '=', 'pending')
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(rowsAtOnce),
);
const deliveredTo = query<{ school: string; event: string; webhook: string }, { id: string }>((db, p) =>
  db
    .selectFrom('deliveries')
    .select('id')
    .where('school_id', '=', p.school)
    .where('event_id', '=', p.event)
    .where('webhook_id', '=', p.webhook)
    .where('status', '=', 'succeeded')
    .limit(1),
);
const lastEvent = query<{ school: string }, { id: string | null }>((db, p) =>
  db
    .selectFrom('events')
    .select((row) => row.fn.max('id').as('id'))
    .where('school_id', '=', p.school),
);
const eventsAfter = query<{ school: string; after: string }, { count: number }>((db, p) =>
  db
    .selectFrom('events')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('school_id', '=', p.school)
    .where('id', '>', p.after),
);
const deliveredAfter = query<{ school: string; after: string }, { count: number }>((db, p) =>
  db
    .selectFrom('deliveries')
    .select((row) => row.fn.count<number>('event_id').distinct().as('count'))
    .where('school_id', '=', p.school)
    .where('event_id', '>', p.after)
    .where('status', '=', 'succeeded'),
);

/** Which deliveries a restore would send again, and which events only receivers would know. */
async function deliveriesOf(
  restored: Reader,
  live: Reader | undefined,
  created: readonly string[],
): Promise<Deliveries> {
  const found = { waiting: 0, sent_again: 0, events_lost: 0, lost_but_delivered: 0 };
  for (const school of [...(await schoolsOf(restored)), ...created]) {
    for (let after = ''; ; ) {
      const page = await restored.all(waitingAfter, { school, after });
      found.waiting += page.length;
      for (const { event_id: event, webhook_id: webhook } of page)
        if (await live?.first(deliveredTo, { school, event, webhook })) found.sent_again++;
      after = page.at(-1)?.id ?? after;
      if (page.length < rowsAtOnce) break;
    }
    const after = (await restored.first(lastEvent, { school }))?.id ?? '';
    found.events_lost += Number((await live?.first(eventsAfter, { school, after }))?.count ?? 0);
    found.lost_but_delivered += Number((await live?.first(deliveredAfter, { school, after }))?.count ?? 0);
  }
  return live
    ? found
    : { waiting: found.waiting, sent_again: null, events_lost: null, lost_but_delivered: null };
}

function reportEarlier({ backup, state }: Restored, options: RestoreOptions): void {
  print({ valid: true, backup, pending: state.pending, logs: null, deliveries: null, again: null }, options, [
    `${backup} can be restored: its tables are as they were when it was made.`,
    `Its schema is of an earlier version (pending: ${state.pending.join(', ')}), so its audit logs and what would be sent again were not looked at. Use the version that made it for that.`,
  ]);
}

interface Findings {
  madeAt: string | null;
  logs: readonly Log[];
  deliveries: Deliveries;
  again: Again;
  /** Whether there is a configured database to compare with. */
  isCompared: boolean;
}

function report(
  { backup, manifest }: Restored,
  { madeAt, logs, deliveries, again, isCompared }: Findings,
  options: RestoreOptions,
): void {
  const valid = logs.every(({ problem }) => problem === null);
  const tables = manifest ? Object.entries(manifest.tables) : [];
  const rows = tables.reduce((sum, [, table]) => sum + table.rows, 0);
  const result = {
    valid,
    backup,
    made_at: madeAt,
    tables: manifest?.tables ?? null,
    logs,
    deliveries,
    again,
  };
  print(result, options, [
    `Backup      ${backup}`,
    `Made at     ${madeAt ?? 'unknown'}${manifest ? '' : ' (its newest change)'}`,
    manifest
      ? `Tables      ${tables.length} with ${rows} rows, each as it was when the backup was made`
      : 'Tables      not compared: a PostgreSQL database has no list of what was in it',
    ...logs.map(({ school_id, entries, problem, ...compared }) =>
      problem === null
        ? line`Audit log   ${school_id}  ${paint('green', 'valid')}: ${String(entries)} entries${comparison(compared)}`
        : line`Audit log   ${school_id}  ${paint('red', 'NOT VALID')}: ${problem}`,
    ),
    ...deliveryLines(deliveries, isCompared),
    ...againLines(again),
    valid ? 'The backup can be restored.' : 'Do not rely on this backup.',
  ]);
  if (!valid) process.exitCode = exitCodes.failed;
}

function comparison({
  entries_lost: lost,
  live_entries: own,
}: Pick<Log, 'entries_lost' | 'live_entries'>): string {
  if (own === null) return '';
  return lost === null
    ? `; the configured database has only ${own}, so it is older than the backup, or another one`
    : `, ${lost} later ones would be lost`;
}

function deliveryLines(
  { waiting, sent_again, events_lost, lost_but_delivered }: Deliveries,
  isCompared: boolean,
): string[] {
  const first = `Deliveries  ${waiting} were waiting, and are sent after a restore`;
  if (!isCompared)
    return [
      first,
      '            The configured database does not exist or cannot be used, so what came later is unknown.',
    ];
  return [
    first,
    `            ${sent_again} of them have been delivered since: receivers get them again, with the same event id`,
    `Events      ${events_lost} later ones would be lost here; ${lost_but_delivered} of them have been delivered, so receivers`,
    '            know changes that the restored database does not have',
  ];
}
