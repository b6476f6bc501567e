// CPU of a call through the client against a bare `fetch` that does the same exchange, 16 in flight, on loopback.
// The server is another process, so that only the client's CPU counts. Rounds are interleaved.
// With these flags no round pays for the garbage of the one before it:
//   node --expose-gc --single-threaded-gc packages/sdk/bench.ts [rounds] [requests a round]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Rollbook } from './src/index.ts';

const rounds = Number(process.argv[2] ?? 60);
const requests = Number(process.argv[3] ?? 500);
const inFlight = 16;
const key = 'sk_test_0123456789abcdefghijklmnopqrstuvwxyz';
const id = 'lrn_01k9x2v7d3f8h5m6n7p8q9r0st';
const body = { name: 'Thandi Example', grade_level: 'Grade 5', class: '5B', date_of_birth: '2015-03-09' };

const serverCode = `
const { createServer } = require('node:http');
const record = JSON.stringify({ id: '${id}', object: 'learner', name: 'Thandi Example', first_name: 'Thandi', middle_names: null,
  last_name: 'Example', preferred_name: null, date_of_birth: '2015-03-09', grade_level: 'Grade 5', class: '5B', status: 'active',
  admission_number: 'A-1024', external_ids: { sis: '13001' }, metadata: {}, created_at: '2026-01-14T06:30:00.000Z',
  updated_at: '2026-01-14T06:30:00.000Z', archived_at: null });
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(record), 'service-request-id': 'req_1', 'service-version': '2026-10-01', etag: '"1"' });
    response.end(record);
  });
}).listen(0, '127.0.0.1', () => console.log(server.address().port));`;

const server = spawn(process.execPath, ['-e', serverCode], { stdio: ['ignore', 'pipe', 'inherit'] });
const [port] = await once(server.stdout, 'data');
const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
const client = new Rollbook({ apiKey: key, baseUrl });
const headers = { authorization: `Bearer ${key}`, 'service-version': '2026-10-01' };

const contenders: Record<string, () => Promise<unknown>> = {
  'GET raw fetch': async () => {
    const response = await fetch(`${baseUrl}/v1/learners/${id}`, { headers });
    return response.json();
  },
  'GET client': () => client.learners.get(id),
  'GET generic': () => client.GET('/v1/learners/{learner_id}', { params: { path: { learner_id: id } } }),
  'POST raw fetch': async () => {
    const response = await fetch(`${baseUrl}/v1/learners`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return response.json();
  },
  'POST client': () => client.learners.create(body),
  'POST generic': () => client.POST('/v1/learners', { body }),
};

async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  let left = requests;
  const start = process.cpuUsage();
  const worker = async () => {
    while (left-- > 0) await run();
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / requests;
}

const times: Record<string, number[]> = {};
const names = Object.keys(contenders);
for (let round = -2; round < rounds; round++) {
  // Alternating order, so that a garbage collection does not always hit the same one.
  for (const name of round % 2 ? names.toReversed() : names) {
    const run = contenders[name];
    if (!run) continue;
    const cost = await cpuOf(run);
    if (round >= 0) times[name] = [...(times[name] ?? []), cost];
  }
}
server.kill();

const mean = (name: string) => {
  const values = times[name] ?? [];
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};
for (const name of names) console.log(`${name.padEnd(16)} ${mean(name).toFixed(1)} µs CPU a call`);
for (const method of ['GET', 'POST']) {
  for (const way of ['client', 'generic']) {
    const ratio = mean(`${method} ${way}`) / mean(`${method} raw fetch`);
    console.log(`${method} ${way}: ${ratio.toFixed(3)} of raw fetch, ${rounds} rounds`);
  }
}
