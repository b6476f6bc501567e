import { type Guide, guideGroups, guideHref } from './guides.ts';
import { type Html, html } from './html.ts';
import { inline } from './markdown.ts';
import { type Entry, eventHref, type Family, families, operationHref } from './reading.ts';

export interface Page {
  /** The path of the page, which the navigation marks as the current one. */
  href: string;
  title: string;
  /** Name of the family whose part of the navigation is open. */
  family?: string | undefined;
  body: Html;
  /** Whether the same page exists as Markdown, at the path with `.md`. */
  markdown: boolean;
  /** URLs of what all pages load, and of what the search loads when it is used. */
  assets: Record<'style' | 'script' | 'icon' | 'engine' | 'ranking', string>;
}

/**
 * Creates whole pages. Without its script a page is complete, except that it cannot search or send requests. Most of the
 * navigation is the links of families that are closed: they are the same on every page and are rendered once.
 */
export function pageLayout(): (page: Page) => string {
  const closed = new Map<Family, Html>();
  const linksOf = (family: Family, { href, family: open }: Page): Html => {
    if (family.name === open) return familyLinks(family, href, true);
    const links = closed.get(family) ?? familyLinks(family, '', false);
    closed.set(family, links);
    return links;
  };
  return (page) => pageOf(page, (family) => linksOf(family, page));
}

const pageOf = ({ href, title, body, assets, markdown }: Page, linksOf: (family: Family) => Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Rollbook</title>
<link rel="icon" type="image/svg+xml" href="${assets.icon}">
${
  markdown &&
  html`<link rel="alternate" type="text/markdown" href="${href}.md">
`
}<link rel="stylesheet" href="${assets.style}">
<script src="${assets.script}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="home" href="/docs"><img src="${assets.icon}" alt="" width="20" height="20"> Rollbook <span>Documentation</span></a>
<div class="search" role="search" data-engine="${assets.engine}" data-ranking="${assets.ranking}" hidden><input type="search" placeholder="Search" aria-label="Search the documentation" aria-controls="results" autocomplete="off" spellcheck="false">
<div class="results" id="results" hidden><p role="status"></p><ol></ol></div></div>
<a class="menu" href="#navigation">Menu</a></header>
<nav id="navigation" aria-label="Documentation">
<a class="menu" href="#content">Close</a>
<ul>${link('/docs', href, 'Home')}</ul>
<p class="part">Guides</p>
${guideGroups.map((group) => guideLinks(group, href))}
<p class="part">Reference</p>
<ul>${[
    link('/docs/reference', href, 'Introduction'),
    link('/docs/errors', href, 'Errors'),
    html`<li><a href="/openapi.json">OpenAPI document</a></li>`,
  ]}</ul>
${families.map(linksOf)}
</nav>
<main id="content">
${body}
</main>
</body>
</html>
`.text;

function guideLinks({ title, guides }: { title: string; guides: readonly Guide[] }, current: string): Html {
  const open = guides.some(({ name }) => guideHref(name) === current);
  return html`<details${open && html` open`}><summary>${title}</summary>
<ul>${guides.map(({ name, title: own }) => link(guideHref(name), current, own))}</ul></details>
`;
}

function familyLinks(family: Family, current: string, open: boolean): Html {
  const groups = [...family.resources].map(
    ([title, entries]) =>
      html`<p>${title}</p><ul>${entries.map((entry) => operationLink(entry, current))}</ul>`,
  );
  return html`<details${open && html` open`}><summary>${family.title}</summary>
<ul>${link(`/docs/${family.name}`, current, 'Overview')}</ul>
${groups}${
  family.events.length > 0 &&
  html`<p>Event types</p><ul>${family.events.map(({ operationId: type }) => link(eventHref(type), current, type))}</ul>`
}</details>
`;
}

const operationLink = ({ method, path, operation }: Entry, current: string): Html =>
  link(
    operationHref(operation.operationId),
    current,
    [methodLabel(method), inline(operation.summary)],
    `${method} ${path}`,
  );

function link(href: string, current: string, text: Parameters<typeof html>[1], title?: string): Html {
  return html`<li><a href="${href}"${title && html` title="${title}"`}${
    href === current && html` aria-current="page"`
  }>${text}</a></li>`;
}

export const methodLabel = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span> `;
