import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, rollbook, rollbookProgram, serve, startCommand } from '../support/command.ts';

/**
 * Sets the title of a terminal, colors text (also without ESC), turns its order around, and would begin another line. What
 * turns the order around is not stored, and a line break is stored as a space.
 */
const hostile = 'A\u001b]0;owned\u0007\u001b[31m\u009b32m\u202eB\nC';
const shown = 'A\\u001b]0;owned\\u0007\\u001b[31m\\u009b32mB C';
const acted = /[^\P{Cc}\n]|[\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

test('names with escape codes reach a terminal as text, from every command that prints them', async () => {
  const cwd = await newFolder();
  const create = ['school', 'create', '--name', hostile];
  const school = JSON.parse((await rollbook([...create, '--json'], { cwd })).stdout);
  expect(school).toMatchObject({ live_key: expect.any(String), test_key: expect.any(String) });
  const key = ['key', 'create', '--school', school.school_id, '--name', hostile];
  expect((await rollbook([...key, '--json'], { cwd })).code).toBe(0);

  const server = await serve({ cwd });
  const env = { ROLLBOOK_URL: server.url, XDG_STATE_HOME: cwd };
  const listen = startCommand(['listen', '--forward-to', 'http://127.0.0.1:1025/'], {
    ...{ cwd, env: { ...env, ROLLBOOK_API_KEY: school.test_key } },
  });
  await listen.printed(/Press Ctrl-C to stop/);
  await listen.stop('SIGINT');
  const triggered = await rollbookProgram(['trigger', 'learner.created'], {
    ...{ cwd, env: { ...env, ROLLBOOK_API_KEY: school.live_key } },
  });
  await server.stop();
  const outputs: Record<string, string> = {
    'school create': (await rollbook(create, { cwd })).stdout,
    'school list': (await rollbook(['school', 'list'], { cwd })).stdout,
    'key list': (await rollbook(['key', 'list'], { cwd })).stdout,
    listen: listen.output.stdout,
    // The error names the school.
    trigger: triggered.stderr,
  };
  for (const [command, text] of Object.entries(outputs)) {
    expect(text, command).not.toMatch(acted);
    if (command !== 'school create') expect(text, command).toContain(shown);
  }
  for (const command of ['school', 'key']) {
    const { stdout } = await rollbook([command, 'list', '--json'], { cwd });
    expect(stdout, command).not.toMatch(acted);
    const names = Object.values(JSON.parse(stdout)).flatMap((rows) =>
      (rows as { name: string }[]).map(({ name }) => name),
    );
    expect(names, command).toContain(hostile.replace('\u202e', '').replace('\n', ' '));
  }
});

test('only the module that escapes what it prints writes to the streams of the process', async () => {
  const folder = join(import.meta.dirname, '../../packages/server/src/cli');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const writing = [];
  for (const name of files) {
    const source = await readFile(join(folder, name), 'utf8');
    if (/process\.(stdout|stderr)\.write|console\./.test(source)) writing.push(name);
  }
  expect(writing).toEqual(['output.ts']);
});
