import { STATUS_CODES } from 'node:http';
import { guideHref } from './guides.ts';
import { type Html, html } from './html.ts';
import { inline } from './markdown.ts';
import { document } from './reading.ts';

/** The page that the `type` of every problem document refers to: the codes of each status. */
export function errorsPage(): Html {
  const groups = [...Map.groupBy(Object.entries(document['x-errors']), ([, { status }]) => status)].sort(
    ([one], [other]) => one - other,
  );
  return html`<h1>Errors</h1>
<p>Every error is <code>application/problem+json</code>; its <code>code</code> is one of the following. What to send again, and what
to correct: <a href="${guideHref('errors')}">Errors and retries</a>.</p>
<p class="statuses">${groups.map(([status]) => html`<a href="#status-${status}">${status}</a> `)}</p>
${groups.map(
  ([status, codes]) => html`<h2 id="status-${status}">${status} ${STATUS_CODES[status] ?? ''}</h2>
${codes.map(
  ([code, { title, description }]) =>
    html`<section class="error" id="${code}"><h3><code>${code}</code></h3><p><b>${inline(title)}.</b> ${inline(description)}</p></section>
`,
)}`,
)}`;
}
