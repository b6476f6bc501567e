/**
 * What verifying costs beside the floor: reading the header, `createHmac` with a string key and
 * `timingSafeEqual`. Rounds are interleaved and their medians compared, so that a slow moment of the
 * machine meets all of them. Run: node packages/webhook-verify/bench.ts
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as web from './src/index.ts';
import { check, createVerifier, sign } from './src/node.ts';
import { createMac } from './src/node-mac.ts';

const rounds = 61;
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const now = 1_800_000_000;
const kept = createVerifier({ secret, clock: () => now });
const mac = createMac(secret);
const keptWeb = web.createVerifier({ secret, clock: () => now });

function floor(body: Buffer, header: string): boolean {
  const [time = '', signature = ''] = header.split(',');
  const expected = createHmac('sha256', secret)
    .update(`${time.slice(2)}.`)
    .update(body)
    .digest('hex');
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature.slice(3)));
}

/** A JSON event of this many bytes. */
function eventOf(size: number): Buffer {
  const event = { id: 'evt_1', type: 'learner.created', data: { id: 'lrn_1', note: '' } };
  event.data.note = 'x'.repeat(size - JSON.stringify(event).length);
  return Buffer.from(JSON.stringify(event));
}

/** Each works on a delivery of one size. Those whose name ends in `JSON` parse it too. */
function contestants(body: Buffer): [string, () => unknown][] {
  const all = {
    host: 'localhost',
    'content-length': `${body.length}`,
    ...sign({ body, secret, timestamp: now }),
  };
  const headers = Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
  const header = all['Service-Signature'];
  const zeros = '0'.repeat(64);
  const forged = { ...headers, 'service-signature': `t=${now},v1=${zeros}` };
  const stale = { ...headers, 'service-signature': `t=1,v1=${zeros}` };
  return [
    ['floor', () => floor(body, header)],
    ['floor, JSON', () => floor(body, header) && JSON.parse(body.toString())],
    ['MAC alone, kept key', () => mac(`${now}.`, body)],
    ['forged, kept verifier', () => kept.check({ body, headers: forged })],
    ['forged, check()', () => check({ body, headers: forged, secret, now })],
    ['stale, kept verifier', () => kept.check({ body, headers: stale })],
    ['genuine, kept verifier, JSON', () => kept.check({ body, headers })],
    ['genuine, check(), JSON', () => check({ body, headers, secret, now })],
    ['genuine, WebCrypto kept verifier, JSON', () => keptWeb.check({ body, headers })],
  ];
}

async function nanosecondsPerCall(run: () => unknown, calls: number): Promise<number> {
  const asynchronous = run() instanceof Promise;
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call++) {
    if (asynchronous) await run();
    else run();
  }
  return Number(process.hrtime.bigint() - start) / calls;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const table = new Map<string, Record<string, string>>();
for (const size of [300, 1_000, 10_000, 100_000]) {
  const work = contestants(eventOf(size)).map(([name, run]) => ({ name, run, times: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { run, times } of work) times.push(await nanosecondsPerCall(run, size > 50_000 ? 50 : 500));
  }
  for (const { name, times } of work) {
    const against = work.find((one) => one.name === (name.endsWith('JSON') ? 'floor, JSON' : 'floor'));
    const ratio = median(times) / median(against?.times ?? []);
    table.set(name, { ...table.get(name), [`${size} B`]: ratio.toFixed(2) });
  }
}
console.table(Object.fromEntries(table));
