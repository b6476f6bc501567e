import type { Command } from 'commander';
import { type SuspendedSchool, suspendedSchools } from '../app/school-states.ts';
import { UsageError } from '../contract/errors.ts';
import { query } from '../sql/query.ts';
import { withExistingDatabase, withLocalServer } from './local.ts';
import { exitCodes, plural, print, vacuumed } from './output.ts';

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
  const school = program.command('school').description('Create, list, suspend and delete schools.');
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
        const notInUse = await suspendedSchools(db);
        const schools = (await db.all(pairs, {})).map((pair) => ({
          ...pair,
          ...stateOf(notInUse.get(pair.school_id) ?? notInUse.get(pair.test_school_id)),
        }));
        const lines = schools.flatMap((pair) => [
          pair.name,
          `  School       ${pair.school_id}`,
          `  Test school  ${pair.test_school_id}`,
          ...stateLines(pair),
        ]);
        print({ schools }, options, lines.length > 0 ? lines : ['The database has no schools.']);
      }),
    );
  school
    .command('suspend')
    .description(
      'Suspend a school and its test school: nobody can use their records, nothing is sent or imported, and no daily tasks run, until they are resumed.',
    )
    .argument('<id>', 'id of the live school or of its test school')
    .option('--reason <text>', 'reason for the audit log')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((id: string, options: StateOptions) =>
      withLocalServer(options, async ({ admin }) => {
        const name = await admin.nameOf(id);
        const isChanged = await admin.suspendSchool(id, options.reason);
        const toEnd = `To end it: rollbook school resume ${id}`;
        print({ school_id: id, status: 'suspended' }, options, [
          isChanged
            ? `${name} is suspended. What a server sends at this moment still arrives. ${toEnd}`
            : `${name} was suspended already, and nothing was changed. ${toEnd}`,
        ]);
      }),
    );
  school
    .command('resume')
    .description(
      'End the suspension of a school and of its test school. What was due in the meantime is sent and done from now on.',
    )
    .argument('<id>', 'id of the live school or of its test school')
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((id: string, options: StateOptions) =>
      withLocalServer(options, async ({ admin }) => {
        const name = await admin.nameOf(id);
        const { isChanged, failed } = await admin.resumeSchool(id);
        const tasks =
          failed === 0
            ? 'Its daily tasks of the meantime have run'
            : `Its daily tasks of the meantime have run but for ${plural(failed, 'record')}, which are tried again within an hour`;
        print({ school_id: id, status: 'in_use', failed_tasks: failed }, options, [
          isChanged
            ? `${name} is in use again. ${tasks}, and what was due is sent now.`
            : `${name} was not suspended, and nothing was changed.`,
        ]);
      }),
    );
  school
    .command('delete')
    .description(
      'Delete a suspended school and its test school, with everything that the database has of them and their audit logs. This cannot be undone.',
    )
    .argument('<id>', 'id of the live school or of its test school')
    .requiredOption('--name <name>', 'the name of the school, to be sure that it is this one')
    .option(
      '--vacuum',
      'then rewrite the database files, because deleted text stays in them until it is overwritten; requests wait while this runs',
    )
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((id: string, options: StateOptions & { name: string; vacuum?: boolean }) =>
      withLocalServer(options, async ({ admin }) => {
        const name = await admin.nameOf(id);
        if (name !== options.name)
          throw new UsageError(`The school ${id} has another name. Nothing was deleted.`);
        const rows = await admin.deleteSchool(id);
        const rewritten = options.vacuum ? await admin.vacuum() : undefined;
        print({ school_id: id, status: 'deleted', rows, ...vacuumed(rewritten) }, options, [
          `${name} and its test school were deleted: ${plural(rows, 'row')}.`,
          rewritten?.detail ??
            'The files of the database contain deleted text until it is overwritten (--vacuum).',
          'Backups that were made before still contain them: delete those too, or delete the school again after a restore.',
        ]);
        if (rewritten?.isClean === false) process.exitCode = exitCodes.failed;
      }),
    );
}

interface StateOptions {
  reason?: string;
  database?: string;
  json?: boolean;
}

const stateOf = (state: SuspendedSchool | undefined) => ({
  suspended_at: state?.suspended_at ?? null,
  deleting_since: state?.deleting_since ?? null,
});

function stateLines({
  suspended_at,
  deleting_since,
}: Pick<SuspendedSchool, 'deleting_since'> & { suspended_at: string | null }): string[] {
  if (deleting_since !== null)
    return [`  Deletion     began ${deleting_since} and is not finished: run rollbook school delete again`];
  return suspended_at === null ? [] : [`  Suspended    ${suspended_at}`];
}
