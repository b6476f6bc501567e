import type { Scenario } from '../support/bench.ts';
import { compareServers } from '../support/compare-servers.ts';

export const list: Scenario = {
  name: 'list',
  async run(bench) {
    const names = [
      'floor',
      'express + same parts',
      'rollbook',
      'rollbook, rate limits off',
      'rollbook, logging',
      'rollbook, tracing',
    ] as const;
    const { rows, notes } = await compareServers(bench, 'list', names);
    const title = `A page of 25 learners of ${bench.seed.learnerIds.length}`;
    return { scenario: 'list', title, unit: 'requests/s', rows, notes };
  },
};
