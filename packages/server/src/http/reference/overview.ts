import { document, type Operation, ofFamily } from './families.ts';
import { codeHtml, escapeHtml, htmlPage, textHtml } from './html.ts';

/** Every operation and event, each with the way to its place in the reference of its family. */
export function overviewPage(): string {
  const families = document.tags.map(
    ({ name, description, 'x-displayName': title }) =>
      `<section id="${name}"><h2><a href="/docs/${name}">${escapeHtml(title)}</a></h2>${textHtml(description)}
<table>${rows(name)}</table></section>`,
  );
  return htmlPage(
    'Rollbook API reference',
    `${textHtml(document.info.description)}
<p><a href="/openapi.json">OpenAPI document</a> · <a href="/docs/errors">Errors</a> · <a href="#versions">Versions</a></p>
<nav>${document.tags.map(({ name, 'x-displayName': title }) => `<a href="#${name}">${escapeHtml(title)}</a>`).join(' · ')}</nav>
${families.join('\n')}
${versions()}`,
  );
}

/** What changed in each version, the newest first. */
function versions(): string {
  const entries = document['x-versions']
    .toReversed()
    .map(({ date, description }) => `<dt>${date}</dt><dd>${textHtml(description)}</dd>`);
  return `<div id="versions"><h2>Versions</h2><dl>${entries.join('\n')}</dl></div>`;
}

function rows(tag: string): string {
  const row = (method: string, path: string, { operationId, summary, security }: Operation) =>
    `<tr><td class="method">${method}</td><td class="path">${path}</td><td><a href="/docs/${tag}#/${tag}/${operationId}">${codeHtml(summary)}</a>${scopesOf(security)}</td></tr>`;
  const operations = Object.entries(ofFamily(tag, document.paths)).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => row(method.toUpperCase(), path, operation)),
  );
  const events = Object.entries(ofFamily(tag, document.webhooks)).flatMap(([name, item]) =>
    Object.values(item).map((event) => row('EVENT', name, event)),
  );
  return [...operations, ...events].join('\n');
}

const scopesOf = (security: Operation['security']): string =>
  security
    .flatMap(({ apiKey = [] }) => apiKey)
    .map((scope) => ` <small><code>${scope}</code></small>`)
    .join('');
