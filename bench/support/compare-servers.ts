import type { LoadOptions, LoadResult } from '../processes/load.ts';
import type { RollbookOptions } from '../processes/rollbook.ts';
import { type Bench, type Candidate, inRounds, type Measured } from './bench.ts';
import type { BenchProcess } from './processes.ts';
import type { RequestKind } from './requests.ts';
import { copyDatabase } from './seed.ts';
import { quantile } from './stats.ts';

export type ServerName =
  | 'floor'
  | 'floor, in turns'
  | 'express + same parts'
  | 'rollbook'
  | 'rollbook, rate limits off'
  | 'rollbook, logging'
  | 'rollbook, no request log'
  | 'rollbook, tracing';

const connections = 32;
/** A second of reads is measured in so many slices; a second of writes at once, with the checkpoints that it causes. */
const slicesOfSecond = { list: 4, get: 4, write: 1 };

/** Makes a database of its own for a server; with PostgreSQL the master key is no file beside it. */
export type CopySeed = (name: string) => Promise<Pick<RollbookOptions, 'database' | 'masterKey'>>;

/** Puts the same load on several servers in turn, each with its own copy of the database. */
export async function compareServers(
  bench: Bench,
  kind: RequestKind,
  names: readonly ServerName[],
  copySeed: CopySeed = async (name) => ({
    database: copyDatabase(bench.seed.path, bench.path(`${kind} ${name}.db`)),
  }),
  apiKeys: readonly string[] = [bench.seed.apiKey],
) {
  const load = await bench.start('processes/load.ts', {}, { side: 'load' });
  const servers: { name: ServerName; server: BenchProcess }[] = [];
  for (const name of names)
    servers.push({ name, server: await startServer(bench, name, await copySeed(name)) });
  const notes = kind === 'write' ? [] : await differences(bench, kind, servers);
  const busy: number[] = [];
  const slices = Math.ceil(bench.seconds * slicesOfSecond[kind]);
  const sliceMs = (bench.seconds * 1000) / slices;
  const warmMs = Math.min(200, sliceMs);
  const run = async (server: BenchProcess, ms: number) => {
    const learnerIds = bench.seed.learnerIds.slice(0, 5000);
    const target = { kind, port: Number(server.ready.port), apiKeys, learnerIds };
    const before = await server.call<number>('cpu');
    const result = await load.call<LoadResult>('run', {
      ...target,
      connections,
      warmMs,
      ms,
    } satisfies LoadOptions);
    const used = (await server.call<number>('cpu')) - before;
    if (result.refused > 0) throw new Error(`${result.refused} requests were refused`);
    return { result, cpuMicros: used / (result.perSecond * ((result.ms + warmMs) / 1000)) };
  };
  // Until the compilers of V8 have done their work.
  for (const { server } of servers) await run(server, Math.min(3, 3 * bench.seconds) * 1000);
  const candidates = servers.map(
    ({ name, server }): Candidate => ({
      name,
      measure: async () => {
        const { result, cpuMicros } = await run(server, sliceMs);
        busy.push(result.busy);
        return { value: result.perSecond, cpuMicros, p50Ms: result.p50Ms, p99Ms: result.p99Ms };
      },
    }),
  );
  const rows: Measured[] = await inRounds(bench.rounds * slices, candidates);
  for (const { server } of servers) await server.stop();
  await load.stop();
  notes.push(
    `${connections} requests in flight; the load generator was busy for at most ${Math.round(quantile(busy, 1) * 100)} % of its core`,
  );
  return { rows, notes };
}

function startServer(
  bench: Bench,
  name: ServerName,
  { database, masterKey }: Awaited<ReturnType<CopySeed>>,
): Promise<BenchProcess> {
  const { sample, rows } = bench.seed;
  const isFloor = name === 'floor' || name === 'floor, in turns';
  if (isFloor || name === 'express + same parts') {
    return bench.start(
      `processes/${isFloor ? 'floor' : 'express'}.ts`,
      { database, sample, rows, inTurns: name === 'floor, in turns' },
      { side: 'measured' },
    );
  }
  const logging = name === 'rollbook, logging';
  const rateLimits = name !== 'rollbook, rate limits off';
  const options: RollbookOptions = {
    database,
    ...(masterKey === undefined ? {} : { masterKey }),
    worker: false,
    tracing: name === 'rollbook, tracing',
    logLevel: logging ? 'info' : 'silent',
    rateLimits,
    requestLog: name !== 'rollbook, no request log',
  };
  return bench.start('processes/rollbook.ts', options, { side: 'measured', muteErrors: logging });
}

/** Says where the responses of the servers differ from the first one's: then they did not do the same work. */
async function differences(
  bench: Bench,
  kind: RequestKind,
  servers: { name: string; server: BenchProcess }[],
): Promise<string[]> {
  const path = kind === 'list' ? '/v1/learners?limit=25' : `/v1/learners/${bench.seed.learnerIds[0]}`;
  const bodies: string[] = [];
  for (const { server } of servers) {
    const headers = { Authorization: `Bearer ${bench.seed.apiKey}` };
    const response = await fetch(`http://127.0.0.1:${server.ready.port}${path}`, { headers });
    bodies.push(await response.text());
  }
  const different = servers.filter((_, index) => bodies[index] !== bodies[0]).map(({ name }) => name);
  const size = `the response has ${bodies[0]?.length} bytes`;
  return [
    different.length === 0
      ? `${size}, the same of all candidates`
      : `${size}; DIFFERENT from the floor's: ${different.join(', ')}`,
  ];
}
