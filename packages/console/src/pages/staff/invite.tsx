import { type InvitationCreate, type InvitationWithToken, RollbookError } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import type { Options } from '../../components/choice.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField, TextField } from '../../components/inputs.tsx';
import { api } from '../../lib/api.ts';
import { providers } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { RoleChoices } from './role-choices.tsx';

const types: Options = [
  ['teacher', 'Teacher'],
  ['admin', 'Administration'],
  ['support', 'Support'],
  ['management', 'Management'],
];

/** Somebody who is one of the staff already is invited in the list below. */
function explain(error: unknown): never {
  const isMember = error instanceof RollbookError && error.detail?.includes('`staff_id`');
  throw isMember
    ? new Error(
        `Somebody with this email address is one of the staff already. Find them under “People”, give them a role, and press “${providers.value.length > 0 ? 'Link account' : 'Sign-in link'}”.`,
      )
    : error;
}

interface InviteProps {
  onInvited: (invited: InvitationWithToken) => void;
  onClose: () => void;
}

export function Invite({ onInvited, onClose }: InviteProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [type, setType] = useState('teacher');
  const [roles, setRoles] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [byEmail, setByEmail] = useState(true);
  const action = useAction(async () => {
    const text = message.trim();
    // The choices are those of the document.
    const body = {
      ...{ name, email, staff_type: type, roles, send_email: byEmail },
      ...(text && { message: text }),
    } as InvitationCreate;
    onInvited(await api.invitations.create(body).catch(explain));
    return undefined;
  });
  return (
    <Form
      name="Invite somebody"
      look="panel"
      action={action}
      onSubmit={action.run}
      submit="Create invitation"
      scope="write:staff"
      missing={roles.length === 0 && 'Choose at least one role.'}
      onClose={onClose}
    >
      <TextField label="Name" field="name" required maxLength={200} value={name} onInput={setName} />
      <TextField
        label="Email address"
        field="email"
        verbatim
        required
        maxLength={254}
        value={email}
        onInput={setEmail}
      />
      <SelectField label="Kind of staff" field="staff_type" value={type} options={types} onChange={setType} />
      <RoleChoices
        chosen={roles}
        onChange={(role, isChosen) =>
          setRoles(isChosen ? [...roles, role] : roles.filter((each) => each !== role))
        }
      />
      <TextField
        label="Message"
        hint="Shown on the page of the invitation and in the email. It can be left out."
        field="message"
        maxLength={2000}
        value={message}
        onInput={setMessage}
      />
      <label class="choice">
        <input
          type="checkbox"
          checked={byEmail}
          onChange={(event) => setByEmail(event.currentTarget.checked)}
        />
        <span>
          Send it by email
          <span class="sub">In the language of the school. The link is shown here as well.</span>
        </span>
      </label>
    </Form>
  );
}
