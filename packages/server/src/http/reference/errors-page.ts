import { type Html, html } from './html.ts';
import { inline } from './markdown.ts';
import { document } from './reading.ts';

/** The page that the `type` of every problem document refers to. */
export const errorsPage = (): Html => html`<h1>Errors</h1>
<p>Every error is <code>application/problem+json</code>; its <code>code</code> is one of the following.</p>
${Object.entries(document['x-errors']).map(
  ([code, { status, title, description }]) =>
    html`<section id="${code}"><h2><code>${code}</code> <small>${status}</small></h2><p><b>${inline(title)}.</b> ${inline(description)}</p></section>
`,
)}`;
