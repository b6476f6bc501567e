import { type Command, InvalidArgumentError } from 'commander';
import { withLocalServer } from './local.ts';
import { print } from './output.ts';
import { classSizeOption } from './values.ts';

export function addDemo(program: Command): void {
  program
    .command('demo')
    .description(
      'Create a demo school: a primary school with staff, families, classes and an academic year. The same seed creates the same school.',
    )
    .option('--name <name>', 'name of the school', 'Demo School')
    .option('--seed <n>', 'integer that determines the generated data', wholeNumber, 1)
    .addOption(classSizeOption('number of learners in each of the 16 classes'))
    .option('--database <url>', 'database URL (default: DATABASE_URL)')
    .option('--json', 'print one JSON object')
    .action((options: { name: string; seed: number; classSize: number; database?: string; json?: boolean }) =>
      withLocalServer({ ...options, mayCreate: true }, async (server, database) => {
        const { fillTestSchool } = await import('./demo/make.ts');
        const school = await server.admin.createSchool({ name: options.name });
        const made = await fillTestSchool(server, school, options);
        print({ ...made, database }, options, [
          `Created ${options.name} with ${made.learners} learners (test mode) in ${database}.`,
          `School    ${made.test_school_id}`,
          `Test key  ${made.test_key}`,
          'Save the key: it is not shown again.',
        ]);
      }),
    );
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('must be an integer');
  return Number(text);
}
