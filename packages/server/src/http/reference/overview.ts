import { type Html, html } from './html.ts';
import { methodLabel } from './layout.ts';
import { code, inline, markdown } from './markdown.ts';
import {
  document,
  type Entry,
  type EventType,
  eventHref,
  type Family,
  families,
  operationHref,
} from './reading.ts';
import { statePicture } from './state-picture.ts';

const start = (baseUrl: string) => `import { Rollbook } from '@rollbook/sdk';

const client = new Rollbook({ apiKey: 'sk_test_…', baseUrl: '${baseUrl}' });
const learners = await client.learners.list();`;

/** Information about all operations, and links to each family. */
export function overviewPage(): Html {
  const {
    info,
    components,
    servers,
    'x-scopes': scopes,
    'x-role-scopes': roleScopes,
    'x-versions': versions,
  } = document;
  const allScopes = Object.keys(scopes).length;
  const baseUrl = servers[0].variables.base_url.default;
  return html`<h1>${info.title} API reference</h1>
${markdown(info.description)}
<h2 id="authentication">Authentication</h2>
${markdown(components.securitySchemes.apiKey.description)}
<pre tabindex="0"><code>${start(baseUrl)}</code></pre>
<h2 id="families">Families</h2>
<ul class="families">${families.map(
    ({ name, title, description }) =>
      html`<li><a href="/docs/${name}">${title}</a>${markdown(description)}</li>`,
  )}</ul>
<h2 id="versions">Versions</h2>
<p>The newest version is first. Set ${code('Service-Version')} to one of these dates.</p>
<dl class="versions pairs">${versions
    .toReversed()
    .map(({ date, description }) => html`<dt>${date}</dt><dd>${markdown(description)}</dd>`)}</dl>
<h2 id="scopes">Scopes</h2>
<dl class="pairs">${Object.entries(scopes).map(
    ([scope, text]) => html`<dt id="${scope}"><code>${scope}</code></dt><dd>${inline(text)}</dd>`,
  )}</dl>
<h2 id="roles">Roles</h2>
<p>A staff member who signs in to the settings screen has the scopes of the roles that they have for the whole school. To give a role, an API key needs its scopes.</p>
<dl class="pairs">${Object.entries(roleScopes).map(
    ([role, own]) =>
      html`<dt id="role-${role}"><code>${role}</code></dt><dd>${own.length === allScopes ? 'All scopes' : own.map((scope, index) => html`${index > 0 && ', '}${code(scope)}`)}</dd>`,
  )}</dl>
<h2 id="headers">Response headers</h2>
<dl class="pairs">${Object.entries(components.headers).map(
    ([name, { description }]) => html`<dt><code>${name}</code></dt><dd>${inline(description)}</dd>`,
  )}</dl>`;
}

/** The operations and events of a family in tables, which the browser's own search finds. */
export function familyPage({ title, description, resources, events }: Family): Html {
  return html`<h1>${title}</h1>
${markdown(description)}
${[...resources].map(([name, entries]) => html`<h2>${name}</h2>${statePicture(entries)}<table class="operations">${entries.map(operationRow)}</table>`)}
${events.length > 0 && html`<h2>Event types</h2><table class="operations">${events.map(eventRow)}</table>`}`;
}

const operationRow = ({ method, path, operation }: Entry): Html =>
  html`<tr><td><a href="${operationHref(operation.operationId)}">${inline(operation.summary)}</a></td><td>${methodLabel(method)}<code>${path}</code></td></tr>
`;

const eventRow = ({ operationId: type, summary }: EventType): Html =>
  html`<tr><td><a href="${eventHref(type)}">${inline(summary)}</a></td><td><code>${type}</code></td></tr>
`;
