import { ConnectionLost, errorCode, Locked, ReadOnly, Unavailable } from '../database.ts';
import { databaseName } from '../url.ts';

/**
 * What an error means for its connection and for the work:
 * - `lost`: the connection failed, or the server is ending it;
 * - `read_only`: another server may have become the primary, so the connection is closed;
 * - `not_own`: statements that this connection has prepared are not there, or others are: it is that of a pooler;
 * - `locked`: a lock was not obtained in time; the connection can be used;
 * - `retry`: a serialisation failure, a deadlock, or a unique value that another transaction took after this one had
 *   checked: the work is retried and then sees the other transaction's changes.
 * The connection can be used after any other error, and the work fails.
 */
type Meaning = 'lost' | 'read_only' | 'not_own' | 'locked' | 'retry';

const meanings: readonly (readonly [RegExp, Meaning])[] = [
  // SQL's class 08, shutdowns and time limits of sessions; and the errors of sockets and name servers.
  [/^(08|57P0|25P0[34]|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/, 'lost'],
  [/^25006$/, 'read_only'],
  [/^(26000|42P05)$/, 'not_own'],
  [/^55P03$/, 'locked'],
  [/^(40001|40P01|23505)$/, 'retry'],
];

export const meaningOf = (error: unknown): Meaning | undefined => {
  const code = errorCode(error);
  if (code === '' && error instanceof Error && ofDriver.test(error.message)) return 'lost';
  return meanings.find(([codes]) => codes.test(code))?.[1];
};

/** Errors of a lost connection for which the driver has no codes. */
const ofDriver = /^(Connection terminated|Client has encountered|Client was closed|timeout exceeded)/;

/** Whether a statement failed only because an earlier one of its transaction did. */
export const isAborted = (error: unknown): boolean => errorCode(error) === '25P02';

/** Whether a statement failed because there is a table, an index or a type with the name that it gives. */
export const isNameTaken = (error: unknown): boolean => /^(42P07|42710)$/.test(errorCode(error));

/**
 * Whether the work is done again after this attempt: it then sees the other transaction's changes. After a first attempt on a
 * connection to a server that has become read-only, there may be a connection to one that has not.
 */
export function isRetryable(error: unknown, attempt: number): boolean {
  const meaning = error instanceof ReadOnly ? 'read_only' : meaningOf(error);
  return meaning === 'retry' || (attempt === 1 && meaning === 'read_only');
}

/** The error that is reported to the caller. */
export function callerError(error: unknown, lost: typeof ConnectionLost = ConnectionLost): unknown {
  if (error instanceof Unavailable) return error;
  const meaning = meaningOf(error);
  if (meaning === 'lost') return new lost(error);
  if (meaning === 'read_only') return new ReadOnly(error);
  if (meaning === 'not_own') return new ConnectionLost(error);
  return meaning === 'locked' ? new Locked(error) : error;
}

/** Why a database cannot be used. */
export function reasonOf(error: unknown): string {
  // A host with several addresses has a failure for each, and no common message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConnectionLost && error.cause !== undefined) return reasonOf(error.cause);
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
