import { useEffect, useRef, useState } from 'preact/hooks';
import { Alone } from '../../components/alone.tsx';
import { Form } from '../../components/form.tsx';
import { TextField } from '../../components/inputs.tsx';
import { Providers } from '../../components/providers.tsx';
import { school } from '../../lib/school.ts';
import {
  interruption,
  isHidden,
  isSignedIn,
  providers,
  type SignedIn,
  session,
  signIn,
} from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

export function SignIn() {
  const [key, setKey] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const action = useAction(async () => {
    await signIn(key.trim());
    return undefined;
  });
  useEffect(() => {
    if (providers.value.length === 0) input.current?.focus();
  }, []);
  return (
    <Alone title="Sign in">
      <Reason />
      <SignedOut />
      <Providers />
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
        <summary>How do I sign in without a key?</summary>
        <p>
          Open a sign-in link: the application of your school can have one, the start of a server on your own
          machine prints one, and <code>rollbook settings link</code> prints one on the server. Then you are
          signed in under your name, with what your roles allow.
        </p>
      </details>
      <details>
        <summary>Where do I get a key?</summary>
        <p>
          The first start of the server prints a key for the demo school. To create another one, run{' '}
          <code>rollbook key create</code> on the server, or ask someone who has access to the page “API
          keys”.
        </p>
      </details>
      <p class="quiet">
        To write an application, read the <a href="/docs">API documentation</a>.
      </p>
    </Alone>
  );
}

/** Somebody who signed out here is still signed in at the identity provider, also on a computer that others use. */
function SignedOut() {
  const url = isSignedIn(session.value) ? undefined : session.value?.sign_out_url;
  if (url === undefined) return null;
  return (
    <p class="notice" role="status">
      You are signed out here, and still signed in at your identity provider. On a computer that others use,{' '}
      <a href={url}>sign out there too</a>.
    </p>
  );
}

/** What somebody does to continue on the page that was kept. */
function ToContinue({ mode, actor: { type, name } }: SignedIn) {
  const where = (
    <>
      <bdi>{school.value?.name ?? 'its school'}</bdi> ({mode})
    </>
  );
  return type === 'staff' ? (
    <>
      To continue on this page, sign in as <bdi>{name}</bdi> at {where} in another tab, for example with a new
      sign-in link. What you typed is kept.
    </>
  ) : (
    <>
      To continue on this page, sign in to {where} with the key “<bdi>{name}</bdi>”. What you typed is kept.
    </>
  );
}

/** Why somebody is asked to sign in. */
function Reason() {
  if (!isHidden())
    return (
      <p>The settings of one school: staff, imports, webhooks, API keys, retention and the audit log.</p>
    );
  const kept = isSignedIn(session.value) ? session.value : undefined;
  return (
    <p class="notice" role="status">
      {interruption.value === 'ended' &&
        (kept?.actor.type === 'staff'
          ? 'Your session has ended, for example because its time is over, you signed out in another tab, or your roles have changed. '
          : 'Your session has ended. ')}
      {kept ? <ToContinue {...kept} /> : 'Sign in again to continue on this page.'}
    </p>
  );
}
