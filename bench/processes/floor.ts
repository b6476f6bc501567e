import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from '@rollbook/webhook-verify/node';
import { undiciSender } from '../support/bare-sender.ts';
import { answerCalls, childOptions } from '../support/child.ts';
import { type BareParts, Parts } from '../support/parts.ts';
import { PostgresParts } from '../support/postgres-parts.ts';
import type { Seed } from '../support/seed.ts';

interface FloorOptions extends Pick<Seed, 'sample' | 'rows'> {
  /** A URL of PostgreSQL, or the path of a file of SQLite. */
  database: string;
  /** Where each write sends an event once it is committed; nowhere without it. */
  deliverTo?: { url: string; secret: string };
  /** Whether the writes of a school run one after the other, on PostgreSQL. */
  inTurns?: boolean;
}

const { database, sample, rows, deliverTo, inTurns } = childOptions<FloorOptions>();
const send = deliverTo && undiciSender(new URL(deliverTo.url), 64);
const parts: BareParts = database.startsWith('postgres:')
  ? new PostgresParts(database, sample, rows, inTurns)
  : new Parts(database, sample, rows);

/** The floor: node:http and the bare parts, nothing else. */
const server = createServer(async (request, response) => {
  const school = await parts.school(request.headers.authorization);
  if (school === undefined) return respond(response, 401, '{}');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    // A request that is aborted ends nothing, and has no response.
    await new Promise((resolve) => request.on('data', (chunk) => chunks.push(chunk)).on('end', resolve));
    const body = Buffer.concat(chunks).toString();
    const learner = await parts.create(school, String(request.headers['idempotency-key']), body);
    respond(response, 201, learner);
    if (deliverTo) setImmediate(deliver, learner);
    return;
  }
  if (pathname === '/v1/learners')
    return respond(response, 200, await parts.list(school, Number(searchParams.get('limit'))));
  const body = await parts.get(school, pathname.slice('/v1/learners/'.length));
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
    return parts.close();
  };
  answerCalls({ port: (server.address() as AddressInfo).port }, { close });
});
