import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from '@rollbook/webhook-verify/node';
import { undiciSender } from '../support/bare-sender.ts';
import { answerCalls, childOptions } from '../support/child.ts';
import { Parts } from '../support/parts.ts';
import type { Seed } from '../support/seed.ts';

interface FloorOptions extends Pick<Seed, 'sample' | 'rows'> {
  database: string;
  /** Where each write sends an event once it is committed; nowhere without it. */
  deliverTo?: { url: string; secret: string };
}

const { database, sample, rows, deliverTo } = childOptions<FloorOptions>();
const send = deliverTo && undiciSender(new URL(deliverTo.url), 64);
const parts = new Parts(database, sample, rows);

/** The floor: node:http and the bare parts, nothing else. */
const server = createServer((request, response) => {
  const school = parts.school(request.headers.authorization);
  if (school === undefined) return respond(response, 401, '{}');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const learner = parts.create(school, String(request.headers['idempotency-key']), body);
      respond(response, 201, learner);
      if (deliverTo) setImmediate(deliver, learner);
    });
    return;
  }
  if (pathname === '/v1/learners')
    return respond(response, 200, parts.list(school, Number(searchParams.get('limit'))));
  const body = parts.get(school, pathname.slice('/v1/learners/'.length));
  respond(response, body === undefined ? 404 : 200, body ?? '{}');
});

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

function deliver(learner: string): void {
  const [id, type] = [`evt_${randomUUID()}`, 'learner.created'];
  const body = `{"id":"${id}","type":"${type}","data":${learner}}`;
  const signed = sign({ body, secret: deliverTo?.secret ?? '', id, type, deliveryId: id });
  send?.({ ...signed }, body).catch(() => {});
}

server.listen(0, '127.0.0.1', () => {
  const close = () => {
    server.close();
    parts.close();
  };
  answerCalls({ port: (server.address() as AddressInfo).port }, { close });
});
