// Writes the documentation as files that a web server can publish: `node scripts/docs.ts [folder]`. The page of a path is the
// file with `.html`, which servers of static files find without it, and `404.html` is for paths that do not exist.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { referenceDocuments } from '../packages/server/src/http/reference/documents.ts';
import { root } from './run.ts';

const folder = process.argv[2] ?? join(root, 'site');
const { documents, missing } = referenceDocuments({ hasApi: false });
const files = new Map<string, Buffer>();
for (const [path, document] of documents)
  files.set(document.isPage ? `${path}.html` : path, await document.bytes());
files.set('/404.html', await missing.bytes());
files.set(
  '/index.html',
  Buffer.from(
    '<!doctype html><meta http-equiv="refresh" content="0; url=/docs"><a href="/docs">Documentation</a>\n',
  ),
);

await rm(folder, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
console.log(`Wrote ${files.size} files (${(bytes / 1e6).toFixed(1)} MB) to ${folder}`);
