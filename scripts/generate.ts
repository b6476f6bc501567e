// Generates everything that comes from the OpenAPI sources, and the version that the SDK reports. With --check it writes nothing and exits with 1 if a file is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeSamples } from './generate/code-samples.ts';
import { contractOf } from './generate/contract.ts';
import { dataModelPicture } from './generate/data-model.ts';
import { buildDocument } from './generate/document.ts';
import { reactionsPage } from './generate/reactions.ts';
import { serverRows } from './generate/rows.ts';
import { sdkResources, sdkTypes } from './generate/sdk.ts';
import { sdkCalls } from './generate/sdk-calls.ts';
import { sdkRecords } from './generate/sdk-records.ts';
import { sdkTesting } from './generate/sdk-testing.ts';
import { serverTable, serverTypes } from './generate/server.ts';
import { shareComponents } from './generate/share.ts';
import { readSource } from './generate/source.ts';
import { webhookEvents } from './generate/webhook-events.ts';

const root = join(import.meta.dirname, '..');
const banner = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n';

const check = process.argv.includes('--check');
const stale: string[] = [];
function write(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

// A client that imported its package.json would carry all of it.
function versionOf(folder: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return version;
}

const document = buildDocument(readSource(join(root, 'openapi')));
const shared = shareComponents(document);
const records = sdkRecords(document);
write({
  'openapi/openapi.json': `${JSON.stringify(shared, null, 2)}\n`,
  'docs/data-model.svg': dataModelPicture(document),
  'packages/server/src/generated/contract.json': `${contractOf(shared)}\n`,
  'packages/server/src/generated/types.ts': `${banner}${serverTypes(document)}\n`,
  'packages/server/src/generated/operations.ts': `${banner}${serverTable(document)}\n`,
  'packages/server/src/generated/code-samples.ts': `${banner}${codeSamples(document)}\n`,
  'packages/sdk/src/generated/openapi.ts': banner + (await sdkTypes(document)),
  'packages/sdk/src/generated/calls.ts': `${banner}${sdkCalls(document, [...records.keys()])}\n`,
  'packages/sdk/src/generated/records.ts': `${banner}${[...records.values()].join('\n\n')}\n`,
  'packages/sdk/src/generated/resources.ts': `${banner}${sdkResources(document, [...records.keys()])}\n`,
  'packages/sdk/src/generated/version.ts': `${banner}/** Version of this package. */\nexport const sdkVersion = '${versionOf('packages/sdk')}';\n`,
  'packages/sdk/src/generated/examples.ts': `${banner}${sdkTesting(document)}\n`,
  'packages/webhook-verify/src/generated/events.ts': `${banner}${webhookEvents(document)}\n`,
});

// The server's modules read the document when they are loaded, so they are loaded after it is written.
if (!check || stale.length === 0) {
  const { dumpSchema, tablesOf } = await import('../packages/server/src/schema/dump.ts');
  const { families } = await import('../packages/server/src/families/index.ts');
  const sqliteSchema = await dumpSchema('sqlite');
  write({
    'packages/server/src/generated/rows.ts': `${banner}${serverRows(document, tablesOf(sqliteSchema))}\n`,
    'packages/server/src/generated/schema.sqlite.sql': sqliteSchema,
    'packages/server/src/generated/schema.postgres.sql': await dumpSchema('postgres'),
    'docs/guides/reactions.md': reactionsPage(families),
  });
}
if (check && stale.length > 0) {
  console.error(`Out of date, run \`pnpm generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Generated files are up to date');
}
