import { Argument, Command } from 'commander';
import { commands } from './commands.ts';
import { bashScript, fishScript, zshScript } from './completion/scripts.ts';
import { describeCommand } from './completion/tree.ts';
import { printText } from './output.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

const help = `
  bash  rollbook completion bash > ~/.local/share/bash-completion/completions/rollbook
  zsh   rollbook completion zsh > "\${fpath[1]}/_rollbook"
  fish  rollbook completion fish > ~/.config/fish/completions/rollbook.fish`;

export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('Print a script with which a shell completes the commands and options.')
    .addArgument(new Argument('<shell>', 'shell').choices(Object.keys(scripts)))
    .addHelpText('after', help)
    .action(async (shell: keyof typeof scripts) => {
      const root = new Command(program.name());
      for (const option of program.options) root.addOption(option);
      for (const load of commands.values()) (await load())(root);
      printText(scripts[shell](describeCommand(root)));
    });
}
