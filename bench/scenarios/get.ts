import type { Scenario } from '../support/bench.ts';
import { compareServers } from '../support/compare-servers.ts';

export const get: Scenario = {
  name: 'get',
  async run(bench) {
    const names = [
      'floor',
      'express + same parts',
      'rollbook',
      'rollbook, rate limits off',
      'rollbook, logging',
      'rollbook, no request log',
      'rollbook, tracing',
    ] as const;
    const { rows, notes } = await compareServers(bench, 'get', names);
    const title = `One learner of ${bench.seed.learnerIds.length}`;
    return { scenario: 'get', title, unit: 'requests/s', rows, notes };
  },
};
