import { RollbookError } from '@rollbook/sdk';
import { expect } from 'vitest';
import { document } from './document.ts';
import type { RawAnswer } from './server.ts';

/** Checks that a response is the problem with a code that the document defines. */
export function expectProblem({ status, headers, body }: RawAnswer, code: string): void {
  const { status: documented, title } = document['x-errors'][code] ?? {};
  expect(body).toMatchObject({
    type: `/docs/errors#${code}`,
    title,
    status: documented,
    detail: expect.stringMatching(/\w.*\.$|\w/),
    code,
    request_id: expect.stringMatching(/^req_[0-9a-z]{26}$/),
  });
  expect(status).toBe(documented);
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('service-request-id')).toBe(body.request_id);
}

/** The code with which a call fails, `done` when it does not. */
export async function codeOf(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof RollbookError) return error.code ?? error.message;
    throw error;
  }
}

/** The problem with which a call is refused. */
// biome-ignore lint/suspicious/noExplicitAny: its members are those of its code, and are looked at by the test.
export async function refusalOf(call: PromiseLike<unknown>): Promise<any> {
  const error = await Promise.resolve(call).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof RollbookError) return error.problem;
  throw error ?? new Error('The call was not refused');
}

/** The headers that are different in each response. */
export const ofEachResponse = ['date', 'service-request-id', 'service-time'];
