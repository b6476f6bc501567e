import { ConnectionError, TimeoutError } from '@rollbook/sdk';

/** The error for a server that cannot be reached: its address and the network error. */
export function explain(error: unknown, url: string): unknown {
  if (!(error instanceof ConnectionError || error instanceof TimeoutError)) return error;
  const why = error instanceof TimeoutError ? 'it did not respond in time' : reasonIn(error);
  return new Error(
    `Cannot reach the server at ${url}: ${why}. Check that it is running there, or set its address with --server or ROLLBOOK_URL.`,
    { cause: error },
  );
}

/** The innermost cause: the message of fetch itself only says that it failed. */
function reasonIn(error: Error): string {
  const { cause } = error;
  if (cause instanceof AggregateError && cause.errors.length > 0) return messageOf(cause.errors[0]);
  return cause instanceof Error ? reasonIn(cause) : messageOf(error);
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' && error instanceof Error && 'code' in error ? String(error.code) : message;
}
