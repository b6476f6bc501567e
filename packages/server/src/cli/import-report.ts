import { kinds, type Place, type Roster } from '../import/roster.ts';
import type { Counts, RunReport } from '../import/run.ts';

const columns = [
  'created',
  'updated',
  'unchanged',
  'removed',
  'failed',
] as const satisfies readonly (keyof Counts)[];
const mostFaults = 20;

/** What an import did, for people: a table of the kinds, then what was left out, then what went wrong. */
export function reportLines(
  report: RunReport,
  { faults, notes }: Pick<Roster, 'faults' | 'notes'>,
  isDryRun: boolean,
): string[] {
  const lines = table(report);
  if (isDryRun) lines.push('', 'Nothing was changed.');
  if (report.presumed > 0)
    lines.push(
      `${report.presumed} of them refer to records that a run would create first, and could not be tried.`,
    );
  for (const { count, detail } of notes) lines.push(`note: ${count} ${detail}`);
  const wrong = [
    ...faults.map((fault) => `${placeOf(fault)} ${fault.detail}`),
    ...report.failed.map(
      (row) => `${placeOf(row)} ${row.kind} ${row.external_id ?? ''}: ${row.detail ?? row.code}`,
    ),
  ];
  if (wrong.length > 0) lines.push('', `${wrong.length} faults:`);
  lines.push(...wrong.slice(0, mostFaults).map((line) => `  ${line.trim()}`));
  if (wrong.length > mostFaults) lines.push(`  and ${wrong.length - mostFaults} more; --json tells all`);
  return lines;
}

function table({ kinds: counts }: RunReport): string[] {
  const lines = [row('', columns)];
  for (const kind of kinds) {
    const own = counts[kind];
    if (own)
      lines.push(
        row(
          kind.replaceAll('_', ' '),
          columns.map((column) => String(own[column])),
        ),
      );
  }
  return lines;
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(11)).join('');

const placeOf = ({ file, line }: Partial<Place>): string =>
  file === undefined ? '' : `${file} line ${line}`;
