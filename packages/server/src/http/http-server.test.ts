import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { ConnectionGate } from './http-server.ts';

const size = 40_000_000;

it('a client that reads a long response slowly, and on and on, receives all of it', async () => {
  const gate = new ConnectionGate({ responseTimeoutMs: 400 });
  const server = createServer((request, response) =>
    gate.enter(request, response, () => void response.end(Buffer.alloc(size))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    gate.close();
    server.close();
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const started = performance.now();
  let received = 0;
  for await (const chunk of socket) {
    received += chunk.length;
    const due = (received / size) * 1600;
    await setTimeout(Math.max(0, due - (performance.now() - started)));
  }
  expect(received).toBeGreaterThan(size);
});
