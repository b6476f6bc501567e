import { ConnectionError, Rollbook, type RollbookOptions, TimeoutError } from '@rollbook/sdk';
import { Option } from 'commander';
import { readClientConfig } from '../app/config.ts';
import { UsageError } from '../contract/errors.ts';

/** The option of commands that call a server. */
export const serverOption = (): Option =>
  new Option('--server <url>', 'base URL of the server (ROLLBOOK_URL, default http://127.0.0.1:4010)');

/** A client of the server that the options or the environment name, with the API key of the environment. */
export function remoteClient(
  options: { server?: string; key?: string },
  settings: Pick<RollbookOptions, 'maxRetries'> = {},
): { client: Rollbook; baseUrl: string; apiKey: string } {
  const server = options.server === undefined ? {} : { ROLLBOOK_URL: options.server };
  const environment = readClientConfig({ ...process.env, ...server });
  const apiKey = options.key ?? environment.apiKey;
  if (!apiKey)
    throw new UsageError(
      'The API key is missing. Set ROLLBOOK_API_KEY. To create a key, run `rollbook key create --school <id>` on the machine of the server.',
    );
  const baseUrl = environment.url;
  return { client: new Rollbook({ ...settings, apiKey, baseUrl }), baseUrl, apiKey };
}

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

/** The option of commands that need the signing secret of a receiver. */
export const secretOption = (): Option =>
  new Option(
    '--secret <secret>',
    'signing secret of the endpoint; prefer ROLLBOOK_WEBHOOK_SECRET, because other users of the machine can read arguments',
  );

/** The signing secret of the options or the environment. */
export function readSecret(options: { secret?: string }): string {
  const secret = options.secret ?? process.env.ROLLBOOK_WEBHOOK_SECRET;
  if (!secret)
    throw new UsageError(
      'The signing secret is missing. Set ROLLBOOK_WEBHOOK_SECRET to the `signing_secret` of the webhook endpoint, or to the secret that `rollbook listen` prints.',
    );
  return secret;
}
