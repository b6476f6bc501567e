import { Argument } from 'commander';

/** An argument with values that shells complete. Other values are rejected by the command itself, which says more. */
export class SuggestedArgument extends Argument {
  readonly values: readonly string[];

  constructor(name: string, description: string, values: readonly string[]) {
    super(name, description);
    this.values = values;
  }
}
