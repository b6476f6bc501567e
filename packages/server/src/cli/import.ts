import {
  type Constant,
  constantIn,
  formats,
  isCountry,
  type MatchField,
  matchFields,
  type RemovalRatios,
  snapshotKinds,
} from '@rollbook/roster-import';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type ImportCommandOptions, importSchool } from './import-run.ts';
import { serverOption } from './remote.ts';

const help = `
The API key is read from ROLLBOOK_API_KEY (or --key). It needs the scopes of the records to import. Create the key on the
machine of the server (run \`npm install @rollbook/server\` first, so that npx runs the command of this package):

  $ npx rollbook key create --school <id>
  $ export ROLLBOOK_API_KEY=sk_test_…
  $ npx rollbook import ./school.zip --dry-run
  $ npx rollbook import ./school.zip

Every line of every file either becomes a record, or is in the report with the reason: a CSV file in the current directory.
Exit codes: 0 everything was imported, 1 the report contains errors, 2 it cannot be carried out as it was given: the
command line is invalid, or the files have errors and are no full snapshot.`;

export function addImport(program: Command): void {
  program
    .command('import <folder>')
    .description(
      'Import a school from a folder or zip file with Microsoft School Data Sync (1 and 2.1) or OneRoster (1.1 and 1.2) CSV files. Importing the same files again changes nothing.',
    )
    .addOption(serverOption())
    .option('--key <key>', 'API key; prefer ROLLBOOK_API_KEY')
    .addOption(new Option('--format <format>', 'format').choices(['auto', ...formats]).default('auto'))
    .option(
      '--source <name>',
      'source under which the ids of the files are stored in `external_ids` (default sds or oneroster)',
      sourceName,
    )
    .option('--school <id>', 'only the people and classes of this organisation and its sub-organisations')
    .option('--encoding <name>', 'encoding of lines that are not UTF-8, such as windows-1252', encoding)
    .option(
      '--constant <file.column=value>',
      'value of a column that a file does not have, for all of its lines, such as classes.termSourcedIds=t1; can be repeated',
      constant,
    )
    .addOption(
      new Option(
        '--date-order <order>',
        'how to read dates such as 4/5/2026 and 4/5/26: month, day or year first',
      ).choices(['mdy', 'dmy', 'ymd']),
    )
    .addOption(
      new Option(
        '--end-dates <kind>',
        'whether an end date is the last day (inclusive) or the day after it (exclusive); the default is that of the sessions that follow each other, otherwise exclusive for OneRoster and inclusive for School Data Sync',
      ).choices(['inclusive', 'exclusive']),
    )
    .option(
      '--country <code>',
      'country of telephone numbers without a country code, such as ZA (default: from the locale of the school)',
      country,
    )
    .option(
      '--email-domain <domain>',
      'domain of the placeholder email addresses for staff without one (default <source>.invalid)',
      domain,
    )
    .option(
      '--match <field>',
      'find people by a field, whatever their ids are, because the source has new ids: admission_number for learners, email for staff; can be repeated',
      matchField,
    )
    .option('--dry-run', 'report what would be done, without doing it')
    .option(
      '--full-snapshot',
      'archive people and classes of the source, and end enrollments, that are not in the files',
    )
    .option(
      '--max-removal-ratio <ratio>',
      'maximum fraction of the records of a kind that a full snapshot is allowed to remove (default 0.1): of all kinds, such as 0.2, or of one, such as staff=0.5; can be repeated',
      removalRatio,
    )
    .option('--report <file>', 'path of the report (default rollbook-import-<time>.csv)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action((path: string, options: ImportCommandOptions) => importSchool(path, options));
}

function constant(text: string, all: Constant[] = []): Constant[] {
  const found = constantIn(text);
  if (!found) throw new InvalidArgumentError('must be <file>.<column>=<value>');
  return [...all, found];
}

function sourceName(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/.test(text))
    throw new InvalidArgumentError('must be at most 50 letters, digits, dots, dashes and underscores');
  return text;
}

function matchField(text: string, others: readonly MatchField[] = []): MatchField[] {
  const field = Object.values(matchFields).find((one) => one === text);
  if (field === undefined)
    throw new InvalidArgumentError(`must be ${Object.values(matchFields).join(' or ')}`);
  return [...others, field];
}

function domain(text: string): string {
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text))
    throw new InvalidArgumentError('must be a domain such as school.example');
  return text.toLowerCase();
}

function country(text: string): string {
  if (!isCountry(text.toUpperCase()))
    throw new InvalidArgumentError('must be a two-letter country code, such as ZA');
  return text.toUpperCase();
}

function encoding(text: string): string {
  try {
    return new TextDecoder(text).encoding;
  } catch (_unknown) {
    throw new InvalidArgumentError('must be the name of an encoding, such as windows-1252');
  }
}

function removalRatio(text: string, others: RemovalRatios = {}): RemovalRatios {
  const [, name = 'all', number = ''] = /^(?:([a-z_]+)=)?([01](?:\.\d+)?)$/.exec(text) ?? [];
  const kind = (['all', ...snapshotKinds] as const).find((one) => one === name);
  if (number === '' || Number(number) > 1 || !kind) {
    const kinds = snapshotKinds.join(', ');
    throw new InvalidArgumentError(`must be a number from 0 to 1, or <kind>=<number>, of ${kinds}`);
  }
  return { ...others, [kind]: Number(number) };
}
