import type { IncomingMessage } from 'node:http';
import express, { type Express, type Request, type RequestHandler } from 'express';
import { Problem } from '../contract/errors.ts';
import { newestVersion } from '../contract/versions/index.ts';
import type { Ids } from '../lib/ids.ts';
import { invitationUrl } from '../lib/settings-screen.ts';
import { asProblem } from '../pipeline/problem.ts';
import type { ReferenceDocuments } from './reference/documents.ts';
import { settingsScreen } from './settings/screen.ts';
import { addUnsubscribe, type Unsubscribes } from './unsubscribe.ts';
import { noSniff, writeProblem } from './write.ts';

export interface AppOptions {
  ids: Ids;
  /** Resolves to undefined if the server can work, otherwise to the reason. */
  unready: () => Promise<string | undefined>;
  /** Counts a request that needs no key; returns the headers of its response, or throws `rate_limited`. */
  limit: (request: IncomingMessage) => Record<string, string>;
  /** Sends the metrics; undefined if this server does not. */
  metrics?: RequestHandler | undefined;
  unsubscribes: Unsubscribes;
  onError: (error: unknown) => void;
}

/** Everything except the API: health, the document, the reference pages, and 404. */
export function createApp({ ids, unready, limit, metrics, unsubscribes, onError }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // As in the paths of the API.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use((_request, response, next) => {
    response.setHeader('Service-Request-Id', ids.next('req'));
    response.setHeader('Service-Version', newestVersion);
    response.setHeaders(new Map(Object.entries(noSniff)));
    next();
  });
  const page = (path: string | RegExp, handler: RequestHandler) =>
    app
      .route(path)
      .get(handler)
      .all(() => {
        throw new Problem('method_not_allowed', 'This path supports GET, HEAD.', { allow: ['GET', 'HEAD'] });
      });
  page('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  page('/readyz', async (_request, response) => {
    const detail = await unready();
    if (detail === undefined) response.json({ status: 'ready' });
    else response.status(503).json({ status: 'unavailable', detail });
  });
  if (metrics) page('/metrics', metrics);
  // Most servers are asked for no page of the documentation.
  let loading: Promise<ReferenceDocuments> | undefined;
  const reference = () => {
    loading ??= import('./reference/documents.ts').then((loaded) => loaded.referenceDocuments());
    return loading;
  };
  page(/^\/(docs|openapi\.json|llms\.txt|favicon\.ico)(\/|$)/, async (request, response, next) => {
    const { documents } = await reference();
    const document = documents.get(request.path);
    // People add a slash.
    const withoutSlash = request.path.slice(0, -1);
    const isNear = request.path.endsWith('/') && documents.get(withoutSlash)?.isPage;
    if (!document && !isNear) return next('route');
    response.setHeaders(new Map(Object.entries(limit(request))));
    if (document) return document.send(request, response);
    // It is the path of a page, so it leads to no other host.
    const query = request.url.indexOf('?');
    return response.redirect(301, withoutSlash + (query < 0 ? '' : request.url.slice(query)));
  });
  const screen = settingsScreen();
  page(/^\/settings(\/|$)/, (request, response, next) => {
    const file = screen.files.get(request.path);
    if (!file && request.path.startsWith('/settings/assets/')) return next('route');
    response.setHeaders(new Map(Object.entries(limit(request))));
    return (file ?? screen.page).send(request, response);
  });
  // For applications that make their own links. Behind `#`, browsers send the token to no server from here on.
  page('/invitations/:token', (request, response) => {
    response.setHeaders(new Map(Object.entries({ ...limit(request), ...secretPath })));
    response.redirect(invitationUrl('', encodeURIComponent(String(request.params.token))));
  });
  addUnsubscribe(app, unsubscribes, limit, asksForPage);
  // People of a school enter its address; they sign in there. Programs, and people who write them, look for documentation.
  page('/', (request, response) => {
    response.vary('Accept');
    response.redirect(asksForPage(request) ? '/settings' : '/docs');
  });
  app.use(async (request, response) => {
    // A person who follows a broken link gets a page; programs accept anything, and get JSON first.
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.path.startsWith('/v1/');
    if (isPage) response.vary('Accept');
    if (isPage && asksForPage(request)) {
      response.setHeaders(new Map(Object.entries(limit(request))));
      return (await reference()).missing.send(request, response, 404);
    }
    throw new Problem('not_found', 'The path does not exist. All paths are listed in /openapi.json.');
  });
  const failed: express.ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const problem = isUnreadablePath(error)
      ? new Problem('bad_request', 'The path is not valid percent-encoded UTF-8.')
      : asProblem(error);
    if (problem.code === 'internal_error' || problem.code === 'unavailable') onError(error);
    writeProblem(response, problem, ids.next('req'));
  };
  app.use(failed);
  return app;
}

/** A path that contains a token is kept by no cache, and told to no other site. */
const secretPath = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/** Whether a browser asks, for a person to read what it gets. Programs accept anything, or JSON. */
const asksForPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

/** Whether it is Express's own error for a path that is not percent-encoded UTF-8. */
const isUnreadablePath = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 400;
