import { createRequire } from 'node:module';
import { createSigner } from '@rollbook/webhook-verify/node';
import pg from 'pg';
import { type Send, undiciSender } from '../support/bare-sender.ts';
import { answerCalls, childOptions } from '../support/child.ts';

export interface WorkerOptions {
  kind: 'table' | 'pg-boss' | 'bullmq';
  /** A URL of PostgreSQL; of Redis, for BullMQ. */
  url: string;
  concurrency: number;
}

export interface Backlog {
  count: number;
  /** Of the receiver; each endpoint has a path. */
  origin: string;
  endpoints: number;
  body: string;
  secret: string;
}

/** One delivery, as it is stored. */
interface Work {
  id: string;
  url: string;
  body: string;
  secret: string;
}

const batch = 256;
const queueName = 'deliveries';
const { kind, url, concurrency } = childOptions<WorkerOptions>();
// They are installed beside this file, and only for this.
const require = createRequire(import.meta.url);

const workOf = ({ origin, endpoints, body, secret }: Backlog, index: number): Work => ({
  id: `dlv_${String(index).padStart(26, '0')}`,
  url: `${origin}/${index % endpoints}`,
  body,
  secret,
});

const signers = new Map<string, ReturnType<typeof createSigner>>();
const senders = new Map<string, Send>();

/** Signs a delivery with the secret of its endpoint, and posts it; an error is thrown. */
async function post({ id, url: target, body, secret }: Work): Promise<void> {
  const sign = signers.get(secret) ?? createSigner({ secret });
  signers.set(secret, sign);
  const send = senders.get(target) ?? senderTo(new URL(target));
  senders.set(target, send);
  const signed = sign({
    body,
    timestamp: Math.floor(Date.now() / 1000),
    id,
    type: 'learner.created',
    deliveryId: id,
  });
  await send({ ...signed, 'User-Agent': 'bench', 'Content-Type': 'application/json' }, body);
}

/** Endpoints of one receiver share its connections. */
const pools = new Map<string, ReturnType<typeof undiciSender>>();
function senderTo(target: URL): Send {
  const pool = pools.get(target.origin) ?? undiciSender(target, concurrency);
  pools.set(target.origin, pool);
  return pool;
}

async function inLanes(works: Work[]): Promise<void> {
  const waiting = [...works];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await post(next);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

interface Queue {
  fill(works: Work[]): Promise<unknown>;
  /** Sends until nothing is left. */
  go(): Promise<unknown>;
}

/** The least that is durable: claims a batch of rows of a table, sends it, and records the results, one commit for each. */
function table(): Queue {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const claim = `update bench_deliveries set claimed_by = 'bench' where id in (
    select id from bench_deliveries where status = 'pending' and claimed_by is null order by id limit ${batch} for update skip locked)
    returning id, url, body, secret`;
  const record =
    "update bench_deliveries set status = 'succeeded', claimed_by = null, completed_at = $2, response_status = 204 where id = any($1)";
  return {
    fill: async (works) => {
      await pool.query(
        'create table bench_deliveries (id text primary key, url text, body text, secret text, status text, claimed_by text, completed_at text, response_status integer)',
      );
      await pool.query(
        "create index on bench_deliveries (id) where status = 'pending' and claimed_by is null",
      );
      await pool.query(
        "insert into bench_deliveries (id, url, body, secret, status) select id, url, body, secret, 'pending' from json_to_recordset($1) as r (id text, url text, body text, secret text)",
        [JSON.stringify(works)],
      );
      await pool.query('analyze bench_deliveries');
    },
    go: async () => {
      let recording: Promise<unknown> = Promise.resolve();
      let next = pool.query<Work>({ name: 'claim', text: claim });
      for (let claimed = await next; claimed.rows.length > 0; claimed = await next) {
        // The next ones are claimed, and the last ones recorded, while these are sent.
        next = pool.query<Work>({ name: 'claim', text: claim });
        await inLanes(claimed.rows);
        await recording;
        const values = [claimed.rows.map(({ id }) => id), new Date().toISOString()];
        recording = pool.query({ name: 'record', text: record, values });
      }
      await recording;
    },
  };
}

interface Boss {
  start(): Promise<unknown>;
  createQueue(name: string): Promise<unknown>;
  insert(name: string, jobs: { data: Work }[]): Promise<unknown>;
  fetch(name: string, options: object): Promise<{ id: string; data: Work }[]>;
  complete(name: string, ids: string[]): Promise<unknown>;
}

/** Its own fetch and complete, a batch at a time: its workers poll, and are slower. */
async function pgBoss(): Promise<Queue> {
  const { PgBoss } = require('pg-boss') as { PgBoss: new (url: string) => Boss };
  const boss = new PgBoss(url);
  await boss.start();
  return {
    fill: async (works) => {
      await boss.createQueue(queueName);
      for (let at = 0; at < works.length; at += 1000)
        await boss.insert(
          queueName,
          works.slice(at, at + 1000).map((data) => ({ data })),
        );
    },
    go: async () => {
      const fetch = () => boss.fetch(queueName, { batchSize: batch });
      let completing: Promise<unknown> = Promise.resolve();
      let next = fetch();
      for (let jobs = await next; jobs.length > 0; jobs = await next) {
        next = fetch();
        await inLanes(jobs.map(({ data }) => data));
        await completing;
        const ids = jobs.map(({ id }) => id);
        completing = boss.complete(queueName, ids);
      }
      await completing;
    },
  };
}

interface Bull {
  Queue: new (
    name: string,
    options: object,
  ) => { addBulk(jobs: { name: string; data: Work }[]): Promise<unknown> };
  Worker: new (name: string, process: (job: { data: Work }) => Promise<void>, options: object) => unknown;
}

function bullMq(): Queue {
  const { Queue: BullQueue, Worker } = require('bullmq') as Bull;
  const { hostname: host, port } = new URL(url);
  const connection = { host, port: Number(port), maxRetriesPerRequest: null };
  return {
    fill: async (works) => {
      const queue = new BullQueue(queueName, { connection });
      for (let at = 0; at < works.length; at += 1000)
        await queue.addBulk(works.slice(at, at + 1000).map((data) => ({ name: 'deliver', data })));
    },
    go: async () => new Worker(queueName, ({ data }) => post(data), { connection, concurrency }),
  };
}

const queue = kind === 'table' ? table() : kind === 'pg-boss' ? await pgBoss() : bullMq();
answerCalls(
  {},
  {
    fill: async (backlog: Backlog) => {
      await queue.fill(Array.from({ length: backlog.count }, (_, index) => workOf(backlog, index)));
    },
    // What the parent waits for is what has been received.
    go: () => void queue.go().catch((error: unknown) => console.error(error)),
  },
);
