/**
 * All classes of a school take their registers at the same time, on both databases: how long it takes, and how many
 * statements one register is: `node bench/registers.ts [classes] [learners in a class]`. Ends by itself.
 */
import { createServer, type RollbookServer } from '@rollbook/server';
import { countStatements } from '../test/support/statement-counter.ts';
import { day, onEachDatabase, settings } from './support/each-database.ts';
import { quantile } from './support/stats.ts';

const [classCount = 200, classSize = 40] = process.argv.slice(2).map(Number);
const rounds = 5;
const mostRows = 5000;
type Row = Record<string, unknown>;
type Call = (method: string, path: string, body?: object) => Promise<Row>;

await onEachDatabase(measure);

async function measure(name: string, database: string): Promise<void> {
  await using server = await createServer({ ...settings, database });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const call = callsTo(server, testKey);
  const classes = await furnish(server, call);
  const walls: number[] = [];
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const started = performance.now();
    const timed = async (id: string) => {
      await take(call, id, day(-round));
      times.push(performance.now() - started);
    };
    await Promise.all(classes.map(timed));
    walls.push(performance.now() - started);
  }
  const wall = quantile(walls, 0.5);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `${name}: ${classes.length} registers of ${classSize} learners at once in ${ms(wall)} (median of ${rounds}), ${Math.round((classes.length / wall) * 1000)}/s; response after ${ms(quantile(times, 0.5))} (p50), ${ms(quantile(times, 0.99))} (p99)`,
  );
  if (database.startsWith('postgres')) await count(name, database, testKey, classes);
}

/** Counts the statements of one register, through another server, when it has read what it reads once. */
async function count(name: string, database: string, apiKey: string, classes: string[]): Promise<void> {
  const counter = await countStatements(database);
  await using server = await createServer({ ...settings, database: counter.url });
  const call = callsTo(server, apiKey);
  const [last = '', ...others] = classes;
  for (const id of others.slice(0, 10)) await take(call, id, day(0));
  const statements = await counter.during(() => take(call, last, day(0)));
  console.log(`${name}: ${statements} statements for one register, BEGIN and COMMIT included`);
}

function take(call: Call, class_id: string, date: string): Promise<Row> {
  return call('POST', '/v1/registers', { class_id, date, marks: [], default_status: 'present' });
}

function callsTo(server: RollbookServer, apiKey: string): Call {
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
  return async (method, path, body) => {
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(server.url + path, { method, headers, ...sent });
    const created = (await response.json()) as Row;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(created)}`);
    return created;
  };
}

/** A school with classes that all have learners, in a term that has begun; the ids of the classes. */
async function furnish(server: RollbookServer, call: Call): Promise<string[]> {
  const send = async (kind: string, rows: Row[]) => {
    for (let first = 0; first < rows.length; first += mostRows) {
      const some = rows.slice(first, first + mostRows);
      const { id } = await call('POST', '/v1/imports', { kind, source: 'bench', rows: some });
      await server.drainJobs();
      const { status } = await call('GET', `/v1/imports/${id}`);
      if (status !== 'completed') throw new Error(`The import of ${kind} is ${status}`);
    }
  };
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  const classOf = (learner: string) => String(Number(learner) % classCount);
  const span = { starts_on: day(-30), ends_on: day(30) };
  await call('PATCH', '/v1/school', { school_days: [1, 2, 3, 4, 5, 6, 7], time_zone: 'Etc/UTC' });
  await send('academic_years', [{ external_id: 'Y', name: 'Year', ...span }]);
  await send('terms', [
    { external_id: 'T', academic_year_external_id: 'Y', name: 'Term', number: 1, ...span },
  ]);
  await send('grade_levels', [{ external_id: 'G', label: 'Grade 1', order: 1 }]);
  await send(
    'classes',
    ids(classCount).map((id) => ({
      external_id: id,
      label: `Class ${id}`,
      kind: 'register',
      academic_year_external_id: 'Y',
      grade_level_external_id: 'G',
    })),
  );
  const learners = ids(classCount * classSize);
  await send(
    'learners',
    learners.map((id) => ({ external_id: id, name: `Thandi Example ${id}` })),
  );
  await send(
    'enrollments',
    learners.map((id) => ({
      external_id: id,
      learner_external_id: id,
      class_external_id: classOf(id),
      term_external_id: 'T',
      starts_on: span.starts_on,
    })),
  );
  const found: string[] = [];
  for (let cursor = ''; ; ) {
    const { data, next_cursor } = await call('GET', `/v1/classes?limit=100${cursor}`);
    found.push(...(data as { id: string }[]).map(({ id }) => id));
    if (next_cursor === null) return found;
    cursor = `&starting_after=${next_cursor}`;
  }
}
