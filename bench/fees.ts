/**
 * A class is charged and pays, on both databases: how long it takes to generate and issue the invoices, and to record many
 * payments at the same time: `node bench/fees.ts [learners] [payments]`. Ends by itself.
 */
import { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { day, onEachDatabase, settings } from './support/each-database.ts';
import { quantile } from './support/stats.ts';

const [learnerCount = 40, paymentCount = 200] = process.argv.slice(2).map(Number);
await onEachDatabase(measure);

async function measure(name: string, database: string): Promise<void> {
  await using server = await createServer({ ...settings, database });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const client = new Rollbook({ apiKey: testKey, baseUrl: server.url });
  const span = { starts_on: day(-30), ends_on: day(30) };
  const year = await client.academicYears.create({ name: 'Year', ...span });
  const term = await client.terms.create({ academic_year_id: year.id, name: 'Term', number: 1, ...span });
  const item = await client.feeItems.create({ name: 'Tuition', category: 'tuition', amount: 125_000 });
  const learner_ids: string[] = [];
  for (let n = 0; n < learnerCount; n++)
    learner_ids.push((await client.learners.create({ name: `Thandi Example ${n}` })).id);
  const sent = { term_id: term.id, fee_item_ids: [item.id], learner_ids, due_date: day(14) };
  const [generated, { data }] = await timed(() => client.invoices.generate(sent));
  const drafts = data.flatMap(({ invoice_id }) => invoice_id ?? []);
  const [issued] = await timed(() => Promise.all(drafts.map((id) => client.invoices.issue(id))));
  const times: number[] = [];
  const [paid] = await timed(() =>
    Promise.all(
      Array.from({ length: paymentCount }, async (_, n) => {
        const learner_id = learner_ids[n % learner_ids.length] ?? '';
        const payment = { learner_id, amount: 20_000, method: 'eft', received_on: day(-1) } as const;
        const [time] = await timed(() => client.payments.create({ ...payment, auto_allocate: true }));
        times.push(time);
      }),
    ),
  );
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `${name}: ${drafts.length} invoices generated in ${ms(generated)} and issued in ${ms(issued)}; ${paymentCount} payments at once in ${ms(paid)}, ${Math.round((paymentCount / paid) * 1000)}/s; response after ${ms(quantile(times, 0.5))} (p50), ${ms(quantile(times, 0.99))} (p99)`,
  );
}

async function timed<T>(work: () => PromiseLike<T>): Promise<[ms: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}
