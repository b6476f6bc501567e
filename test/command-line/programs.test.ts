import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sign } from '@rollbook/webhook-verify/node';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newFolder, rollbook, rollbookProgram, serve, startCommand } from '../support/command.ts';
import { openPostgres } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';

const sample = join(import.meta.dirname, '../../examples/sds-folder');
const secret = 'whsec_ZXhhbXBsZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy';

/** The commands that do something themselves, such as `key create`, from the help. */
async function everyCommand(...path: string[]): Promise<string[]> {
  const { stdout } = await rollbook([...path, '--help'], { cwd: sample });
  const [, listed] = /^Commands:\n((?: .*\n)+)/m.exec(stdout) ?? [];
  if (listed === undefined) return [path.join(' ')];
  const names = Array.from(listed.matchAll(/^ {2}([\w-]+)/gm), ([, name = '']) => name);
  const all: string[] = [];
  for (const name of names) if (name !== 'help') all.push(...(await everyCommand(...path, name)));
  return all;
}

test('npx rollbook runs the sources in a checkout, which may not be built', async () => {
  const bin = join(import.meta.dirname, '../../node_modules/.bin/rollbook');
  expect(await readFile(bin, 'utf8')).toContain('packages/server/src/cli/main.ts');
  const { stdout } = await promisify(execFile)(bin, ['--help'], { cwd: await newFolder() });
  expect(stdout).toContain('Usage: rollbook');
});

test('a command whose output cannot be written says so, and that it may have done its work', async () => {
  const cwd = await newFolder();
  const program = join(inject('programs'), 'rollbook.js');
  const child = spawnSync(
    'sh',
    ['-c', '"$0" "$1" school create --name Example > /dev/full', process.execPath, program],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  expect(child.stderr).toMatch(
    /^rollbook: The output could not be written: ENOSPC: no space left on device, write\. What the command did is done: .*\.\n$/,
  );
  expect(child.status).toBe(1);
  expect((await rollbook(['school', 'list'], { cwd })).stdout).toContain('Example');
});

test('every command, as a program, ends by itself with its output and its exit code', async () => {
  const cwd = await newFolder();
  // Of demo, which takes long, `command-line.test.ts` runs a program.
  const ran = ['demo'];
  const run = async (command: string, args: string[] = [], more: { env?: object; input?: string } = {}) => {
    ran.push(command);
    return rollbookProgram([...command.split(' '), ...args], { cwd, ...more, env: { ...more.env } });
  };
  const succeed = async (...given: Parameters<typeof run>): Promise<string> => {
    const { code, stdout, stderr } = await run(...given);
    expect(code, `${given[0]}: ${stderr}`).toBe(0);
    return stdout;
  };

  expect(await succeed('migrate')).toContain('applied 0001-schema');
  const school = JSON.parse(await succeed('school create', ['--name', 'Example School', '--json']));
  expect(await succeed('school list')).toContain(school.test_school_id);
  expect(await succeed('school suspend', [school.school_id])).toContain('is suspended');
  expect(await succeed('school resume', [school.test_school_id])).toContain('is in use again');
  const inProcess = async (...args: string[]) => (await rollbook(args, { cwd })).stdout;
  const second = JSON.parse(await inProcess('school', 'create', '--name', 'Second School', '--json'));
  await inProcess('school', 'suspend', second.school_id);
  expect(await succeed('school delete', [second.school_id, '--name', 'Second School'])).toContain(
    'were deleted',
  );
  const key = JSON.parse(await succeed('key create', ['--school', school.school_id, '--json']));
  expect(await succeed('key list')).toContain(key.id);
  expect(await succeed('key revoke', [key.id])).toBe(`Revoked ${key.id}.\n`);
  expect(await succeed('key rotate-master')).toContain('Complete');
  expect(JSON.parse(await succeed('audit head', ['--json'])).heads).toHaveLength(2);
  expect(await succeed('audit verify')).toContain('All logs are valid.');
  expect(await succeed('retention run')).toBe('Nothing is due.\n');
  expect(await run('settings link')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('role owner'),
  });
  expect(await succeed('backup', ['copy.db'])).toContain('copy.db');
  expect(await succeed('restore', ['--drill', 'copy.db'])).toContain('The backup can be restored.');
  expect(await succeed('doctor', ['--backups', '.', '--free', '0.001'])).toMatch(/^ok +database /m);
  expect(await succeed('completion', ['bash'])).toContain('rotate-master');

  const server = await serve({ cwd });
  ran.push('serve');
  const env = { ROLLBOOK_URL: server.url, ROLLBOOK_API_KEY: school.test_key, XDG_STATE_HOME: cwd };
  const receiver = await startReceiver();
  const listen = startCommand(['listen', '--forward-to', receiver.url], { cwd, env });
  ran.push('listen');
  await listen.printed(/Press Ctrl-C to stop/);
  expect(await succeed('import', [sample], { env })).toMatch(/^learners +4 /m);
  for (const kind of ['oneroster', 'sds'])
    expect(await succeed(`export ${kind}`, [], { env })).toMatch(/^users\.csv +6$/m);
  expect(await succeed('trigger', ['learner.created'], { env })).toMatch(/^learner\.created evt_/);
  await receiver.nth(1);
  expect(JSON.parse(await succeed('api', ['GET', '/v1/school'], { env }))).toMatchObject({ mode: 'test' });
  // Its input ends at once.
  expect(await succeed('mcp', [], { env, input: '' })).toBe('');
  expect(await listen.stop('SIGINT')).toBe(0);
  // Wrappers and process managers can send the signal more than once.
  server.child.kill('SIGTERM');
  expect(await server.stop()).toBe(0);

  const body = '{"id":"evt_1","type":"learner.created","data":{}}';
  const headers = Object.entries(sign({ body, secret })).map((header) => header.join(': '));
  const input = ['POST / HTTP/1.1', ...headers, '', body].join('\r\n');
  expect(await succeed('webhooks verify', ['--secret', secret], { input })).toMatch(/^Verified/);
  const nobody = await run('webhooks conform', ['http://127.0.0.1:1025/', '--secret', secret]);
  expect(nobody).toMatchObject({ code: 1, stdout: expect.stringContaining('0 passed'), stderr: '' });

  const target = await openPostgres('nothing');
  onTestFinished(() => target[Symbol.asyncDispose]());
  expect(await succeed('copy', [target.url])).toMatch(/^Copied \d+ rows from sqlite:/);
  expect(ran.toSorted()).toEqual((await everyCommand()).toSorted());
});

test.each([
  [['--version']],
  [['--help']],
  [['key', '--help']],
  [['keys']],
  [['key', 'create', '--mode', 'live']],
  [['key', 'list']],
])('%j gives the same as a program and in the process of the tests', async (args) => {
  const cwd = await newFolder();
  expect(await rollbook(args, { cwd })).toEqual(await rollbookProgram(args, { cwd }));
});

test('only one command runs in the process of the tests at a time, and leaves nothing behind', async () => {
  const cwd = await newFolder();
  const state = () => [process.cwd(), { ...process.env }, process.exitCode, process.stdin, process.stdout];
  const before = state();
  const first = rollbook(['migrate'], { cwd, env: { LOG_LEVEL: 'silent' } });
  await expect(rollbook(['key', 'list'], { cwd })).rejects.toThrow(
    '"rollbook key list" cannot run in this process while "rollbook migrate" does',
  );
  expect(await first).toMatchObject({ code: 0 });
  await rollbook(['bogus'], { cwd });
  await expect(rollbook(['key', 'list'], { cwd: join(cwd, 'none') })).rejects.toThrow('ENOENT');
  expect(state()).toEqual(before);
});
