import type { ApiKey, ApiKeyWithSecret } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Status } from '../../components/status.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { isSignedIn, session } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

interface RowProps {
  apiKey: ApiKey;
  onSecret: (created: ApiKeyWithSecret) => void;
  onChange: () => Promise<void>;
}

export function KeyRow({ apiKey, onSecret, onChange }: RowProps) {
  const [open, setOpen] = useState<'roll' | 'revoke'>();
  const { id, name, hint, scopes, status, last_used_at: used, expires_at: expires } = apiKey;
  const isOwn = isSignedIn(session.value) && session.value.actor.id === id;
  const roll = useAction(async () => {
    onSecret(await api.apiKeys.roll(id, { expires_in: 86_400 }));
    return 'Rolled';
  });
  const revoke = useAction(async () => {
    await api.apiKeys.revoke(id);
    await onChange();
    return 'Revoked';
  });
  const close = () => setOpen(undefined);
  const askToRevoke = () => {
    setOpen('revoke');
    // It may have been used since the list was loaded.
    void onChange();
  };
  return (
    <>
      <tr class={status === 'active' ? '' : 'ended'}>
        <td>
          <Status of={status} />
        </td>
        <td class="main-cell grow">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {isOwn && <span class="tag">signed in</span>}
          <span class="sub">
            <code>{hint}</code>
          </span>
        </td>
        <td data-label="Scopes" title={scopes.join('\n')}>
          {count(scopes.length, 'scope')}
        </td>
        <td data-label="Last used" class="number">
          {used ? <Time at={used} ofServer /> : 'never'}
        </td>
        <td data-label="Expires" class="number">
          {expires ? <Time at={expires} ofServer upcoming="deadline" /> : 'never'}
        </td>
        <td class="act">
          {status === 'active' && (
            <>
              <Button small scope="admin:school" onClick={() => setOpen('roll')}>
                Roll
              </Button>
              <Button small scope="admin:school" onClick={askToRevoke}>
                Revoke
              </Button>
            </>
          )}
        </td>
      </tr>
      {open && (
        <tr class="panel-row">
          <td colSpan={6}>
            {open === 'roll' ? (
              <Confirm
                title={
                  <>
                    Roll <bdi>{name}</bdi>?
                  </>
                }
                action={roll}
                label="Roll"
                scope="admin:school"
                onClose={close}
              >
                <p>
                  A new key with the same scopes and expiry is shown once. The current key works for 24 more
                  hours. Work that it started continues under the new key.
                </p>
              </Confirm>
            ) : (
              <Confirm
                title={
                  <>
                    Revoke <bdi>{name}</bdi>?
                  </>
                }
                action={revoke}
                label="Revoke"
                danger
                scope="admin:school"
                onClose={close}
              >
                <p>
                  {used ? (
                    <>
                      It was last used <Time at={used} ofServer />.{' '}
                    </>
                  ) : (
                    'No use of it is recorded; one of the last minute may be missing. '
                  )}
                  From now on, requests with this key are rejected. Its imports, recoveries, messages and
                  scheduled announcements that are not finished stop. This cannot be undone.
                  {isOwn && ' You are signed in with this key, so you will be signed out.'}
                </p>
              </Confirm>
            )}
          </td>
        </tr>
      )}
    </>
  );
}
