import type { Invitation, InvitationWithToken } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import type { Loaded } from '../../lib/use-load.ts';
import { namedAll, scopesToManage } from './words.ts';

/** So many invitations of a status are shown. */
export const mostInvitations = 500;

interface InvitationsProps {
  loaded: Loaded<Invitation[]>;
  onResent: (resent: InvitationWithToken) => void;
  onChange: () => Promise<void>;
}

/** The invitations that were not accepted yet. */
export function Invitations({ loaded, onResent, onChange }: InvitationsProps) {
  return (
    <Loading of={loaded} lines={2}>
      {(invitations) =>
        invitations.length > 0 && (
          <section>
            <h2>Invitations</h2>
            <table>
              <thead>
                <tr>
                  <th>Person</th>
                  <th>Roles</th>
                  <th class="number">Sent</th>
                  <th class="number">Expires</th>
                  <th>
                    <span class="hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {invitations.map((invitation) => (
                  <Row key={invitation.id} invitation={invitation} onResent={onResent} onChange={onChange} />
                ))}
              </tbody>
            </table>
            {invitations.length >= mostInvitations && (
              <p class="hint">
                Of pending and of expired invitations, the last {mostInvitations} of each are shown. Revoke
                those that are no longer needed to see others.
              </p>
            )}
          </section>
        )
      }
    </Loading>
  );
}

/** The status of the email of an invitation. */
export const emailWords: Record<NonNullable<Invitation['email_status']>, string> = {
  queued: 'email is being sent',
  sent: 'sent by email',
  failed: 'the email could not be sent',
  simulated: 'no email, because this is a test school',
  not_configured: 'no email, because this server sends none',
};

interface RowProps {
  invitation: Invitation;
  onResent: (resent: InvitationWithToken) => void;
  onChange: () => Promise<void>;
}

function Row({ invitation, onResent, onChange }: RowProps) {
  const { id, name, email, roles, last_sent_at: sent, expires_at: expires } = invitation;
  const { email_status: status, email_error: reason } = invitation;
  const expired = invitation.status === 'expired';
  const [revoking, setRevoking] = useState(false);
  const resend = useAction(async () => {
    onResent(await api.invitations.resend(id, { send_email: status !== null }));
    return undefined;
  });
  const revoke = useAction(async () => {
    await api.invitations.revoke(id);
    await onChange();
    return 'Revoked';
  });
  return (
    <>
      <tr>
        <td class="main-cell grow">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span class="sub">
            {email} · {status === null ? 'not sent by email' : emailWords[status]}
            {reason && (status === 'queued' ? `; the last attempt failed: ${reason}` : `: ${reason}`)}
          </span>
        </td>
        <td data-label="Roles">
          {roles.length > 0 ? namedAll(roles) : <span class="quiet">those they have</span>}
        </td>
        <td data-label="Sent" class="number">
          <Time at={sent} />
        </td>
        <td data-label="Expires" class="number">
          {expired && 'expired '}
          <Time at={expires} upcoming="deadline" />
        </td>
        <td class="act">
          <Button small scope={scopesToManage(roles)} busy={resend.busy} onClick={() => void resend.run()}>
            Resend
          </Button>
          <Button small scope="write:staff" onClick={() => setRevoking(true)}>
            Revoke
          </Button>
        </td>
      </tr>
      {(revoking || resend.error !== undefined) && (
        <tr class="panel-row">
          <td colSpan={5}>
            <Problem error={resend.error} />
            {revoking && (
              <Confirm
                title={
                  <>
                    Revoke the invitation of <bdi>{name}</bdi>?
                  </>
                }
                action={revoke}
                label="Revoke"
                danger
                scope="write:staff"
                onClose={() => setRevoking(false)}
              >
                <p>
                  The link stops working. If the invitation created the staff record of the person, the record
                  is archived; that of somebody who was one of the staff before stays as it is.
                </p>
              </Confirm>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
