import type { ApiKey, ApiKeyWithSecret } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { More } from '../../components/more.tsx';
import { Once } from '../../components/once.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { api } from '../../lib/api.ts';
import { useLog } from '../../lib/use-log.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { CreateKey } from './create-key.tsx';
import { KeyRow } from './key-row.tsx';

/** The keys with which other systems use the API. */
export function ApiKeys() {
  const [creating, setCreating] = useOpened('create');
  const [secrets, setSecrets] = useState<readonly ApiKeyWithSecret[]>([]);
  const log = useLog<ApiKey>(
    'keys',
    (page, options) => api.apiKeys.list({ order: 'desc', ...page }, options),
    { limit: 100 },
  );
  const show = (created: ApiKeyWithSecret) => {
    // Another one does not replace one that was not copied.
    setSecrets((before) => [created, ...before.filter(({ id }) => id !== created.id)]);
    setCreating(false);
    void log.reload();
  };
  const revoked = new Set(log.rows.flatMap(({ id, status }) => (status === 'revoked' ? [id] : [])));
  const usable = secrets.filter(({ id }) => !revoked.has(id));
  return (
    <>
      <PageHead
        title="API keys"
        intro="Keys with which other systems call the API, each limited to the scopes that it needs."
      >
        <Button look="main" scope="admin:school" expanded={creating} onClick={() => setCreating(!creating)}>
          <Icon name="plus" />
          Create key
        </Button>
      </PageHead>
      {creating && <CreateKey onCreated={show} onClose={() => setCreating(false)} />}
      {usable.map(({ id, name, secret }) => (
        <Once
          key={id}
          name="New API key"
          title={name}
          what="API key"
          value={secret}
          text="Store the key now. It is not shown again."
        />
      ))}
      <Loading of={log}>
        {() => (
          <>
            <table>
              <thead>
                <tr>
                  <th>Status</th>
                  <th>Name</th>
                  <th>Scopes</th>
                  <th class="number">Last used</th>
                  <th class="number">Expires</th>
                  <th>
                    <span class="hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {log.rows.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onSecret={show} onChange={log.reload} />
                ))}
              </tbody>
            </table>
            <More log={log} />
          </>
        )}
      </Loading>
    </>
  );
}
