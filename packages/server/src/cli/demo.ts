import { Rollbook } from '@rollbook/sdk';
import type { Command } from 'commander';
import { populate } from './demo-data.ts';
import { withLocalServer } from './local.ts';
import { print } from './output.ts';

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('Make a demo school with learners, always the same.')
    .option('--name <name>', 'name of the school', 'Demo School')
    .option('--database <url>', 'database to work on (DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: { name: string; database?: string; json?: boolean }) =>
      withLocalServer(options, async (server) => {
        const { testSchoolId, testKey, liveKey, schoolId } = await server.admin.createSchool({
          name: options.name,
        });
        const learners = await populate(new Rollbook({ apiKey: testKey, baseUrl: server.url }));
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
