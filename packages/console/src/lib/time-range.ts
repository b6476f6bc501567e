import type { Options } from '../components/choice.tsx';
import { schoolTime } from './clock.ts';

const hours: Record<string, number> = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 };

/** The values of the parameter `since` of the URL. */
export const ranges: Options = [
  ['1h', 'last hour'],
  ['24h', 'last 24 hours'],
  ['7d', 'last 7 days'],
  ['30d', 'last 30 days'],
];

/** The parameters of the URL as those of the API, with `since` as the time that it means now. */
export function queryOf<Q>(search: URLSearchParams, start: keyof Q & string): Q {
  const { since = '', ...query } = Object.fromEntries(search);
  const ms = (hours[since] ?? 0) * 3_600_000;
  // The API checks the values, and names those that are wrong.
  return { ...query, ...(ms > 0 && { [start]: new Date(schoolTime() - ms).toISOString() }) } as Q;
}
