import type { Staff } from '@rollbook/sdk';
import { Confirm } from '../../components/confirm.tsx';
import { api } from '../../lib/api.ts';
import { school } from '../../lib/school.ts';
import { isSignedIn, session } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

interface UnlinkFormProps {
  person: Staff;
  account: NonNullable<Staff['login_identity']>;
  onChange: () => Promise<void>;
  onClose: () => void;
}

/** How somebody signs in who has no account, in a school that does not allow the sign-in by email address. */
const noAccount = {
  own: 'You can then sign in only with a sign-in link. Before you can link another account, somebody else has to press “Link account” on this page, or allow the sign-in by email address on this page.',
  other:
    'They can then sign in only with a sign-in link. To link another account, press “Link account” on this page, or allow the sign-in by email address until they have signed in.',
};

/** With which account a staff member signs in, which can be unlinked after they got another one. */
export function UnlinkForm({ person: { id, name, email }, account, onChange, onClose }: UnlinkFormProps) {
  const action = useAction(async () => {
    await api.staff.unlinkLogin(id);
    await onChange();
    return 'Unlinked';
  });
  const isOwn = isSignedIn(session.value) && session.value.actor.id === id;
  return (
    <Confirm
      title={
        <>
          Account of <bdi>{name}</bdi>
        </>
      }
      action={action}
      label={isOwn ? 'Unlink the account and sign out' : 'Unlink the account'}
      danger
      scope="write:staff"
      onClose={onClose}
    >
      <p class="wrap">
        {isOwn ? (
          <>
            <strong>This is your own account.</strong> You sign
          </>
        ) : (
          <>
            <bdi>{name}</bdi> signs
          </>
        )}{' '}
        in with <code>{account.subject}</code> of <code>{account.issuer}</code>. If it is unlinked,{' '}
        {isOwn ? 'you are signed out at once, here and everywhere else' : 'their open sessions end'}.
      </p>
      <p>
        {school.value?.sign_in_by_email ? (
          <>
            The next account with the verified email address <bdi>{email}</bdi> that signs in is linked then,
            also the same one.
          </>
        ) : (
          noAccount[isOwn ? 'own' : 'other']
        )}
      </p>
    </Confirm>
  );
}
