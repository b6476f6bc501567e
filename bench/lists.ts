/**
 * Which lists take longer the larger a school is, on both databases: every list of the document, with each of its filters, in
 * a school of some learners and in one of four times as many: `node bench/lists.ts [learners]`. Ends by itself.
 */
import { readFileSync } from 'node:fs';
import { createServer } from '@rollbook/server';
import { day, onEachDatabase, settings } from './support/each-database.ts';
import { type Call, callsTo, furnish, type Row, take } from './support/school.ts';
import { quantile } from './support/stats.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: { type?: string; format?: string; enum?: string[]; 'x-ref'?: { to: unknown } };
}
interface Operation {
  parameters?: Parameter[];
}

const [learners = 1000] = process.argv.slice(2).map(Number);
const growth = 4;
const classSize = 30;
const days = 20;
const repeats = 5;
/** What grows less than this is noise, and what is faster does not matter. */
const reported = { ratio: 2, ms: 5 };

const file = new URL('../openapi/openapi.json', import.meta.url);
const document: {
  paths: Record<string, { get?: Operation }>;
  components: { parameters: Record<string, Parameter> };
} = JSON.parse(readFileSync(file, 'utf8'));

/** The lists, with the parameters of their queries; exports and verifications read all that there is. */
const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
  if (!get || /[{]|export$|verify$|head$/.test(path)) return [];
  const parameters = (get.parameters ?? []).map(({ $ref, ...own }) =>
    $ref ? document.components.parameters[$ref.split('/').at(-1) ?? ''] : own,
  );
  const query = parameters.filter((one): one is Parameter => one?.in === 'query');
  return query.some(({ name }) => name === 'limit') || query.some(({ required }) => required)
    ? [{ path, query }]
    : [];
});

await onEachDatabase(async (name, database) => {
  const small = await measure(database, learners);
  const large = await measure(database, learners * growth);
  const grown = [...large]
    .map(([list, ms]) => ({ list, ms, ratio: ms / (small.get(list) ?? ms) }))
    .filter(({ ms, ratio }) => ratio > reported.ratio && ms > reported.ms)
    .sort((one, other) => other.ms - one.ms);
  console.log(
    `${name}: ${large.size} lists; longer by more than ${reported.ratio} times with ${growth} times ${learners} learners, and than ${reported.ms} ms: ${grown.length}`,
  );
  for (const { list, ms, ratio } of grown)
    console.log(`  ${ms.toFixed(0).padStart(5)} ms, ${ratio.toFixed(1)} times: ${list}`);
});

/** The median time of each list in a new school, by its path with the names of its parameters. */
async function measure(database: string, size: number): Promise<Map<string, number>> {
  await using server = await createServer({ ...settings, database });
  const { testKey } = await server.createSchool({ name: `School of ${size}` });
  const call = callsTo(server, testKey);
  const classes = await furnish(server, call, {
    classes: Math.ceil(size / classSize),
    learners: size,
    guardians: true,
  });
  for (let back = 0; back < days; back++) for (const id of classes) await take(call, id, day(-back));
  const times = new Map<string, number>();
  for (const { path, query } of lists) {
    const values = new Map<string, string>();
    for (const parameter of query) {
      const value = await sampleOf(call, parameter);
      if (value !== undefined) values.set(parameter.name, value);
    }
    const needed = query.filter(({ required }) => required).map(({ name }) => name);
    if (!needed.every((name) => values.has(name))) continue;
    const filters = query.flatMap(({ name }) => (values.has(name) && !needed.includes(name) ? [[name]] : []));
    for (const chosen of [[], ...filters]) {
      const names = [...needed, ...chosen];
      const search = new URLSearchParams(
        names.map((name): [string, string] => [name, values.get(name) ?? '']),
      );
      const ms = await timeOf(call, `${path}?${search}`);
      if (ms !== undefined) times.set(`${path} ${names.join(' ')}`, ms);
    }
  }
  return times;
}

/** The median time of a request; undefined if it is refused, such as for filters that need another one. */
async function timeOf(call: Call, url: string): Promise<number | undefined> {
  const taken: number[] = [];
  for (let round = 0; round < repeats; round++) {
    const started = performance.now();
    if (!(await call('GET', url).catch(() => undefined))) return undefined;
    taken.push(performance.now() - started);
  }
  return quantile(taken, 0.5);
}

/** A value of a parameter that records of the school have, if there is one. */
async function sampleOf(call: Call, { name, schema = {} }: Parameter): Promise<string | undefined> {
  if (name === 'limit') return '100';
  if (name === 'starting_after') return undefined;
  if (name === 'order') return 'desc';
  if (name === 'name') return 'Example 77';
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'date') return day(0);
  if (schema.format === 'date-time') return new Date(Date.now() - 3_600_000).toISOString();
  if (schema.type === 'boolean') return 'true';
  const to = schema['x-ref']?.to;
  if (typeof to !== 'string') return undefined;
  const { data } = await call('GET', `/v1/${to}?limit=50`).catch((): Row => ({ data: [] }));
  const last = (data as Row[]).at(-1)?.id;
  return last === undefined ? undefined : String(last);
}
