import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { rollbook } from '../support/command.ts';
import { document } from '../support/document.ts';
import { scratchFolder } from '../support/scratch.ts';

const run = promisify(execFile);

describe('completion', () => {
  let folder = '';
  const scripts: Record<string, string> = {};
  let commands: string[] = [];

  beforeAll(async () => {
    folder = await scratchFolder('completion');
    const help = await rollbook(['--help'], { cwd: folder });
    const [, listed = ''] = /^Commands:\n([\s\S]*?)\n\n/m.exec(help.stdout) ?? [];
    commands = [...listed.matchAll(/^ {2}(\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'help');
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { stdout } = await rollbook(['completion', shell], { cwd: folder });
      scripts[shell] = stdout;
    }
    await writeFile(join(folder, 'rollbook.bash'), scripts.bash ?? '');
  });

  /** What bash offers for the last word. */
  async function complete(...words: string[]): Promise<string[]> {
    const program = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _rollbook
      printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = await run('bash', [
      '-c',
      program,
      join(folder, 'rollbook.bash'),
      'rollbook',
      ...words,
    ]);
    return stdout.split('\n').filter(Boolean);
  }

  test('bash is offered every command, with its subcommands, options and values', async () => {
    expect(commands).toContain('completion');
    expect(await complete('')).toEqual([...commands, '--version', '--help']);
    expect(await complete('web')).toEqual(['webhooks']);
    expect(await complete('key', '')).toEqual(['create', 'list', 'revoke', 'rotate-master', '--help']);
    expect(await complete('key', 'create', '--s')).toEqual(['--school', '--scopes']);
    expect(await complete('key', 'create', '--name', 'x', '--j')).toEqual(['--json']);
    expect(await complete('import', '--format', 'one')).toEqual(['oneroster']);
    expect(await complete('completion', 'z')).toEqual(['zsh']);
    // Any value is possible: bash then completes files.
    expect(await complete('import', '--report', '')).toEqual([]);
    expect(await complete('trigger', 'fee.')).toEqual(['fee.invoiced', 'fee.reconciled']);
  });

  test.each(['zsh', 'fish'])('the script for %s has every command and event type', (shell) => {
    for (const word of [...commands, ...Object.keys(document.webhooks), 'forward-to', 'dry-run'])
      expect(scripts[shell]).toContain(word);
  });
});
