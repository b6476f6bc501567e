import type { InvitationWithToken } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { can } from '../../lib/session.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { ByEmail } from './by-email.tsx';
import { Invitations } from './invitations.tsx';
import { Invite } from './invite.tsx';
import { OneTimeUrl } from './one-time-url.tsx';
import { People } from './people.tsx';
import { Sessions } from './sessions.tsx';

/** Who can sign in here, with which roles, who is invited, and who is signed in. */
export function Staff() {
  const [inviting, setInviting] = useOpened('invite');
  const [invited, setInvited] = useState<InvitationWithToken>();
  const invitations = useLoad(
    'invitations',
    (signal) =>
      api.invitations
        .list({ limit: 100, order: 'desc', status: 'pending' }, { signal })
        .toArray({ limit: 200 }),
    { everyMs: 10_000 },
  );
  const show = (created: InvitationWithToken) => {
    setInvited(created);
    setInviting(false);
    void invitations.reload();
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
      {invited && (
        <OneTimeUrl
          title={
            <>
              Invitation for <bdi>{invited.name}</bdi>
            </>
          }
          url={invited.url}
          expires={invited.expires_at}
          text={`${invited.email_status === null ? 'Send this link to the person.' : `It is sent to ${invited.email}; the list says whether it was. You can also pass on this link.`} It is not shown again; “Resend” makes another one, and this one stops working.`}
        />
      )}
      <Invitations loaded={invitations} onResent={show} />
      {can('admin:school') && <Sessions />}
      <People />
      {can('admin:school') && <ByEmail />}
    </>
  );
}
