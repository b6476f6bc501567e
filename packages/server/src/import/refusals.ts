import { RollbookError } from '@rollbook/sdk';

/**
 * The rows for which a request was refused as a whole, by their place, with the reason; undefined where it was refused
 * for anything else.
 */
export function refusedRows(error: unknown, count: number): Map<number, string> | undefined {
  if (!(error instanceof RollbookError) || error.errors.length === 0) return undefined;
  const refused = new Map<number, string>();
  for (const { pointer, detail } of error.errors) {
    const [, place, rest = ''] = /^\/rows\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
    if (place === undefined || Number(place) >= count) return undefined;
    refused.set(Number(place), `${rest.slice(1)} ${detail}`.trim());
  }
  return refused;
}

/** Whether a request would be taken if it had fewer rows. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof RollbookError && error.code === 'payload_too_large';
