import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../contract/errors.ts';
import { prepare, tokenHolders } from '../families/index.ts';
import { operations } from '../generated/operations.ts';
import { admission } from '../http/admit.ts';
import { apiCaller, apiListener, type Exchange } from '../http/api.ts';
import type { AppOptions } from '../http/app.ts';
import { clientAddress } from '../http/client-address.ts';
import { cors } from '../http/cors.ts';
import { ConnectionGate, createHttpServer, type Listener, PassedRequests } from '../http/http-server.ts';
import { metricsListener } from '../http/metrics.ts';
import { BodyBudget } from '../http/read-body.ts';
import { originForm } from '../http/routes.ts';
import { Sessions } from '../http/settings/sessions.ts';
import { isHttp2, writeProblem } from '../http/write.ts';
import { iso } from '../lib/clock.ts';
import { UnsubscribeTokens } from '../messages/unsubscribe-token.ts';
import { authenticate } from '../pipeline/authenticate.ts';
import { Credentials } from '../pipeline/credentials.ts';
import { Idempotency } from '../pipeline/idempotency.ts';
import { KeyCache } from '../pipeline/key-cache.ts';
import { KeyUsage } from '../pipeline/key-usage.ts';
import { asProblem, isPassing } from '../pipeline/problem.ts';
import { RateLimiter } from '../pipeline/rate-limit.ts';
import type { ReadReplica } from '../pipeline/read-replica.ts';
import { errorCheck, responseCheck } from '../pipeline/respond.ts';
import { Pipeline } from '../pipeline/run.ts';
import { TokenHolders } from '../pipeline/token.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import { OutcomeUnknown } from '../sql/database.ts';
import type { Core } from './core.ts';
import { Readiness } from './listen.ts';
import { OidcProviders } from './oidc.ts';
import type { OpenParts } from './parts.ts';
import { SignIns } from './sign-ins.ts';
import type { TargetPolicies } from './target-policies.ts';
import { Unsubscribing } from './unsubscribing.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What is loaded with the first request for it. */
function loadedLater(
  load: () => Promise<Handle>,
  { ids, onError }: Pick<AppOptions, 'ids' | 'onError'>,
): Handle {
  let loaded: Promise<Handle> | undefined;
  return (request, response) => {
    loaded ??= load();
    loaded.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        loaded = undefined;
        onError(error);
        writeProblem(response, asProblem(error), ids.next('req'));
      },
    );
  };
}

/** Express, on which the pages are, does not serve HTTP/2: it throws errors that end the process. */
const overHttp1 =
  (handle: Handle, { ids }: Pick<AppOptions, 'ids'>): Handle =>
  (request, response) => {
    if (!isHttp2(request)) return handle(request, response);
    const detail =
      'Pages are not served over HTTP/2 by `server.handler`. Put a proxy in front of it, which speaks HTTP/1.1 with it.';
    writeProblem(response, new Problem('not_found', detail), ids.next('req'));
  };

const isMcpRequest = ({ url = '' }: IncomingMessage): boolean => /^\/mcp(\?|$)/.test(originForm(url));

/** Whether a request to another server is for what responses, emails and pages of this one link to. */
const isServed = ({ url = '' }: IncomingMessage): boolean =>
  /^\/(v1|mcp|settings|docs|openapi\.json|llms\.txt|invitations|unsubscribe)([/?]|$)/.test(originForm(url));

/**
 * Adds a request to the log of its school. Successful reads of the log itself, and of the settings screen, which repeats
 * them every few seconds, would hide everything else.
 */
function noteRequest(
  log: RequestLog,
  { method, requestId: id, arrivedAt, ms, asked, response }: Exchange,
): void {
  const { caller, version = null, status, body } = response;
  if (!asked || !caller || !log.isOn) return;
  const { operation, params, search, session } = asked;
  const isRepeated = session !== undefined && !operations[operation].write;
  if (status < 400 && (isRepeated || operation.startsWith('request-log.'))) return;
  log.note({
    ...{ id, at: arrivedAt + caller.aheadMs, schoolId: caller.schoolId, actor: caller.actor },
    ...{ method, operation, params, search, version },
    ...{ status, problem: status < 400 ? null : body, ms },
  });
}

/** Serves requests: the API, the pages, and the checks of a self-hoster's monitoring. */
export async function createWeb(
  parts: OpenParts,
  { services, works, executor, validators }: Core,
  targets: TargetPolicies,
  replica: ReadReplica | undefined,
) {
  const { config, clock, log, cipher, db, ids, metrics, tracing, onError, checkResponses } = parts;
  const idempotency = new Idempotency(cipher);
  const rateLimiter = new RateLimiter(config.rateLimits, clock, ids.next('prc'));
  const keyUsage = new KeyUsage();
  const keys = new KeyCache(db);
  const credentials = new Credentials(config.rateLimits.refusedKeys, clock);
  const pipeline = new Pipeline({
    db,
    services,
    executor,
    validators,
    prepare,
    idempotency,
    keys,
    credentials,
    replica,
    tokenHolders: new TokenHolders(db, credentials, tokenHolders),
    rateLimiter,
    keyUsage,
    noteLive: (school) => targets.noteLive(db, school),
    checkResponse: checkResponses ? responseCheck() : undefined,
    checkError: checkResponses ? await errorCheck() : undefined,
    onError: (error, { id: requestId, operation }) => {
      if (error instanceof OutcomeUnknown)
        log.warn({ requestId, operation }, 'it is unknown whether the change of a request was committed');
      if (isPassing(error)) onError(error);
      else log.error({ err: error, requestId, operation }, 'request failed');
    },
  });
  const bodies = new BodyBudget(config.maxBodiesBytes);
  metrics?.bodies(bodies);
  metrics?.documents(services.documents);
  metrics?.requestLog(services.requestLog);
  const addressOf = clientAddress(config.trustedProxies);
  const sessions = new Sessions({
    cipher,
    clock,
    people: new SignIns(db, services, works, credentials),
    providers: new OidcProviders(config.oidc, () => services.publicUrl(), onError),
    authenticate: async (sent, request) =>
      authenticate(keys, credentials, { ...sent, address: addressOf(request) }, iso(clock.now())),
    limit: (request) => rateLimiter.takeAddress(addressOf(request), 'writes'),
  });
  const allowOrigin = cors(config.corsOrigins);
  const calls = {
    pipeline,
    ids,
    clock,
    tracing,
    maxBodyBytes: config.maxBodyBytes,
    onResponse: (exchange: Exchange) => {
      const { method, path, requestId, operation, status, ms } = exchange;
      metrics?.request(operation ?? 'none', status, ms / 1000);
      noteRequest(services.requestLog, exchange);
      if (!log.isLevelEnabled('info')) return;
      const { caller } = exchange.response;
      const school = caller && { school: caller.schoolId };
      log.info({ requestId, method, path, ...school, status, ms: Math.round(ms * 100) / 100 }, 'request');
    },
  };
  const api = apiListener({ ...calls, sessions, onError, bodies, clientAddress: addressOf, allowOrigin });
  const readiness = new Readiness(db, config.databaseLimits, onError);
  const sendMetrics = metrics && metricsListener(metrics, config.metrics.token, onError);
  const app: AppOptions = {
    ids,
    metrics: config.metrics.token === undefined ? undefined : sendMetrics,
    onError,
    unready: () => readiness.unready(),
    limit: (request) => rateLimiter.takeAddress(addressOf(request), 'reads'),
    unsubscribes: new Unsubscribing({ db, clock, works, tokens: new UnsubscribeTokens(cipher) }),
  };
  // The library is a quarter of the time in which a server starts, and the API does not need it.
  const allPages = loadedLater(() => import('../http/app.ts').then(({ createApp }) => createApp(app)), app);
  const pages = overHttp1(allPages, app);
  const mcp = loadedLater(
    () =>
      import('../mcp/http.ts').then(({ mcpListener }) =>
        mcpListener({
          callApi: apiCaller(calls),
          onResponse: calls.onResponse,
          admit: async (request) => {
            const { authorization } = request.headers;
            const sent = { authorization, keyHash: undefined, address: addressOf(request) };
            const { keyId } = await authenticate(keys, credentials, sent, iso(clock.now()));
            return { keyId, headers: rateLimiter.take(keyId, 'reads') };
          },
          bodies,
          clientAddress: addressOf,
          origins: config.corsOrigins,
          publicUrl: () => services.publicUrl(),
          allowOrigin,
          maxBodyBytes: config.maxBodyBytes,
          ids,
          clock,
          onError,
        }),
      ),
    app,
  );
  const gate = new ConnectionGate(config.timeouts);
  const admit = admission(gate, ids);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const passOn = () => (isMcpRequest(request) ? mcp : pages)(request, response);
    if (parts.api) api(request, response, passOn);
    else pages(request, response);
  };
  const server = createHttpServer({
    admit,
    gate,
    ids,
    requestTimeoutMs: config.timeouts.requestTimeoutMs,
    listener: serve,
  });
  const passed = new PassedRequests(ids, clock);
  const handler: Listener = (request, response, next) => {
    if (!isServed(request)) return next();
    // Express takes the path of a mount from the URL, and keeps it here.
    if ('baseUrl' in request && request.baseUrl)
      throw new Error(
        `server.handler is mounted at ${request.baseUrl}, but the addresses of its pages and records begin at the root. Mount it without a path: app.use(server.handler).`,
      );
    return admit(request, response, () => passed.enter(response, () => serve(request, response)));
  };
  return { server, gate, passed, handler, sendMetrics, keys, idempotency, rateLimiter, keyUsage };
}
