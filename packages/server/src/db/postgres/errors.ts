import { ConnectionLost, Locked, Unavailable } from '../database.ts';

/** Whether a statement failed only because an earlier one of its transaction did. */
export const isAborted = (error: unknown): boolean => errorCode(error) === '25P02';

const lockNotAvailable = '55P03';
// Serialisation failure, deadlock, and a unique value that another transaction took after this one had checked: the
// work is retried and then sees the other transaction's changes.
const retryable = new Set(['40001', '40P01', '23505']);

/**
 * Whether the work is done again after this attempt. Somebody may have been erased after the work had checked that they
 * were there: it then finds out, and reports it like any other request that comes later.
 */
export const isRetryable = (error: unknown, attempt: number): boolean =>
  retryable.has(errorCode(error)) || (attempt === 1 && errorCode(error) === 'resource_erased');

/** Whether the connection failed: the codes of SQL's class 08, a shutdown, and the messages of the driver. */
const isLost = (error: unknown): boolean =>
  /^(08|57P0|25P03|ECONN|EPIPE)/.test(errorCode(error)) ||
  (error instanceof Error &&
    /^(Connection terminated|Client has encountered|timeout exceeded)/.test(error.message));

/** The error that is reported to the caller. */
export function callerError(error: unknown, lost: typeof ConnectionLost = ConnectionLost): unknown {
  if (error instanceof Unavailable) return error;
  if (isLost(error)) return new lost(error);
  return errorCode(error) === lockNotAvailable ? new Locked(error) : error;
}

/** A host with several addresses has a failure for each, and no common message. */
export const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error);

const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
