import type { Staff } from '@rollbook/sdk';
import { Confirm } from '../../components/confirm.tsx';
import { api } from '../../lib/api.ts';
import { school } from '../../lib/school.ts';
import { useAction } from '../../lib/use-action.ts';

interface UnlinkFormProps {
  person: Staff;
  account: NonNullable<Staff['login_identity']>;
  onChange: () => Promise<void>;
  onClose: () => void;
}

/** With which account a staff member signs in, which can be unlinked after they got another one. */
export function UnlinkForm({ person: { id, name, email }, account, onChange, onClose }: UnlinkFormProps) {
  const action = useAction(async () => {
    await api.staff.unlinkLogin(id);
    await onChange();
    return 'Unlinked';
  });
  return (
    <Confirm
      title={
        <>
          Account of <bdi>{name}</bdi>
        </>
      }
      action={action}
      label="Unlink the account"
      danger
      scope="write:staff"
      onClose={onClose}
    >
      <p class="wrap">
        <bdi>{name}</bdi> signs in with the account <code>{account.subject}</code> of{' '}
        <code>{account.issuer}</code>. If it is unlinked, their open sessions end.
      </p>
      <p>
        {school.value?.sign_in_by_email ? (
          <>
            The next account with the verified email address <bdi>{email}</bdi> that signs in is linked then,
            also the same one.
          </>
        ) : (
          'They can no longer sign in with an account. To link another one, allow the sign-in by email address on this page until they have signed in. A sign-in link works, too.'
        )}
      </p>
    </Confirm>
  );
}
