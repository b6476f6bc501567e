import { guideGroups, guideHref } from './guides.ts';
import { type Html, html } from './html.ts';
import { document, families } from './reading.ts';

const paths = [
  ['integrator', 'Integrate', 'Your program reads and writes the records of schools.'],
  ['receiver', 'Receive', 'Your program is notified when records change.'],
  ['self-hoster', 'Host', 'You run the server, for one school or for hundreds.'],
] as const;

const start = (url: string) => `npx -y pnpm@12 start          # a server with a demo school, and a test key

curl ${url}/v1/learners -H "Authorization: Bearer sk_test_…"`;

const waysIn = (): Html =>
  html`<ul class="families">${paths.map(
    ([name, title, text]) => html`<li><a href="${guideHref(name)}">${title}</a><p>${text}</p></li>`,
  )}</ul>`;

/** What this is, and the way on for each reader. */
export const homePage = (): Html => html`<div class="home-page">
<h1>The records of a school, as an API</h1>
<p class="lead">Rollbook stores learners, classes, attendance, marks and fees, and notifies other systems when they change: REST and
JSON, signed webhooks, an audit log of every change. You run it yourself, on SQLite or PostgreSQL.</p>
<pre tabindex="0"><code>${start(document.servers[0].variables.base_url.default)}</code></pre>
<p><a class="button" href="${guideHref('start')}">Start in five minutes</a> <a href="/docs/reference">API reference</a> · <a href="/settings">Settings screen</a></p>
<h2>Three ways in</h2>
${waysIn()}
<h2>Guides</h2>
<div class="groups">${guideGroups.map(
  ({ title, guides }) =>
    html`<section><h3>${title}</h3><ul>${guides.map(
      ({ name, title: own, summary }) =>
        html`<li><a href="${guideHref(name)}">${own}</a> <small>${summary}</small></li>`,
    )}</ul></section>`,
)}</div>
<h2>Reference</h2>
<p>${families.map(({ name, title }, i) => [i > 0 && ' · ', html`<a href="/docs/${name}">${title}</a>`])}</p>
<p><a href="/docs/errors">Errors</a> · <a href="/openapi.json">OpenAPI document</a> · <a href="/llms.txt">llms.txt</a></p>
</div>`;

/** For a browser that asked for a page that does not exist. */
export const missingPage = (): Html => html`<h1>Page not found</h1>
<p>There is no page at this address. Search above, begin at the <a href="/docs">start page</a>, or open the <a href="/settings">settings screen</a>.</p>
<div class="perhaps" hidden><h2>Perhaps you are looking for</h2><ul></ul></div>
<h2>Three ways in</h2>
${waysIn()}`;

/** A list of all pages for language models, in the form of https://llmstxt.org. */
export function llmsText(): string {
  const { info } = document;
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    `# ${info.title}`,
    '> School administration over REST/JSON, with signed webhooks and an audit log, on SQLite or PostgreSQL.',
    ...guideGroups.map(
      ({ title, guides }) =>
        `## ${title}\n\n${list(guides.map(({ name, title: own, summary }) => `[${own}](${guideHref(name)}.md): ${summary}`))}`,
    ),
    `## Reference\n\n${list([
      '[API reference](/docs/reference.md): authentication, versions, scopes, roles and headers',
      '[Errors](/docs/errors.md): every error code, and what to do',
      '[OpenAPI document](/openapi.json): every operation, field, event and error',
      ...families.map(
        ({ name, title, description }) => `[${title}](/docs/${name}.md): ${description.split('\n')[0]}`,
      ),
    ])}\n`,
  ].join('\n\n');
}
