import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../support/scratch.ts';

const root = join(import.meta.dirname, '../..');
/** The published files by path. */
const files = new Map<string, string>();

beforeAll(async () => {
  const folder = await scratchFolder('docs');
  await promisify(execFile)('node', ['scripts/docs.ts', folder], { cwd: root });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(folder.length), await readFile(path, 'utf8'));
    }
  await rm(folder, { recursive: true });
});

/** As servers of static files find them. */
const found = (path: string) => files.get(path) ?? files.get(`${path}.html`);

/** Links to what only a server of the API has. */
const ofServer = /^\/(settings|v1|metrics|readyz|healthz)(\/|$)/;

test('every link of the published documentation leads to a file, and to a place in it', () => {
  const broken = new Set<string>();
  let checked = 0;
  for (const [from, text] of files) {
    if (!/\.(html|md|txt)$/.test(from)) continue;
    const links = from.endsWith('.html')
      ? [...text.matchAll(/(?:href|src|data-engine)="([^"]*)"/g)]
      : [...text.matchAll(/\]\(([^()\s]+)\)/g)];
    for (const [, link = ''] of links) {
      if (!/^[/#]/.test(link) || ofServer.test(link)) continue;
      checked++;
      const [path = '', hash] = link.split('#');
      const target = path === '' ? text : found(path.replace(/\?.*/, ''));
      const isPage = extname(path) !== '.md' && !from.endsWith('.md');
      if (target === undefined) broken.add(`${from}: ${link}`);
      else if (hash && isPage && !target.includes(`id="${hash}"`)) broken.add(`${from}: ${link}`);
    }
  }
  expect([...broken]).toEqual([]);
  expect(checked).toBeGreaterThan(50_000);
});

test('every file that the documents for contributors name exists', async () => {
  const paths = ['*.md', 'openapi/*.md', 'docs/decisions/*.md'].flatMap((glob) =>
    globSync(glob, { cwd: root }),
  );
  const sources = globSync('{openapi,packages,scripts,test,bench,deploy}/**/*.*', {
    cwd: root,
    exclude: (path) => /node_modules|\bdist\b/.test(path),
  }).map((path) => `/${path}`);
  // They begin with the first release.
  const later = new Set(['openapi/released.json', 'openapi/breaking.yaml']);
  const named = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      return [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs|yaml|json|sql))`/g)].map(([, name = '']) => [
        path,
        name,
      ]);
    }),
  );
  const missing = named
    .flat()
    .filter(
      ([, name = '']) =>
        !later.has(name) &&
        !sources.some((source) => source.endsWith(`/${name}`)) &&
        !existsSync(join(root, name)),
    );
  expect(missing).toEqual([]);
  expect(named.flat().length).toBeGreaterThan(100);
});

test('the pages have no forms for an API that is not beside them, and the reference is there as Markdown', () => {
  for (const [path, text] of files) if (path.endsWith('.html')) expect(text, path).not.toContain('<form');
  expect(files.get('/404.html')).toContain('Page not found');
  expect(JSON.parse(files.get('/openapi.json') ?? '').openapi).toBe('3.1.0');
  const markdown = files.get('/docs/operations/learners.create.md');
  for (const part of ['# Create a learner', '`POST /v1/learners`', '`write:learners`', '`learner.created`'])
    expect(markdown).toContain(part);
  expect(markdown).toContain('- `name` (string): Full name');
  expect(markdown).toContain('409 `already_exists`');
  expect(files.get('/docs/events/learner.created.md')).toContain('## Payload');
  expect(files.get('/docs/errors.md')).toContain('## possible_duplicate');
});
