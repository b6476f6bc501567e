import { Marked } from 'marked';
import { escapeHtml, Html, html } from './html.ts';
import { hrefOf } from './reading.ts';

/** A name of the document, which leads to where it is described. */
export function code(name: string): Html {
  const href = hrefOf(name);
  return href ? html`<a href="${href}"><code>${name}</code></a>` : html`<code>${name}</code>`;
}

const marked = new Marked({
  renderer: {
    // Texts such as `Bearer <API_KEY>` are text, and never markup.
    html: ({ text }) => escapeHtml(text),
    codespan: ({ text }) => code(text).text,
    code: ({ text }) => html`<pre tabindex="0"><code>${text}</code></pre>`.text,
  },
});

/** A description of the document, which is Markdown. */
export const markdown = (text = ''): Html => new Html(marked.parse(text, { async: false }));

/** The same on one line, without a paragraph around it. */
export const inline = (text: string): Html => new Html(marked.parseInline(text, { async: false }));
