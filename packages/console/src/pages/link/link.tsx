import { Alone } from '../../components/alone.tsx';
import { Button } from '../../components/button.tsx';
import { Problem } from '../../components/problem.tsx';
import { SchoolName } from '../../components/school-name.tsx';
import { Time } from '../../components/time.tsx';
import { serverTime } from '../../lib/clock.ts';
import { describeLink, isSignedIn, SessionError, session, signInWithLink } from '../../lib/session.ts';
import { takenToken } from '../../lib/taken-token.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';

/** Asks whether to sign in with a link. Opening the page does not use it. */
export function Link() {
  const own = takenToken();
  return (
    <Alone title="Sign in">
      {own === '' ? (
        <Unusable reason="This page needs the whole link, which can be used once." />
      ) : (
        <Ask token={own} />
      )}
    </Alone>
  );
}

function Ask({ token: own }: { token: string }) {
  const link = useLoad(own, () => describeLink(own));
  const action = useAction(async () => {
    await signInWithLink(own);
    return undefined;
  });
  const refused = isNotUsable(action.error) ? action.error : link.error;
  if (refused !== undefined) return <Unusable error={refused} />;
  if (link.data && Date.parse(link.data.expires_at) <= serverTime.value)
    return <Unusable reason="This link has expired." />;
  if (!link.data) return <p role="status">Checking the link…</p>;
  const { name, school, mode, expires_at } = link.data;
  return (
    <>
      <p>
        This link signs you in as{' '}
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        at <SchoolName school={school} mode={mode} />
      </p>
      <p class="quiet">
        It can be used once, and expires <Time at={expires_at} ofServer upcoming="deadline" />. If you are
        somebody else, close this page.
      </p>
      {isSignedIn(session.value) && (
        <p class="notice">
          You are signed in as <bdi>{session.value.actor.name}</bdi>. This ends that session.
        </p>
      )}
      <Problem error={action.error} />
      <Button look="main" busy={action.busy} onClick={() => void action.run()}>
        {action.busy ? (
          'Signing in…'
        ) : (
          <>
            Sign in as <bdi>{name}</bdi>
          </>
        )}
      </Button>
    </>
  );
}

/** Whether another attempt is of no use: the link was used or revoked, or has expired. */
const isNotUsable = (error: unknown): boolean =>
  error instanceof SessionError && error.reason === 'settings_link_not_usable';

/** Why a link cannot be used, and what to do. */
function Unusable({ error, reason }: { error?: unknown; reason?: string }) {
  return (
    <>
      {reason ? <p role="alert">{reason}</p> : <Problem error={error} />}
      <p>
        A link works once, and only for a short time. Open the application that brought you here again, or ask
        whoever sent you the link for another one. On the server, <code>rollbook settings link</code> prints
        one.
      </p>
      <a class="button" href="/settings">
        Go to the settings
      </a>
    </>
  );
}
