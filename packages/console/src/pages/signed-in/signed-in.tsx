import { useEffect, useState } from 'preact/hooks';
import { Alone } from '../../components/alone.tsx';
import { Button } from '../../components/button.tsx';
import { Problem } from '../../components/problem.tsx';
import { SchoolName } from '../../components/school-name.tsx';
import {
  askForAccount,
  finishSignIn,
  type Membership,
  pageBefore,
  SessionError,
  signInAs,
} from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

/** Where the identity provider sends somebody back to. What it sent is taken out of the address, and used once. */
export function SignedIn() {
  const [choices, setChoices] = useState<readonly Membership[]>([]);
  const [state, setState] = useState('');
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    const query = window.location.search.slice(1);
    setState(new URLSearchParams(query).get('state') ?? '');
    history.replaceState(null, '', window.location.pathname);
    finishSignIn(query).then(setChoices, setError);
  }, []);
  return (
    <Alone title="Sign in">
      {error !== undefined && (
        <>
          <Problem error={error} />
          {pageBefore().includes('#') ? (
            <a class="button main" href={pageBefore()}>
              Back to the invitation
            </a>
          ) : error instanceof SessionError && error.reason === 'identity_unknown' ? (
            <a class="button main" href={pageBefore()} onClick={askForAccount}>
              Sign in with another account
            </a>
          ) : (
            <a class="button main" href={pageBefore()}>
              Sign in again
            </a>
          )}
        </>
      )}
      {error === undefined && choices.length === 0 && <p role="status">Signing in…</p>}
      {choices.length > 0 && <Choose choices={choices} state={state} />}
    </Alone>
  );
}

function Choose({ choices, state }: { choices: readonly Membership[]; state: string }) {
  const action = useAction(async (staffId: string) => {
    await signInAs(staffId, state);
    return undefined;
  });
  return (
    <>
      <p>Your account belongs to several schools. Choose the one to open now.</p>
      <Problem error={action.error} />
      {action.error !== undefined && (
        <p>
          Choose another one, or <a href={pageBefore()}>sign in again</a>.
        </p>
      )}
      <ul class="choices">
        {choices.map(({ staff_id, name, school, mode }) => (
          <li key={staff_id}>
            <Button busy={action.busy} onClick={() => void action.run(staff_id)}>
              <SchoolName school={school} mode={mode} />
              <span class="sub">
                as <bdi>{name}</bdi>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
