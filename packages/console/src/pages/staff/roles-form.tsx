import type { RoleAssignment } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Form } from '../../components/form.tsx';
import { Loading } from '../../components/loading.tsx';
import { api } from '../../lib/api.ts';
import { schoolDay } from '../../lib/clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { useLoad } from '../../lib/use-load.ts';
import { RoleChoices } from './role-choices.tsx';
import { named, type Role } from './words.ts';

interface RolesFormProps {
  staffId: string;
  name: string;
  onChange: () => Promise<void>;
  onClose: () => void;
}

/** Changes the roles of a staff member for the whole school. Those for a part of it are only shown. */
export function RolesForm({ staffId, ...rest }: RolesFormProps) {
  const loaded = useLoad(staffId, (signal) =>
    api.roleAssignments.list(staffId, { limit: 100 }, { signal }).toArray({ limit: 200 }),
  );
  return (
    <Loading of={loaded} lines={2}>
      {(assignments) => (
        <Assigned staffId={staffId} assignments={assignments} reload={loaded.reload} {...rest} />
      )}
    </Loading>
  );
}

interface AssignedProps extends RolesFormProps {
  assignments: readonly RoleAssignment[];
  reload: () => Promise<void>;
}

function Assigned({ staffId, name, assignments, reload, onChange, onClose }: AssignedProps) {
  const today = schoolDay();
  const isHeld = ({ starts_on: start, ends_on: end }: RoleAssignment) =>
    (start ?? '') <= today && (end === null || end >= today);
  const ofSchool = assignments.filter(({ scope_type }) => scope_type === 'school');
  const held = ofSchool.filter(isHeld);
  const others = ofSchool.filter((one) => !isHeld(one));
  const ofParts = assignments.filter(({ scope_type }) => scope_type !== 'school');
  const before = [...new Set(held.map(({ role }): string => role))];
  const [chosen, setChosen] = useState(before);
  /** From when until when somebody gets a role that they had before or will have later: its times must not overlap. */
  const datesBeside = (role: string) => {
    const times = others.filter((one) => one.role === role);
    const [next] = times
      .flatMap(({ starts_on: start }) => (start !== null && start > today ? start : []))
      .sort();
    return { ...(times.length > 0 && { starts_on: today }), ...(next && { ends_on: dayBefore(next) }) };
  };
  const action = useAction(async () => {
    try {
      // Added first: the school must keep an owner.
      for (const role of chosen.filter((each) => !before.includes(each)))
        await api.roleAssignments.create(staffId, { role: role as Role, ...datesBeside(role) });
      for (const { id } of held.filter(({ role }) => !chosen.includes(role)))
        await api.roleAssignments.archive(staffId, id);
    } finally {
      // Also after an error: some may have been saved before it.
      await Promise.all([reload(), onChange()]);
    }
    return 'Saved';
  });
  const removed = before.filter((role) => !chosen.includes(role));
  return (
    <Form
      name={`Roles of ${name}`}
      look="confirm"
      action={action}
      onSubmit={action.run}
      submit="Save roles"
      scope="write:staff"
      onClose={onClose}
      close="Close"
    >
      <RoleChoices chosen={chosen} onChange={setChosen} />
      {action.error !== undefined && (
        <p>Roles at present: {before.length > 0 ? before.map(named).join(', ') : 'none'}.</p>
      )}
      {others.length > 0 && (
        <p class="hint">
          Not today: {others.map((one) => `${named(one.role)} (${datesOf(one)})`).join(', ')}. One of these
          that you choose begins today, and ends when the planned one begins.
        </p>
      )}
      {ofParts.length > 0 && (
        <p class="hint">
          Also for a part of the school, which allows nothing here:{' '}
          {ofParts.map(({ role, scope_type }) => `${named(role)} (${named(scope_type)})`).join(', ')}.
        </p>
      )}
      {removed.length > 0 && (
        <p>
          Open sessions of <bdi>{name}</bdi> that have what these roles allow end at once.
        </p>
      )}
    </Form>
  );
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const datesOf = ({ starts_on: start, ends_on: end }: RoleAssignment): string =>
  [start && `from ${dayWords(start)}`, end && `to ${dayWords(end)}`].filter(Boolean).join(' ');
