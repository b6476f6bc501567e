import { importFields } from 'virtual:import-catalog';
import { isSignedIn, session } from '../../../lib/session.ts';
import { presetOf } from './presets.ts';
import { proposeMapping } from './read-csv.ts';
import type { Meanings } from './values.tsx';

/** How a file is read. */
export interface Reading {
  source: string;
  mode: string;
  dateOrder: string;
  decimalMark: string;
  mapping: Record<string, string>;
  meanings: Meanings;
}

interface Remembered extends Reading {
  /** All columns that the file had, also those that were not imported. */
  columns: readonly string[];
}

/** Of whoever is signed in to the school, until the tab is closed or somebody signs out. */
function keyOf(kind: string): string {
  const { value: own } = session;
  return isSignedIn(own) ? `import ${own.school_id} ${own.mode} ${own.actor.id} ${kind}` : '';
}

/** Notes how a file was read, to read the next one with its columns alike: one that was corrected, or a new export. */
export function remember(kind: string, columns: readonly string[], reading: Reading): void {
  const { source, mode, dateOrder, decimalMark, mapping, meanings } = reading;
  const remembered: Remembered = { source, mode, dateOrder, decimalMark, mapping, meanings, columns };
  sessionStorage.setItem(keyOf(kind), JSON.stringify(remembered));
}

/** How the last file of a kind was read, if this one has all columns that were imported. */
function rememberedFor(kind: string, columns: readonly string[]): Remembered | undefined {
  const stored = sessionStorage.getItem(keyOf(kind));
  if (stored === null) return undefined;
  // Only `remember` writes it.
  const found = JSON.parse(stored) as Remembered;
  return Object.keys(found.mapping).every((column) => columns.includes(column)) ? found : undefined;
}

/** How a file is read until somebody chooses otherwise: as the last one with its columns, or as they are called. */
export function proposeReading(
  kind: string,
  columns: readonly string[],
  chosen: Reading,
): Reading & { isRemembered: boolean } {
  const fields = importFields[kind] ?? [];
  const { synonyms, source } = presetOf(kind);
  const { mode, dateOrder, decimalMark, meanings } = chosen;
  const last = rememberedFor(kind, columns);
  if (!last) return { ...chosen, mapping: proposeMapping(columns, fields, synonyms), isRemembered: false };
  const fresh = columns.filter((column) => !last.columns.includes(column));
  const free = fields.filter((field) => !Object.values(last.mapping).includes(field));
  const own = chosen.source === source ? last.source : chosen.source;
  return {
    source: own,
    mode: mode === 'upsert' ? last.mode : mode,
    // Another system writes dates in an order of its own.
    dateOrder: dateOrder || (own === last.source ? last.dateOrder : ''),
    decimalMark: decimalMark || last.decimalMark,
    mapping: { ...last.mapping, ...proposeMapping(fresh, free, synonyms) },
    meanings: { ...last.meanings, ...meanings },
    isRemembered: true,
  };
}
