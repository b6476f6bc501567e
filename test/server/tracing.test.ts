import { readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder, serve } from '../support/command.ts';
import { onBothDatabases, openSqlite } from '../support/databases.ts';
import { importInto } from '../support/imports.ts';
import { runSql } from '../support/inspect.ts';
import { createLearner, startHooked } from '../support/receiver.ts';
import { listen, raw, startServer } from '../support/server.ts';

const exporter = new InMemorySpanExporter();

function register(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  );
}

function unregister(): void {
  trace.disable();
  context.disable();
  propagation.disable();
}

beforeAll(register);
beforeEach(() => exporter.reset());
// Files share a process.
afterAll(unregister);

const root = join(import.meta.dirname, '../..');
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${spanId}-01`;

const spans = (name: string): ReadableSpan[] =>
  exporter.getFinishedSpans().filter((span) => span.name === name);

function only(name: string): ReadableSpan {
  const [span, ...others] = spans(name);
  if (!span || others.length > 0) {
    const names = exporter.getFinishedSpans().map((each) => each.name);
    throw new Error(`One span ${name} was expected, among ${names.join(', ')}`);
  }
  return span;
}

const idOf = (span: ReadableSpan) => span.spanContext().spanId;
const sentBy = (span: ReadableSpan) => `00-${span.spanContext().traceId}-${idOf(span)}-01`;
const learner = { name: 'Thandi Example' };

onBothDatabases('tracing', (open) => {
  it('continues the trace of a request, through its transaction and its deliveries, to the receiver', async () => {
    const { server, testKey, receiver, testSchoolId, endpoint } = await startHooked(open);
    receiver.answers(500);
    exporter.reset();
    const headers = { traceparent };
    const created = await raw(server.url, testKey, 'POST', '/v1/learners', { body: learner, headers });
    expect(created.status).toBe(201);
    await server.drainDeliveries();

    const request = only('POST /v1/learners');
    expect(request.spanContext().traceId).toBe(traceId);
    expect(request.parentSpanContext).toMatchObject({ spanId, isRemote: true });
    const transaction = only('transaction');
    expect(transaction.parentSpanContext?.spanId).toBe(idOf(request));
    expect(transaction.events.map(({ name }) => name)).toEqual(['turn of the school']);
    expect(transaction.attributes).toEqual({
      'rollbook.school_id': testSchoolId,
      'rollbook.transaction.wait_ms': expect.any(Number),
    });
    const attempt = only('delivery attempt');
    expect(attempt.spanContext().traceId).toBe(traceId);
    expect(attempt.parentSpanContext?.spanId).toBe(idOf(request));
    expect(receiver.at(1).headers.traceparent).toBe(sentBy(attempt));
    expect(attempt.status.code).toBe(2);
    expect(attempt.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 500,
      'error.type': '500',
      'url.scheme': 'http',
      'server.address': '127.0.0.1',
      'server.port': receiver.port,
      'rollbook.school_id': testSchoolId,
      'rollbook.delivery_id': receiver.at(1).deliveryId,
      'rollbook.webhook_id': endpoint.id,
      'rollbook.event_id': receiver.at(1).event.id,
      'rollbook.event_type': 'learner.created',
      'rollbook.attempt': 1,
    });
  });

  it('continues the trace of a tool that calls the API', async () => {
    const { server, testKey } = await startServer(open);
    exporter.reset();
    const params = { name: 'call_write', arguments: { operation: 'learners.create', body: learner } };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const headers = { traceparent, Accept: 'application/json, text/event-stream' };
    expect(await raw(server.url, testKey, 'POST', '/mcp?writes=true', { body, headers })).toMatchObject({
      status: 200,
    });
    const request = only('POST /v1/learners');
    expect(request.spanContext().traceId).toBe(traceId);
    expect(request.parentSpanContext).toMatchObject({ spanId, isRemote: true });
    expect(request.attributes).toMatchObject({ 'http.response.status_code': 201 });
    expect(only('transaction').parentSpanContext?.spanId).toBe(idOf(request));
  });

  it('continues the trace in a retry, and links it in a redelivery, which is a trace of its own', async () => {
    const hooked = await startHooked(open);
    const { server, clock, client, receiver, endpoint } = hooked;
    receiver.answers(503);
    exporter.reset();
    await createLearner(hooked);
    const request = only('POST /v1/learners');
    clock.advance(3_600_000);
    await server.drainDeliveries();
    await client.deliveries.redeliver(endpoint.id, receiver.at(2).deliveryId);
    await server.drainDeliveries();
    const [first, retry, again, ...others] = spans('delivery attempt');
    expect(others).toEqual([]);
    for (const span of [first, retry]) expect(span?.parentSpanContext?.spanId).toBe(idOf(request));
    expect(again?.parentSpanContext).toBeUndefined();
    expect(again?.spanContext().traceId).not.toBe(request.spanContext().traceId);
    expect(again?.links.map((link) => link.context.spanId)).toEqual([idOf(request)]);
    expect(receiver.received.map(({ headers }) => headers.traceparent)).toEqual(
      [first, retry, again].map((span) => span && sentBy(span)),
    );
  });

  it('names requests by method and path template, without what a client sends', async () => {
    const { server, testKey, testSchoolId } = await startServer(open);
    exporter.reset();
    const secret = 'Thandi-Example';
    await raw(server.url, testKey, 'GET', `/v1/learners/${secret}?include=${secret}`);
    await raw(server.url, testKey, 'GET', `/v1/learners?name=${secret}`);
    await raw(server.url, 'sk_test_unknown', 'GET', '/v1/learners');
    await raw(server.url, testKey, 'GET', `/v1/${secret}`);
    const found = exporter.getFinishedSpans();
    expect(found.map(({ name }) => name)).toEqual([
      'GET /v1/learners/{learner_id}',
      'GET /v1/learners',
      'GET /v1/learners',
      'GET',
    ]);
    const [one, , refused, unknown] = found.map(({ attributes }) => attributes);
    expect(one).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/v1/learners/{learner_id}',
      'url.path': '/v1/learners/REDACTED',
      'url.scheme': 'http',
      'rollbook.operation': 'learners.get',
      'rollbook.school_id': testSchoolId,
      'rollbook.request_id': expect.stringMatching(/^req_/),
    });
    expect(refused).toMatchObject({ 'http.response.status_code': 401 });
    expect(refused).not.toHaveProperty('rollbook.school_id');
    expect(unknown).toMatchObject({ 'http.response.status_code': 404, 'url.path': 'REDACTED' });
    expect(JSON.stringify(found.map((span) => [span.name, span.attributes, span.events]))).not.toContain(
      secret,
    );
  });

  it('continues the trace that created an import in its runs, whose rows have no transactions in it', async () => {
    const { server, client, receiver } = await startHooked(open);
    exporter.reset();
    const rows = Array.from({ length: 5 }, (_, n) => ({ external_id: String(n), name: `Learner ${n}` }));
    const done = await importInto(server, client, { kind: 'learners', source: 'sis', rows });
    expect(done.status).toBe('completed');
    await server.drainDeliveries();
    const request = only('POST /v1/imports');
    const [run] = spans('import run');
    if (!run) throw new Error('no run');
    expect(run.parentSpanContext?.spanId).toBe(idOf(request));
    expect(run.attributes).toMatchObject({ 'rollbook.import_id': done.id });
    expect(spans('transaction')).toHaveLength(1);
    const learners = spans('delivery attempt').filter(
      ({ attributes }) => attributes['rollbook.event_type'] === 'learner.created',
    );
    expect(learners).toHaveLength(5);
    for (const span of learners) expect(span.parentSpanContext?.spanId).toBe(idOf(run));
    expect(receiver.received.length).toBeGreaterThanOrEqual(5);
  });

  it('keeps requests that share a transaction apart, and lets none of them be the parent of other work', async () => {
    const hooked = await startHooked(open);
    const { client, server, receiver } = hooked;
    exporter.reset();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) => client.learners.create({ name: `Learner ${n}` })),
    );
    await server.drainDeliveries();
    const requests = spans('POST /v1/learners');
    const transactions = spans('transaction');
    expect(new Set(transactions.map((span) => span.parentSpanContext?.spanId))).toEqual(
      new Set(requests.map(idOf)),
    );
    expect(transactions).toHaveLength(made.length);
    const parents = spans('delivery attempt').map((span) => span.parentSpanContext?.spanId);
    expect(new Set(parents)).toEqual(new Set(requests.map(idOf)));
    expect(receiver.received).toHaveLength(made.length);
  });

  it('is absent without a provider, and deliveries carry nothing of it', async () => {
    unregister();
    onTestFinished(register);
    const { server, testKey, receiver, database } = await startHooked(open);
    await raw(server.url, testKey, 'POST', '/v1/learners', { body: learner, headers: { traceparent } });
    await server.drainDeliveries();
    expect(receiver.at(1).headers).not.toHaveProperty('traceparent');
    expect(await runSql(database, 'select distinct trace_parent from events')).toEqual([
      { trace_parent: null },
    ]);
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});

describe('tracing', () => {
  it('stands below the span of the server that it is mounted in', async () => {
    const { server, testKey } = await startServer(openSqlite);
    const tracer = trace.getTracer('test');
    const url = await listen((request, response) =>
      tracer.startActiveSpan('outer', (outer) => {
        server.handler(request, response, () => response.end());
        outer.end();
      }),
    );
    exporter.reset();
    await raw(url, testKey, 'GET', '/v1/school', { headers: { traceparent } });
    const request = only('GET /v1/school');
    expect(request.parentSpanContext?.spanId).toBe(idOf(only('outer')));
    expect(request.spanContext().traceId).not.toBe(traceId);
  });

  it('is sent by the recipe of the guide, and log lines name it', async () => {
    const sent: ExportedSpan[] = [];
    const collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Exported;
        sent.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
    const url = await listen((request, response) => collector.emit('request', request, response));
    const cwd = await newFolder();
    await symlink(join(root, 'node_modules'), join(cwd, 'node_modules'));
    const guide = readFileSync(join(root, 'docs/guides/observability.md'), 'utf8');
    const [, recipe = ''] = /^```js file=telemetry.mjs\n(.*?)^```$/ms.exec(guide) ?? [];
    await writeFile(join(cwd, 'telemetry.mjs'), recipe);
    const env = {
      DATABASE_URL: 'sqlite::memory:',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: '--import ./telemetry.mjs',
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
    };
    const served = await serve({ cwd, env, args: ['--no-demo'] });
    await raw(served.url, null, 'GET', '/v1/learners', { headers: { traceparent } });
    expect(await served.stop()).toBe(0);
    const request = sent.find(({ name }) => name === 'GET /v1/learners');
    expect(request).toMatchObject({ traceId, parentSpanId: spanId });
    const lines = served.output.stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const line = lines.find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ trace_id: traceId, span_id: request?.spanId, status: 401 });
  });

  it('says in the log why a registered provider is not used', async () => {
    const cwd = await newFolder();
    const other = `globalThis[Symbol.for('opentelemetry.js.api.1')] = { version: '1.0.0', trace: {} };`;
    await writeFile(join(cwd, 'old.mjs'), other);
    const env = { DATABASE_URL: 'sqlite::memory:', NODE_OPTIONS: '--import ./old.mjs' };
    const served = await serve({ cwd, env, args: ['--no-demo'] });
    await served.stop();
    expect(served.output.stderr).toContain('registered with version 1.0.0 of @opentelemetry/api');
  });
});

interface ExportedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

interface Exported {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}
