import { type Command, InvalidArgumentError, Option } from 'commander';
import { isSupportedCountry } from 'libphonenumber-js';
import { formats } from '../import/read.ts';
import { type ImportCommandOptions, importSchool } from './import-run.ts';

const help = `
The key is read from ROLLBOOK_API_KEY (or --key). Make one where the server runs; it needs the scopes of what is imported
(\`npm install @rollbook/server\` first: npx then runs the command of this package):

  $ npx rollbook key create --school <id>
  $ export ROLLBOOK_API_KEY=sk_test_…
  $ npx rollbook import ./school.zip --dry-run
  $ npx rollbook import ./school.zip

Every line of every file ends as a record, or in the report with the reason: a CSV file in the current folder.
Exit codes: 0 all is there, 1 something is in the report as an error, 2 the command line is wrong.`;

export function addImport(program: Command): void {
  program
    .command('import <folder>')
    .description(
      'Bring a school into Rollbook: a folder or a zip of Microsoft School Data Sync (1 and 2.1) or OneRoster (1.1 and 1.2) CSV. Running it again changes nothing.',
    )
    .option('--url <url>', 'base URL of the server (ROLLBOOK_URL, default http://127.0.0.1:4010)')
    .option('--key <key>', 'API key; better given as ROLLBOOK_API_KEY')
    .addOption(new Option('--format <format>', 'format').choices(['auto', ...formats]).default('auto'))
    .option(
      '--source <name>',
      'name for the ids of the files in `external_ids` (default sds or oneroster)',
      sourceName,
    )
    .option('--school <id>', 'only the people and classes of this organisation and those below it')
    .option('--encoding <name>', 'encoding of lines that are not UTF-8, such as windows-1252', encoding)
    .addOption(
      new Option('--date-order <order>', 'what 4/5/2026 is: month first or day first').choices([
        'mdy',
        'dmy',
      ]),
    )
    .addOption(
      new Option(
        '--end-dates <kind>',
        'whether an end date is the last day or the day after it (default exclusive for OneRoster, else inclusive)',
      ).choices(['inclusive', 'exclusive']),
    )
    .option(
      '--country <code>',
      'country of telephone numbers without a country code, such as ZA (default that of the locale of the school)',
      country,
    )
    .option(
      '--email-domain <domain>',
      'domain of the addresses made up for staff without one (default <source>.invalid)',
      domain,
    )
    .option('--dry-run', 'say what would be done, and do nothing')
    .option(
      '--full-snapshot',
      'archive the people and classes of the source, and end the enrollments, that the files do not have',
    )
    .option(
      '--max-removal-ratio <ratio>',
      'largest part of a kind that a full snapshot may remove (default 0.1)',
      ratio,
    )
    .option('--report <file>', 'where the report goes (default rollbook-import-<time>.csv)')
    .option('--json', 'print one JSON object')
    .addHelpText('after', help)
    .action((path: string, options: ImportCommandOptions) => importSchool(path, options));
}

function sourceName(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/.test(text))
    throw new InvalidArgumentError('takes letters, digits, dots, dashes and underscores, at most 50');
  return text;
}

function domain(text: string): string {
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text))
    throw new InvalidArgumentError('takes a domain such as school.example');
  return text.toLowerCase();
}

function country(text: string): string {
  if (!isSupportedCountry(text.toUpperCase()))
    throw new InvalidArgumentError('takes the two letters of a country, such as ZA');
  return text.toUpperCase();
}

function encoding(text: string): string {
  try {
    return new TextDecoder(text).encoding;
  } catch (_unknown) {
    throw new InvalidArgumentError('takes the name of an encoding, such as windows-1252');
  }
}

function ratio(text: string): number {
  const value = /^[01](\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 1)) throw new InvalidArgumentError('takes a number from 0 to 1');
  return value;
}
