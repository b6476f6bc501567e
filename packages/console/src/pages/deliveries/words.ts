import type { Delivery } from '@rollbook/sdk';
import { count } from '../../lib/format.ts';

type ErrorName = NonNullable<Delivery['error']>;

/** Every way in which an attempt fails: what happened, and what to do. */
export const errorWords: Record<ErrorName, { short: string; what: string; todo: string }> = {
  dns_error: {
    short: 'DNS error',
    what: 'The host name of the endpoint could not be resolved.',
    todo: 'Check the host name in the URL, and that its DNS records are public.',
  },
  connection_refused: {
    short: 'connection refused',
    what: 'No program accepts connections at this address and port.',
    todo: 'Check that the receiver is running, that the port is correct, and that no firewall blocks it.',
  },
  connection_reset: {
    short: 'connection reset',
    what: 'The receiver closed the connection before its response was complete.',
    todo: 'Look for a crash or a restart in the log of the receiver, or for a proxy that closes connections.',
  },
  tls_error: {
    short: 'TLS error',
    what: 'No secure connection could be established.',
    todo: 'Check that the port of the URL speaks TLS, version 1.2 or newer, and HTTP/1.1, that it does not ask for a certificate of the client, and that no proxy in front of the receiver ends the handshake.',
  },
  certificate_expired: {
    short: 'certificate expired',
    what: 'The certificate of the receiver, or of an authority in its chain, has expired.',
    todo: 'Renew the certificate, and reload the program that uses it.',
  },
  certificate_not_yet_valid: {
    short: 'certificate not yet valid',
    what: 'The certificate of the receiver, or of an authority in its chain, is not valid yet.',
    todo: 'Wait until it is valid, or install the previous one again. If its dates are right, the clock of this server is wrong: tell its operator.',
  },
  certificate_self_signed: {
    short: 'self-signed certificate',
    what: 'The receiver uses a certificate that it signed itself. Nobody else confirms whose it is.',
    todo: 'Use a certificate of a public authority, such as Let’s Encrypt, or ask the operator of this server to trust this one.',
  },
  certificate_untrusted: {
    short: 'unknown authority',
    what: 'The certificate of the receiver was issued by an authority that this server does not trust.',
    todo: 'Use a certificate of a public authority, such as Let’s Encrypt. If the authority is one of your own organization, ask the operator of this server to trust it.',
  },
  certificate_chain_incomplete: {
    short: 'incomplete certificate chain',
    what: 'The receiver sends its own certificate without that of the authority that issued it, so that nothing leads to an authority that this server trusts. Browsers often add what is missing; servers do not.',
    todo: 'Install the certificate together with its intermediate certificates, often in a file named “fullchain”. If the authority is one of your own organization, use a public one, or ask the operator of this server to trust it.',
  },
  certificate_wrong_host: {
    short: 'certificate for another host',
    what: 'The certificate of the receiver is not for the host name in the URL.',
    todo: 'Use the host name of the certificate in the URL, or a certificate for this host name.',
  },
  certificate_invalid: {
    short: 'unusable certificate',
    what: 'The certificate of the receiver, or of an authority in its chain, cannot be used for this, although it has not expired.',
    todo: 'Use a certificate for servers whose keys are long enough (RSA from 2,048 bits) and that is not signed with SHA-1.',
  },
  timeout: {
    short: 'timeout',
    what: 'The receiver did not complete its response in time: within 10 seconds, unless the operator of this server has set another limit.',
    todo: 'Respond with 2xx as soon as the event is stored, and process it afterwards.',
  },
  redirect: {
    short: 'redirect',
    what: 'The receiver responded with a redirect. Redirects are not followed.',
    todo: 'Change the URL of the endpoint to the one in the Location header.',
  },
  address_refused: {
    short: 'address refused',
    what: 'The URL leads to an address to which this server does not send, such as one in a private network or on its own machine.',
    todo: 'Use a URL with a public address. To receive events on your own machine during development, run “rollbook listen”. Loopback addresses are refused from the moment at which a live school of the server is in use.',
  },
  http_status: {
    short: 'HTTP error',
    what: 'The receiver responded, but not with a 2xx status.',
    todo: 'The body of the response usually says why. Respond with 2xx once the event is received.',
  },
  protocol_error: {
    short: 'protocol error',
    what: 'The response was not valid HTTP.',
    todo: 'Check the scheme and the port of the URL, and which program is listening there.',
  },
  interrupted: {
    short: 'interrupted',
    what: 'This server stopped during the attempt, so the receiver may have received the event.',
    todo: 'No action is needed: the event is sent again as a new delivery. Receivers ignore an event id that they have already handled.',
  },
};

const statusAdvice: Record<number, string> = {
  400: 'The receiver rejected the request. Check that it reads the raw body before it parses it.',
  401: 'The receiver, or a gateway in front of it, asks for a sign-in. Let requests to this path through, or give the endpoint a header that the gateway accepts. If it responds so to an invalid signature, check that it uses the current signing secret and the raw body.',
  403: 'The receiver, or a firewall in front of it, rejects the request.',
  404: 'The path of the URL does not exist at the receiver. Correct the URL of the endpoint.',
  405: 'The receiver does not accept POST at this path.',
  410: 'The receiver responded that it is permanently gone, so the endpoint was disabled.',
  413: 'The receiver does not accept bodies of this size. Raise its limit.',
  429: 'The receiver limits the rate of requests. The next attempt waits for as long as the receiver asked.',
  500: 'The receiver failed. Check its log at the time of the attempt.',
  502: 'A proxy could not reach the receiver. Check that it is running.',
  503: 'The receiver is temporarily unavailable.',
  504: 'A proxy gave up waiting for the receiver. Respond first, and process the event afterwards.',
};

const unconnected = {
  what: 'No connection to the receiver could be established in time, so nothing was sent.',
  todo: 'Check that no firewall drops what this server sends, and that the program at this port completes the TLS handshake.',
};

/** What happened in a failed attempt, and what to do. */
export function explanationOf(delivery: Delivery): { what: string; todo: string } | undefined {
  const { error, response_status: status, dns_ms: dns, connect_ms: connect } = delivery;
  if (!error) return undefined;
  // A connection that was kept from an earlier attempt has neither of the times.
  if (error === 'timeout' && dns !== null && connect === null) return unconnected;
  const { what, todo } = errorWords[error];
  return { what, todo: (error === 'http_status' && status !== null && statusAdvice[status]) || todo };
}

/** When an attempt was sent; of one that was interrupted or cancelled, when it ended; of others, when they are due. */
export const timeOf = ({ sent_at, completed_at, scheduled_at }: Delivery): string =>
  sent_at ?? completed_at ?? scheduled_at;

/** The result of an attempt in two words. */
export function resultOf({ response_status: status, error }: Delivery): string {
  if (status !== null) return String(status);
  return error ? errorWords[error].short : '';
}

/** What became of events that are sent again. */
export function sentAgain({ deliveries, held }: { deliveries: number; held: number }): string {
  if (deliveries === 0)
    return 'Nothing was sent again: since they were counted, these events were received, or are on their way.';
  const sent = deliveries - held;
  const sending = `${count(sent, 'event is', 'events are')} being sent again`;
  if (held === 0) return sending;
  return sent === 0 ? heldOf(held) : `${sending}. ${heldOf(held)}`;
}

export const heldOf = (held: number): string =>
  `${count(held, 'event is', 'events are')} held until the endpoint is activated, because it is paused or disabled.`;
