import { Deliverer, failureOf } from '../delivery.ts';
import { type Case, type CaseRequest, cases, type Expectation } from './cases.ts';
import { Samples } from './samples.ts';

export interface CaseResponse {
  /** Null if there was no response; `error` is the reason. */
  status: number | null;
  error: string | null;
  /** At most the first 4,096 bytes. */
  body: string | null;
  ms: number;
}

export interface CaseResult {
  case: string;
  title: string;
  result: 'passed' | 'warning' | 'failed' | 'not_run';
  expected: string;
  responses: CaseResponse[];
  /** What is wrong and what to do about it. */
  advice: string | null;
  note: string | null;
}

const slowMs = 1000;
const timeoutMs = 10_000;

export const expected: Record<Expectation, string> = { accept: '2xx', reject: '4xx', respond: 'not 5xx' };

/**
 * Sends the cases one after the other. If the first, a valid delivery, is not accepted, the others are not sent: their
 * responses would say nothing about what they test.
 */
export async function* conform(url: string, secret: string): AsyncGenerator<CaseResult> {
  const deliverer = new Deliverer(url, secret);
  const samples = new Samples(secret);
  let accepts = true;
  try {
    for (const each of cases) {
      const responses: CaseResponse[] = [];
      if (accepts)
        for (const request of each.requests(samples)) responses.push(await send(deliverer, url, request));
      const result = judge(each, responses);
      yield result;
      if (each === cases[0]) accepts = result.result !== 'failed';
    }
  } finally {
    await deliverer.close();
  }
}

async function send(deliverer: Deliverer, url: string, request: CaseRequest): Promise<CaseResponse> {
  if ('method' in request) return visit(url, request.method);
  const result = await deliverer.post(request.headers, request.body);
  const { ok, status, error, body, timings } = result;
  const failed = !ok && error !== 'http_status' && error !== 'redirect';
  return {
    status: failed ? null : status,
    error: failed ? failureOf(result) : null,
    body,
    ms: Math.round(timings.totalMs),
  };
}

async function visit(url: string, method: 'GET' | 'HEAD'): Promise<CaseResponse> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return { status: response.status, error: null, body: null, ms: ms() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return {
      status: null,
      error: name === 'TimeoutError' ? 'no complete response within 10 s' : 'no valid response',
      body: null,
      ms: ms(),
    };
  }
}

function judge({ name, title, expects, advice, note }: Case, responses: CaseResponse[]): CaseResult {
  const result = { case: name, title, expected: expected[expects], responses, note: note ?? null };
  if (responses.length === 0) return { ...result, result: 'not_run', advice: null, note: null };
  const verdicts = responses.map((response) => verdictOf(expects, response, advice));
  const worst =
    verdicts.find((verdict) => verdict.result === 'failed') ??
    verdicts.find((verdict) => verdict.result === 'warning');
  return { ...result, result: worst?.result ?? 'passed', advice: worst?.advice ?? null };
}

const nothing = (error: string): string => `Nothing was received: ${error}.`;

/** Statuses that say more than the case that was sent. */
const statusAdvice: Record<number, string> = {
  401: 'Something in front of the receiver requires a login. Deliveries are authenticated by their signature: exempt this path.',
  403: 'Something in front of the receiver, such as a firewall or CSRF protection, rejects POST requests without a session. Exempt this path.',
  404: 'There is no receiver at this path. Check the path of the URL, and that the route accepts POST.',
  405: 'The route at this path does not accept POST.',
};

const adviceOn = (status: number | null, advice: string): string => statusAdvice[status ?? 0] ?? advice;

type Verdict = Pick<CaseResult, 'result' | 'advice'>;

function verdictOf(expects: Expectation, { status, error, ms }: CaseResponse, advice: string): Verdict {
  const kind = status === null ? 0 : Math.floor(status / 100);
  if (expects === 'accept') {
    if (kind === 3)
      return { result: 'failed', advice: 'Redirects are not followed: register the final URL.' };
    if (kind !== 2)
      return { result: 'failed', advice: error === null ? adviceOn(status, advice) : nothing(error) };
    if (ms > slowMs)
      return {
        result: 'warning',
        advice:
          'Slow: after 10 s the delivery fails and is sent again. Store the event, respond, and handle it afterwards.',
      };
    return { result: 'passed', advice: null };
  }
  if (expects === 'reject' && kind === 2) return { result: 'failed', advice };
  if (kind === 4 || (expects === 'respond' && (kind === 2 || kind === 3)))
    return { result: 'passed', advice: null };
  if (expects === 'respond') return { result: 'warning', advice };
  const with400 = 'Respond with 400, so that forged requests are not mistaken for failures of the receiver.';
  return {
    result: 'warning',
    advice: `${error === null ? 'The request was rejected, but not with 4xx.' : nothing(error)} ${with400}`,
  };
}
