import type { ImportRow } from '@rollbook/sdk';
import type { RosterRow, RosterRows } from './roster.ts';
import type { Span } from './spans.ts';

/** The years and terms that are refused for the dates that others have in the school, which may move yet. */
export type Waiting = ReadonlyMap<RosterRow, ImportRow>;

/** What can be done with years and terms. */
export interface CalendarSteps {
  /** Sends rows of one kind. Those that wait for others have no result afterwards. */
  send(kind: 'academic_years' | 'terms', rows: readonly RosterRow[]): Promise<Waiting>;
  /** Gives a year the days that it has in the school besides those of its row; undefined where that is refused. */
  widen(year: RosterRow<'academic_years'>): Promise<Span | undefined>;
  refuse(row: RosterRow, refusal: ImportRow, widened: Span | undefined): Promise<void>;
}

const codes = new Set(['outside_academic_year', 'dates_overlap', 'unknown_reference']);

/** Whether a row of the calendar may be taken once others have moved. */
export const isWaiting = ({ code }: Pick<ImportRow, 'code'>, { kind }: RosterRow): boolean =>
  (kind === 'academic_years' || kind === 'terms') && code !== null && codes.has(code);

/**
 * Sends years and terms until they are as in the files. A year cannot end before its terms do, and a term not after its
 * year: so what is refused is sent again as long as something else has moved meanwhile. Where a year and its terms move
 * the same way each waits for the other, and the year has the days of both in between.
 */
export async function sendCalendar(rows: RosterRows, steps: CalendarSteps): Promise<void> {
  const widened = new Map<RosterRow, Span>();
  let pending: readonly RosterRow[] = [...rows.academic_years, ...rows.terms];
  for (let canWiden = true; pending.length > 0; ) {
    const waiting = new Map<RosterRow, ImportRow>();
    for (const kind of ['academic_years', 'terms'] as const) {
      const own = pending.filter((row) => row.kind === kind);
      for (const [row, refusal] of await steps.send(kind, own)) waiting.set(row, refusal);
    }
    const isStuck = waiting.size === pending.length;
    if (isStuck && canWiden) {
      canWiden = false;
      for (const year of rows.academic_years.filter((row) => waiting.has(row as RosterRow))) {
        const span = await steps.widen(year);
        if (span) widened.set(year as RosterRow, span);
      }
    } else if (isStuck) {
      for (const [row, refusal] of waiting) await steps.refuse(row, refusal, widened.get(row));
      return;
    }
    pending = [...waiting.keys()];
  }
}
