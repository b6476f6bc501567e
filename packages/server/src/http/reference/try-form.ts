import { exampleIn } from '../../contract/document.ts';
import { type Html, html } from './html.ts';
import type { Entry } from './reading.ts';

/** A form that sends the request from the page. It is shown and run by the script. */
export function tryForm({ method, path, operation }: Entry): Html {
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
