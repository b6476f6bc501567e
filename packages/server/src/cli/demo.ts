import { Rollbook } from '@rollbook/sdk';
import { type Command, InvalidArgumentError } from 'commander';
import { fillDemoSchool } from './demo/fill.ts';
import { withLocalServer } from './local.ts';
import { print } from './output.ts';

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description(
      'Make a demo school: a primary school with its staff, families, classes and year, the same for a seed.',
    )
    .option('--name <name>', 'name of the school', 'Demo School')
    .option('--seed <n>', 'whole number from which the school is made', wholeNumber, 1)
    .option('--database <url>', 'database to work on (DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: { name: string; seed: number; database?: string; json?: boolean }) =>
      withLocalServer(options, async (server) => {
        const { testSchoolId, testKey, liveKey, schoolId } = await server.admin.createSchool({
          name: options.name,
        });
        const learners = await fillDemoSchool(new Rollbook({ apiKey: testKey, baseUrl: server.url }), {
          seed: options.seed,
          now: Date.now(),
          drainJobs: () => server.jobs.drain(),
        });
        print(
          {
            school_id: schoolId,
            test_school_id: testSchoolId,
            live_key: liveKey,
            test_key: testKey,
            learners,
          },
          options,
          [
            `Made ${options.name} with ${learners} learners (test mode).`,
            `School    ${testSchoolId}`,
            `Test key  ${testKey}`,
            'Keep the key: it is not shown again.',
          ],
        );
      }),
    );
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('takes a whole number');
  return Number(text);
}
