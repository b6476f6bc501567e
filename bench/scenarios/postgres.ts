import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@rollbook/server';
import { createDatabase } from '../../test/support/postgres.ts';
import type { Bench, Outcome, Scenario } from '../support/bench.ts';
import { compareServers, type ServerName } from '../support/compare-servers.ts';
import { startDurablePostgres } from '../support/durable-postgres.ts';
import { settings } from '../support/each-database.ts';
import type { RequestKind } from '../support/requests.ts';
import { copyDatabase, endpointAndKey } from '../support/seed.ts';

const program = join(import.meta.dirname, '../../packages/server/src/cli/main.ts');
const titles: Readonly<Record<RequestKind, (learners: number) => string>> = {
  list: (learners) => `A page of 25 learners of ${learners}, on PostgreSQL`,
  get: (learners) => `One learner of ${learners}, on PostgreSQL`,
  write: () => 'POST /v1/learners, on PostgreSQL',
};

/** The same as the scenario of this name, on PostgreSQL; the floor sends one statement after the other, on a pool of ten. */
const onPostgres = (kind: RequestKind): Scenario => ({
  name: `${kind}-postgres`,
  async run(bench) {
    const postgres = await startDurablePostgres();
    try {
      return await compare(bench, kind, postgres.url);
    } finally {
      await postgres.stop();
    }
  },
});

async function compare(bench: Bench, kind: RequestKind, postgres: string): Promise<Outcome> {
  const template = await createDatabase(postgres);
  const file = copyDatabase(bench.seed.path, bench.path(`${kind} to postgres.db`));
  execFileSync(process.execPath, [program, 'copy', template.url, '--database', `sqlite:${file}`]);
  const [masterKey = ''] = readFileSync(`${file}.key`, 'utf8').split('\n');
  const apiKeys = [bench.seed.apiKey];
  if (kind === 'write')
    apiKeys.push(...(await addSchools({ database: template.url, masterKey }, bench.schools - 1)));
  const names: readonly ServerName[] = ['rollbook', 'rollbook, rate limits off'];
  const { rows, notes } = await compareServers(
    bench,
    kind,
    kind === 'write' ? ['floor', 'floor, in turns', ...names] : ['floor', ...names],
    async () => ({ database: (await createDatabase(postgres, template.name)).url, masterKey }),
    apiKeys,
  );
  if (kind === 'write') notes.push(`the requests are those of ${apiKeys.length} schools`);
  const title = titles[kind](bench.seed.learnerIds.length);
  return { scenario: `${kind}-postgres`, title, unit: 'requests/s', rows, notes };
}

/** Adds schools, each with an endpoint; returns their API keys. */
async function addSchools(
  { database, masterKey }: { database: string; masterKey: string },
  count: number,
): Promise<string[]> {
  const server = await createServer({
    ...settings,
    database,
    masterKey: Buffer.from(masterKey, 'hex'),
    webhooks: { allowLoopbackTargets: true },
  });
  const keys: string[] = [];
  for (let school = 0; school < count; school++) {
    const { testKey } = await server.createSchool({ name: `Bench School ${school + 2}` });
    keys.push((await endpointAndKey(server.url, testKey)).apiKey);
  }
  await server.close();
  return keys;
}

export const postgres: readonly Scenario[] = (['list', 'get', 'write'] as const).map(onPostgres);
