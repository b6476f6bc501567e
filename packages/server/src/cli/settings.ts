import type { Command } from 'commander';
import type { MadeLink } from '../app/admin.ts';
import { type Config, isPublicUrl, readClientConfig } from '../app/config.ts';
import { UsageError } from '../contract/errors.ts';
import { linkUrl } from '../lib/settings-screen.ts';
import { localConfig, withLocalServer } from './local.ts';
import { print, table } from './output.ts';
import { laterOption } from './values.ts';

interface LinkOptions {
  staff?: string;
  school?: string;
  expires?: string;
  server?: string;
  database?: string;
  json?: boolean;
}

type Admin = Parameters<Parameters<typeof withLocalServer<void>>[1]>[0]['admin'];

export function addSettings(program: Command): void {
  const settings = program.command('settings').description('Sign people in to the settings screen.');
  settings
    .command('link')
    .description(
      'Print a link that signs a staff member in to the settings screen of a running server, once. Whoever has the link can use it.',
    )
    .option('--staff <id>', 'id of the staff member (default: the owner, if there is only one)')
    .option('--school <id>', 'id of the school whose owner signs in, if there are several schools')
    .addOption(
      laterOption(
        '--expires <time>',
        'until when the link can be used: a duration such as 30m, at most 24h, or an ISO 8601 time (default: 10m)',
      ),
    )
    .option(
      '--server <url>',
      'address of the server (default: ROLLBOOK_PUBLIC_URL, ROLLBOOK_URL, otherwise HOST and PORT)',
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action(async (options: LinkOptions) => {
      const server = addressOf(options);
      const seconds = secondsUntil(options.expires);
      await withLocalServer(options, async ({ admin }) => {
        const made = await admin.createSettingsLink(
          options.staff ?? (await onlyOwner(admin, options.school)),
          seconds,
        );
        print(shownLink(made, server), options, [
          `Signs in ${made.name} at ${made.school_name} (${made.mode}), once, until ${made.expires_at}:`,
          '',
          `  ${linkUrl(server, made.token)}`,
          '',
        ]);
      });
    });
}

/** A link in the form in which `--json` prints it. */
export type ShownLink = Omit<MadeLink, 'token'> & { url: string };

export const shownLink = ({ token, ...link }: MadeLink, server: string): ShownLink => ({
  ...link,
  url: linkUrl(server, token),
});

function addressOf({ server, database }: LinkOptions): string {
  if (server !== undefined && !isPublicUrl(server))
    throw new UsageError(
      '--server must be an http or https URL without a path, such as http://127.0.0.1:4010.',
    );
  const config = localConfig(database === undefined ? {} : { database });
  const called = process.env.ROLLBOOK_URL ? readClientConfig(process.env).url : undefined;
  return (server ?? config.publicUrl ?? called ?? listeningOn(config)).replace(/(?<!\/)\/+$/, '');
}

/** The address at which a server with this configuration is reached from the same machine. */
function listeningOn({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reached = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

const longestSeconds = 86_400;

function secondsUntil(expires: string | undefined): number | undefined {
  if (expires === undefined) return undefined;
  const seconds = Math.round((Date.parse(expires) - Date.now()) / 1000);
  if (seconds > 0 && seconds <= longestSeconds) return seconds;
  throw new UsageError('--expires must be in the future and within 24 hours.');
}

async function onlyOwner(admin: Admin, school: string | undefined): Promise<string> {
  const owners = (await admin.owners()).filter(
    ({ school_id }) => school === undefined || school_id === school,
  );
  const [owner, ...others] = owners;
  if (owner && others.length === 0) return owner.staff_id;
  if (!owner) {
    const none =
      school === undefined
        ? 'No school has an'
        : `The school ${school} (${await admin.nameOf(school)}) is suspended, or has no`;
    throw new UsageError(
      `${none} active staff member with the role owner. Create one with an API key (POST /v1/staff, then POST /v1/staff/{staff_id}/roles), or pass --staff.`,
    );
  }
  const rows = owners.map(({ staff_id, name, school_name, mode }) => [
    staff_id,
    name,
    `${school_name} (${mode})`,
  ]);
  throw new UsageError(
    `Choose a staff member with --staff, or a school with --school. The owners are:\n${table(rows).join('\n')}`,
  );
}
