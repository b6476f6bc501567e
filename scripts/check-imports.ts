// Checks which files import which. A rule names the files to which it applies and what they must not import. No files import
// values of each other in a circle: then none of them can be read, or loaded, first.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './run.ts';

interface Rule {
  files: RegExp;
  except?: RegExp;
  /** Matched against the path of an imported file, or the name of an imported package. */
  mayNot: RegExp;
  because: string;
}

const server = 'packages/server/src';

function dependenciesOf(name: string): string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies);
}

const rules: Rule[] = [
  {
    files: /^packages\/(server|webhook-verify)\/src\/generated\//,
    mayNot: /^(?!packages\/(server|webhook-verify)\/src\/generated\/|@rollbook\/sdk$)/,
    because: 'generated code imports only generated code, which that of the SDK is',
  },
  {
    files: /^packages\/webhook-verify\/src\//,
    mayNot: /^(?!packages\/webhook-verify\/src\/|node:crypto$)/,
    because: 'the verifier has no dependencies',
  },
  {
    files: /^packages\/sdk\/src\//,
    mayNot: /^(packages\/server|@rollbook\/server|express$|kysely$|node:)/,
    because: 'the SDK never knows the server, and uses web standards only',
  },
  {
    files: new RegExp(`^${server}/families/.*(?<!tables|keys|queries|/queries/[a-z-]+)\\.ts$`),
    except: /\/families\/(audit-log|school)\//,
    mayNot: /^(kysely|express)$/,
    because: 'handlers know no framework',
  },
  {
    files: new RegExp(`^${server}/families/`),
    mayNot: new RegExp(`^(express$|${server}/(http|pipeline)/)`),
    because: 'handlers know nothing of HTTP and the pipeline',
  },
  {
    files: new RegExp(`^${server}/pipeline/`),
    mayNot: new RegExp(`^(express$|node:http$|${server}/families/)`),
    because: 'the pipeline is free of any web framework, and knows operations by the table',
  },
  {
    files: new RegExp(`^${server}/imports/`),
    mayNot: new RegExp(`^${server}/families/(?!imports/)`),
    because: 'what a family provides to imports is in its index.ts',
  },
  {
    files: new RegExp(`^${server}/(?!families/|app/|imports/)`),
    mayNot: new RegExp(`^${server}/families/`),
    because: 'families are known where a server is put together',
  },
  {
    files: new RegExp(`^${server}/http/`),
    mayNot: new RegExp(`^${server}/(sql|store|work|families|webhooks)/`),
    because: 'HTTP knows the pipeline and the operation table only',
  },
  {
    files: new RegExp(`^${server}/lib/`),
    mayNot: new RegExp(`^${server}/(?!lib/)`),
    because: 'lib is below everything',
  },
  {
    files: /^packages\/roster-import\/src\//,
    mayNot: new RegExp(
      `^(?!packages/roster-import/src/|node:|(${dependenciesOf('roster-import').join('|')})(/|$))`,
    ),
    because: 'the importer is a client: it imports the SDK, its own dependencies and Node',
  },
  {
    files: /^packages\/console\/src\//,
    except: /\.test\.ts$/,
    mayNot:
      /^(?!packages\/console\/src\/|@rollbook\/(sdk|webhook-verify)$|preact(\/|$)|@preact\/signals$|virtual:(import-)?catalog$)/,
    because: 'the settings screen knows the API through the SDK only',
  },
  {
    files: new RegExp(`^(packages/sdk/|${server}/(?!cli/))`),
    mayNot: /^@rollbook\/roster-import$/,
    because: 'only the command line runs the importer',
  },
  {
    files: new RegExp(`^${server}/(?!index\\.ts|cli/|app/)`),
    mayNot: new RegExp(`^${server}/(app/|index\\.ts$)`),
    because: 'only index.ts and the command line put a server together',
  },
];

/** The rooms of the server, from the bottom to the top: each imports only those before it. */
const rooms = [
  ...['lib', 'generated', 'contract', 'sql', 'crypto', 'store', 'schema', 'audit', 'queue', 'webhooks'],
  'request-log',
  ...[
    'documents',
    'work',
    'messages',
    'pipeline',
    'families',
    'schedule',
    'imports',
    'http',
    'mcp',
    'app',
    'cli',
  ],
];
for (const [index, room] of rooms.slice(0, -1).entries())
  rules.push({
    files: new RegExp(`^${server}/${room}/`),
    mayNot: new RegExp(`^${server}/(${rooms.slice(index + 1).join('|')})/`),
    because: `${room}/ is below`,
  });

/** The folders of the families, in the order in which `families/index.ts` declares them. */
function familiesInOrder(): string[] {
  const text = readFileSync(join(root, server, 'families/index.ts'), 'utf8');
  const folders = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/index\.ts'/g)].map(([, name, folder = '']) => [
      name,
      folder,
    ]),
  );
  const [, declared = ''] = /const inOrder = \[([^\]]*)\]/.exec(text) ?? [];
  const order = [...declared.matchAll(/\w+/g)].map(([name]) => folders.get(name) ?? '');
  if (order.length === 0 || order.includes(''))
    throw new Error('families/index.ts declares no order of families');
  return order;
}

const families = familiesInOrder();
for (const [index, name] of families.entries()) {
  const later = families.slice(index + 1);
  if (later.length === 0) continue;
  rules.push({
    files: new RegExp(`^${server}/families/${name}/`),
    mayNot: new RegExp(`^${server}/families/(${later.join('|')})/`),
    because: 'a family knows those before it; later ones react to it',
  });
}

const violations: string[] = [];
/** The files of which each file imports values. */
const needs = new Map<string, string[]>();
const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-[\w-]+\.ts$/.test(file),
);
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const values: string[] = [];
  needs.set(file, values);
  for (const [statement, specifier = ''] of text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'/g,
  )) {
    const target = specifier.startsWith('.')
      ? relative(root, resolve(root, dirname(file), specifier))
      : specifier;
    if (!/^\s*(import|export)\s+type\s/.test(statement)) values.push(target);
    for (const rule of rules) {
      if (rule.files.test(file) && !rule.except?.test(file) && rule.mayNot.test(target)) {
        violations.push(`${file} imports ${target}: ${rule.because}`);
      }
    }
  }
  if (
    /process\.env/.test(text) &&
    !/^packages\/server\/src\/(config\.ts|cli\/)/.test(file) &&
    file.startsWith('packages/server')
  ) {
    violations.push(`${file} reads process.env: only the configuration does`);
  }
}

const finished = new Set<string>();
const path: string[] = [];
function findCircles(file: string): void {
  if (path.includes(file)) {
    const circle = [...path.slice(path.indexOf(file)), file];
    violations.push(`a circle of imports: ${circle.join(' -> ')}`);
  } else if (!finished.has(file)) {
    path.push(file);
    for (const target of needs.get(file) ?? []) findCircles(target);
    path.pop();
    finished.add(file);
  }
}
for (const file of files) findCircles(file);

if (violations.length > 0) {
  console.error(violations.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${files.length} files import what they may`);
}
