import { type Html, html, type Part } from './html.ts';

/** An example with its title. */
export const sample = (name: string, body: Part): Html =>
  html`<figure><figcaption>${name}</figcaption><pre tabindex="0"><code>${body}</code></pre></figure>`;

/** JSON with highlighted names, strings and other values. */
export function json(value: unknown): Html {
  const text = JSON.stringify(value, null, 2);
  const parts = [...text.matchAll(/("(?:[^"\\]|\\.)*")(:?)|([\w.+-]+)|([^"\w.+-]+)/g)];
  return html`${parts.map(([, quoted, colon, other, between]) => {
    if (quoted)
      return colon
        ? [html`<span class="name">${quoted}</span>`, colon]
        : html`<span class="text">${quoted}</span>`;
    return other ? html`<span class="value">${other}</span>` : between;
  })}`;
}

/** Examples of one request, one of which is visible. */
export function choices(samples: readonly { label: string; source: string }[]): Html {
  const id = (label: string) => `sample-${label.toLowerCase()}`;
  return html`<fieldset class="choices"><legend>Request</legend>
${samples.map(
  ({ label }, i) =>
    html`<input type="radio" name="sample" id="${id(label)}"${i === 0 && html` checked`}><label for="${id(label)}">${label}</label>
`,
)}${samples.map(({ source }) => html`<pre tabindex="0"><code>${source}</code></pre>`)}</fieldset>`;
}
