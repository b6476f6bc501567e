import { isIPv6 } from 'node:net';

/** Why an attempt did not succeed. `aborted` is always an internal error. */
export type AttemptError =
  | 'dns_error'
  | 'connection_refused'
  | 'connection_reset'
  | 'tls_error'
  | 'timeout'
  | 'redirect'
  | 'address_refused'
  | 'http_status'
  | 'protocol_error'
  | 'aborted';

/** How far a connection got. `open` means that a request may be written. */
export type ConnectionPhase = 'dns' | 'connect' | 'tls' | 'open';

/** How far an attempt got: `body` once the headers of the response are there. */
export type AttemptPhase = ConnectionPhase | 'body';

/** `detail` is for the activity log and names no resolved address: it is read by the endpoint's owner. */
export type Failure = { readonly error: AttemptError; readonly isInternal: boolean; readonly detail: string };

const OWN_FAULT_CODES: ReadonlySet<string> = new Set([
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'ENETDOWN',
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EAI_MEMORY',
  'UND_ERR_DESTROYED',
  'UND_ERR_CLOSED',
]);

const RESET_CODES: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'UND_ERR_SOCKET',
  // The receiver closed before its response was complete.
  'HPE_INVALID_EOF_STATE',
]);

// undici reports a response that it does not accept (an upgrade, 100 without Expect) as a socket error.
const UNACCEPTABLE_ANSWER = /^bad (?:response|upgrade)$/;

/** Says what a transport error means for an attempt. Errors of happy eyeballs are judged by their parts. */
export function classifyFailure(error: Error, phase: AttemptPhase): Failure {
  const parts = partsOf(error);
  const own = parts.find(isInternalError);
  if (own !== undefined) return { error: 'aborted', isInternal: true, detail: codeOf(own) };
  const decisive = parts.find((part) => codeOf(part) === 'ECONNREFUSED') ?? parts.at(-1) ?? error;
  const kind = kindOf(decisive, phase);
  return { error: kind, isInternal: false, detail: codeOf(decisive) || decisive.name };
}

/** Whether undici refused the request itself: a mistake in this program that no retry cures. */
export function isMalformedRequest(error: Error): boolean {
  return /^UND_ERR_(?:INVALID_ARG|NOT_SUPPORTED|REQ_CONTENT_LENGTH_MISMATCH)$/.test(codeOf(error));
}

function kindOf(error: Error, phase: AttemptPhase): AttemptError {
  const code = codeOf(error);
  if (code === 'ADDRESS_REFUSED') return 'address_refused';
  if (phase === 'dns') return 'dns_error';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (UNACCEPTABLE_ANSWER.test(error.message) || code === 'UND_ERR_HEADERS_OVERFLOW') return 'protocol_error';
  // undici's name for any bad response that gives a length: in the body it can only be the end that came early.
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
    return phase === 'body' ? 'connection_reset' : 'protocol_error';
  if (RESET_CODES.has(code)) return 'connection_reset';
  if (code.startsWith('HPE_')) return 'protocol_error';
  // TLS 1.3 receivers refuse a client (no certificate given, for one) after the handshake has ended.
  if (phase === 'tls' || /^(?:ERR_SSL|ERR_TLS|EPROTO)/.test(code)) return 'tls_error';
  if (phase === 'connect') return 'connection_refused';
  return code.startsWith('E') ? 'connection_reset' : 'protocol_error';
}

function partsOf(error: Error): readonly Error[] {
  if (!(error instanceof AggregateError)) return [error];
  return error.errors.filter((part: unknown) => part instanceof Error);
}

// A host without IPv6 reports EADDRNOTAVAIL for a v6 address; an internal error would be retried endlessly.
function isInternalError(error: Error): boolean {
  if (!OWN_FAULT_CODES.has(codeOf(error))) return false;
  const isV6 = 'address' in error && typeof error.address === 'string' && isIPv6(error.address);
  return !(codeOf(error) === 'EADDRNOTAVAIL' && isV6);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
