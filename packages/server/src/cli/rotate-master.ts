import { randomUUID } from 'node:crypto';
import { UsageError } from '../contract/errors.ts';
import { KeyUse, type KeyUser } from '../crypto/key-use.ts';
import type { KeyRing } from '../crypto/master-keys.ts';
import { type KeyCount, Rotation, type RotationResult } from '../crypto/rotation.ts';
import { systemClock } from '../lib/clock.ts';
import { refuseMoved } from '../schema/copy.ts';
import { databaseName } from '../sql/url.ts';
import { localConfig, withExistingDatabase } from './local.ts';
import { exitCodes, Progress, print, wrap } from './output.ts';

interface RotateOptions {
  dryRun?: boolean;
  database?: string;
  json?: boolean;
}

/** Encrypts every value of a database with the current master key. */
export async function rotateMaster(options: RotateOptions): Promise<void> {
  await withExistingDatabase(options, async (db, keys) => {
    if (!keys) {
      throw new UsageError(
        'The master key is needed. Set ROLLBOOK_MASTER_KEY, or put the key file next to the database.',
      );
    }
    await refuseMoved(db, databaseName(localConfig(options).databaseUrl));
    const clock = systemClock;
    const use = new KeyUse(db, keys, clock, `rotation ${randomUUID()}`);
    const rotation = new Rotation({ db, ring: keys, clock, use });
    const before = await rotation.counts();
    if (options.dryRun) return printCounts(before, keys, rotation.outdated(before), options);
    const total = rotation.outdated(before);
    const progress = new Progress('values', total);
    try {
      // More than there were when they were counted, if servers still encrypt with another key.
      const result = await rotation.run((renewed) => progress.reach(Math.min(renewed, total)));
      progress.end();
      printResult(result, keys, rotation.outdated(result.counts), options);
    } finally {
      await use.end();
    }
  });
}

const names = (processes: readonly KeyUser[]): string =>
  processes.map(({ process_id }) => process_id).join(', ');

/** The lines of a table of counts: a key, what it is, and the number of its values. */
function countLines(counts: readonly KeyCount[], { current }: KeyRing): string[] {
  const totals = new Map<string | null, number>([[current.name, 0]]);
  for (const { key, values } of counts) totals.set(key, (totals.get(key) ?? 0) + values);
  const rows = [...totals].map(([key, values]) => [
    key ?? '(no name)',
    key === current.name ? 'current' : key === null ? 'damaged' : 'to be replaced',
    values.toLocaleString('en-US'),
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [key, what, values] = [width(0), width(1), width(2)];
  return rows.map((row) =>
    `  ${row[0]?.padEnd(key)}  ${row[2]?.padStart(values)}  ${row[1]?.padEnd(what)}`.trimEnd(),
  );
}

function printCounts(
  counts: readonly KeyCount[],
  ring: KeyRing,
  outdated: number,
  options: RotateOptions,
): void {
  print({ dry_run: true, current_key: ring.current.name, outdated, counts }, options, [
    'Values by master key:',
    ...countLines(counts, ring),
    ...wrap(
      outdated === 0
        ? 'Every value is encrypted with the current key. Run without --dry-run to retire the previous ones, if there are any.'
        : `Values to be encrypted with ${ring.current.name}: ${outdated.toLocaleString('en-US')}. Nothing was changed: this was a dry run.`,
      0,
    ),
  ]);
}

function printResult(
  { complete, renewed, counts, writers, unreadable }: RotationResult,
  ring: KeyRing,
  outdated: number,
  options: RotateOptions,
): void {
  const { name } = ring.current;
  const others = ring.keys.filter((key) => key !== ring.current).map((key) => key.name);
  const processes = writers.map(({ process_id: id, key_name: key }) => ({ id, key }));
  const reasons = [
    ...unreadable.map(
      ({ table, column, row, reason }) =>
        `${table}.${column} of ${Object.values(row).join(' ')} cannot be decrypted: ${reason}`,
    ),
    ...(writers.length > 0
      ? [
          `Running processes that encrypt with another key: ${names(writers)}. Set ROLLBOOK_MASTER_KEY to ${name} there, restart them, and run this command again. A process that was killed no longer counts after 3 minutes.`,
        ]
      : []),
    ...(writers.length === 0 && unreadable.length === 0 ? ['Run this command again.'] : []),
  ];
  const end = complete
    ? [
        `Complete: every value is encrypted with ${name}.`,
        ...(others.length === 0
          ? ['It is the only key that is configured. To replace it: rollbook key rotate-master --help']
          : [
              `Remove ${others.join(' and ')} from the settings (or the key file) of every process, and restart them.`,
              'Keep it for as long as you keep backups that were made before now.',
            ]),
      ]
    : [
        `Not complete. Values that are not encrypted with ${name}: ${outdated.toLocaleString('en-US')}.`,
        ...reasons,
      ];
  print(
    { complete, dry_run: false, current_key: name, renewed, outdated, counts, processes, unreadable },
    options,
    [
      `Values re-encrypted: ${renewed.toLocaleString('en-US')}. Values by master key:`,
      ...countLines(counts, ring),
      ...end.flatMap((text) => wrap(text, 0)),
    ],
  );
  if (!complete) process.exitCode = exitCodes.failed;
}
