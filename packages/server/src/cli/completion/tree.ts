import type { Argument, Command, Option } from 'commander';
import { SuggestedArgument } from '../values.ts';

/** A word that can be completed. */
export interface Word {
  word: string;
  description: string;
}

export interface DescribedOption extends Word {
  takesValue: boolean;
  /** The values that it can have; none if any value is possible. */
  values: readonly string[];
}

/** A command, with what can follow it. */
export interface DescribedCommand {
  /** The words that call it, without the name of the program. */
  path: readonly string[];
  subcommands: readonly Word[];
  options: readonly DescribedOption[];
  /** The values of its first argument. */
  values: readonly string[];
}

/** The commands of a program, itself first. */
export function describeCommand(command: Command, path: readonly string[] = []): DescribedCommand[] {
  const helper = command.createHelp();
  const visible = helper.visibleCommands(command).filter((one) => one.name() !== 'help');
  const own: DescribedCommand = {
    path,
    subcommands: visible.map((one) => ({ word: one.name(), description: firstSentence(one.description()) })),
    options: helper.visibleOptions(command).map(describeOption),
    values: valuesOf(command.registeredArguments[0]),
  };
  return [own, ...visible.flatMap((one) => describeCommand(one, [...path, one.name()]))];
}

const describeOption = (option: Option): DescribedOption => ({
  word: option.long ?? option.flags,
  description: firstSentence(option.description),
  takesValue: option.required || option.optional,
  values: option.argChoices ?? [],
});

const valuesOf = (argument: Argument | undefined): readonly string[] =>
  argument instanceof SuggestedArgument ? argument.values : (argument?.argChoices ?? []);

const firstSentence = (text: string): string => /^[\s\S]*?(?=\.(?:\s|$)|;|$)/.exec(text)?.[0] ?? text;
