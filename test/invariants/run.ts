import fc from 'fast-check';
import type { Dialect, TestDatabase } from '../support/databases.ts';
import { probes } from './probes.ts';
import { attempt, startWorlds, type World } from './school.ts';
import { callNames, calls, type Step } from './steps.ts';

/** How often each property is tried. */
const runs = Number(process.env.PROPERTY_RUNS ?? 8);
const seed = Number(process.env.PROPERTY_SEED ?? 42);
/** No more is tried, nor made smaller, after this; the slowest machines take some seconds for a run. */
const limitMs = 60_000 + runs * 10_000;
export const timeoutMs = 2 * limitMs;

interface Turn extends Step {
  /** Of the two schools the second takes a quarter of the turns. */
  school: number;
  /** What is done at the same time. */
  also: Step | null;
}

const number = fc.nat(99);
const stepOf = (names: readonly string[]) =>
  fc.record({ do: fc.constantFrom(...names), a: number, b: number, c: number });
const school = fc.nat(3).map((n) => (n === 3 ? 1 : 0));
const alone = (names: readonly string[]) =>
  fc.tuple(stepOf(names), school).map(([step, of]): Turn => ({ ...step, school: of, also: null }));
const pair = fc
  .tuple(stepOf(callNames), stepOf(callNames), school)
  .map(([step, also, of]): Turn => ({ ...step, school: of, also }));
/** The same thing twice, or of two: what they contend for is what they choose alike. */
const twins = fc
  .tuple(stepOf(callNames), fc.option(number), fc.option(number), school)
  .map(
    ([step, a, b, of]): Turn => ({ ...step, school: of, also: { ...step, a: a ?? step.a, b: b ?? step.b } }),
  );

const turns = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: alone(callNames) },
    { weight: 5, arbitrary: alone(Object.keys(probes)) },
    { weight: 2, arbitrary: pair },
    { weight: 3, arbitrary: twins },
  ),
  { minLength: 1, maxLength: 150, size: 'max' },
);

async function take({ schools }: World, turn: Turn): Promise<void> {
  const one = schools[turn.school === 1 ? 1 : 0];
  const run = async (step: Step) => {
    const probe = probes[step.do];
    if (probe) await probe(one, step);
    else await attempt(calls[step.do]?.(one, step) ?? Promise.reject(new Error(`No step ${step.do}`)));
  };
  // Both come to an end before the error of either is thrown, so that nothing goes on in a server that is closed.
  const ends = await Promise.allSettled([run(turn), ...(turn.also ? [run(turn.also)] : [])]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

const shown = ({ do: what, a, b, c, also, school: of }: Turn): string =>
  `${of === 1 ? 'second' : 'first'}: ${what} ${a} ${b} ${c}${also ? ` with ${also.do} ${also.a} ${also.b} ${also.c}` : ''}`;

/** Lets two schools do anything, and checks them when nothing is under way; says in the end what was the least that failed. */
export async function afterAnything(
  open: () => Promise<TestDatabase>,
  dialect: Dialect,
  check: (world: World) => Promise<void>,
): Promise<void> {
  const begin = await startWorlds(open);
  await holds(dialect, turns, shown, async (taken, said) => {
    const world = await begin();
    try {
      for (const turn of taken) await take(world, turn);
      await world.server.drainJobs();
      await world.server.drainDeliveries();
      await check(world);
    } finally {
      for (const { tape, schoolId } of world.schools) said.push(schoolId, ...tape.writes);
    }
  });
}

/**
 * Checks a property of lists; `work` records what it did, to be read when it fails. On PostgreSQL, which takes twice as long,
 * it is tried with the first half of the lists.
 */
export async function holds<T>(
  dialect: Dialect,
  lists: fc.Arbitrary<T[]>,
  show: (item: T) => string,
  work: (list: T[], said: string[]) => Promise<void>,
): Promise<void> {
  let failing: string[] = [];
  const property = fc.asyncProperty(lists, async (list) => {
    const said: string[] = [];
    try {
      await work(list, said);
    } catch (error) {
      failing = said;
      throw error;
    }
  });
  const numRuns = dialect === 'postgres' ? Math.ceil(runs / 2) : runs;
  // Unbiased: with few runs most would be short and small, and nothing would come to meet.
  const options = { numRuns, seed, unbiased: true, interruptAfterTimeLimit: limitMs };
  const result = await fc.check(property, options);
  if (!result.failed) return;
  const [least = []] = result.counterexample ?? [];
  const { errorInstance: cause } = result;
  const message = [
    `Fails with PROPERTY_SEED=${seed}, in run ${result.numRuns}, ${result.numShrinks} times made smaller:`,
    ...least.map(show),
    '',
    'What was sent:',
    ...failing,
    '',
    cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  ];
  throw new Error(message.join('\n'), { cause });
}
