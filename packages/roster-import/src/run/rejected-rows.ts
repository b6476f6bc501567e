import { RollbookError } from '@rollbook/sdk';

/**
 * If a request was rejected because of some of its rows, returns their indexes and the reasons; undefined if it was rejected
 * for another reason.
 */
export function rejectedRows(error: unknown, count: number): Map<number, string> | undefined {
  if (!(error instanceof RollbookError) || error.errors.length === 0) return undefined;
  const rejected = new Map<number, string>();
  for (const { pointer, detail } of error.errors) {
    const [, place, rest = ''] = /^\/rows\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
    if (place === undefined || Number(place) >= count) return undefined;
    rejected.set(Number(place), `${rest.slice(1)} ${detail}`.trim());
  }
  return rejected;
}

/** Whether the request would be accepted with fewer rows. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof RollbookError && error.code === 'payload_too_large';
