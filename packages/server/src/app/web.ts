import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { prepare, tokenHolders } from '../families/index.ts';
import { admission } from '../http/admit.ts';
import { apiListener, isApiRequest } from '../http/api.ts';
import type { AppOptions } from '../http/app.ts';
import { clientAddress } from '../http/client-address.ts';
import { cors } from '../http/cors.ts';
import { ConnectionGate, createHttpServer, type Listener } from '../http/http-server.ts';
import { metricsListener } from '../http/metrics.ts';
import { BodyBudget } from '../http/read-body.ts';
import { originForm } from '../http/routes.ts';
import { Sessions } from '../http/settings/sessions.ts';
import { writeProblem } from '../http/write.ts';
import { iso } from '../lib/clock.ts';
import { authenticate } from '../pipeline/authenticate.ts';
import { Credentials } from '../pipeline/credentials.ts';
import { Idempotency } from '../pipeline/idempotency.ts';
import { KeyCache } from '../pipeline/key-cache.ts';
import { KeyUsage } from '../pipeline/key-usage.ts';
import { asProblem } from '../pipeline/problem.ts';
import { RateLimiter } from '../pipeline/rate-limit.ts';
import type { ReadReplica } from '../pipeline/read-replica.ts';
import { errorCheck, responseCheck } from '../pipeline/respond.ts';
import { Pipeline } from '../pipeline/run.ts';
import { TokenHolders } from '../pipeline/token.ts';
import type { Core } from './core.ts';
import { Readiness } from './listen.ts';
import { OidcProviders } from './oidc.ts';
import type { OpenParts } from './parts.ts';
import { SignIns } from './sign-ins.ts';
import type { TargetPolicies } from './target-policies.ts';

/**
 * The pages and health checks, which are loaded with the first request for one: the library is a quarter of the time in
 * which a server starts, and the API does not need it.
 */
function loadedPages(options: AppOptions): (request: IncomingMessage, response: ServerResponse) => void {
  let app: Promise<Express> | undefined;
  return (request, response) => {
    app ??= import('../http/app.ts').then(({ createApp }) => createApp(options));
    app.then(
      (handle) => handle(request, response),
      (error: unknown) => {
        app = undefined;
        options.onError(error);
        writeProblem(response, asProblem(error), options.ids.next('req'));
      },
    );
  };
}

/** Serves requests: the API, the pages, and the checks of a self-hoster's monitoring. */
export function createWeb(
  parts: OpenParts,
  { services, works, executor, validators }: Core,
  targets: TargetPolicies,
  replica: ReadReplica | undefined,
) {
  const { config, clock, log, cipher, db, ids, metrics, onError, checkResponses } = parts;
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
    checkError: checkResponses ? errorCheck() : undefined,
    onError: (error, request) =>
      log.error({ err: error, requestId: request.id, operation: request.operation }, 'request failed'),
  });
  const bodies = new BodyBudget(config.maxBodiesBytes);
  metrics?.bodies(bodies);
  metrics?.documents(services.documents);
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
  const api = apiListener({
    sessions,
    clock,
    onError,
    pipeline,
    ids,
    maxBodyBytes: config.maxBodyBytes,
    bodies,
    clientAddress: addressOf,
    allowOrigin: cors(config.corsOrigins),
    onResponse: ({ request, requestId, operation, status, ms }) => {
      metrics?.request(operation ?? 'none', status, ms / 1000);
      if (!log.isLevelEnabled('info')) return;
      const path = originForm(request.url ?? '').split('?', 1)[0];
      log.info(
        { requestId, method: request.method, path, status, ms: Math.round(ms * 100) / 100 },
        'request',
      );
    },
  });
  const readiness = new Readiness(db, onError);
  const sendMetrics = metrics && metricsListener(metrics, config.metrics.token, onError);
  const pages = loadedPages({
    ids,
    metrics: config.metrics.token === undefined ? undefined : sendMetrics,
    onError,
    unready: () => readiness.unready(),
    limit: (request) => rateLimiter.takeAddress(addressOf(request), 'reads'),
  });
  const gate = new ConnectionGate(config.timeouts);
  const admit = admission(gate, ids);
  const server = createHttpServer({
    admit,
    gate,
    ids,
    requestTimeoutMs: config.timeouts.requestTimeoutMs,
    listener: parts.api
      ? (request, response) => api(request, response, () => pages(request, response))
      : pages,
  });
  const handler: Listener = (request, response, next) =>
    isApiRequest(request) ? admit(request, response, () => api(request, response, next)) : next();
  return { server, gate, handler, sendMetrics, keys, idempotency, rateLimiter, keyUsage };
}
