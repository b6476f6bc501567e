import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newFolder } from '../support/command.ts';
import { compileErrors } from '../support/compile.ts';
import { openSqlite } from '../support/databases.ts';
import { sharedServer } from '../support/server.ts';

const root = join(import.meta.dirname, '../..');
/** A project with all packages. */
const modules = join(root, 'examples/embedded-test/node_modules');

interface Block {
  language: string;
  /** What follows the language: `fragment` is not run, and `file=` is written to a file for the other blocks. */
  note: string;
  code: string;
}

const blocksOf = (name: string): Block[] =>
  [
    ...readFileSync(join(root, 'docs/guides', `${name}.md`), 'utf8').matchAll(
      /^```(\w+)([^\n]*)\n(.*?)^```$/gms,
    ),
  ].map(([, language = '', note = '', code = '']) => ({ language, note: note.trim(), code }));

const guides = globSync('*.md', { cwd: join(root, 'docs/guides') })
  .map((file) => basename(file, '.md'))
  .sort();
/** They are fragments of a receiver, which receivers-page.test.ts runs. */
const tested = guides.filter((name) => name !== 'webhooks');

const files = new Map(
  blocksOf('start').flatMap(({ note, code }) =>
    note.startsWith('file=') ? [[note.slice('file='.length), code] as const] : [],
  ),
);

/** The samples of a guide in one language, in one program. */
const programOf = (name: string, language: string): string =>
  blocksOf(name)
    .filter((block) => block.language === language && block.note === '')
    .map(({ code }) => code)
    .join('\n');

/** With the client that `start` creates. */
const typescriptOf = (name: string): string => {
  const program = programOf(name, 'ts');
  const imports = program.includes("from './client.ts'") ? '' : "import { client } from './client.ts';\n";
  return program && `${imports}${program}\nexport {};\n`;
};

const newSchool = sharedServer(openSqlite, { worker: true });

/** Runs a program in a folder with the files of `start`, and what a reader has in the environment. */
async function run(command: string, file: string, program: string): Promise<string> {
  const { server, testKey, client } = await newSchool();
  // As a reader's school, it is not empty.
  const lines = [{ description: 'Tuition', category: 'tuition', unit_amount: 100 }] as const;
  for (const each of ['Lerato', 'Naledi', 'Sipho']) {
    const { id: learner_id } = await client.learners.create({ name: `${each} Example` });
    const invoice = await client.invoices.create({ learner_id, due_date: '2099-01-01', lines: [...lines] });
    await client.invoices.issue(invoice.id);
  }
  const cwd = await newFolder();
  await symlink(modules, join(cwd, 'node_modules'));
  for (const [path, content] of [...files, ['package.json', '{"type":"module"}'], [file, program]])
    await writeFile(join(cwd, path ?? ''), content ?? '');
  const env = { ...process.env, ROLLBOOK_URL: server.url, ROLLBOOK_API_KEY: testKey, NODE_NO_WARNINGS: '1' };
  const { stdout, stderr } = await promisify(execFile)(command, [file], { cwd, env });
  // A failed assertion does not end a program.
  expect(stderr).toBe('');
  return stdout;
}

/** How a sample in a language is run, and what comes before it. */
const runners = {
  ts: { title: 'TypeScript', command: process.execPath, file: 'program.ts' },
  python: { title: 'Python', command: 'python3', file: 'program.py' },
  sh: { title: 'curl', command: 'bash', file: 'program.sh' },
} as const;
// A response with an error must end the script.
const strict = 'set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; }\n';

const samples = tested.flatMap((name) =>
  (['ts', 'python', 'sh'] as const)
    .filter((language) => programOf(name, language) !== '')
    .map((language) => ({ name, language, title: runners[language].title })),
);

test.each(samples)('the samples of the guide $name in $title run', async ({ name, language }) => {
  const { command, file } = runners[language];
  const program =
    language === 'ts' ? typescriptOf(name) : `${language === 'sh' ? strict : ''}${programOf(name, language)}`;
  expect(await run(command, file, program)).toBeDefined();
});

test('the samples in TypeScript compile', async () => {
  const fragments = tested.flatMap((name) =>
    blocksOf(name)
      .filter(({ language, note }) => language === 'ts' && note === 'fragment')
      .map(({ code }, index) => [`${name}-${index}.ts`, code] as const),
  );
  const programs = tested.map((name) => [`${name}.ts`, typescriptOf(name)] as const);
  const sources = [['client.ts', files.get('client.ts') ?? ''] as const, ...fragments, ...programs];
  // The sources of the server need them.
  const options = { module: 'nodenext', allowArbitraryExtensions: true };
  const named = new Map(sources.filter(([, code]) => code !== ''));
  expect(await compileErrors(named, undefined, options)).toBe('');
});

test('the fields that change without a new `updated_at` are in the guide about synchronising', () => {
  const guide = readFileSync(join(root, 'docs/guides/synchronising.md'), 'utf8');
  const counted = globSync('openapi/families/*.yaml', { cwd: root }).flatMap((file) =>
    countedIn(parse(readFileSync(join(root, file), 'utf8'))),
  );
  expect(counted).toContain('learner_count');
  expect(counted.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

/** The names of the fields that are computed from other records. */
function countedIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) => [
    ...(typeof inner === 'object' && inner !== null && 'x-counted' in inner ? [name] : []),
    ...countedIn(inner),
  ]);
}
