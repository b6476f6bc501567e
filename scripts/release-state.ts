// What a release needs to be true, read from the checkout and from the registry.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** The folders of the packages that are published, in the order in which they need each other. */
export const published = ['webhook-verify', 'sdk', 'server'];

export interface ReleaseState {
  /** The packages with their versions, in the order of `published`. */
  packages: readonly { name: string; version: string }[];
  /** The lines of `git status` that are not empty. */
  uncommitted: readonly string[];
  /** The names of all tags. */
  tags: readonly string[];
  /** Files of the packages that have changed since the last release; undefined if there was none. */
  changedSince: { tag: string; files: readonly string[] } | undefined;
  /** Changesets that were not applied. */
  changesets: readonly string[];
  /** The entry of the version in each change log, by package; undefined if it has none. */
  entries: ReadonlyMap<string, string | undefined>;
  /** What the registry says about the version of each package. */
  inRegistry: ReadonlyMap<string, Found>;
  /** Whether `openapi/released.json` is the document of this version. */
  hasReleasedDocument: boolean;
}

/** The reasons not to release, and what to do about each. */
export function refusals(state: ReleaseState): string[] {
  const { packages, uncommitted, tags, changedSince, changesets, entries, inRegistry } = state;
  const versions = new Set(packages.map(({ version }) => version));
  const [version = ''] = versions;
  const tag = `v${version}`;
  const isTagged = tags.includes(tag);
  const reasons: string[] = [];
  if (uncommitted.length > 0)
    reasons.push(`${uncommitted.length} files are not committed: commit or remove them (${uncommitted[0]}).`);
  if (versions.size > 1)
    reasons.push(
      `The packages have different versions: ${packages.map((one) => `${one.name} ${one.version}`).join(', ')}.`,
    );
  if (changesets.length > 0)
    reasons.push(
      `Changesets are not applied (${changesets.join(', ')}): run \`pnpm release --prepare\`, and commit.`,
    );
  else if (isTagged && changedSince && changedSince.files.length > 0)
    reasons.push(
      `${changedSince.files.length} files of the packages have changed since ${changedSince.tag} (${changedSince.files[0]}), and there is no changeset: run \`pnpm changeset\`, then \`pnpm release --prepare\`.`,
    );
  if (isTagged) reasons.push(`The tag ${tag} exists: this version is released.`);
  for (const { name } of packages) {
    if (!entries.get(name)) reasons.push(`The change log of ${name} has no entry for ${version}.`);
    const found = inRegistry.get(name);
    if (found === 'present') reasons.push(`${name}@${version} is in the registry already.`);
    else if (found !== 'absent')
      reasons.push(`The registry does not say whether ${name}@${version} exists: ${found?.error}`);
  }
  if (!state.hasReleasedDocument)
    reasons.push(
      'openapi/released.json is not the document of this version: run `pnpm release --prepare`, and commit.',
    );
  return reasons;
}

/** Reads the state of a checkout. */
export async function releaseState(root: string): Promise<ReleaseState> {
  const git = (...args: string[]) => linesOf(execFileSync('git', args, { cwd: root, encoding: 'utf8' }));
  const folders = published.map((folder) => join('packages', folder));
  const packages = folders.map((folder) => manifestOf(root, folder));
  const tags = git('tag', '--list');
  const [last] = git('tag', '--list', 'v*', '--sort=-version:refname');
  const changed =
    last && git('diff', '--name-only', last, 'HEAD', '--', ...folders.map((each) => `${each}/src`));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    packages,
    uncommitted: git('status', '--porcelain'),
    tags,
    changedSince: last && changed ? { tag: last, files: changed } : undefined,
    changesets: changesetsIn(root),
    entries: new Map(
      packages.map(({ name, version }, index) => [
        name,
        entryOf(read(join(folders[index] ?? '', 'CHANGELOG.md')), version),
      ]),
    ),
    inRegistry: new Map(
      await Promise.all(
        packages.map(async ({ name, version }) => [name, await lookUp(name, version)] as const),
      ),
    ),
    hasReleasedDocument:
      existsSync(join(root, 'openapi/released.json')) &&
      read('openapi/released.json') === read('openapi/openapi.json'),
  };
}

/** The names of the changesets that were not applied. */
export const changesetsIn = (root: string): string[] =>
  globSync('.changeset/*.md', { cwd: root })
    .map((path) => basename(path, '.md'))
    .filter((name) => name !== 'README');

function manifestOf(root: string, folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What a change log says about a version, without its heading. */
export function entryOf(log: string, version: string): string | undefined {
  const sections = log.split(/^## /m).slice(1);
  const section = sections.find((each) => each.split('\n', 1)[0]?.trim() === version);
  return section?.slice(section.indexOf('\n') + 1).trim() || undefined;
}

type Found = 'absent' | 'present' | { error: string };

async function lookUp(name: string, version: string): Promise<Found> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'version', '--json']);
    // Nothing is printed for a package that has other versions.
    return stdout.trim() === '' ? 'absent' : 'present';
  } catch (error) {
    const { stderr = '', message = '' } = Object(error) as { stderr?: string; message?: string };
    return stderr.includes('E404') ? 'absent' : { error: linesOf(stderr)[0] ?? message };
  }
}
