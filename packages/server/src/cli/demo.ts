import { type Command, InvalidArgumentError } from 'commander';
import { makeDemoSchool } from './demo/make.ts';
import { withLocalServer } from './local-server.ts';
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
      withLocalServer(options, async (server, database) => {
        const made = await makeDemoSchool(server, options);
        print({ ...made, database }, options, [
          `Made ${options.name} with ${made.learners} learners (test mode) in ${database}.`,
          `School    ${made.test_school_id}`,
          `Test key  ${made.test_key}`,
          'Keep the key: it is not shown again.',
        ]);
      }),
    );
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('takes a whole number');
  return Number(text);
}
