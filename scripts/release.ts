// `pnpm release --prepare` writes the version and the change logs from the changesets, for a pull request. `pnpm release
// --dry-run` shows all that a release would publish, and why it cannot be made; with `--out FOLDER`, it writes that there. The
// workflow `release.yml` publishes these files.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changesetsIn, published, type ReleaseState, refusals, releaseState } from './release-state.ts';
import { root, run } from './run.ts';
import { writeSbom } from './sbom.ts';

const help = `pnpm release --prepare            apply the changesets, and note the document that is released
pnpm release --dry-run [--out F]  show what would be published; write it to a folder
A release is published by .github/workflows/release.yml, because npm states where a package comes from only there.`;

async function prepare(): Promise<number> {
  // The first release has none: its change logs were written by hand.
  const versioned = changesetsIn(root).length > 0 ? await run('changeset', ['version']) : 0;
  if (versioned !== 0) return versioned;
  const generated = await run('node', ['scripts/generate.ts']);
  if (generated !== 0) return generated;
  copyFileSync(join(root, 'openapi/openapi.json'), join(root, 'openapi/released.json'));
  // What it lists is part of what is released.
  rmSync(join(root, 'openapi/breaking.yaml'), { force: true });
  console.log('Prepared. Review the changes, and commit them.');
  return 0;
}

const size = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(10)} KiB`;

/** Packs a package as it is published; shows its files. */
function pack(folder: string, out: string): string {
  const before = new Set(readdirSync(out));
  execFileSync(
    'npx',
    ['-y', 'pnpm@12', '--dir', root, '--filter', `./packages/${folder}`, 'pack', '--pack-destination', out],
    { cwd: out, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const [tarball = ''] = readdirSync(out).filter((file) => !before.has(file) && file.endsWith('.tgz'));
  if (tarball === '') throw new Error(`packages/${folder} was not packed`);
  const listed = execFileSync('tar', ['-tvzf', join(out, tarball)], { encoding: 'utf8' });
  for (const line of listed.trim().split('\n')) {
    const words = line.trim().split(/\s+/);
    const bytes = Math.max(...words.slice(2, 5).map(Number).filter(Number.isFinite));
    console.log(`${size(bytes)}  ${(words.at(-1) ?? '').replace('package/', '')}`);
  }
  console.log(`${size(statSync(join(out, tarball)).size)}  ${tarball}, compressed`);
  return tarball;
}

/** The entries of all packages, as the text of the release. */
const notesOf = ({ packages, entries }: ReleaseState): string =>
  packages.map(({ name }) => `## ${name}\n\n${entries.get(name) ?? '(no entry)'}\n`).join('\n');

async function dryRun(out: string): Promise<string[]> {
  const state = await releaseState(root);
  const reasons = refusals(state);
  const [{ version } = { version: '' }] = state.packages;
  console.log(`Version ${version}: ${state.packages.map(({ name }) => name).join(', ')}; tag v${version}\n`);
  if ((await run('node', ['scripts/check.ts'])) !== 0) reasons.push('`pnpm check` fails: see above.');
  if ((await run('node', ['scripts/build.ts'])) !== 0) return [...reasons, '`pnpm build` fails: see above.'];
  mkdirSync(out, { recursive: true });
  for (const [index, folder] of published.entries()) {
    const { name } = state.packages[index] ?? { name: folder };
    console.log(`\n${name}@${version}`);
    pack(folder, out);
  }
  const notes = notesOf(state);
  writeFileSync(join(out, 'notes.md'), notes);
  console.log(`\nChange log\n\n${notes}`);
  const components = writeSbom(join(out, 'sbom.cdx.json'), version);
  console.log(`SBOM: sbom.cdx.json (CycloneDX), ${components} components`);
  return reasons;
}

function given() {
  try {
    return parseArgs({
      options: {
        prepare: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { prepare: false, 'dry-run': false, out: undefined };
  }
}

const values = given();
if (values.prepare) process.exitCode = await prepare();
else if (values['dry-run']) {
  if (values.out !== undefined && existsSync(values.out) && readdirSync(values.out).length > 0)
    throw new Error(`${values.out} is not empty`);
  const out =
    values.out === undefined ? mkdtempSync(join(tmpdir(), 'rollbook-release-')) : resolve(values.out);
  try {
    const reasons = await dryRun(out);
    if (reasons.length === 0) console.log('\nNothing prevents this release.');
    else console.error(`\nThis release is refused:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
    process.exitCode = reasons.length === 0 ? 0 : 1;
  } finally {
    if (values.out === undefined) rmSync(out, { recursive: true, force: true });
  }
} else {
  console.error(help);
  process.exitCode = 1;
}
