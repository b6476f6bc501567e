import { ConnectionLost, Locked, Unavailable } from '../database.ts';
import { databaseName } from '../database-url.ts';

/** Whether a statement failed only because an earlier one of its transaction did. */
export const isAborted = (error: unknown): boolean => errorCode(error) === '25P02';

const lockNotAvailable = '55P03';
// Serialisation failure, deadlock, and a unique value that another transaction took after this one had checked.
const retryable = new Set(['40001', '40P01', '23505']);

/** Whether the work is done again: it then sees the other transaction's changes. */
export const isRetryable = (error: unknown): boolean => retryable.has(errorCode(error));

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

/** Why a database cannot be used. */
export function reasonOf(error: unknown): string {
  // A host with several addresses has a failure for each, and no common message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  return unknownIssuer.has(errorCode(error))
    ? `its certificate cannot be verified (${errorCode(error)}). Add the certificate of the authority that issued it to DATABASE_URL: sslmode=verify-full&sslrootcert=/path/to/ca.crt`
    : error.message;
}

/** The codes of OpenSSL for a certificate whose issuer is not known. */
const unknownIssuer: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** The error for a database that cannot be used. */
export const unusable = (url: string, reason: string, cause?: unknown): Error =>
  new Error(`Cannot use the database ${databaseName(url)}: ${reason}`, { cause });

const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
