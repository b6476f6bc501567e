import type { WebhookWithSecret } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { PageHead } from '../../../components/page-head.tsx';
import { api } from '../../../lib/api.ts';
import { loadEndpoints } from '../../../lib/endpoints.ts';
import { focusPage } from '../../../lib/focus.ts';
import { useAction } from '../../../lib/use-action.ts';
import { EndpointForm, type Entered } from '../endpoint-form.tsx';
import { Secret } from '../secret.tsx';

const up = { href: '/settings/webhooks', title: 'Endpoints' };

export function NewWebhook() {
  const [created, setCreated] = useState<WebhookWithSecret>();
  const action = useAction(async ({ description, headers, ...entered }: Entered) => {
    const given = Object.entries(headers).filter((header): header is [string, string] => header[1] !== null);
    const optional = {
      ...(description && { description }),
      ...(given.length > 0 && { headers: Object.fromEntries(given) }),
    };
    setCreated(await api.webhooks.create({ ...entered, ...optional }));
    void loadEndpoints().catch(() => {});
    window.scrollTo(0, 0);
    focusPage();
    return undefined;
  });
  if (created)
    return (
      <>
        <PageHead title="Endpoint added" up={up} intro={created.url} />
        <Secret secret={created.signing_secret} />
        <a class="button main" href={`/settings/webhooks/${created.id}`}>
          Open the endpoint and send a test event
        </a>
      </>
    );
  return (
    <>
      <PageHead
        title="Add endpoint"
        up={up}
        intro="Rollbook sends a signed POST request to the URL when one of the events occurs."
      />
      <EndpointForm
        initial={{ url: '', description: null, events: ['*'] }}
        label="Add endpoint"
        action={action}
      />
    </>
  );
}
