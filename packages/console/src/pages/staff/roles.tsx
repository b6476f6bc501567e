import { PageHead } from '../../components/page-head.tsx';
import { isSignedIn, session } from '../../lib/session.ts';
import { type Allowed, allowedBy, named, namedAll, roles } from './words.ts';

/** What each role allows. */
export function Roles() {
  return (
    <>
      <PageHead
        title="Roles"
        intro="What a person who signs in here may read and change. It applies to roles for the whole school; a role for a class, a grade level or a subject is for your other applications and allows nothing here."
      />
      <Own />
      <table>
        <thead>
          <tr>
            <th>Role</th>
            <th>Reads and changes</th>
            <th>Only reads</th>
            <th>Also</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <Role key={role} role={role} allowed={allowedBy(role)} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Own() {
  if (!isSignedIn(session.value) || session.value.actor.type !== 'staff') return null;
  const { actor, scopes } = session.value;
  return (
    <details>
      <summary>
        What <bdi>{actor.name}</bdi> may do in this session ({scopes.length} scopes)
      </summary>
      <p>
        {scopes.map((scope) => (
          <>
            <code key={scope}>{scope}</code>{' '}
          </>
        ))}
      </p>
    </details>
  );
}

function Role({ role, allowed }: { role: string; allowed: Allowed }) {
  const { everything, changes, reads, also } = allowed;
  return (
    <tr id={role}>
      <td class="main-cell">
        <strong>{named(role)}</strong>
      </td>
      {everything ? (
        <td colSpan={3}>Everything, with the settings of the school and its API keys</td>
      ) : (
        <>
          <Cell label="Reads and changes" text={namedAll(changes)} />
          <Cell label="Only reads" text={namedAll(reads)} />
          <Cell label="Also" text={also.join('; ')} />
        </>
      )}
    </tr>
  );
}

/** Without a text, there is no label on a phone either. */
const Cell = ({ label, text }: { label: string; text: string }) => (
  <td class="wrap" data-label={text === '' ? undefined : label}>
    {text}
  </td>
);
