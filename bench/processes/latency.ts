import { connect } from 'node:net';
import { answerCalls } from '../support/child.ts';
import { Framer } from '../support/framing.ts';
import { startReceiver } from '../support/receiver.ts';
import { requestSource } from '../support/requests.ts';
import { quantile } from '../support/stats.ts';

export interface LatencyResult {
  /** From the first byte of the request to the arrival of its event. */
  p50Ms: number;
  p99Ms: number;
  /** From the first byte of the request to its response. */
  responseP50Ms: number;
}

let arrived = () => {};
// Driver and receiver are one process, so that one clock tells both times.
const port = await startReceiver(() => arrived());

/** Makes single changes, each after the event of the one before has arrived. */
async function run({
  port,
  apiKey,
  changes,
}: {
  port: number;
  apiKey: string;
  changes: number;
}): Promise<LatencyResult> {
  const next = requestSource({ kind: 'write', port, apiKeys: [apiKey], learnerIds: [] });
  let answered = () => {};
  const framer = new Framer(() => answered());
  const socket = connect(port, '127.0.0.1').setNoDelay();
  socket.on('data', (chunk) => framer.push(chunk));
  const responsesMs: number[] = [];
  const arrivals: number[] = [];
  for (let change = 0; change < changes; change++) {
    const startedAt = performance.now();
    const both = [
      new Promise<void>((resolve) => {
        answered = () => resolve(void responsesMs.push(performance.now() - startedAt));
      }),
      new Promise<void>((resolve) => {
        arrived = () => resolve(void arrivals.push(performance.now() - startedAt));
      }),
    ];
    socket.write(next());
    await Promise.all(both);
  }
  socket.destroy();
  const warm = Math.floor(changes / 5);
  const [kept, keptResponses] = [arrivals.slice(warm), responsesMs.slice(warm)];
  return {
    p50Ms: quantile(kept, 0.5),
    p99Ms: quantile(kept, 0.99),
    responseP50Ms: quantile(keptResponses, 0.5),
  };
}

answerCalls({ port }, { run });
