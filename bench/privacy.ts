/**
 * How long the data export and the erasure of a learner take in a small and in a large school, and how many statements
 * they are on PostgreSQL: `node bench/privacy.ts [learners]`. Each learner has a guardian, two incidents and two invoices;
 * for every ten learners there is an announcement and a message. Ends by itself.
 */
import { Rollbook } from '@rollbook/sdk';
import { createServer, type RollbookServer } from '@rollbook/server';
import { countStatements, type StatementCounter } from '../test/support/statement-counter.ts';
import { day, onEachDatabase, settings } from './support/each-database.ts';
import { quantile } from './support/stats.ts';

const [large = 2000] = process.argv.slice(2).map(Number);
const measured = 7;

await onEachDatabase(async (name, database) => {
  const counter = database.startsWith('postgres') ? await countStatements(database) : undefined;
  await using server = await createServer({ ...settings, database: counter?.url ?? database });
  for (const size of [large / 10, large]) await measure(name, server, size, counter);
});

async function measure(
  name: string,
  server: RollbookServer,
  size: number,
  counter: StatementCounter | undefined,
): Promise<void> {
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
  const learners = await furnish(client, server, size);
  const results = { export: newResult(), erasure: newResult() };
  for (const id of learners.slice(0, measured)) {
    await client.learners.leave(id, { left_on: day(0), left_reason: 'transferred' });
    for (const [what, work] of [
      ['export', () => client.learners.export(id)],
      ['erasure', () => client.learners.erase(id, { confirm: id, reason: 'Benchmark' })],
    ] as const) {
      const { times, statements } = results[what];
      const started = performance.now();
      statements.push((await counter?.during(work)) ?? Number(await work().then(() => 0)));
      times.push(performance.now() - started);
    }
  }
  for (const [what, { times, statements }] of Object.entries(results)) {
    const of = counter ? `, ${Math.min(...statements)} statements` : '';
    console.log(`${name}, ${size} learners: ${what} ${quantile(times, 0.5).toFixed(0)} ms (p50)${of}`);
  }
}

function newResult(): { times: number[]; statements: number[] } {
  return { times: [], statements: [] };
}

/** A school; the ids of its learners. */
async function furnish(client: Rollbook, server: RollbookServer, size: number): Promise<string[]> {
  const ids = Array.from({ length: size }, (_, index) => String(index));
  const send = async (kind: 'learners' | 'guardians' | 'learner_guardians', rows: object[]) => {
    const { id } = await client.imports.create({ kind, source: 'bench', rows: rows as never });
    await server.drainJobs();
    const { status } = await client.imports.get(id);
    if (status !== 'completed') throw new Error(`The import of ${kind} is ${status}`);
  };
  await send(
    'learners',
    ids.map((id) => ({ external_id: id, name: `Thandi${id} Example` })),
  );
  await send(
    'guardians',
    ids.map((id) => ({ external_id: id, name: `Nomsa${id} Example`, phone: '+27820000000' })),
  );
  await send(
    'learner_guardians',
    ids.map((id) => ({
      external_id: id,
      learner_external_id: id,
      guardian_external_id: id,
      relationship: 'mother',
    })),
  );
  const learners = await Array.fromAsync(client.learners.list({ limit: 100 }), ({ id }) => id);
  for (const id of learners.slice(0, measured))
    for (const description of ['Talked during the test.', 'Was late.']) {
      const about = { occurred_at: new Date().toISOString(), category: 'disruption', level: 1 } as const;
      await client.incidents.create({ learner_id: id, description, ...about });
      const lines = [{ description, unit_amount: 100 }];
      await client.invoices.create({ learner_id: id, due_date: day(30), lines });
    }
  for (const id of learners.filter((_, index) => index % 10 === 0)) {
    const [title, body] = ['Choir', 'The choir meets on Friday.'];
    await client.announcements.create({ title, body, audience: { learner_ids: [id] } });
    await client.messages.create({ channel: 'sms', to: { learner_ids: [id] }, body });
  }
  return learners;
}
