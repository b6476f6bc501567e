import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const names = ['webhook-verify', 'sdk', 'server'];

let folder = '';
const tarballs = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollbook-pack-'));
  for (const name of names) {
    const cwd = join(root, 'packages', name);
    await execute(bin('tsup'), ['--silent'], { cwd });
    const target = join(folder, name);
    await mkdir(target);
    // `publishConfig` is applied by pnpm alone.
    await execute('npx', ['-y', 'pnpm@12', 'pack', '--pack-destination', target], { cwd });
    const [tarball = ''] = await readdir(target);
    tarballs.set(name, join(target, tarball));
  }
}, 300_000);

afterAll(async () => {
  for (const name of names) await rm(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

describe.each(names)('the tarball of %s', (name) => {
  test('is clean for publint', async () => {
    const { stdout } = await execute(bin('publint'), ['--strict', tarballs.get(name) ?? '']);
    expect(stdout).toContain('All good');
  });

  test('has types that resolve in every way it is imported', async () => {
    const { stdout } = await execute(bin('attw'), [
      tarballs.get(name) ?? '',
      '--format',
      'ascii',
      '--no-emoji',
    ]).catch((error) => error);
    expect(stdout).toContain('No problems found');
  });

  test('holds its licence, its readme and no sources', async () => {
    const { stdout } = await execute('tar', ['-tzf', tarballs.get(name) ?? '']);
    expect(stdout).toMatch(/package\/LICENSE/);
    expect(stdout).toMatch(/package\/README\.md/);
    expect(stdout).not.toMatch(/package\/src\//);
  });
});

test('an ESM and a CJS project use the published packages as they are', async () => {
  const project = join(folder, 'consumer');
  const modules = join(project, 'node_modules', '@rollbook');
  for (const name of ['webhook-verify', 'sdk']) {
    await mkdir(join(modules, name), { recursive: true });
    await execute('tar', [
      '-xzf',
      tarballs.get(name) ?? '',
      '-C',
      join(modules, name),
      '--strip-components=1',
    ]);
  }
  const openapiFetch = join(root, 'packages/sdk/node_modules/openapi-fetch');
  await execute('cp', ['-rL', openapiFetch, join(project, 'node_modules/openapi-fetch')]);
  const helpers = join(await realFolder(openapiFetch), '../openapi-typescript-helpers');
  await execute('cp', ['-rL', helpers, join(project, 'node_modules/openapi-typescript-helpers')]);
  const body = `
    const body = '{"id":"evt_1","type":"fee.reconciled"}';
    const headers = sign({ body, secret: 'whsec_x' });
    const result = check({ body, headers, secret: 'whsec_x' });
    console.log(typeof Rollbook, result.ok);`;
  await writeFile(
    join(project, 'a.mjs'),
    `import { Rollbook } from '@rollbook/sdk';import { check, sign } from '@rollbook/webhook-verify/node';${body}`,
  );
  await writeFile(
    join(project, 'b.cjs'),
    `const { Rollbook } = require('@rollbook/sdk');const { check, sign } = require('@rollbook/webhook-verify/node');${body}`,
  );
  for (const file of ['a.mjs', 'b.cjs']) {
    const { stdout } = await execute(process.execPath, [join(project, file)]);
    expect(stdout).toBe('function true\n');
  }
});

test('the built server serves, with the document and the reference pages in it', async () => {
  const main = join(root, 'packages/server/dist/cli/main.js');
  const text = await readFile(main, 'utf8');
  expect(text).toContain('learners.create');
  expect(text.startsWith('#!/usr/bin/env node')).toBe(true);
});

const realFolder = async (path: string): Promise<string> => (await import('node:fs/promises')).realpath(path);
