/**
 * How long deliveries to receivers that respond take while one endpoint in five never responds, beside the same run in
 * which all respond: `node bench/fairness.ts`. Ends by itself, after about two minutes. The receivers are in a child
 * process of this file.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from '@rollbook/server';
import { quantile } from './support/stats.ts';

const schools = 100;
const endpointsEach = 100;
const changesEach = 2;
const changeEveryMs = 200;
const setUpAtOnce = 64;
const longestRunMs = 90_000;

const isHealthy = (endpoint: number): boolean => endpoint % 5 !== 0;

/** Milliseconds since the epoch, in fractions, the same in every process of the machine. */
const now = (): number => performance.timeOrigin + performance.now();

interface Outcome {
  delays: number[];
  hanging: number;
  mostHangingAtOnce: number;
}

if (process.argv[2] === 'receivers') receive(process.argv[3] === 'hang');
else await compare();

async function compare(): Promise<void> {
  const healthy = await run(false);
  const fair = await run(true);
  const total = schools * endpointsEach;
  const expected = (total * changesEach * 4) / 5;
  console.log(
    `${total} endpoints of ${schools} schools, ${1000 / changeEveryMs} changes a second, each to ${endpointsEach} endpoints`,
  );
  console.log(
    `with one in five hanging: ${fair.hanging} attempts hung, ${fair.mostHangingAtOnce} at once at most`,
  );
  console.log(
    'delay of deliveries to endpoints that respond, from the request that made the change to its receipt:',
  );
  for (const [name, share] of Object.entries({ p50: 0.5, p99: 0.99, max: 1 })) {
    const [alone, beside] = [quantile(healthy.delays, share), quantile(fair.delays, share)];
    console.log(
      `${name.padEnd(4)} all respond ${alone.toFixed(1)} ms   one in five hangs ${beside.toFixed(1)} ms   ratio ${(beside / alone).toFixed(2)}`,
    );
  }
  for (const [name, { delays }] of Object.entries({ 'all respond': healthy, 'one in five hangs': fair })) {
    if (delays.length < expected)
      console.log(`${name}: only ${delays.length} of ${expected} deliveries came in time`);
  }
}

async function run(hang: boolean): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'rollbook-fairness-'));
  const receivers = fork(fileURLToPath(import.meta.url), ['receivers', hang ? 'hang' : 'answer']);
  const server = await createServer({
    database: `sqlite:${join(folder, 'rollbook.db')}`,
    checkResponses: false,
    webhooks: { allowLoopbackTargets: true, endpointsPerSchool: endpointsEach },
  });
  try {
    const [port] = (await once(receivers, 'message')) as [number];
    const keys = await Promise.all(
      Array.from(
        { length: schools },
        async (_, at) => (await server.createSchool({ name: `School ${at}` })).testKey,
      ),
    );
    const post = async (key: string | undefined, path: string, body: unknown) => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    };
    await spread(schools * endpointsEach, (at) =>
      post(keys[at % schools], '/v1/webhooks', {
        url: `http://127.0.0.1:${port}/${Math.floor(at / schools)}`,
        events: ['learner.created'],
      }),
    );
    const deadline = now() + longestRunMs;
    for (let change = 0; change < schools * changesEach; change++) {
      const due = new Promise((resolve) => setTimeout(resolve, changeEveryMs));
      await post(keys[change % schools], '/v1/learners', { name: String(now()) });
      await due;
    }
    const expected = ((schools * endpointsEach * 4) / 5) * changesEach;
    for (;;) {
      const outcome = await ask(receivers);
      if (outcome.delays.length >= expected || now() > deadline) return outcome;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } finally {
    // The hanging attempts end with their receivers.
    receivers.kill();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask(receivers: ChildProcess): Promise<Outcome> {
  receivers.send('report');
  const [outcome] = (await once(receivers, 'message')) as [Outcome];
  return outcome;
}

/** Runs numbered jobs, some at once. */
async function spread(count: number, job: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: setUpAtOnce }, work));
}

/** All receivers in one: the path says which endpoint is meant. */
function receive(hang: boolean): void {
  const outcome: Outcome = { delays: [], hanging: 0, mostHangingAtOnce: 0 };
  let open = 0;
  const server = createHttpServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const at = now();
    const endpoint = Number(request.url?.slice(1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isHealthy(endpoint)) {
        const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { name: string } };
        outcome.delays.push(at - Number(data.name));
      } else if (hang) {
        outcome.hanging++;
        outcome.mostHangingAtOnce = Math.max(outcome.mostHangingAtOnce, ++open);
        response.on('close', () => open--);
        return;
      }
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
  process.on('message', () => process.send?.(outcome));
  process.on('disconnect', () => process.exit(0));
}
