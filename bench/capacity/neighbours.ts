import { setTimeout } from 'node:timers/promises';
import { createServer } from '@rollbook/server';
import { day, settings } from '../support/each-database.ts';
import { type Call, callsTo, furnish, listed, type SchoolSize } from '../support/school.ts';
import { median } from '../support/stats.ts';
import { copySchool } from './copies.ts';
import { table } from './text.ts';

interface Own {
  call: Call;
  classes: string[];
  learners: string[];
}

// So many days of the term are over.
const daysOfTerm = 59;
// The first ones prepare the statements and fill the caches.
const warmShare = 0.25;

/** What a person at a school does; each round something that was not done before. */
const work: Record<string, (own: Own, round: number) => Promise<unknown>> = {
  'a learner': ({ call, learners }, round) =>
    call('GET', `/v1/learners/${learners[round % learners.length]}`),
  'a page of learners': ({ call }) => call('GET', '/v1/learners?limit=25'),
  'a register': ({ call, classes }, round) =>
    call('POST', '/v1/registers', {
      class_id: classes[round % classes.length],
      date: day(-1 - Math.floor(round / classes.length)),
      default_status: 'present',
      marks: [],
    }),
  'a new learner': ({ call }, round) => call('POST', '/v1/learners', { name: `Sipho Example ${round}` }),
};

/**
 * Compares a school that is alone in a database with the same school among many, in turns, on the same kind of database.
 * Two empty databases are given; they are filled.
 */
export async function neighbours(
  name: string,
  [lonely, shared]: readonly [string, string],
  { size, schools, rounds: wanted }: { size: SchoolSize; schools: number; rounds: number },
): Promise<string> {
  await using one = await createServer({ ...settings, database: lonely });
  await using other = await createServer({ ...settings, database: shared });
  const own = await Promise.all([one, other].map((server) => ownSchool(server, size)));
  await copySchool(shared, own[1]?.school ?? '', schools - 1);
  // The copy of a SQLite file holds the process up; the connections that became too old in the meantime close now.
  await setTimeout(500);
  const rounds = Math.min(wanted, daysOfTerm * size.classes);
  const warm = Math.floor(rounds * warmShare);
  const rows = [];
  for (const [what, doOne] of Object.entries(work)) {
    const times: number[][] = own.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, each] of inTurns([...own.entries()], round)) {
        const started = performance.now();
        await doOne(each, round);
        if (round >= warm) times[index]?.push(performance.now() - started);
      }
    const [alone = Number.NaN, among = Number.NaN] = times.map(median);
    rows.push([what, alone.toFixed(2), among.toFixed(2), (among / alone).toFixed(2)]);
  }
  return `neighbours, ${name}: medians of ${rounds - warm} in milliseconds, one after the other\n${table([
    ['', 'alone', `among ${schools} schools`, 'ratio'],
    ...rows,
  ])}`;
}

/** Neither is always the first. */
const inTurns = <T>(items: T[], round: number): T[] => (round % 2 === 0 ? items : items.toReversed());

async function ownSchool(server: Awaited<ReturnType<typeof createServer>>, size: SchoolSize) {
  const { testKey, testSchoolId: school } = await server.createSchool({ name: 'Example School' });
  const call = callsTo(server, testKey);
  const classes = await furnish(server, call, size);
  const learners = (await listed(call, '/v1/learners')).map(({ id }) => String(id));
  return { school, call, classes, learners };
}
