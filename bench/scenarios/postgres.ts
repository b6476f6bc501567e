import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../../test/support/postgres.ts';
import type { Bench, Outcome, Scenario } from '../support/bench.ts';
import { compareServers } from '../support/compare-servers.ts';
import { startDurablePostgres } from '../support/durable-postgres.ts';
import type { RequestKind } from '../support/requests.ts';
import { copyDatabase } from '../support/seed.ts';

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
  const { rows, notes } = await compareServers(
    bench,
    kind,
    ['floor', 'rollbook', 'rollbook, rate limits off'],
    async () => ({ database: (await createDatabase(postgres, template.name)).url, masterKey }),
  );
  const title = titles[kind](bench.seed.learnerIds.length);
  return { scenario: `${kind}-postgres`, title, unit: 'requests/s', rows, notes };
}

export const postgres: readonly Scenario[] = (['list', 'get', 'write'] as const).map(onPostgres);
