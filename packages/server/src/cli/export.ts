import { type ExportFormat, gradeWords, usernameFields } from '@rollbook/roster-import';
import { type Command, Option } from 'commander';
import { type ExportCommandOptions, exportSchool } from './export-run.ts';
import { serverOption } from './remote.ts';

const help = (format: string): string => `
The API key is read from ROLLBOOK_API_KEY (or --key). It needs read:classes, read:learners and read:staff only
(with --timetable also read:timetable):

  $ npx rollbook key create --school <id> --scopes read:classes,read:learners,read:staff
  $ export ROLLBOOK_API_KEY=sk_test_…
  $ npx rollbook export ${format} --out ./school.zip

The command prints the number of lines of each file, and what was left out, with the reasons. These are never in the
files: identity numbers, race, religion, addresses, medical notes, photos, home languages, marks, fees, metadata,
learners and staff who have left, and guardians whose access to a learner is \`none\`.

The file has its name only when it is complete; until then, an earlier one stays. It contains personal values, so only
its owner can read it.
Exit codes: 0 the file was written, 1 it was not, 2 the command line is invalid.`;

export function addExport(program: Command): void {
  const group = program
    .command('export')
    .description('Write the people and classes of a school to files that other products read.');
  const oneRoster = roster(group, 'oneroster', 'oneroster.zip')
    .description('Write a zip file with OneRoster CSV files: people, classes, terms and enrollments.')
    .addOption(
      new Option('--version <version>', 'version of OneRoster').choices(['1.1', '1.2']).default('1.1'),
    );
  oneRoster.option(
    '--current',
    'leave out learners who have left a class that continues, for products that ignore end dates',
  );
  oneRoster.action((options: ExportCommandOptions & { version: '1.1' | '1.2' }) =>
    exportSchool(`oneroster-${options.version}`, options),
  );
  const format: ExportFormat = 'sds-v2.1';
  roster(group, 'sds', 'sds.zip')
    .description('Write a zip file with the CSV files of Microsoft School Data Sync (2.1).')
    .action((options: ExportCommandOptions) => exportSchool(format, options));
}

const repeated = (text: string, all: string[] = []): string[] => [...all, text];

/** The options that all formats have. */
const roster = (group: Command, name: string, file: string): Command =>
  group
    .command(name)
    .addOption(serverOption())
    .option('--key <key>', 'API key; prefer ROLLBOOK_API_KEY')
    .option('--out <file>', 'zip file to write', file)
    .option(
      '--school-year <name>',
      'name or id of an academic year to write (default: those that are current or planned); can be repeated',
      repeated,
    )
    .option(
      '--ids <source>',
      'write the ids that records have in `external_ids` under this source, such as oneroster; a record without one has its own id',
    )
    .addOption(
      new Option(
        '--grades <words>',
        'write grade levels as codes of the Common Education Data Standards (01 to 12, KG, PK), or as their labels',
      )
        .choices(gradeWords)
        .default('codes'),
    )
    .addOption(
      new Option('--usernames <field>', 'what people have as username; identifier is their number')
        .choices(usernameFields)
        .default('email'),
    )
    .option('--guardians', 'write guardians, and whose guardians they are')
    .option('--demographics', 'write dates of birth and sex')
    .option('--phones', 'write telephone numbers')
    .option(
      '--timetable',
      'write the teachers of lessons as teachers of their classes too; the key also needs read:timetable',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', help(name));
