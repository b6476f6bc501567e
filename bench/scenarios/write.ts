import type { Scenario } from '../support/bench.ts';
import { compareServers } from '../support/compare-servers.ts';

export const write: Scenario = {
  name: 'write',
  async run(bench) {
    const { rows, notes } = await compareServers(bench, 'write', [
      'floor',
      'rollbook',
      'rollbook, logging',
      'rollbook, no request log',
      'rollbook, tracing',
    ]);
    notes.push(
      'record, event, delivery, audit entry and stored response in each durable write; nothing is sent: the worker is off',
    );
    return {
      scenario: 'write',
      title: 'POST /v1/learners with an Idempotency-Key',
      unit: 'requests/s',
      rows,
      notes,
    };
  },
};
