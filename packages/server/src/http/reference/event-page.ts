import { exampleIn } from '../../contract/document.ts';
import { type Html, html } from './html.ts';
import { code, inline, markdown } from './markdown.ts';
import { parameterList } from './operation-page.ts';
import { type EventType, emittersOf } from './reading.ts';
import { json, sample } from './samples.ts';
import { fieldsOf } from './schema.ts';

const receiver = (type: string) => `import { expressWebhook } from '@rollbook/webhook-verify/express';

app.post('/hooks', expressWebhook({ secret }, (event) => {
  if (event.type === '${type}') console.log(event.data);
}));`;

/** The page of an event type: the delivery that endpoints receive. */
export function eventPage({
  operationId: type,
  description,
  parameters,
  requestBody,
  responses,
}: EventType): Html {
  const emitters = emittersOf(type);
  const payload = requestBody.content['application/json'];
  return html`<div class="columns"><article>
<p class="crumbs"><a href="/docs/webhooks">Webhooks and events</a> / event type</p>
<h1>${type}</h1>
<p class="endpoint"><span class="method post">POST</span> to your endpoint</p>
${markdown(description)}
<dl class="facts pairs"><dt>Emitted by</dt><dd>${
    emitters.length > 0
      ? emitters.map(({ operationId }, i) => [i > 0 && ', ', code(operationId)])
      : 'No operation yet'
  }</dd></dl>
${payload && html`<h2>Payload</h2>${fieldsOf(payload.schema, { limits: false, anchor: 'payload' })}`}
${parameterList('Delivery headers', parameters, 'header')}
<h2>Your response</h2>
<dl class="pairs">${Object.entries(responses).map(
    ([status, { description: text }]) =>
      html`<dt>${status === 'default' ? 'Any other outcome' : status}</dt><dd>${inline(text)}</dd>`,
  )}</dl>
</article><aside aria-label="Examples">
${sample('Receiver', receiver(type))}
${payload && sample('Payload', json(exampleIn(payload)))}
</aside></div>`;
}
