// The software bill of materials of a release, as CycloneDX: what the packages depend on, and what is built into them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published } from './release-state.ts';
import { root } from './run.ts';

interface Component {
  name: string;
  group?: string;
  'bom-ref': string;
  scope?: string;
  properties?: unknown[];
}

interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/** Development dependencies whose code or data is in `@rollbook/server`: see its `tsup.config.ts`, and the console. */
const builtIn = /^(commander|kysely|zod|minisearch|preact|@preact\/signals(-core)?|@fontsource\/[\w-]+)$/;

/** A component that is shipped or installed with a package; undefined for one that only builds it. */
function shipped({ properties, ...component }: Component): Component | undefined {
  const { name, group } = component;
  if (builtIn.test(group ? `${group}/${name}` : name)) return { ...component, scope: 'required' };
  return component.scope === 'excluded' ? undefined : { ...component, ...(properties && { properties }) };
}

/** Writes the bill of the packages that are published; gives the number of its components. */
export function writeSbom(path: string, version: string): number {
  const boms = published.map((folder) => bomOf(folder));
  const components = new Map<string, Component>();
  const edges = new Map<string, Set<string>>();
  for (const bom of boms) {
    components.set(bom.metadata.component['bom-ref'], bom.metadata.component);
    for (const component of bom.components) {
      const kept = shipped(component);
      if (kept && !components.has(kept['bom-ref'])) components.set(kept['bom-ref'], kept);
    }
    for (const { ref, dependsOn = [] } of bom.dependencies)
      edges.set(ref, new Set([...(edges.get(ref) ?? []), ...dependsOn]));
  }
  // The settings screen is built into the server; of its dependencies, what is shipped.
  const server = edges.get(boms.at(-1)?.metadata.component['bom-ref'] ?? '');
  for (const component of bomOf('console').components) {
    const kept = shipped(component);
    if (kept?.scope !== 'required') continue;
    components.set(kept['bom-ref'], kept);
    server?.add(kept['bom-ref']);
  }
  const [first] = boms;
  const bill = {
    ...first,
    metadata: {
      ...first?.metadata,
      component: { type: 'application', name: 'rollbook', version, 'bom-ref': 'rollbook' },
    },
    components: [...components.values()],
    dependencies: [
      { ref: 'rollbook', dependsOn: boms.map(({ metadata }) => metadata.component['bom-ref']) },
      ...[...edges]
        .filter(([ref]) => components.has(ref))
        .map(([ref, to]) => ({ ref, dependsOn: [...to].filter((each) => components.has(each)) })),
    ],
  };
  writeFileSync(path, `${JSON.stringify(bill, undefined, 2)}\n`);
  return components.size;
}

/** The bill of one package of the workspace, with what it needs for development, from the lockfile. */
function bomOf(folder: string): Bom {
  const out = mkdtempSync(join(tmpdir(), 'rollbook-sbom-'));
  try {
    const file = join(out, 'bom.json');
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--out', file];
    execFileSync(
      'npx',
      [
        ...['-y', 'pnpm@12', '--dir', root, '--filter', `./packages/${folder}`, 'sbom', ...format],
        ...['--lockfile-only', '--exclude-peers'],
      ],
      { cwd: out, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
