import express, { type Express } from 'express';
import { Problem } from '../errors.ts';
import type { Ids } from '../ids.ts';
import { problemResponse } from '../pipeline/problem.ts';
import { referenceRouter } from './reference/router.ts';

export interface AppOptions {
  ids: Ids;
  /** Resolves when the server can work, rejects when it cannot. */
  ready: () => Promise<void>;
  onFault: (error: unknown) => void;
}

/** Everything beside the API: health, the document, the reference pages, and what is not there. */
export function createApp({ ids, ready, onFault }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', (_request, response) => {
    ready().then(
      () => response.json({ status: 'ready' }),
      (error) => {
        onFault(error);
        response.status(503).json({ status: 'unavailable' });
      },
    );
  });
  app.use(referenceRouter());
  app.get('/', (_request, response) => {
    response.redirect('/docs');
  });
  const answer = (problem: Problem, response: express.Response) => {
    const id = ids.next('req');
    const { status, headers, body } = problemResponse(problem, id);
    response.statusCode = status;
    // Express's own setter would add a charset to the media type.
    response.setHeaders(new Map(Object.entries({ ...headers, 'Service-Request-Id': id })));
    response.end(body);
  };
  app.use((_request, response) =>
    answer(
      new Problem('not_found', 'There is no such path. The paths are listed in /openapi.json.'),
      response,
    ),
  );
  const failed: express.ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status: unknown =
      typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (typeof status === 'number' && status >= 400 && status < 500)
      return answer(new Problem('bad_request', 'The path cannot be read.'), response);
    onFault(error);
    answer(
      new Problem('internal_error', 'The server failed. Quote `request_id` when you report it.'),
      response,
    );
  };
  app.use(failed);
  return app;
}
