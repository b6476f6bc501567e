import { Option } from 'commander';
import { UsageError } from '../contract/errors.ts';

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
