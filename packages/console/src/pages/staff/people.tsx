import type { InvitationWithToken, SettingsLinkWithUrl, Staff } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Button } from '../../components/button.tsx';
import { Choice } from '../../components/choice.tsx';
import { Empty } from '../../components/empty.tsx';
import { Loading } from '../../components/loading.tsx';
import { Problem } from '../../components/problem.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Status } from '../../components/status.tsx';
import { api } from '../../lib/api.ts';
import { place, setQuery } from '../../lib/router.ts';
import { providers } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';
import { OneTimeUrl } from './one-time-url.tsx';
import { RolesForm } from './roles-form.tsx';
import { UnlinkForm } from './unlink-form.tsx';
import { named, namedAll, type Role, roles, scopesToManage } from './words.ts';

const most = 200;

/** The staff members, with the roles that each has today. */
async function findPeople(name: string, role: string, signal: AbortSignal) {
  const find = (of: { name?: string; role?: Role }, limit: number) =>
    api.staff.list({ limit: 100, ...of }, { signal }).toArray({ limit });
  const query = { ...(name && { name }), ...(role && { role: role as Role }) };
  const [people, ...byRole] = await Promise.all([
    find(query, most + 1),
    ...roles.map((each) => find({ ...(name && { name }), role: each as Role }, 1000)),
  ]);
  const held = new Map<string, string[]>();
  for (const [index, holders] of byRole.entries())
    for (const { id } of holders) held.set(id, [...(held.get(id) ?? []), roles[index] ?? '']);
  const shown = people.slice(0, most).map((person) => ({ person, own: held.get(person.id) ?? [] }));
  return { shown, hasMore: people.length > most };
}

interface PeopleProps {
  changes: number;
  /** The ids of those who have an invitation that they have not accepted. */
  invited: ReadonlySet<string>;
  onInvited: (invited: InvitationWithToken) => void;
}

export function People({ changes, invited, onInvited }: PeopleProps) {
  const { query } = place.value;
  const [name, role] = [query.get('name') ?? '', query.get('role') ?? ''];
  const loaded = useLoad(`staff ${name} ${role} ${changes}`, (signal) => findPeople(name, role, signal));
  return (
    <section>
      <h2>People</h2>
      <div class="filters">
        <SearchBox label="Name" current={name} onSearch={(text) => setQuery({ name: text })} />
        <Choice
          name="role"
          label="Role"
          any="Any role"
          options={roles.map((each) => [each, named(each)] as const)}
        />
      </div>
      <Loading of={loaded}>
        {({ shown, hasMore }) =>
          shown.length > 0 ? (
            <>
              <table>
                <thead>
                  <tr>
                    <th>Status</th>
                    <th>Person</th>
                    <th>Roles</th>
                    <th>
                      <span class="hidden">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map(({ person, own }) => (
                    <Row
                      key={person.id}
                      person={person}
                      own={own}
                      isInvited={invited.has(person.id)}
                      onChange={loaded.reload}
                      onInvited={onInvited}
                    />
                  ))}
                </tbody>
              </table>
              {hasMore && <p class="hint">The first {most} are shown. Search by name to find others.</p>}
            </>
          ) : (
            <Empty
              title={name || role ? 'Nobody was found' : 'Staff members appear here once they are invited'}
            />
          )
        }
      </Loading>
    </section>
  );
}

interface RowProps {
  person: Staff;
  own: readonly string[];
  isInvited: boolean;
  onChange: () => Promise<void>;
  onInvited: (invited: InvitationWithToken) => void;
}

function Row({ person, own, isInvited, onChange, onInvited }: RowProps) {
  const { id, name, email, status, job_title: title, login_identity } = person;
  const [editing, setEditing] = useState(false);
  const [unlinking, setUnlinking] = useState(false);
  const [link, setLink] = useState<SettingsLinkWithUrl>();
  const create = useAction(async () => {
    setLink(await api.settingsLinks.create({ staff_id: id }));
    return undefined;
  });
  const invite = useAction(async () => {
    onInvited(await api.invitations.create({ staff_id: id }));
    return undefined;
  });
  const error = create.error ?? invite.error;
  const canLink = status === 'active' && own.length > 0 && !login_identity && !isInvited;
  return (
    <>
      <tr>
        <td>
          <Status of={status} />
        </td>
        <td class="main-cell grow">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span class="sub">
            <bdi>{title}</bdi>
            {title && email && ' · '}
            {email}
          </span>
        </td>
        <td data-label="Roles" class="wrap">
          {own.length > 0 ? (
            namedAll(own)
          ) : (
            <span class="quiet">{status === 'invited' ? 'when accepted' : 'none'}</span>
          )}
        </td>
        <td class="act">
          {status !== 'invited' && (
            <Button small scope="write:staff" expanded={editing} onClick={() => setEditing(!editing)}>
              Roles
            </Button>
          )}
          {login_identity && (
            <Button
              small
              scope={scopesToManage(own)}
              expanded={unlinking}
              onClick={() => setUnlinking(!unlinking)}
            >
              Account
            </Button>
          )}
          {canLink && providers.value.length > 0 && (
            <Button small scope={scopesToManage(own)} busy={invite.busy} onClick={() => void invite.run()}>
              Link account
            </Button>
          )}
          {status === 'active' && own.length > 0 && (
            <Button small scope="admin:school" busy={create.busy} onClick={() => void create.run()}>
              Sign-in link
            </Button>
          )}
        </td>
      </tr>
      {(editing || unlinking || link || error !== undefined) && (
        <tr class="panel-row">
          <td colSpan={4}>
            {editing && (
              <RolesForm staffId={id} name={name} onChange={onChange} onClose={() => setEditing(false)} />
            )}
            {unlinking && login_identity && (
              <UnlinkForm
                person={person}
                account={login_identity}
                onChange={onChange}
                onClose={() => setUnlinking(false)}
              />
            )}
            <Problem error={error} />
            {link && (
              <OneTimeUrl
                title={
                  <>
                    Sign-in link for <bdi>{name}</bdi>
                  </>
                }
                text="Whoever opens this link signs in as this person, once. Send it to nobody else."
                url={link.url}
                expires={link.expires_at}
                ofServer
              />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
