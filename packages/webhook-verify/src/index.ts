/**
 * The verifier on WebCrypto: Node, Deno, Bun, workers and browsers.
 *
 * @module
 */

import { conclude, prepare } from './core.ts';
import type { WebhookEvent } from './events.ts';
import { type ExplainInput, type Explanation, explainSteps } from './explain.ts';
import { type ReceivedDelivery, secretList, type VerifierOptions, type VerifyInput } from './input.ts';
import { eventOrThrow, type Result } from './result.ts';
import { type SignedHeaders, type SignInput, signSteps } from './sign.ts';
import type { Steps } from './steps.ts';
import { importBytes, importKey, join, mac, sameBytes, type WebKey } from './web-mac.ts';

export * from './shared.ts';

/** A verifier bound to its secrets, whose imported keys it keeps. */
export interface Verifier {
  /** As {@link check}, with the verifier's secrets. */
  check(delivery: ReceivedDelivery): Promise<Result>;
  /** As {@link verify}, with the verifier's secrets. */
  verify(delivery: ReceivedDelivery): Promise<WebhookEvent>;
}

/**
 * Makes a verifier for one endpoint. It imports the keys once, so a server that verifies many
 * deliveries should make one and keep it.
 *
 * @throws TypeError when there is no secret, or an empty one.
 * @example
 * ```ts
 * const verifier = createVerifier({ secret: [newSecret, oldSecret] });
 * const result = await verifier.check({ body: await request.arrayBuffer(), headers: request.headers });
 * if (result.ok) console.log(result.event.type);
 * ```
 */
export function createVerifier(options: VerifierOptions): Verifier {
  const secrets = secretList(options.secret);
  const { toleranceSeconds, clock } = options;
  const keys = new Map<string, Promise<WebKey>>();
  const keyOf = (secret: string) => {
    const key = keys.get(secret) ?? importKey(secret);
    keys.set(secret, key);
    return key;
  };
  const checkWith = async ({ body, headers }: ReceivedDelivery) =>
    checkDelivery(secrets, { body, headers, toleranceSeconds, now: clock?.() }, keyOf);
  return {
    check: checkWith,
    verify: async (delivery) => eventOrThrow(await checkWith(delivery)),
  };
}

/**
 * Verifies a delivery and says what was wrong with it if it fails. Nothing in a delivery makes it
 * reject.
 *
 * @returns `{ ok: true, event }` or `{ ok: false, code, message }`.
 * @throws TypeError (a rejection) for a mistake in the call alone: no secret, an empty one, a
 *   tolerance or a time that is not a number.
 * @example
 * ```ts
 * const result = await check({ body: await request.arrayBuffer(), headers: request.headers, secret });
 * if (!result.ok) return new Response(result.code, { status: 400 });
 * ```
 */
export async function check(input: VerifyInput): Promise<Result> {
  return checkDelivery(secretList(input.secret), input, importKey);
}

/**
 * Verifies a delivery and gives its event.
 *
 * @returns The event, a union that narrows on `type`.
 * @throws WebhookVerificationError (a rejection) with a `code` when the delivery is not to be trusted.
 * @throws TypeError (a rejection) for a mistake in the call, as {@link check}.
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
  // A copy, made before the first await: what was signed is what gets parsed, whatever becomes of
  // the caller's buffer meanwhile.
  const message = join(prefix, candidate.bytes);
  let matched = false;
  for (const secret of secrets) {
    const expected = await mac(await keyOf(secret), message);
    matched ||= signatures.some((signature) => sameBytes(expected, signature));
  }
  return conclude(matched && message.subarray(prefix.length));
}

/**
 * Makes all headers of a delivery: for a receiver's own tests, and for a sender.
 *
 * @throws TypeError (a rejection) for an empty secret, a parsed body or a time that is not one.
 * @example
 * ```ts
 * const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: { id: 'lrn_1' } });
 * await fetch(url, { method: 'POST', body, headers: await sign({ body, secret }) });
 * ```
 */
export async function sign(input: SignInput): Promise<SignedHeaders> {
  return run(signSteps(input));
}

/**
 * Says why a delivery may have been refused: for development, never to decide by. It tries what
 * usually goes wrong (JSON serialised again, base64, a byte order mark, a newline in the secret, a
 * clock that is off, ...), which takes dozens of MACs.
 *
 * @returns The likely causes; none when the delivery verifies.
 * @throws TypeError (a rejection) as {@link check}.
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
