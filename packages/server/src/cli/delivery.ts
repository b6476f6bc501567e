import { createSigner, type Signer } from '@rollbook/webhook-verify/node';
import { UsageError } from '../contract/errors.ts';
import { systemClock } from '../lib/clock.ts';
import { Ids } from '../lib/ids.ts';
import { userAgent } from '../webhooks/envelope.ts';
import { checkTarget, type TargetPolicy } from '../webhooks/sender/address.ts';
import { type AttemptResult, createSender } from '../webhooks/sender/deliver.ts';
import { wrap } from './output.ts';

/** The caller chooses the target, on their own network, so no address is refused that could be a receiver. */
const anyTarget: TargetPolicy = {
  allowPrivate: true,
  allowLoopback: true,
  requireHttps: false,
  ownAddresses: [],
};

/** Rejects a URL to which nothing can be delivered. */
export function checkReceiver(url: string): void {
  if (!/^https?:\/\//i.test(url))
    throw new UsageError(`The URL ${url} cannot receive webhooks. It must begin with http:// or https://.`);
  const target = checkTarget(url, anyTarget);
  if (!target.ok) throw new UsageError(`The URL ${url} cannot receive webhooks. ${target.detail}`);
}

/** Sends deliveries from this process in the way of the server: the same headers, limits and rules. */
export class Deliverer {
  readonly #sign: Signer;
  readonly #url: string;
  readonly #ids = new Ids(systemClock);
  readonly #sender = createSender({ now: () => performance.now() });

  constructor(url: string, secret: string) {
    checkReceiver(url);
    this.#url = url;
    this.#sign = createSigner({ secret });
  }

  /** Sends an event as a delivery of its own. */
  async deliver(event: { id: string; type: string }): Promise<AttemptResult & { deliveryId: string }> {
    const body = JSON.stringify(event);
    const deliveryId = this.#ids.next('dlv');
    const signed = this.#sign({ body, id: event.id, type: event.type, deliveryId });
    return { ...(await this.post(signed, body)), deliveryId };
  }

  /** Sends a request as it is. */
  post(headers: Record<string, string>, body: string): Promise<AttemptResult> {
    return this.#sender.send({
      url: this.#url,
      headers: { ...headers, 'User-Agent': userAgent },
      body,
      policy: anyTarget,
    });
  }

  close(): Promise<void> {
    return this.#sender.close();
  }
}

const reasons: Record<NonNullable<AttemptResult['error']>, string> = {
  dns_error: 'its name cannot be resolved',
  connection_refused: 'nothing listens there: start the receiver, or check the port',
  connection_reset: 'it closed the connection before its response was complete',
  tls_error: 'no secure connection could be established',
  certificate_expired: 'its certificate, or one of its chain, has expired: renew it',
  certificate_not_yet_valid: 'its certificate, or one of its chain, is not valid yet: check the clock',
  certificate_self_signed:
    'its certificate is self-signed: use one of a public authority, or name its file in NODE_EXTRA_CA_CERTS',
  certificate_untrusted:
    'its certificate leads to an authority that is not trusted: if it is your own, name its file in NODE_EXTRA_CA_CERTS',
  certificate_chain_incomplete:
    'it does not send the certificate of the authority that issued its own: install the whole chain',
  certificate_wrong_host: 'its certificate is for another host name',
  certificate_invalid:
    'its certificate, or one of its chain, cannot be used: its key or signature may be too weak, or it is not for servers',
  timeout: 'no complete response within 10 s',
  redirect: 'it redirects, and redirects are not followed: use the final URL',
  address_refused: 'its address cannot receive webhooks',
  http_status: 'a delivery succeeds with a 2xx response only',
  protocol_error: 'its response is not valid HTTP',
  aborted: 'this machine could not send the request',
};

/** What most often explains a status of a receiver that is being written. */
const hints = new Map<number | null, string>([
  [
    400,
    'it rejected the delivery: is its signing secret the one shown above, and does it verify the raw body?',
  ],
  [401, 'it asks for a sign-in: let requests to this path through, and verify their signature'],
  [403, 'it refuses the request: let requests to this path through, and verify their signature'],
  [404, 'it has nothing at this path: check the path of the URL'],
  [405, 'it accepts no POST at this path: check the path of the URL'],
]);

const shownCharacters = 200;

/** The beginning of what a receiver responded, in lines for a terminal; nothing if it succeeded or said nothing. */
export function responseLines(
  { status, body }: Pick<AttemptResult, 'status' | 'body'>,
  indent: number,
): string[] {
  if (status === null || (status >= 200 && status < 300)) return [];
  // Control characters of a response must not reach the terminal.
  const text = (body ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (text === '') return [];
  const isWhole = text.length <= shownCharacters;
  return wrap(`It responded: ${isWhole ? text : `${text.slice(0, shownCharacters)}…`}`, indent);
}

/** Why an attempt failed, and what to do. */
export function failureOf({
  error,
  detail,
  status,
}: Pick<AttemptResult, 'error' | 'detail' | 'status'>): string {
  const hint = error === 'http_status' ? hints.get(status) : undefined;
  const reason = error === null ? 'it failed' : (hint ?? reasons[error]);
  return error === 'tls_error' || error === 'certificate_invalid' || error === 'aborted'
    ? `${reason} (${detail})`
    : reason;
}
