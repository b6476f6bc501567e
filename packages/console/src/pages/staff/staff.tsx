import type { Invitation, InvitationWithToken } from '@rollbook/sdk';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { can, providers } from '../../lib/session.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { ByEmail } from './by-email.tsx';
import { emailWords, Invitations, mostInvitations } from './invitations.tsx';
import { Invite } from './invite.tsx';
import { OneTimeUrl } from './one-time-url.tsx';
import { People } from './people.tsx';
import { Sessions } from './sessions.tsx';

/** The invitations that can still be accepted, or sent again; of each of the two, so many that were made last. */
async function openInvitations(signal: AbortSignal): Promise<Invitation[]> {
  const find = (status: 'pending' | 'expired') =>
    api.invitations
      .list({ limit: 100, order: 'desc', status }, { signal })
      .toArray({ limit: mostInvitations });
  const [pending, expired] = await Promise.all([find('pending'), find('expired')]);
  return [...pending, ...expired];
}

/** How the link of an invitation gets to the person, by the status of its email. */
function howSent({ email_status: status, email }: Invitation): string {
  const also = 'You can also pass on this link.';
  const instead = 'Send this link to the person.';
  switch (status) {
    case null:
      return instead;
    case 'queued':
      return `It is being sent to ${email}; the list says whether it was. ${also}`;
    case 'sent':
      return `It was sent to ${email}. ${also}`;
    case 'failed':
      return `The email could not be sent. ${instead}`;
    default:
      return `There is ${emailWords[status]}. ${instead}`;
  }
}

/** Who can sign in here, with which roles, who is invited, and who is signed in. */
export function Staff() {
  const [inviting, setInviting] = useOpened('invite');
  const [invited, setInvited] = useState<readonly InvitationWithToken[]>([]);
  // People are loaded again when an invitation is made, sent again or revoked.
  const [changes, setChanges] = useState(0);
  const invitations = useLoad('invitations', openInvitations, { everyMs: 10_000 });
  const changed = async () => {
    setChanges((count) => count + 1);
    await invitations.reload();
  };
  // Those that were revoked, or accepted, are in the list no longer.
  const listed = new Map(invitations.data?.map((one) => [one.id, one]));
  const seen = useRef(new Set<string>());
  for (const id of listed.keys()) seen.current.add(id);
  const usable = invited.filter(({ id }) => listed.has(id) || !seen.current.has(id));
  const show = (created: InvitationWithToken) => {
    // Another one does not replace one that was not copied.
    setInvited((before) => [created, ...before.filter(({ id }) => id !== created.id)]);
    setInviting(false);
    void changed();
  };
  return (
    <>
      <PageHead
        title="Staff"
        intro={
          <>
            Who signs in here under their own name. What each role allows is on the page{' '}
            <a href="/settings/roles">Roles</a>.
          </>
        }
      >
        <Button look="main" scope="write:staff" expanded={inviting} onClick={() => setInviting(!inviting)}>
          <Icon name="plus" />
          Invite
        </Button>
      </PageHead>
      {inviting && <Invite onInvited={show} onClose={() => setInviting(false)} />}
      {usable.map((one) => (
        <OneTimeUrl
          key={one.id}
          title={
            <>
              Invitation for <bdi>{one.name}</bdi>
            </>
          }
          url={one.url}
          expires={one.expires_at}
          text={`${howSent(listed.get(one.id) ?? one)} It is not shown again; “Resend” makes another one, and this one stops working.`}
        />
      ))}
      <Invitations loaded={invitations} onResent={show} onChange={changed} />
      {can('admin:school') && <Sessions />}
      <People
        changes={changes}
        invited={new Set(invitations.data?.map(({ staff_id }) => staff_id))}
        onInvited={show}
      />
      {can('admin:school') && providers.value.length > 0 && <ByEmail />}
    </>
  );
}
