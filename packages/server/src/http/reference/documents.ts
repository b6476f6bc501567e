import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { StaticDocument } from '../static-document.ts';
import { errorsPage } from './errors-page.ts';
import { eventPage } from './event-page.ts';
import { guideMarkdown, guidePage } from './guide-page.ts';
import { guideFile, guideHref, guides } from './guides.ts';
import { homePage, llmsText, missingPage } from './home-page.ts';
import type { Html } from './html.ts';
import { pageLayout } from './layout.ts';
import {
  errorsMarkdown,
  eventMarkdown,
  familyMarkdown,
  operationMarkdown,
  overviewMarkdown,
} from './markdown-pages.ts';
import { operationPage } from './operation-page.ts';
import { familyPage, overviewPage } from './overview.ts';
import { entries, eventHref, events, families, operationHref } from './reading.ts';
import { searchEntries } from './search-entries.ts';

// Everything comes from this server, so the pages work without internet access.
const policy = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const page = 'text/html; charset=utf-8';
const text = { 'Access-Control-Allow-Origin': '*' };

/** A file of this folder, which the build has next to its code. */
const own = (name: string) => () => readFileSync(new URL(name, import.meta.url));

/** The icon of the settings screen too. */
const icon = () => guideFile('icon.svg', 'packages/console/src/icon.svg');

/** The code of the search, of which the build has a copy. */
function searchEngine(): Buffer {
  const built = new URL('minisearch.js', import.meta.url);
  const installed = new URL('../../../node_modules/minisearch/dist/es/index.js', import.meta.url);
  return readFileSync(existsSync(built) ? built : installed);
}

/** The document as it was generated: the server changes the one that it has read. */
function documentText(): string {
  const built = new URL('openapi.json', import.meta.url);
  const source = new URL('../../../../../openapi/openapi.json', import.meta.url);
  return JSON.stringify(JSON.parse(readFileSync(existsSync(built) ? built : source, 'utf8')));
}

export interface ReferenceDocuments {
  documents: Map<string, StaticDocument>;
  /** The page for a path that does not exist. */
  missing: StaticDocument;
}

/**
 * The document, the guides and the reference pages by path. Pages that are published as files have no forms that send
 * requests, because there is no server beside them.
 */
export function referenceDocuments({ hasApi = true } = {}): ReferenceDocuments {
  const json = 'application/json; charset=utf-8';
  const documents = new Map([
    ['/openapi.json', new StaticDocument(json, documentText, text)],
    ['/docs/search.json', new StaticDocument(json, () => JSON.stringify(searchEntries()), policy)],
    ['/llms.txt', new StaticDocument('text/plain; charset=utf-8', llmsText, text)],
  ]);
  /** Adds a file; returns its URL, which changes with its content. */
  const asset = (name: string, type: string, read: () => Buffer): (() => string) => {
    const headers = { ...policy, 'Cache-Control': 'public, max-age=31536000, immutable' };
    documents.set(`/docs/assets/${name}`, new StaticDocument(type, async () => read(), headers));
    return () =>
      `/docs/assets/${name}?${createHash('sha256').update(read()).digest('base64url').slice(0, 12)}`;
  };
  const script = 'text/javascript; charset=utf-8';
  const urls = {
    style: asset('reference.css', 'text/css; charset=utf-8', own('reference.css')),
    script: asset('reference.js', script, own('reference.js')),
    icon: asset('icon.svg', 'image/svg+xml', icon),
    engine: asset('minisearch.js', script, searchEngine),
    ranking: asset('search.js', script, own('search.js')),
  };
  documents.set('/docs/assets/data-model.svg', picture('data-model.svg'));
  documents.set('/favicon.ico', new StaticDocument('image/svg+xml', async () => icon(), policy));
  const layout = pageLayout();
  const pageOf = (href: string, title: string, body: () => Html, family?: string) => {
    const render = () => {
      const { style, script: code, icon: image, engine, ranking } = urls;
      const assets = {
        style: style(),
        script: code(),
        icon: image(),
        engine: engine(),
        ranking: ranking(),
      };
      return layout({ href, title, family, body: body(), markdown: documents.has(`${href}.md`), assets });
    };
    return new StaticDocument(page, render, policy);
  };
  const add = (...[href, ...rest]: Parameters<typeof pageOf>) => documents.set(href, pageOf(href, ...rest));
  const addMarkdown = (href: string, render: () => string) =>
    documents.set(`${href}.md`, new StaticDocument('text/markdown; charset=utf-8', render, text));
  add('/docs', 'The records of a school, as an API', homePage);
  add('/docs/reference', 'API reference', overviewPage);
  addMarkdown('/docs/reference', overviewMarkdown);
  add('/docs/errors', 'Errors', errorsPage);
  addMarkdown('/docs/errors', errorsMarkdown);
  for (const guide of guides) {
    const href = guideHref(guide.name);
    add(href, guide.title, () => guidePage(guide));
    addMarkdown(href, () => guideMarkdown(guide));
  }
  for (const family of families) {
    add(`/docs/${family.name}`, family.title, () => familyPage(family), family.name);
    addMarkdown(`/docs/${family.name}`, () => familyMarkdown(family));
  }
  for (const entry of entries) {
    const { operationId, summary, tags } = entry.operation;
    add(operationHref(operationId), summary, () => operationPage(entry, hasApi), tags[0]);
    addMarkdown(operationHref(operationId), () => operationMarkdown(entry));
  }
  for (const event of events) {
    add(eventHref(event.operationId), event.operationId, () => eventPage(event), 'webhooks');
    addMarkdown(eventHref(event.operationId), () => eventMarkdown(event));
  }
  return { documents, missing: pageOf('', 'Page not found', missingPage) };
}

/** It may be read later than the server starts, and is not part of the code. */
const picture = (name: string) =>
  new StaticDocument('image/svg+xml', async () => guideFile(name, `docs/${name}`), policy);
