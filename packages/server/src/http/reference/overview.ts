import { document, type Operation, ofFamily } from './families.ts';
import { escapeHtml, htmlPage, textHtml } from './html.ts';

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
<p><a href="/openapi.json">OpenAPI document</a> · <a href="/docs/errors">Errors</a></p>
<nav>${document.tags.map(({ name, 'x-displayName': title }) => `<a href="#${name}">${escapeHtml(title)}</a>`).join(' · ')}</nav>
${families.join('\n')}`,
  );
}

function rows(tag: string): string {
  const row = (method: string, path: string, { operationId, summary }: Operation) =>
    `<tr><td class="method">${method}</td><td class="path">${path}</td><td><a href="/docs/${tag}#/${tag}/${operationId}">${escapeHtml(summary)}</a></td></tr>`;
  const operations = Object.entries(ofFamily(tag, document.paths)).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => row(method.toUpperCase(), path, operation)),
  );
  const events = Object.entries(ofFamily(tag, document.webhooks)).flatMap(([name, item]) =>
    Object.values(item).map((event) => row('EVENT', name, event)),
  );
  return [...operations, ...events].join('\n');
}
