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
import { type BodyBudget, readBody, tooLarge, uncountedBytes } from './read-body.ts';
import { originForm, Routes } from './routes.ts';
import { type Sessions, sessionPaths, settingsApi } from './settings/sessions.ts';
import { completeHeaders, writeResponse } from './write.ts';

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
  method: string;
  /** Without the query. */
  path: string;
  requestId: string;
  /** Undefined for a path or a method that does not exist. */
  operation: OperationId | undefined;
  status: number;
  /** When the request arrived, in epoch milliseconds by the clock of the server. */
  arrivedAt: number;
  /** Duration in milliseconds. */
  ms: number;
  /** The request for the operation, if it reached the pipeline, and its response. */
  asked: ApiRequest | undefined;
  response: ApiResponse;
}

/** A request that may be for an operation. */
type Unrouted = Pick<ApiRequest, 'id' | 'ip' | 'header'> & {
  method: string;
  /** Path and query. */
  target: string;
  /** Reads the body, of a size up to a limit. */
  readBody(sender: string, limit: number): Promise<Uint8Array>;
  /** Starts the span of the request, when it is known which operation it is for. */
  startTrace(operation: OperationId | undefined): RequestTrace | undefined;
};

/** The request with its operation, or the problem if there is none. */
function routed(
  routes: Routes,
  maxBodyBytes: number,
  { method, target, id, ip, header, readBody, startTrace }: Unrouted,
): ApiRequest | Problem {
  const [path, search] = splitTarget(target);
  const match = routes.find(method, path);
  const trace = startTrace(match.found === 'operation' ? match.operation : undefined);
  if (match.found === 'nothing')
    return new Problem('not_found', 'The path does not exist. All paths are listed in /openapi.json.');
  if (match.found === 'path') {
    const { allow } = match;
    return new Problem('method_not_allowed', `This path supports ${allow.join(', ')}.`, { allow });
  }
  const { operation, params } = match;
  const { maxBody, token } = operations[operation];
  // Whoever has no key must not take the room that the bodies of others need.
  const limit = token === null ? Math.max(maxBodyBytes, maxBody) : Math.min(maxBodyBytes, uncountedBytes);
  return {
    operation,
    params,
    path,
    search,
    id,
    ip,
    trace,
    header,
    readBody: (sender) => readBody(sender, limit),
  };
}

function splitTarget(target: string): [path: string, search: string] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

const tracedRequest = (
  { method = '', headers, httpVersion, socket }: IncomingMessage,
  id: string,
  route: string | undefined,
  operation?: OperationId,
) => ({ method, headers, httpVersion, isEncrypted: 'encrypted' in socket, id, route, operation });

/** A call of the API by another part of the server, for a client with its own key. */
export interface InnerCall {
  method: string;
  /** Path and query. */
  target: string;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  ip: string | null;
}

const within = <T>(trace: RequestTrace | undefined, work: () => T): T =>
  trace ? trace.within(work) : work();

/** Calls the API as a request over HTTP does: through the same steps, with an id of its own, counted and logged. */
export type CallApi = (call: InnerCall) => Promise<ApiResponse>;

export function apiCaller({
  pipeline,
  ids,
  maxBodyBytes,
  clock,
  tracing,
  onResponse,
}: Pick<ApiOptions, 'pipeline' | 'ids' | 'maxBodyBytes' | 'clock' | 'tracing' | 'onResponse'>): CallApi {
  const routes = new Routes();
  return async ({ method, target, headers, body, ip }) => {
    const startedAt = monotonicMs();
    const arrivedAt = clock.now();
    const id = ids.next('req');
    const readBody = async (_sender: string, limit: number) => {
      if (body.length > limit) throw tooLarge(limit);
      return body;
    };
    let operation: OperationId | undefined;
    let trace: RequestTrace | undefined;
    const request = routed(routes, maxBodyBytes, {
      ...{ method, target, id, ip, readBody },
      header: (name) => headers[name],
      startTrace: (found) => {
        operation = found;
        const route = found && operations[found].path;
        const traced = { method, headers, httpVersion: '1.1', isEncrypted: false, id, route, operation };
        trace = tracing?.request(traced);
        return trace;
      },
    });
    const run = async () =>
      request instanceof Problem ? problemResponse(request, id) : pipeline.run(request);
    const response = await within(trace, run);
    if (response.stream) {
      response.body = (await Array.fromAsync(response.stream)).join('');
      delete response.stream;
    }
    response.headers['Service-Time'] ??= iso(clock.now());
    completeHeaders(response, id);
    const [path] = splitTarget(target);
    const ms = monotonicMs() - startedAt;
    const { status } = response;
    const asked = request instanceof Problem ? undefined : request;
    within(trace, () =>
      onResponse({ method, path, requestId: id, operation, status, arrivedAt, ms, asked, response }),
    );
    trace?.end(status);
    return response;
  };
}

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
    if (!inSession && !ofSession && !target.startsWith('/v1')) return next();
    // Pages of other origins have no session.
    if (!inSession && !ofSession && allowOrigin(request, response)) return;
    const startedAt = monotonicMs();
    const id = ids.next('req');
    const arrivedAt = clock.now();
    let operation: OperationId | undefined;
    let asked: ApiRequest | undefined;
    let trace: RequestTrace | undefined;
    const send = (result: ApiResponse) => {
      result.headers['Service-Time'] ??= iso(clock.now());
      writeResponse(response, result, id);
      const ms = monotonicMs() - startedAt;
      const [path] = splitTarget(target);
      const { method = '' } = request;
      const { status } = result;
      const exchange = {
        method,
        path,
        requestId: id,
        operation,
        status,
        arrivedAt,
        ms,
        asked,
        response: result,
      };
      within(trace, () => onResponse(exchange));
      trace?.end(status);
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
    const apiRequest = routed(routes, maxBodyBytes, {
      method: request.method ?? '',
      target: inSession ? target.slice(settingsApi.length) : target,
      id,
      ip: clientAddress(request),
      startTrace: (found) => {
        operation = found;
        trace = tracing?.request(tracedRequest(request, id, found && operations[found].path, found));
        return trace;
      },
      header: (name) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value.join(', ') : value;
      },
      readBody: (sender, limit) => {
        const counted = bodies.open(sender);
        response.once('close', counted.release);
        return readBody(request, limit, counted.grow).catch((problem) => {
          counted.release();
          throw problem;
        });
      },
    });
    if (apiRequest instanceof Problem) return send(problemResponse(apiRequest, id));
    // run() converts every error to a response. If that fails, writing failed, and the connection is closed.
    const start = (known: ApiRequest) => {
      asked = known;
      pipeline.run(known).then(send, (error) => {
        trace?.end(500);
        response.destroy(error);
      });
    };
    const run = (known: ApiRequest) => within(trace, () => start(known));
    if (inSession)
      sessions.sender(request, response).then((session) => run({ ...apiRequest, session }), fail);
    else run(apiRequest);
  };
}
