import type { Command } from 'commander';
import { query } from '../sql/query.ts';
import { withExistingDatabase, withLocalServer } from './local.ts';
import { print } from './output.ts';

interface CreateOptions {
  name: string;
  timeZone?: string;
  currency?: string;
  locale?: string;
  database?: string;
  development?: boolean;
  json?: boolean;
}

const pairs = query<Record<never, never>, { school_id: string; test_school_id: string; name: string }>((db) =>
  db
    .selectFrom('school_links as l')
    .innerJoin('schools as s', (join) =>
      join.onRef('s.school_id', '=', 'l.live_id').onRef('s.id', '=', 'l.live_id'),
    )
    .select(['l.live_id as school_id', 'l.test_id as test_school_id', 's.name'])
    .orderBy('s.created_at')
    .orderBy('l.live_id'),
);

export function addSchool(program: Command): void {
  const school = program.command('school').description('Create and list schools.');
  school
    .command('create')
    .description('Create a live school and its test school, each with an API key that has all scopes.')
    .requiredOption('--name <name>', 'name of the school')
    .option('--time-zone <zone>', 'IANA time zone (default Africa/Johannesburg)')
    .option('--currency <code>', 'ISO 4217 code (default ZAR)')
    .option('--locale <tag>', 'BCP 47 tag (default en-ZA)')
    .option(
      '--development',
      'create a school to try things with, as the demo school is: the server stays one for development, and the key of the test school is printed alone',
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: CreateOptions) =>
      withLocalServer({ ...options, mayCreate: true }, async ({ admin }, database) => {
        const fields = {
          name: options.name,
          ...(options.timeZone ? { time_zone: options.timeZone } : {}),
          ...(options.currency ? { currency: options.currency } : {}),
          ...(options.locale ? { locale: options.locale } : {}),
        };
        if (options.development) {
          const { testSchoolId, testKey } = await admin.createSchool(fields);
          print({ test_school_id: testSchoolId, test_key: testKey, database }, options, [
            `Created ${options.name} (test mode) in ${database}.`,
            `School    ${testSchoolId}`,
            `Test key  ${testKey}`,
            'Save the key: it is not shown again.',
          ]);
          return;
        }
        const made = await admin.createLiveSchool(fields);
        const result = {
          school_id: made.schoolId,
          test_school_id: made.testSchoolId,
          live_key: made.liveKey,
          test_key: made.testKey,
          database,
        };
        print(result, options, [
          `Created ${options.name} in ${database}.`,
          `School       ${made.schoolId}`,
          `Test school  ${made.testSchoolId}`,
          `Live key     ${made.liveKey}`,
          `Test key     ${made.testKey}`,
          'Save the keys: they are not shown again.',
          'From now on the server sends no webhooks to loopback addresses, because it has a live school.',
        ]);
      }),
    );
  school
    .command('list')
    .description('List the schools: each live school with its test school.')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: { database?: string; json?: boolean }) =>
      withExistingDatabase(options, async (db) => {
        const schools = await db.all(pairs, {});
        const lines = schools.flatMap(({ school_id, test_school_id, name }) => [
          name,
          `  School       ${school_id}`,
          `  Test school  ${test_school_id}`,
        ]);
        print({ schools }, options, lines.length > 0 ? lines : ['The database has no schools.']);
      }),
    );
}
