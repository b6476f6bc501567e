import { Rollbook, type RollbookOptions } from '@rollbook/sdk';
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
