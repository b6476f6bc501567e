import type * as z from 'zod';
import { UsageError } from './errors.ts';

/** What a schema finds wrong with options, in a line for each of them. */
export const problemsIn = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `  ${[...issue.path, key].join('.')}: is not an option`)
      : [`  ${issue.path.join('.') || 'options'}: ${issue.message}`],
  );

/** Refuses the options of a function if anything is wrong with them; all of it is named in one error. */
export function refuseOptions(name: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new UsageError(`The options of ${name} are invalid:\n${problems.join('\n')}`);
}
