import { useEffect, useRef, useState } from 'preact/hooks';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/inputs.tsx';
import { school } from '../../lib/school.ts';
import { interruption, session, signIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

export function SignIn() {
  const [key, setKey] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const action = useAction(async () => {
    await signIn(key.trim());
    return undefined;
  });
  useEffect(() => {
    const { title } = document;
    document.title = 'Sign in · Rollbook settings';
    input.current?.focus();
    // A page that was kept continues.
    return () => {
      document.title = title;
    };
  }, []);
  return (
    <main class="alone">
      <h1>
        Rollbook <span>settings</span>
      </h1>
      <Reason />
      <Form
        name="Sign in"
        action={action}
        onSubmit={action.run}
        submit={action.busy ? 'Signing in…' : 'Sign in'}
      >
        <TextField
          label="API key"
          hint="The server exchanges the key for a session in this browser. The key itself is not stored here."
          input={input}
          type="password"
          name="api-key"
          verbatim
          placeholder="sk_live_… or sk_test_…"
          required
          value={key}
          onInput={setKey}
        />
      </Form>
      <details>
        <summary>Where do I get a key?</summary>
        <p>
          The first start of the server prints a key for the demo school. To create another one, run{' '}
          <code>rollbook key create</code> on the server, or ask someone who has access to the page “API
          keys”.
        </p>
      </details>
    </main>
  );
}

/** Why somebody is asked to sign in. */
function Reason() {
  if (interruption.value !== 'ended')
    return <p>Webhooks, deliveries, keys and the audit log of one school.</p>;
  const kept = session.value?.signed_in ? session.value : undefined;
  return (
    <p class="notice" role="status">
      Your session has ended.{' '}
      {kept
        ? `To continue on this page, sign in to ${school.value?.name ?? 'its school'} (${kept.mode}) with the key “${kept.key.name}”. What you typed is kept.`
        : 'Sign in again to continue on this page.'}
    </p>
  );
}
