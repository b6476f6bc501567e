import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type Router } from 'express';
import { openapi } from '../../contract.ts';
import { errorsPage } from './errors-page.ts';
import { document, familyDocument } from './families.ts';
import { familyPage, startScript } from './family-page.ts';
import { overviewPage } from './overview.ts';

// Everything comes from this server: the pages work without a network.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The document and its reference pages. */
export function referenceRouter(): Router {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = express.Router();
  let documentText: string | undefined;
  router.use('/docs', (_request, response, next) => {
    response.set('Content-Security-Policy', policy);
    next();
  });
  router.get('/openapi.json', (_request, response) => {
    documentText ??= JSON.stringify(openapi);
    response.set('Access-Control-Allow-Origin', '*').type('application/json').send(documentText);
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(overviewPage());
  });
  router.get('/docs/errors', (_request, response) => {
    response.type('html').send(errorsPage());
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('text/javascript').send(startScript);
  });
  router.use('/docs/assets', express.static(assets, { index: false, maxAge: '1d' }));
  for (const { name, 'x-displayName': title } of document.tags) {
    router.get(`/docs/${name}`, (_request, response) => {
      response.type('html').send(familyPage(title));
    });
    router.get(`/docs/${name}/openapi.json`, (_request, response) => {
      response.json(familyDocument(name));
    });
  }
  return router;
}
