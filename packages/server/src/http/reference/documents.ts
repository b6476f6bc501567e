import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openapi } from '../../contract/schemas.ts';
import { StaticDocument } from '../static-document.ts';
import { errorsPage } from './errors-page.ts';
import { eventPage } from './event-page.ts';
import type { Html } from './html.ts';
import { pageLayout } from './layout.ts';
import { operationPage } from './operation-page.ts';
import { familyPage, overviewPage } from './overview.ts';
import { entries, eventHref, events, families, operationHref } from './reading.ts';

// Everything comes from this server, so the pages work without internet access.
const policy = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The document and its reference pages, by path. */
export function referenceDocuments(): Map<string, StaticDocument> {
  const json = new StaticDocument('application/json; charset=utf-8', () => JSON.stringify(openapi), {
    'Access-Control-Allow-Origin': '*',
  });
  const documents = new Map([['/openapi.json', json]]);
  /** Adds a file from this folder, also in the build; returns its URL, which changes with its content. */
  const asset = (name: string, type: string): (() => string) => {
    const read = () => readFileSync(new URL(name, import.meta.url));
    const headers = { ...policy, 'Cache-Control': 'public, max-age=31536000, immutable' };
    documents.set(`/docs/assets/${name}`, new StaticDocument(type, async () => read(), headers));
    return () =>
      `/docs/assets/${name}?${createHash('sha256').update(read()).digest('base64url').slice(0, 12)}`;
  };
  const layout = pageLayout();
  const style = asset('reference.css', 'text/css; charset=utf-8');
  const script = asset('reference.js', 'text/javascript; charset=utf-8');
  const page = (href: string, title: string, body: () => Html, family?: string) =>
    documents.set(
      href,
      new StaticDocument(
        'text/html; charset=utf-8',
        () => layout({ href, title, family, body: body(), style: style(), script: script() }),
        policy,
      ),
    );
  page('/docs', 'Introduction', overviewPage);
  page('/docs/errors', 'Errors', errorsPage);
  for (const family of families)
    page(`/docs/${family.name}`, family.title, () => familyPage(family), family.name);
  for (const entry of entries) {
    const { operationId, summary, tags } = entry.operation;
    page(operationHref(operationId), summary, () => operationPage(entry), tags[0]);
  }
  for (const event of events)
    page(eventHref(event.operationId), event.operationId, () => eventPage(event), 'webhooks');
  return documents;
}
