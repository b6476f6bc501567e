import { Marked } from 'marked';
import { escapeHtml, Html, html } from './html.ts';
import { hrefOf } from './reading.ts';

/** A name of the document, as a link to its description. */
export function code(name: string): Html {
  const href = hrefOf(name);
  return href ? html`<a href="${href}"><code>${name}</code></a>` : html`<code>${name}</code>`;
}

const marked = new Marked({
  renderer: {
    // Text such as `Bearer <API_KEY>` is text, and never markup.
    html: ({ text }) => escapeHtml(text),
    codespan: ({ text }) => code(text).text,
    code: ({ text }) => html`<pre tabindex="0"><code>${text}</code></pre>`.text,
  },
});

/** A Markdown description of the document. */
export const markdown = (text = ''): Html => new Html(marked.parse(text, { async: false }));

/** The same as inline markup, without a paragraph. */
export const inline = (text: string): Html => new Html(marked.parseInline(text, { async: false }));
