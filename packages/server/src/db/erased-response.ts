import type { IdempotencyRow } from './tables.ts';

/** What replaces a stored response about a person who was erased. No other stored response with this status is plain. */
export const erasedResponse = { status: 410, headers: '{}', body: '', sealed: 0 } as const;

export const isErasedResponse = ({ status, sealed }: IdempotencyRow): boolean =>
  status === erasedResponse.status && sealed === erasedResponse.sealed;
