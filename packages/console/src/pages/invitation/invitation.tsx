import { Alone } from '../../components/alone.tsx';
import { Button } from '../../components/button.tsx';
import { Problem } from '../../components/problem.tsx';
import { Providers } from '../../components/providers.tsx';
import { SchoolName } from '../../components/school-name.tsx';
import { Time } from '../../components/time.tsx';
import {
  acceptInvitation,
  describeInvitation,
  type Invited,
  providers,
  SessionError,
} from '../../lib/session.ts';
import { takenToken } from '../../lib/taken-token.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';
import { named } from '../staff/words.ts';

/** Where an invited person accepts, by signing in. */
export function Invitation() {
  const token = takenToken();
  return (
    <Alone title="Invitation">
      {token === '' ? (
        <Unusable reason="This page needs the whole link of the invitation." />
      ) : (
        <Ask token={token} />
      )}
    </Alone>
  );
}

function Ask({ token }: { token: string }) {
  const invited = useLoad(token, () => describeInvitation(token));
  if (invited.error !== undefined) return <Unusable error={invited.error} />;
  if (!invited.data) return <p role="status">Checking the invitation…</p>;
  return <Accept token={token} invited={invited.data} />;
}

function Accept({ token, invited }: { token: string; invited: Invited }) {
  const action = useAction(async () => {
    await acceptInvitation(token);
    return undefined;
  });
  if (isNotUsable(action.error)) return <Unusable error={action.error} />;
  const { name, school, mode, roles, message, expires_at } = invited;
  return (
    <>
      <p>
        <SchoolName school={school} mode={mode} /> invites{' '}
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {roles.length > 0 && ` as ${roles.map((role) => named(role).toLowerCase()).join(', ')}`}.
      </p>
      {message && <blockquote dir="auto">{message}</blockquote>}
      <p class="quiet">
        The invitation expires <Time at={expires_at} upcoming="deadline" />. If you are somebody else, close
        this page.
      </p>
      {providers.value.length > 0 ? (
        <>
          <p>Accept by signing in. From then on, you sign in with the same account.</p>
          <Providers invitation={token} />
        </>
      ) : (
        <>
          <Problem error={action.error} />
          <Button look="main" busy={action.busy} onClick={() => void action.run()}>
            {action.busy ? 'Accepting…' : 'Accept and sign in'}
          </Button>
        </>
      )}
    </>
  );
}

/** Whether another attempt is of no use: the invitation was accepted or revoked, or has expired. */
const isNotUsable = (error: unknown): boolean =>
  error instanceof SessionError && error.reason === 'invitation_not_usable';

/** Why an invitation cannot be accepted, and what to do. */
function Unusable({ error, reason }: { error?: unknown; reason?: string }) {
  return (
    <>
      {reason ? <p role="alert">{reason}</p> : <Problem error={error} />}
      <p>If you have accepted it before, sign in. Otherwise ask the school to send the invitation again.</p>
      <a class="button" href="/settings">
        Sign in
      </a>
    </>
  );
}
