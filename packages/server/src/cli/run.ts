import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { commandsFor } from './commands.ts';
import { exitCodes, fail, notify, printText } from './output.ts';

/** Rejects an option whose value was left out, so that it took the option after it as its value. */
function refuseTakenOptions(called: Command): void {
  const names = new Set(called.options.flatMap(({ long }) => long ?? []));
  for (const option of called.options) {
    const value = called.getOptionValue(option.attributeName());
    if (typeof value === 'string' && names.has(value))
      called.error(`error: option '${option.flags}' has no value: it is followed by ${value}`);
  }
}

/** Runs the command line that follows the name of the program, and sets the exit code of the process. */
export async function runCommand(args: readonly string[]): Promise<void> {
  const program = new Command('rollbook')
    .description('School administration server: REST/JSON with signed webhooks, on SQLite or PostgreSQL.')
    .version(manifest.version, '--version', 'print the version')
    .addHelpText(
      'after',
      '\nTo run a command in a project, run `npm install @rollbook/server` and then `npx rollbook <command>`.',
    )
    // `--version` after a command is an option of the command.
    .enablePositionalOptions()
    .showHelpAfterError('(run with --help for usage)')
    .configureOutput({ writeOut: printText, writeErr: (text) => notify(text.replace(/\n$/, '')) })
    .exitOverride()
    .hook('preAction', (_, called) => refuseTakenOptions(called));
  for (const load of commandsFor(args[0])) (await load())(program);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already printed the error; asking for help is not an error.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
    else await fail(error);
  }
}
