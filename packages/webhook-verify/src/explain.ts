import { bodyVariants, secretVariants, type Variant } from './explain-variants.ts';
import { bodyBytes, secretList, unixSeconds, type VerifyInput } from './input.ts';
import { hex } from './sign.ts';
import {
  findHeader,
  parseSignatureHeader,
  type SignatureHeader,
  signatureHeader,
} from './signature-header.ts';
import type { Steps } from './steps.ts';

/** The code of a likely cause. */
export type ExplanationCause =
  | 'body_parsed'
  | 'body_missing'
  | 'body_reserialised'
  | 'body_base64'
  | 'body_line_ending'
  | 'body_byte_order_mark'
  | 'body_decoded'
  | 'header_missing'
  | 'header_wrong'
  | 'header_malformed'
  | 'timestamp_unit'
  | 'clock_off'
  | 'secret_whitespace'
  | 'secret_quoted'
  | 'secret_prefix'
  | 'secret_other'
  | 'secret_wrong';

/** A likely cause of a rejection. It contains no body and no secret. */
export interface Explanation {
  /** The cause, as a code. */
  cause: ExplanationCause;
  /** The cause and what to do about it, as text. */
  message: string;
}

/** Input of `explain()`. */
export interface ExplainInput extends Omit<VerifyInput, 'body'> {
  /** The raw body, or the value that was found instead. */
  body: unknown;
  /** Other secrets to try, such as those of test mode or of another endpoint. */
  otherSecrets?: VerifyInput['secret'] | undefined;
}

/** Finds the causes; used by both entry points. */
export function* explainSteps(input: ExplainInput): Steps<Explanation[]> {
  const secrets = secretList(input.secret);
  const others = input.otherSecrets === undefined ? [] : secretList(input.otherSecrets);
  const found: Explanation[] = [];
  const header = signatureHeader(input.headers);
  const parsed = header ? parseSignatureHeader(header) : undefined;
  if (!header) found.push(absentHeader(input.headers));
  else if (!parsed) found.push(malformedHeader(header));
  else found.push(...clockTrouble(parsed, input));

  const bytes = bodyBytes(input.body);
  if (!bytes) found.push(parsedBody(input.body));
  else if (!bytes.length) {
    found.push({
      cause: 'body_missing',
      message: 'The body is empty: something else read the request stream before the verifier',
    });
  } else if (parsed) {
    const cause = yield* findMismatch(parsed, bytes, secrets, others);
    if (cause) found.push(cause);
  }
  return found;
}

function* findMismatch(
  { timestamp, signatures }: SignatureHeader,
  bytes: Uint8Array,
  secrets: readonly string[],
  others: readonly string[],
): Steps<Explanation | undefined> {
  const expected = new Set(signatures.map((signature) => signature.toLowerCase()));
  const keys: Variant<string>[] = [
    ...secrets.map((value) => ({ value })),
    ...secrets.flatMap(secretVariants),
    ...others.map((value, index) => ({
      value,
      explanation: {
        cause: 'secret_other' as const,
        message: `Another secret matches: the delivery was signed with number ${index + 1} of otherSecrets`,
      },
    })),
  ];
  const bodies: Variant<Uint8Array>[] = [{ value: bytes }, ...bodyVariants(bytes)];
  for (const body of bodies) {
    for (const key of keys) {
      const mac = yield { key: key.value, prefix: `${timestamp}.`, bytes: body.value };
      if (!expected.has(hex(mac))) continue;
      const causes = [body.explanation, key.explanation].filter((one) => one !== undefined);
      const [first] = causes;
      return first && { cause: first.cause, message: causes.map((one) => one.message).join('. Also: ') };
    }
  }
  return {
    cause: 'secret_wrong',
    message:
      'No known cause explains the mismatch: the secret belongs to another endpoint or was rotated, ' +
      'or the body was changed in a way that cannot be reversed',
  };
}

function absentHeader(headers: unknown): Explanation {
  const standard = findHeader(headers, 'webhook-signature');
  if (standard && typeof headers === 'object') {
    return {
      cause: 'header_missing',
      message: 'Service-Signature is missing, but webhook-signature is present: a proxy is removing headers',
    };
  }
  return {
    cause: 'header_missing',
    message:
      'There is no Service-Signature header: pass the request or its headers, or check whether a proxy removes it',
  };
}

function malformedHeader(header: string): Explanation {
  const wrong = (message: string): Explanation => ({ cause: 'header_wrong', message });
  if (/^v1,/.test(header)) return wrong('This is the webhook-signature header: pass Service-Signature');
  if (/^\d+$/.test(header)) return wrong('This is the Service-Timestamp header: pass Service-Signature');
  if (/^(?:evt|dlv)_/.test(header)) return wrong('This is an id: pass Service-Signature');
  if (/^(?:sha256=)?[\da-f]{64}$/i.test(header)) {
    return wrong('This is only a signature: pass the complete Service-Signature header, t=...,v1=...');
  }
  if ((header.match(/(?:^|,)\s*t=/g) ?? []).length > 1) {
    return {
      cause: 'header_malformed',
      message: 'The header has more than one t: it may have been sent twice',
    };
  }
  return { cause: 'header_malformed', message: 'The header is not t=<unix seconds>,v1=<64 hex digits>' };
}

function clockTrouble({ timestamp }: SignatureHeader, input: ExplainInput): Explanation[] {
  const { toleranceSeconds = 300 } = input;
  const age = unixSeconds(input.now) - Number(timestamp);
  if (Math.abs(age) <= toleranceSeconds) return [];
  if (Number(timestamp) > 1e11) {
    return [{ cause: 'timestamp_unit', message: 'The timestamp of the header is not in seconds' }];
  }
  const where = age > 0 ? `${age} s behind` : `${-age} s ahead of`;
  const [clock, wrong] =
    input.now === undefined
      ? ['the clock of this machine', 'The clock is wrong']
      : ['the time with which it was compared', 'The delivery was received at another time'];
  return [
    {
      cause: 'clock_off',
      message:
        `The timestamp is ${where} ${clock}, and the tolerance is ${toleranceSeconds} s. ` +
        `${wrong}, or it is old (replayed, or delayed in a queue)`,
    },
  ];
}

function parsedBody(body: unknown): Explanation {
  if (body === undefined || body === null) {
    return { cause: 'body_missing', message: 'There is no body: the request was not read' };
  }
  return {
    cause: 'body_parsed',
    message: 'The body is already parsed: pass the raw bytes, from before any JSON parser',
  };
}
