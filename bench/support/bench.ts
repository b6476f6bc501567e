import type { BenchProcess, ProcessOptions } from './processes.ts';
import type { Seed } from './seed.ts';

/** What one candidate did in one round. */
export interface Sample {
  /** What is compared: more is better, unless the scenario says otherwise. */
  value: number;
  /** CPU time of the measured process for each thing done, in microseconds. */
  cpuMicros?: number | undefined;
  p50Ms?: number | undefined;
  p99Ms?: number | undefined;
}

export interface Measured {
  name: string;
  samples: Sample[];
}

/** One table of the report; its first row is the floor. */
export interface Outcome {
  scenario: string;
  title: string;
  unit: string;
  rows: Measured[];
  notes: string[];
}

/** What a scenario works with. */
export interface Bench {
  rounds: number;
  seconds: number;
  /** Schools that are written to at the same time, on PostgreSQL. */
  schools: number;
  seed: Seed;
  /** A path for a database of the scenario's own. */
  path(name: string): string;
  /** Starts a process that is ended with the bench, whatever happens. */
  start(file: string, argument: object, options: ProcessOptions): Promise<BenchProcess>;
}

export interface Scenario {
  name: string;
  run(bench: Bench): Promise<Outcome>;
}

export interface Candidate {
  name: string;
  measure(round: number): Promise<Sample>;
}

/** Measures the candidates in turn, round after round, so that what disturbs the machine disturbs them alike. */
export async function inRounds(rounds: number, candidates: readonly Candidate[]): Promise<Measured[]> {
  const measured = candidates.map(({ name }): Measured => ({ name, samples: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, candidate] of candidates.entries()) {
      measured[index]?.samples.push(await candidate.measure(round));
    }
  }
  return measured;
}
