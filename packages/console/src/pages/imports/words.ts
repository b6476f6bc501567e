import type { Import } from '@rollbook/sdk';
import { number } from '../../lib/format.ts';

/** Fields whose names in the API do not say it. */
const ownWords: Readonly<Record<string, string>> = {
  external_id: 'id in the source',
  external_ids: 'ids in the sources',
  amount: 'amount in minor units, such as cents',
  amount_decimal: 'amount',
  amount_out_decimal: 'amount that was paid out',
};

/** `date_of_birth` as a person would write it inside of a sentence; of a list, also which of its values. */
export function fieldPhrase(field: string): string {
  const [, list, index] = /^(.+)\.(\d+)$/.exec(field) ?? [];
  return list === undefined ? namePhrase(field) : `${namePhrase(list)}, value ${Number(index) + 1}:`;
}

const namePhrase = (field: string): string =>
  ownWords[field] ??
  field
    .replace(/_external_(ids?)$/, ' $1 in the source')
    .replaceAll(/[_.]/g, ' ')
    .replaceAll(/([a-z])(\d)/g, '$1 $2')
    .replaceAll(/\b(?:eft|fet|lurits|persal|sace|sgb|sms|url)\b/g, (name) => name.toUpperCase());

/** `date_of_birth` as a person would write it. */
export const fieldWords = (field: string): string =>
  fieldPhrase(field).replace(/^./, (first) => first.toUpperCase());

/** In which order a date is read. */
export const orderWords = { dmy: 'day first', mdy: 'month first', ymd: 'year first' } as const;

/** `learner_guardians` as words. */
export const kindWords = (kind: string): string => kind.replaceAll('_', ' ');

export const isRunning = ({ status }: Import): boolean => status === 'queued' || status === 'running';

/** Whether an import changes by itself. */
export const isMoving = (item: Import): boolean => isRunning(item) || item.status === 'undoing';

/** Whether an import changed something that can still be undone. */
export const canUndo = ({ status, counts, undo_until: until }: Import, now: number): boolean =>
  ['completed', 'completed_with_errors', 'failed', 'cancelled', 'partly_undone'].includes(status) &&
  until !== null &&
  Date.parse(until) > now &&
  counts.created + counts.updated + counts.removed > 0;

/** Whether undoing an import could undo none of its rows. */
const isNotUndone = ({ status, undo }: Import): boolean => status === 'partly_undone' && undo.undone === 0;

/** The status of an import as it is shown. */
export const statusOf = (item: Import): string => (isNotUndone(item) ? 'not_undone' : item.status);

/** What undoing an import did. */
export function undoWords(item: Import): string {
  const { undo } = item;
  if (isNotUndone(item)) return `· Undo: nothing was undone, ${number(undo.kept)} kept`;
  const words = Object.entries(undo)
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${number(value)} ${name === 'pending' ? 'still to be undone' : name}`);
  return words.length > 0 ? `· Undo: ${words.join(', ')}` : '';
}

/** How many rows have which result. */
export function resultWords(item: Import): string {
  const { counts, progress } = item;
  const results = Object.entries(counts).filter(([, value]) => value > 0);
  const words = results.map(([name, value]) => `${number(value)} ${name}`).join(', ');
  if (isRunning(item)) return `${number(progress.done)} of ${number(progress.total)} rows. ${words}`;
  const left = progress.total - progress.done;
  if (left === 0) return words || 'No rows.';
  return [...(words ? [words] : []), `${number(left)} not imported`].join(', ');
}
