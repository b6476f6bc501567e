import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, test } from 'vitest';
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
    const ask = `rollbook() { '${process.execPath}' '${join(inject('programs'), 'rollbook.js')}' "$@"; }\n`;
    await writeFile(join(folder, 'rollbook.bash'), ask + scripts.bash);
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
    expect(await complete('export', '')).toEqual(['oneroster', 'sds', '--help']);
    expect(await complete('export', 'oneroster', '--version', '')).toEqual(['1.1', '1.2']);
    expect(await complete('completion', 'z')).toEqual(['zsh']);
    // Any value is possible: bash then completes files.
    expect(await complete('import', '--report', '')).toEqual([]);
    expect(await complete('trigger', 'fee.')).toEqual(['fee.invoiced', 'fee.reconciled']);
  });

  test('bash is offered the methods, paths, parameters and fields of the API', async () => {
    expect(await complete('api', 'P')).toEqual(['POST', 'PATCH', 'PUT']);
    expect(await complete('api', 'GET', '/v1/lear')).toEqual(['/v1/learners', '/v1/learners/']);
    expect(await complete('api', '--all', 'GET', '/v1/learners/lrn_1/g')).toEqual([
      '/v1/learners/lrn_1/guardians',
      '/v1/learners/lrn_1/guardians/',
    ]);
    expect(await complete('api', 'GET', '/v1/learners', '-q', 'cla')).toEqual(['class=', 'class_id=']);
    const made = ['api', 'POST', '/v1/learners', '-f', 'name=Thandi Example', '--field'];
    expect(await complete(...made, 'add')).toEqual(['address.']);
    expect(await complete(...made, 'address.c')).toEqual(['address.city=', 'address.country=']);
    expect(await complete('api', 'POST', '/v1/nothing', '-f', 'a')).toEqual([]);
    expect(await complete('api', 'GET', '/v1/learners', '--que')).toEqual(['--query']);
    expect(await complete('api', 'GET', '/v1/learners', '--select', 'addr')).toEqual(['address', 'address.']);
    expect(await complete('api', 'GET', '/v1/learners', '--select', 'id,address.ci')).toEqual([
      'id,address.city',
    ]);
    expect(await complete('api', 'GET', '/v1/invoices/inv_1', '--select', 'lines.unit')).toContain(
      'lines.unit_amount',
    );
    expect(await complete('api', 'GET', '/v1/learners', '--output', '')).toEqual([
      ...['json', 'ndjson', 'csv', 'tsv'],
    ]);
  });

  test.each(['zsh', 'fish'])(
    'the script for %s has every command and event type that can be made',
    (shell) => {
      const made = Object.keys(document.webhooks).filter((type) => !type.startsWith('webhook.'));
      for (const word of [...commands, ...made, 'forward-to', 'dry-run'])
        expect(scripts[shell]).toContain(word);
      expect(scripts[shell]).not.toContain('webhook.failing');
    },
  );
});
