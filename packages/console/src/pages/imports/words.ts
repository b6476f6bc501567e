import type { Import } from '@rollbook/sdk';
import { number } from '../../lib/format.ts';

/** `learner_guardians` as words. */
export const kindWords = (kind: string): string => kind.replaceAll('_', ' ');

export const isRunning = ({ status }: Import): boolean => status === 'queued' || status === 'running';

/** How many rows have which result. */
export function resultWords(item: Import): string {
  const { counts, progress } = item;
  const results = Object.entries(counts).filter(([, value]) => value > 0);
  const words = results.map(([name, value]) => `${number(value)} ${name}`).join(', ');
  if (isRunning(item)) return `${number(progress.done)} of ${number(progress.total)} rows. ${words}`;
  return words || 'No rows.';
}
