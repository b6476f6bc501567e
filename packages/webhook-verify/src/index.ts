/**
 * The verifier on WebCrypto: Node, Deno, Bun, workers and browsers.
 *
 * @module
 */

import { conclude, prepare } from './core.ts';
import type { WebhookEvent } from './events.ts';
import { type ExplainInput, type Explanation, explainSteps } from './explain.ts';
import {
  type ReceivedDelivery,
  refuseTolerance,
  secretList,
  type VerifierOptions,
  type VerifyInput,
} from './input.ts';
import { checkClock, checkOptions, timeOf, verifierInputChecks } from './options.ts';
import { eventOrThrow, type Result } from './result.ts';
import { type SignedHeaders, type SignInput, signingKeys, signSteps } from './sign.ts';
import type { Steps } from './steps.ts';
import { importBytes, importKey, join, mac, sameBytes, type WebKey } from './web-mac.ts';

export * from './shared.ts';

/** A verifier for fixed secrets. It keeps the imported keys. */
export interface Verifier {
  /** Same as {@link check}, with the verifier's secrets. */
  check(delivery: ReceivedDelivery): Promise<Result>;
  /** Same as {@link verify}, with the verifier's secrets. */
  verify(delivery: ReceivedDelivery): Promise<WebhookEvent>;
}

/**
 * Creates a verifier for one endpoint. It imports the keys once, so a server that verifies many
 * deliveries should create one and reuse it.
 *
 * @throws TypeError if there is no secret, a secret is empty, or an option is unknown or invalid.
 * @example
 * ```ts
 * const verifier = createVerifier({ secret: [newSecret, oldSecret] });
 * const result = await verifier.check({ body: await request.arrayBuffer(), headers: request.headers });
 * if (result.ok) console.log(result.event.type);
 * ```
 */
export function createVerifier(options: VerifierOptions): Verifier {
  checkOptions(options, verifierInputChecks);
  const secrets = secretList(options.secret);
  const { toleranceSeconds, clock } = options;
  checkClock(clock);
  const keys = new Map<string, Promise<WebKey>>();
  const keyOf = (secret: string) => {
    const key = keys.get(secret) ?? importKey(secret);
    keys.set(secret, key);
    return key;
  };
  const checkWith = async (delivery: ReceivedDelivery) => {
    refuseTolerance(delivery);
    const { body, headers } = delivery;
    return checkDelivery(secrets, { body, headers, toleranceSeconds, now: timeOf(clock) }, keyOf);
  };
  return {
    check: checkWith,
    verify: async (delivery) => eventOrThrow(await checkWith(delivery)),
  };
}

/**
 * Verifies a delivery and reports why verification failed. It never rejects because of the content
 * of a delivery.
 *
 * @returns `{ ok: true, event }` or `{ ok: false, code, message }`.
 * @throws TypeError (a rejection) only for an invalid call: no secret, an empty secret, or a
 *   tolerance or time that is not a number.
 * @example
 * ```ts
 * const result = await check({ body: await request.arrayBuffer(), headers: request.headers, secret });
 * if (!result.ok) return new Response(result.code, { status: 400 });
 * ```
 */
export async function check(input: VerifyInput): Promise<Result> {
  refuseTolerance(input);
  return checkDelivery(secretList(input.secret), input, importKey);
}

/**
 * Verifies a delivery and returns its event.
 *
 * @returns The event, a union that narrows on `type`.
 * @throws WebhookVerificationError (a rejection) with a `code` if verification fails.
 * @throws TypeError (a rejection) for an invalid call, as {@link check} does.
 * @example
 * ```ts
 * const event = await verify({ body: await request.arrayBuffer(), headers: request.headers, secret });
 * if (event.type === 'fee.reconciled') console.log(event.data.amount);
 * ```
 */
export async function verify(input: VerifyInput): Promise<WebhookEvent> {
  return eventOrThrow(await check(input));
}

async function checkDelivery(
  secrets: readonly string[],
  input: Omit<VerifyInput, 'secret'>,
  keyOf: (secret: string) => Promise<WebKey>,
): Promise<Result> {
  const candidate = prepare(input);
  if ('ok' in candidate) return candidate;
  const { timestamp, signatures } = candidate.header;
  const prefix = `${timestamp}.`;
  // A copy made before the first await: the parsed bytes are the verified ones even if the caller
  // changes the buffer in the meantime.
  const message = join(prefix, candidate.bytes);
  let matched = false;
  for (const secret of secrets) {
    const expected = await mac(await keyOf(secret), message);
    matched ||= signatures.some((signature) => sameBytes(expected, signature));
  }
  return conclude(matched && message.subarray(prefix.length));
}

/**
 * Creates all headers of a delivery, for tests of a receiver and for senders.
 *
 * @throws TypeError (a rejection) for an empty secret, a parsed body or an invalid time.
 * @example
 * ```ts
 * const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: { id: 'lrn_1' } });
 * await fetch(url, { method: 'POST', body, headers: await sign({ body, secret }) });
 * ```
 */
export async function sign(input: SignInput): Promise<SignedHeaders> {
  return run(signSteps(input, signingKeys(input.secret)));
}

/**
 * Finds out why a delivery may have been rejected. For development only: do not base decisions on the
 * result. It tries the usual causes (JSON serialised again, base64, a byte order mark, a newline in
 * the secret, a wrong clock, ...), which takes dozens of MACs.
 *
 * @returns The likely causes; none if the delivery verifies.
 * @throws TypeError (a rejection) as {@link check} does.
 */
export async function explain(input: ExplainInput): Promise<Explanation[]> {
  return run(explainSteps(input));
}

async function run<T>(steps: Steps<T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const { key, prefix, bytes } = step.value;
    const imported = await (typeof key === 'string' ? importKey(key) : importBytes(join('', key)));
    step = steps.next(await mac(imported, join(prefix, bytes)));
  }
  return step.value;
}
