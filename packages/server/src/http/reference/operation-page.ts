import { type DocumentedParameter, exampleIn } from '../../contract/document.ts';
import { type Html, html } from './html.ts';
import { methodLabel } from './layout.ts';
import { code, inline, markdown } from './markdown.ts';
import {
  codesOf,
  document,
  type Entry,
  entries,
  families,
  type Media,
  type Operation,
  successOf,
} from './reading.ts';
import { requestSamples } from './request-samples.ts';
import { choices, json, sample } from './samples.ts';
import { fieldList, fieldsOf } from './schema.ts';

/** The page of an operation: its description and parameters on the left, and examples on the right. */
export function operationPage(entry: Entry, hasApi: boolean): Html {
  const { method, path, operation } = entry;
  const { summary, description, parameters, requestBody } = operation;
  const body = requestBody?.content['application/json'];
  const [status, success] = successOf(operation);
  const family = families.find(({ name }) => operation.tags.includes(name));
  const result = success?.content?.['application/json'];
  const calendar = success?.content?.['text/calendar'];
  return html`<div class="columns"><article>
<p class="crumbs"><a href="/docs/${family?.name}">${family?.title}</a> / ${operation.operationId}</p>
<h1>${inline(summary)}</h1>
<p class="endpoint">${methodLabel(method)}<code>${path}</code></p>
${markdown(description)}
${facts(operation)}
${parameterList('Path parameters', parameters, 'path')}
${parameterList('Query parameters', parameters, 'query')}
${body && html`<h2>Body</h2>${fieldsOf(body.schema, { limits: true, anchor: 'body' })}`}
${parameterList('Headers', parameters, 'header')}
${result && response(operation, status, result, success?.description)}
${errors(operation)}
</article><aside aria-label="Examples">
${choices(requestSamples(entry))}
${hasApi && tryForm(entry)}
${result && sample(`Response ${status}`, json(exampleIn(result)))}
${calendar && sample(`Response ${status}`, calendar.example)}
</aside></div>`;
}

/** The scopes that it needs, and the events that it emits. */
function facts(operation: Operation): Html {
  const { security, 'x-scopes-if': conditions = [], 'x-emits': emits = [] } = operation;
  const needed = security.flatMap(({ apiKey = [] }) => apiKey);
  const byScopes = Map.groupBy(conditions, ({ shows, scopes }) => JSON.stringify([scopes, shows]));
  const more = [...byScopes.values()].map((same) => {
    const { shows, scopes = [] } = same[0] ?? {};
    const when = same.flatMap(({ body = {} }) =>
      Object.entries(body).map(([name, value]) => `${name}: ${value}`),
    );
    return html`<div>${codes(scopes)} ${shows ? 'to see' : 'with'} ${codes(shows ?? when)}</div>`;
  });
  return html`<dl class="facts pairs">
<dt>Scope</dt><dd>${needed.length > 0 ? codes(needed) : security.length > 0 ? 'Any API key' : 'No API key needed'}</dd>
${more.length > 0 && html`<dt>Also needs</dt><dd>${more}</dd>`}
<dt>Emits</dt><dd>${emits.length > 0 ? codes(emits) : 'No event'}</dd>
</dl>`;
}

const codes = (names: readonly string[]) => names.map((name, i) => [i > 0 && ', ', code(name)]);

export function parameterList(
  title: string,
  all: readonly DocumentedParameter[],
  place: DocumentedParameter['in'],
): Html | undefined {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return undefined;
  const list = fieldList(parameters, { limits: place !== 'path', anchor: place });
  // Most operations have the same headers, so they are folded away.
  return place === 'header' && title === 'Headers'
    ? html`<details><summary><h2>${title}</h2> ${codes(parameters.map(({ name }) => name))}</summary>${list}</details>`
    : html`<h2>${title}</h2>${list}`;
}

function response(
  operation: Operation,
  status = '',
  { schema }: Required<Media>['application/json'],
  text = '',
): Html {
  const scopesOf = new Map(
    (operation['x-scopes-if'] ?? []).flatMap(({ shows = [], scopes }) =>
      shows.map((name) => [name, scopes] as const),
    ),
  );
  return html`<h2>Response <small>${status}</small></h2>${markdown(text)}
<details><summary>Response fields</summary>${fieldsOf(schema, { limits: false, scopesOf, anchor: 'response' })}</details>`;
}

/** Error codes that most operations can return. */
const shared = (() => {
  const counts = new Map<string, number>();
  for (const { operation } of entries)
    for (const name of codesOf(operation)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > entries.length / 2).map(([name]) => name));
})();

function errors(operation: Operation): Html {
  const all = codesOf(operation);
  const usual = all.filter((name) => shared.has(name));
  const own = all.filter((name) => !shared.has(name));
  return html`<h2>Errors</h2>${own.length > 0 && errorTable(own)}
<details><summary>Errors that most operations can return</summary>${errorTable(usual)}</details>`;
}

function errorTable(names: readonly string[]): Html {
  const rows = names.map((name) => {
    const { status, title = '' } = document['x-errors'][name] ?? {};
    return html`<tr><td>${status}</td><td>${code(name)}</td><td>${inline(title)}</td></tr>
`;
  });
  return html`<table class="errors">${rows}</table>`;
}

/** A form that sends the request from the page. It is shown and run by the script. */
function tryForm({ method, path, operation }: Entry): Html {
  const { parameters, requestBody, security } = operation;
  const body = requestBody?.content['application/json'];
  const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = required.map(({ name, example }) => `${name}=${example}`).join('&');
  return html`<details class="try" hidden><summary>Try it</summary>
<form data-method="${method}" data-path="${path}">
${
  security.length > 0 &&
  html`<label>API key <input name="key" type="password" autocomplete="off" required></label>
<p class="live" role="alert" hidden>This is a live key: the request is carried out in the live school, on the records of real people. Use a key of the test school (<code>sk_test_…</code>) to try things out.</p>`
}
${parameters
  .filter((parameter) => parameter.in === 'path')
  .map(
    ({ name }) => html`<label>${name} <input data-parameter="${name}" autocomplete="off" required></label>`,
  )}
${
  parameters.some((parameter) => parameter.in === 'query') &&
  html`<label>Query <input name="query" value="${query}" autocomplete="off" placeholder="name=value&amp;…"></label>`
}
${body && html`<label>Body <textarea name="body" rows="8" spellcheck="false">${JSON.stringify(exampleIn(body), null, 2)}</textarea></label>`}
<button>Send</button>
<output></output>
</form></details>`;
}
