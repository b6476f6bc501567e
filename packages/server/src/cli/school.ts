import type { Command } from 'commander';
import { withLocalServer } from './local-server.ts';
import { print } from './output.ts';

interface CreateOptions {
  name: string;
  timeZone?: string;
  currency?: string;
  locale?: string;
  database?: string;
  json?: boolean;
}

export function addSchool(program: Command): void {
  const school = program.command('school').description('Create schools.');
  school
    .command('create')
    .description('Create a live school and its test school, each with an API key that has all scopes.')
    .requiredOption('--name <name>', 'name of the school')
    .option('--time-zone <zone>', 'IANA time zone (default Africa/Johannesburg)')
    .option('--currency <code>', 'ISO 4217 code (default ZAR)')
    .option('--locale <tag>', 'BCP 47 tag (default en-ZA)')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: CreateOptions) =>
      withLocalServer(options, async ({ admin }, database) => {
        const made = await admin.createSchool({
          name: options.name,
          ...(options.timeZone ? { time_zone: options.timeZone } : {}),
          ...(options.currency ? { currency: options.currency } : {}),
          ...(options.locale ? { locale: options.locale } : {}),
        });
        const result = {
          school_id: made.schoolId,
          test_school_id: made.testSchoolId,
          live_key: made.liveKey,
          test_key: made.testKey,
          database,
        };
        print(result, options, [
          `Made ${options.name} in ${database}.`,
          `School       ${made.schoolId}`,
          `Test school  ${made.testSchoolId}`,
          `Live key     ${made.liveKey}`,
          `Test key     ${made.testKey}`,
          'Save the keys: they are not shown again.',
        ]);
      }),
    );
}
