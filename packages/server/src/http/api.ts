import type { IncomingMessage } from 'node:http';
import { Problem } from '../contract/errors.ts';
import type { OperationId } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { monotonicMs } from '../lib/platform.ts';
import type { RequestTrace, Tracing } from '../lib/tracing.ts';
import { asProblem, problemResponse } from '../pipeline/problem.ts';
import type { ApiRequest, ApiResponse } from '../pipeline/request.ts';
import type { Pipeline } from '../pipeline/run.ts';
import type { ClientAddress } from './client-address.ts';
import type { Cors } from './cors.ts';
import type { Listener } from './http-server.ts';
import { type BodyBudget, readBody } from './read-body.ts';
import { originForm, Routes } from './routes.ts';
import { type Sessions, sessionPaths, settingsApi } from './settings/sessions.ts';
import { writeResponse } from './write.ts';

export interface ApiOptions {
  pipeline: Pipeline;
  ids: Ids;
  maxBodyBytes: number;
  /** Limits the bytes of all request bodies in memory. */
  bodies: BodyBudget;
  clientAddress: ClientAddress;
  allowOrigin: Cors;
  sessions: Sessions;
  clock: Clock;
  tracing: Tracing | undefined;
  /** Called after a response has been written. */
  onResponse: (exchange: Exchange) => void;
  /** Called with an unexpected error of a session. */
  onError: (error: unknown) => void;
}

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage;
  requestId: string;
  /** Undefined for a path or a method that does not exist. */
  operation: OperationId | undefined;
  status: number;
  /** Duration in milliseconds. */
  ms: number;
}

const bodyIsGone = (): Problem =>
  new Problem(
    'internal_error',
    'The body was read before the request reached Rollbook. Mount `server.handler` before body parsers such as `express.json()`.',
  );

const tracedRequest = (
  { method = '', headers, httpVersion, socket }: IncomingMessage,
  id: string,
  route: string | undefined,
  operation?: OperationId,
) => ({ method, headers, httpVersion, isEncrypted: 'encrypted' in socket, id, route, operation });

/** Whether a request is for the API. */
export const isApiRequest = ({ url = '' }: IncomingMessage): boolean => originForm(url).startsWith('/v1');

/** The API as a node:http listener: it handles everything under `/v1` and passes on other requests. */
export function apiListener({
  pipeline,
  ids,
  maxBodyBytes,
  bodies,
  clientAddress,
  allowOrigin,
  sessions,
  clock,
  tracing,
  onResponse,
  onError,
}: ApiOptions): Listener {
  const routes = new Routes();
  return (request, response, next) => {
    const target = originForm(request.url ?? '');
    const inSession = target.startsWith(`${settingsApi}/v1`);
    const ofSession = sessionPaths.includes(target);
    if (!inSession && !ofSession && !isApiRequest(request)) return next();
    // Pages of other origins have no session.
    if (!inSession && !ofSession && allowOrigin(request, response)) return;
    const startedAt = monotonicMs();
    const id = ids.next('req');
    let operation: OperationId | undefined;
    let trace: RequestTrace | undefined;
    const send = (result: ApiResponse) => {
      result.headers['Service-Time'] ??= iso(clock.now());
      writeResponse(response, result, id);
      const ms = monotonicMs() - startedAt;
      const report = () => onResponse({ request, requestId: id, operation, status: result.status, ms });
      if (!trace) return report();
      trace.within(report);
      trace.end(result.status);
    };
    const fail = (error: unknown) => {
      const problem = asProblem(error);
      if (problem !== error) onError(error);
      send(problemResponse(problem, id));
    };
    if (ofSession) {
      trace = tracing?.request(tracedRequest(request, id, target));
      const sendJson = (body: object) =>
        send({ status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
      const browser = { requestId: id, ip: clientAddress(request), userAgent };
      sessions.handle(request, response, target, browser).then(sendJson, fail);
      return;
    }
    const url = inSession ? target.slice(settingsApi.length) : target;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const match = routes.find(request.method ?? '', path);
    if (match.found === 'operation') operation = match.operation;
    trace = tracing?.request(tracedRequest(request, id, operation && operations[operation].path, operation));
    if (match.found === 'nothing') {
      return send(
        problemResponse(
          new Problem('not_found', 'The path does not exist. All paths are listed in /openapi.json.'),
          id,
        ),
      );
    }
    if (match.found === 'path') {
      const detail = `This path supports ${match.allow.join(', ')}.`;
      return send(problemResponse(new Problem('method_not_allowed', detail, { allow: match.allow }), id));
    }
    const apiRequest: ApiRequest = {
      operation: match.operation,
      params: match.params,
      path,
      search: mark === -1 ? '' : url.slice(mark + 1),
      id,
      ip: clientAddress(request),
      trace,
      header: (name) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value.join(', ') : value;
      },
      readBody: (sender) => {
        if (request.readableDidRead || request.readableEnded) throw bodyIsGone();
        const counted = bodies.open(sender);
        response.once('close', counted.release);
        const limit = Math.max(maxBodyBytes, operations[match.operation].maxBody);
        return readBody(request, limit, counted.grow).catch((problem) => {
          counted.release();
          throw problem;
        });
      },
    };
    // run() converts every error to a response. If that fails, writing failed, and the connection is closed.
    const start = (known: ApiRequest) =>
      pipeline.run(known).then(send, (error) => {
        trace?.end(500);
        response.destroy(error);
      });
    const run = (known: ApiRequest) => (trace ? trace.within(() => start(known)) : start(known));
    if (inSession)
      sessions.sender(request, response).then((session) => run({ ...apiRequest, session }), fail);
    else run(apiRequest);
  };
}
