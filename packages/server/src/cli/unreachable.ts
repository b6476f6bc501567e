import { ConnectionError, TimeoutError } from '@rollbook/sdk';

/** Says of a server that cannot be reached where it was looked for, and what the network said. */
export function explain(error: unknown, url: string): unknown {
  if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return error;
  const why = error instanceof TimeoutError ? 'it did not respond in time' : reasonIn(error);
  return new Error(
    `The server at ${url} cannot be reached: ${why}. Is it running there? --url or ROLLBOOK_URL say where it is.`,
    { cause: error },
  );
}

/** The innermost cause: fetch itself says no more than that it failed. */
function reasonIn(error: Error): string {
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors.length > 0) return messageOf(cause.errors[0]);
  return cause instanceof Error ? reasonIn(cause) : messageOf(error);
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' && error instanceof Error && 'code' in error ? String(error.code) : message;
}
