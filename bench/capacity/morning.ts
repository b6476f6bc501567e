import { createServer } from '@rollbook/server';
import pg from 'pg';
import type { Received } from '../processes/receiver.ts';
import type { RollbookOptions } from '../processes/rollbook.ts';
import { startDurablePostgres } from '../support/durable-postgres.ts';
import { day, settings } from '../support/each-database.ts';
import { BenchProcess } from '../support/processes.ts';
import { callsTo, furnish, listed, type Row, type SchoolSize } from '../support/school.ts';
import { type Copies, copySchool } from './copies.ts';
import {
  type Connections,
  connectionsOf,
  type Growth,
  growthOf,
  type Sizes,
  sizesOf,
  type Vacuumed,
  vacuum,
} from './storage.ts';
import { type Request, send, type Traffic } from './traffic.ts';

export interface MorningOptions {
  schools: number;
  /** Of these, so many take registers; the others are only there. */
  active: number;
  size: SchoolSize;
  processes: number;
  connections: number;
  overSeconds: number;
  postgresFlags: Record<string, string>;
}

export interface Morning {
  /** Until what is due on the day was looked for in all schools, from the start of the processes, in seconds. */
  lookedForAfter: number;
  /** All registers as fast as possible. */
  registers: Traffic;
  /** The registers of another day, spread over some seconds. */
  spread: Traffic;
  notices: Traffic;
  /** Until all copies of the notices were sent, from the first request, in seconds. */
  noticesSentAfter: number;
  events: number;
  delivered: Received;
  memory: { name: string; bytes: number }[];
  connections: Connections;
  sizes: Sizes;
  growth: Growth[];
  vacuum: Vacuumed;
}

/** One in so many learners is absent, with a notice to the guardian. */
const oneAbsentOf = 20;
const patienceMs = 600_000;

/** A school, as it is copied. */
interface Template {
  school: string;
  classes: { id: string; absent: string[] }[];
  webhook: string;
}

/** Schools of which all take their registers at eight o'clock, and send notices about those who are absent. */
export async function morning(options: MorningOptions): Promise<Morning> {
  const postgres = await startDurablePostgres(options.postgresFlags);
  const processes: BenchProcess[] = [];
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    const start = async (file: string, argument: object) => {
      const started = await BenchProcess.start(file, argument, { side: 'any core' });
      processes.push(started);
      return started;
    };
    const receiver = await start('processes/receiver.ts', {});
    const template = await makeTemplate(postgres.url, options.size);
    const copies = await copySchool(postgres.url, template.school, options.schools);
    await client.connect();
    await settle(client);
    const servers = await Promise.all(
      Array.from({ length: options.processes }, () =>
        start('processes/rollbook.ts', {
          database: postgres.url,
          masterKey: settings.masterKey.toString('hex'),
          worker: true,
          logLevel: 'silent',
          rateLimits: true,
        } satisfies RollbookOptions),
      ),
    );
    return await measure({ options, client, template, copies, receiver, servers });
  } finally {
    for (const each of processes) await each.stop();
    await client.end();
    await postgres.stop();
  }
}

interface Parts {
  options: MorningOptions;
  client: pg.Client;
  template: Template;
  copies: Copies;
  receiver: BenchProcess;
  servers: BenchProcess[];
}

async function measure({ options, client, template, copies, receiver, servers }: Parts): Promise<Morning> {
  const { active, connections, overSeconds } = options;
  const lookedForAfter = await untilLookedFor(client);
  const ports = servers.map(({ ready }) => Number(ready.port));
  const schools = Array.from({ length: active }, (_, index) => index + 1);
  const ofAll = (make: (school: number) => Request[]) => interleaved(schools.map(make));
  const endpoint = `http://127.0.0.1:${receiver.ready.port}/webhooks`;
  const subscribe = (school: number): Request[] => [
    {
      path: '/v1/webhooks',
      apiKey: copies.keyOf(school),
      body: { url: endpoint, events: ['attendance.recorded'] },
    },
  ];
  await send(ofAll(subscribe), ports, { connections });
  await receiver.call('begin');
  const watch = watchConnections(client, servers);
  const registersOf = (date: string) => ofAll((school) => registers(template, copies, school, date));
  const taken = await send(registersOf(day(-2)), ports, { connections });
  const all = { events: taken.requests, timeoutMs: patienceMs };
  await receiver.call<Received>('finish', all);
  await vacuum(client);
  await client.query('checkpoint');
  const before = await sizesOf(client);
  await receiver.call('begin');
  const spread = await send(registersOf(day(-1)), ports, { connections: 4 * connections, overSeconds });
  const began = performance.now();
  const notices = await send(
    ofAll((school) => noticesOf(template, copies, school)),
    ports,
    { connections },
  );
  await untilSent(client);
  const noticesSentAfter = (performance.now() - began) / 1000;
  const delivered = await receiver.call<Received>('finish', all);
  const used = await watch();
  // The log of requests is written once a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const sizes = await sizesOf(client);
  return {
    ...{ lookedForAfter, registers: taken, spread, notices, noticesSentAfter, delivered, sizes, ...used },
    events: taken.requests,
    growth: growthOf(before, sizes, active),
    vacuum: await vacuum(client),
  };
}

/** Does what PostgreSQL would do in the hours after so many rows were inserted, which is not what is measured. */
async function settle(client: pg.Client): Promise<void> {
  // The school that was copied left the note that its tasks are done, which holds for no other.
  await client.query("delete from instance where name like 'daily tasks %'");
  await client.query('vacuum (freeze, analyze)');
  await client.query('checkpoint');
}

/** Waits for the daily tasks, which are run when the day begins and not at eight o'clock. */
async function untilLookedFor(client: pg.Client): Promise<number> {
  const began = performance.now();
  const zones = 'select 1 from schools where time_zone not in';
  const done =
    "select substr(name, length('daily tasks ') + 1) from instance where name like 'daily tasks %'";
  await until(client, `${zones} (${done}) limit 1`, 'The daily tasks are not done');
  return (performance.now() - began) / 1000;
}

/** The first of each list, then the second of each, and so on: all schools at the same time. */
function interleaved<T>(lists: readonly T[][]): T[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function registers({ classes }: Template, copies: Copies, school: number, date: string): Request[] {
  return classes.map(({ id, absent }) => ({
    path: '/v1/registers',
    apiKey: copies.keyOf(school),
    body: {
      class_id: copies.idIn(school, id),
      date,
      default_status: 'present',
      marks: absent.map((learner) => ({ learner_id: copies.idIn(school, learner), status: 'absent' })),
    },
  }));
}

function noticesOf({ classes }: Template, copies: Copies, school: number): Request[] {
  return classes.flatMap(({ absent }) =>
    absent.map((learner) => {
      const id = copies.idIn(school, learner);
      const body = '{{ school.name }}: {{ learner.name }} is absent today. Please call us.';
      return {
        path: '/v1/messages',
        apiKey: copies.keyOf(school),
        body: { channel: 'sms', to: { learner_ids: [id] }, regarding: { type: 'learner', id }, body },
      };
    }),
  );
}

const untilSent = (client: pg.Client): Promise<void> =>
  until(
    client,
    "select 1 from message_recipients where status = 'queued' limit 1",
    'The notices are not sent',
  );

/** Waits until a query finds nothing. */
async function until(client: pg.Client, remaining: string, failure: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while ((await client.query(remaining)).rows.length > 0) {
    if (performance.now() > deadline) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Looks at the connections and the memory every half second; returns the most of each. */
function watchConnections(client: pg.Client, servers: readonly BenchProcess[]) {
  let connections: Connections = { count: 0, bytesEach: undefined };
  const most = servers.map(() => 0);
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const found = await connectionsOf(client);
    if (found.count >= connections.count) connections = found;
    for (const [index, server] of servers.entries())
      most[index] = Math.max(most[index] ?? 0, await server.call<number>('memory'));
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, 500);
  return async () => {
    clearInterval(timer);
    await looking;
    await look();
    return { connections, memory: most.map((bytes, index) => ({ name: `process ${index + 1}`, bytes })) };
  };
}

/** Makes the school that is copied, through the API. */
async function makeTemplate(database: string, size: SchoolSize): Promise<Template> {
  await using server = await createServer({ ...settings, database });
  const { testKey, testSchoolId } = await server.createSchool({ name: 'Example School' });
  const call = callsTo(server, testKey);
  const ids = await furnish(server, call, size);
  const enrollments = await listed(call, '/v1/enrollments');
  const inClass = Map.groupBy(enrollments, ({ class_id }) => String(class_id));
  const absent = (id: string) => {
    const learners = (inClass.get(id) ?? []).map((row: Row) => String(row.learner_id));
    return learners.slice(0, Math.ceil(learners.length / oneAbsentOf));
  };
  return { school: testSchoolId, classes: ids.map((id) => ({ id, absent: absent(id) })), webhook: '' };
}
