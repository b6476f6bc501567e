import type { SettingsSession } from '@rollbook/sdk';
import { Button } from '../../components/button.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { Time } from '../../components/time.tsx';
import { api } from '../../lib/api.ts';
import { now, serverTime } from '../../lib/clock.ts';
import { isSignedIn, session } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';

const methods: Record<SettingsSession['method'], string> = {
  link: 'with a link',
  oidc: 'with an identity provider',
  invitation: 'with an invitation',
};

const most = 200;

async function load(signal: AbortSignal) {
  const sessions = await api.settingsSessions
    .list({ limit: 100, order: 'desc', status: 'active' }, { signal })
    .toArray({ limit: most + 1 });
  const ids = [...new Set(sessions.map(({ staff_id }) => staff_id))];
  const people = await Promise.all(ids.map((id) => api.staff.get(id, { signal })));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return sessions.map((each) => ({ session: each, name: names.get(each.staff_id) ?? each.staff_id }));
}

/** Who is signed in here. */
export function Sessions() {
  const loaded = useLoad('sessions', load, { everyMs: 30_000 });
  return (
    <section>
      <h2>Sessions</h2>
      <p class="hint">People who are signed in here now. API keys are on their own page.</p>
      <Loading of={loaded} lines={2}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p class="quiet">Nobody is signed in under their name.</p>
          ) : (
            <>
              <table>
                <thead>
                  <tr>
                    <th>Person</th>
                    <th class="number">Since</th>
                    <th class="number">Last used</th>
                    <th>
                      <span class="hidden">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {sessions.slice(0, most).map((row) => (
                    <Row key={row.session.id} {...row} onChange={loaded.reload} />
                  ))}
                </tbody>
              </table>
              {sessions.length > most && <p class="hint">The last {most} sessions are shown.</p>}
            </>
          )
        }
      </Loading>
    </section>
  );
}

/** Whether the last use is after the sign-in: the minute of it can begin before. The two are by different clocks. */
const isUsedSince = ({ created_at, last_used_at }: SettingsSession): boolean =>
  serverTime.value - Date.parse(last_used_at) <= now.value - Date.parse(created_at);

interface RowProps {
  session: SettingsSession;
  name: string;
  onChange: () => Promise<void>;
}

function Row({ session: own, name, onChange }: RowProps) {
  const isThis = isSignedIn(session.value) && session.value.session_id === own.id;
  const end = useAction(async () => {
    await api.settingsSessions.end(own.id);
    await onChange();
    return undefined;
  });
  return (
    <tr>
      <td class="main-cell grow">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {isThis && <span class="tag">this browser</span>}
        <span class="sub" title={own.user_agent ?? ''}>
          {[methods[own.method], own.ip].filter(Boolean).join(' · ')}
        </span>
        <Problem error={end.error} />
      </td>
      <td data-label="Since" class="number">
        <Time at={own.created_at} />
      </td>
      <td data-label="Last used" class="number">
        {isUsedSince(own) ? <Time at={own.last_used_at} ofServer /> : <Time at={own.created_at} />}
      </td>
      <td class="act">
        {!isThis && (
          <Button small scope="admin:school" busy={end.busy} onClick={() => void end.run()}>
            End
          </Button>
        )}
      </td>
    </tr>
  );
}
