import { openapi } from '../../contract.ts';
import { StaticDocument } from '../static-document.ts';
import { readAsset } from './assets.ts';
import { errorsPage } from './errors-page.ts';
import { document, familyDocument } from './families.ts';
import { familyPage, startScript } from './family-page.ts';
import { overviewPage } from './overview.ts';

// Everything comes from this server: the pages work without a network.
const policy = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const html = (page: () => string) => new StaticDocument('text/html; charset=utf-8', page, policy);
const script = 'text/javascript; charset=utf-8';
const json = (value: () => object, headers: Record<string, string> = policy) =>
  new StaticDocument('application/json; charset=utf-8', () => JSON.stringify(value()), headers);
const asset = (type: string, name: string) =>
  new StaticDocument(type, () => readAsset(name), { ...policy, 'Cache-Control': 'public, max-age=86400' });

/** The document and its reference pages, by path. */
export function referenceDocuments(): Map<string, StaticDocument> {
  const documents = new Map([
    ['/openapi.json', json(() => openapi, { 'Access-Control-Allow-Origin': '*' })],
    ['/docs', html(overviewPage)],
    ['/docs/errors', html(errorsPage)],
    ['/docs/start.js', new StaticDocument(script, () => startScript, policy)],
    ['/docs/assets/swagger-ui.css', asset('text/css; charset=utf-8', 'swagger-ui.css')],
    ['/docs/assets/swagger-ui-bundle.js', asset(script, 'swagger-ui-bundle.js')],
  ]);
  for (const { name, 'x-displayName': title } of document.tags) {
    documents.set(
      `/docs/${name}`,
      html(() => familyPage(title)),
    );
    documents.set(
      `/docs/${name}/openapi.json`,
      json(() => familyDocument(name)),
    );
  }
  return documents;
}
