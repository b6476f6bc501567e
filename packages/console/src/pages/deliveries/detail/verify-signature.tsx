import type { DeliveryWithRequest, Webhook } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Copy } from '../../../components/copy.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { TextField } from '../../../components/inputs.tsx';
import { Status } from '../../../components/status.tsx';
import { api } from '../../../lib/api.ts';
import { exactTime, number } from '../../../lib/format.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { canCompute, judge, type Verdict } from './signature.ts';

interface VerifyProps {
  delivery: DeliveryWithRequest;
  onClose: () => void;
}

const shownStart = 60;

/** Explains the signature of a delivery, and verifies in this browser the one that a receiver got. */
export function VerifySignature({ delivery, onClose }: VerifyProps) {
  const { request } = delivery;
  const [secret, setSecret] = useState('');
  const [header, setHeader] = useState('');
  const [body, setBody] = useState(request.body ?? '');
  const [verdict, setVerdict] = useState<Verdict>();
  const sentAt = Number(request.headers['Service-Timestamp'] ?? Math.floor(Date.now() / 1000));
  const action = useAction(async () => {
    setVerdict(await judge({ body, secret: secret.trim(), header: header.trim(), sentAt }));
    return undefined;
  });
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setVerdict(undefined);
    action.clear();
  };
  return (
    <Form
      name="Verify the signature"
      title="Verify the signature here"
      look="panel"
      action={action}
      onSubmit={action.run}
      submit={header.trim() === '' ? 'Compute the signature' : 'Verify'}
      missing={
        !canCompute() &&
        'Browsers can compute signatures only on https pages. Use `rollbook webhooks verify`.'
      }
      result={verdict && <Result verdict={verdict} wasGiven={header.trim() !== ''} sentAt={sentAt} />}
      onClose={onClose}
      close="Close"
    >
      <WhatIsSigned timestamp={sentAt} body={body} webhookId={delivery.webhook_id} />
      <TextField
        label="Signing secret"
        hint="The secret that your receiver uses. It stays in this browser: it is neither sent nor stored."
        type="password"
        verbatim
        required
        placeholder="whsec_…"
        value={secret}
        onInput={change(setSecret)}
      />
      <TextField
        label="Service-Signature that the receiver received"
        hint="From the log of the receiver. Without it, you see the signature that the receiver should have computed."
        class="mono"
        verbatim
        placeholder={`t=${sentAt},v1=…`}
        value={header}
        onInput={change(setHeader)}
      />
      <Field
        label="Body that the receiver verified"
        hint="As it was sent, in the current version of the endpoint. Replace it with what your receiver has, to see whether something changed it."
      >
        {(props) => (
          <textarea
            {...props}
            class="mono"
            rows={4}
            spellcheck={false}
            value={body}
            onInput={(event) => change(setBody)(event.currentTarget.value)}
          />
        )}
      </Field>
    </Form>
  );
}

interface WhatProps {
  timestamp: number;
  body: string;
  webhookId: string;
}

function WhatIsSigned({ timestamp, body, webhookId }: WhatProps) {
  const { data: webhook } = useLoad(webhookId, (signal) => api.webhooks.get(webhookId, { signal }));
  const bytes = new TextEncoder().encode(body).length;
  return (
    <dl class="signed">
      <dt>Signed</dt>
      <dd>
        the timestamp, a full stop, and the body, byte for byte ({number(bytes)} bytes):{' '}
        <code class="start">
          {timestamp}.{body.slice(0, shownStart)}
          {body.length > shownStart && '…'}
        </code>
      </dd>
      <dt>Key</dt>
      <dd>{keyWords(webhook)}</dd>
      <dt>Signature</dt>
      <dd>
        <code>v1 = hex(HMAC-SHA256(secret, timestamp + "." + body))</code>
      </dd>
    </dl>
  );
}

function keyWords(webhook: Webhook | undefined): string {
  const whole = 'the whole secret as text, including the prefix whsec_.';
  const until = webhook?.secret_expires_at;
  if (!until) return `the signing secret of the endpoint, ${whole}`;
  return `the signing secret of the endpoint, ${whole} Until ${exactTime(until)} earlier secrets also sign, so the header has more than one v1, and any of them may match.`;
}

interface ResultProps {
  verdict: Verdict;
  wasGiven: boolean;
  sentAt: number;
}

function Result({ verdict: { matches, expected, timestamp, causes }, wasGiven, sentAt }: ResultProps) {
  const at = exactTime(new Date(timestamp * 1000).toISOString());
  return (
    <div class="verdict" role="status">
      {wasGiven && <Status of={matches ? 'verified' : 'rejected'} />}
      {wasGiven && matches && (
        <p>
          The secret is correct, and the body is the one that was signed. A receiver accepts this delivery
          within five minutes of {at}.
        </p>
      )}
      {causes.map((cause) => (
        <p key={cause}>{cause}.</p>
      ))}
      {wasGiven && timestamp !== sentAt && (
        <p class="quiet">
          The timestamp of the header, {at}, is not that of this attempt. The header may belong to another
          attempt.
        </p>
      )}
      {!matches || !wasGiven ? (
        <div class="secret-value">
          <code>{expected}</code>
          <Copy text={expected} what="the expected signature" label="Copy" />
        </div>
      ) : null}
      {!wasGiven && <p class="quiet">This is what a receiver with this secret computes for this attempt.</p>}
      {wasGiven && !matches && (
        <p class="quiet">This is the signature for this secret and this body at that time.</p>
      )}
    </div>
  );
}
