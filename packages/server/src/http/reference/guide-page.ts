import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { type Guide, guideHref, guides, readGuide, readSource } from './guides.ts';
import { Html, html } from './html.ts';
import { code } from './markdown.ts';

const repository = 'https://github.com/rollbook/rollbook/blob/main';

/** Where a link of a guide leads; `suffix` is `.md` for links between Markdown files. */
function target(guide: Guide, href: string, suffix = ''): string {
  if (/^(https?:|\/|#)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const source = posix.join(posix.dirname(guide.source), path);
  const other = guides.find((one) => one.source === source);
  const to = other
    ? guideHref(other.name) + suffix
    : source.endsWith('.svg')
      ? `/docs/assets/${posix.basename(source)}`
      : `${repository}/${source}`;
  return hash === undefined ? to : `${to}#${hash}`;
}

/** The id of a heading, which is that of GitHub. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The text of tokens without their marks. */
function plain(tokens: readonly Tokens.Generic[]): string {
  return tokens.map((token) => (token.tokens ? plain(token.tokens) : String(token.text ?? ''))).join('');
}

const labels: Record<string, string> = {
  ts: 'TypeScript',
  sh: 'Shell',
  console: 'Terminal',
  python: 'Python',
  json: 'JSON',
  sql: 'SQL',
  ini: 'Service file',
};

function parserOf(guide: Guide): Marked {
  const parser = new Marked({
    renderer: {
      html: ({ text }) => html`${text}`.text,
      codespan: ({ text }) => code(text).text,
      code: ({ text, lang = '' }) => {
        const [language = '', note = ''] = lang.split(' ');
        const file = /^file=(.+)/.exec(note)?.[1];
        return html`<figure><figcaption>${labels[language] ?? language}${file && [' · ', html`<code>${file}</code>`]}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>
`.text;
      },
      heading({ tokens, depth }) {
        const text = new Html(this.parser.parseInline(tokens));
        if (depth === 1) return html`<h1>${text}</h1>`.text;
        const name = new Html(`h${depth}`);
        return html`<${name} id="${slug(plain(tokens))}">${text}</${name}>
`.text;
      },
      link({ href, tokens }) {
        return html`<a href="${target(guide, href)}">${new Html(this.parser.parseInline(tokens))}</a>`.text;
      },
      // A wide table scrolls within its block; on a phone, each cell is below the one before it, with the name of its column.
      table({ header, rows }) {
        const cells = header.map((cell) => new Html(this.parser.parseInline(cell.tokens)));
        const names = header.map((cell) => plain(cell.tokens).replace(/\w$/, '$&:'));
        const rowOf = (row: readonly Tokens.TableCell[]) =>
          html`<tr>${row.map(
            (cell, index) =>
              html`<td${index > 0 && names[index] && html` data-column="${names[index]}"`}>${new Html(this.parser.parseInline(cell.tokens))}</td>`,
          )}</tr>
`;
        return html`<div class="wide" tabindex="0"><table><thead><tr>${cells.map((cell) => html`<th>${cell}</th>`)}</tr></thead>
<tbody>${rows.map(rowOf)}</tbody></table></div>
`.text;
      },
      // A picture with text scrolls within its block, as tables do.
      image: ({ href, text }) =>
        html`<span class="wide picture" tabindex="0"><img src="${target(guide, href)}" alt="${text}"></span>`
          .text,
    },
  });
  return parser;
}

export interface Section {
  id: string;
  title: string;
  /** Without code. */
  text: string;
  code: string;
  /** Other words by which it is found. */
  words: string;
}

/** The part before the first heading, which has the title of the guide, and the parts below the others. */
export function sectionsOf(guide: Guide): Section[] {
  const empty = { text: '', code: '', words: '' };
  let last: Section = { id: '', title: guide.title, ...empty };
  const sections = [last];
  for (const token of new Marked().lexer(readSource(guide))) {
    if (token.type === 'heading') {
      const title = plain(token.tokens ?? []);
      if (token.depth === 1) continue;
      last = { id: slug(title), title, ...empty };
      sections.push(last);
    } else if (token.type === 'html') last.words += /^<!-- search: ([^>]*) -->/.exec(token.raw)?.[1] ?? '';
    else if (token.type === 'code') last.code += `${token.text}\n`;
    else last.text += `${token.raw}\n`;
  }
  return sections;
}

/** The page of a guide, with its headings and the guides before and after it. */
export function guidePage(guide: Guide): Html {
  const index = guides.indexOf(guide);
  const [before, after] = [guides[index - 1], guides[index + 1]];
  const headings = sectionsOf(guide).slice(1);
  return html`<div class="outlined"><article class="guide">
${new Html(parserOf(guide).parse(readGuide(guide), { async: false }))}
<p class="neighbours">${before && html`<a rel="prev" href="${guideHref(before.name)}">← ${before.title}</a>`} ${
    after && html`<a rel="next" href="${guideHref(after.name)}">${after.title} →</a>`
  }</p>
</article><aside class="outline" aria-label="On this page">
${headings.length > 0 && html`<p>On this page</p><ul>${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`}
<p><a href="${guideHref(guide.name)}.md">Markdown</a></p>
</aside></div>`;
}

/** The Markdown of a guide, whose links lead to the Markdown of others. */
export const guideMarkdown = (guide: Guide): string =>
  readGuide(guide).replaceAll(/\]\(([^()\s]+)\)/g, (_, href: string) => `](${target(guide, href, '.md')})`);
