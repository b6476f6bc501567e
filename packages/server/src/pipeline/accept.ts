import { Problem } from '../contract/errors.ts';
import { operations } from '../generated/operations.ts';
import type { ApiRequest } from './request.ts';

/** The media type in which a response is sent. */
export function acceptedMedia({ operation, header }: ApiRequest): string {
  const { media } = operations[operation];
  if (media.length === 0) return 'application/json';
  const offered = ['application/json', ...media];
  const accepted = negotiate(header('accept'), offered);
  if (accepted === undefined) throw new Problem('not_acceptable', `Accept one of ${offered.join(', ')}.`);
  return accepted;
}

/** The quality that the most specific media range gives a type; 0 if none matches. */
function qualityOf(ranges: readonly { range: string; quality: number }[], type: string): number {
  const [family = ''] = type.split('/');
  for (const range of [type, `${family}/*`, '*/*']) {
    const found = ranges.find((one) => one.range === range);
    if (found) return found.quality;
  }
  return 0;
}

/**
 * The offered media type that an `Accept` header prefers; of types that it prefers equally, the first. Undefined if it
 * accepts none. Without the header, the first.
 */
export function negotiate(header: string | undefined, offered: readonly string[]): string | undefined {
  if (header === undefined || header.trim() === '') return offered[0];
  const ranges = header.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const [, given] = parameters.map((text) => /^q=(.*)$/.exec(text)).find(Boolean) ?? [];
    const quality = given === undefined ? 1 : Number(given);
    return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 };
  });
  const rated = offered.map((type) => ({ type, quality: qualityOf(ranges, type) }));
  const best = Math.max(...rated.map(({ quality }) => quality));
  return best > 0 ? rated.find(({ quality }) => quality === best)?.type : undefined;
}
