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
  const planned = ofSchool.filter(({ starts_on: start }) => (start ?? '') > today);
  const over = ofSchool.filter(({ ends_on: end }) => end !== null && end < today);
  const ofParts = assignments.filter(({ scope_type }) => scope_type !== 'school');
  const before = [...new Set(held.map(({ role }): string => role))];
  /** What was chosen otherwise than it is: the other roles are those that the person has at present. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosen = [...new Set([...before, ...choices.keys()])].filter(
    (role) => choices.get(role) ?? before.includes(role),
  );
  /** The planned ones that do not begin. */
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  /** From when until when somebody gets a role that they had before or will have later: its times must not overlap. */
  const datesBeside = (role: string) => {
    const times = [...over, ...planned].filter((one) => one.role === role && !dropped.has(one.id));
    const [next] = times
      .flatMap(({ starts_on: start }) => (start !== null && start > today ? start : []))
      .sort();
    return { ...(times.length > 0 && { starts_on: today }), ...(next && { ends_on: dayBefore(next) }) };
  };
  const action = useAction(async () => {
    try {
      for (const { id } of planned.filter((one) => dropped.has(one.id)))
        await api.roleAssignments.archive(staffId, id);
      // Added first: the school must keep an owner.
      for (const role of chosen.filter((each) => !before.includes(each)))
        await api.roleAssignments.create(staffId, { role: role as Role, ...datesBeside(role) });
      for (const { id } of held.filter(({ role }) => !chosen.includes(role)))
        await api.roleAssignments.archive(staffId, id);
      setChoices((now) => new Map([...now].filter(([role, isChosen]) => choices.get(role) !== isChosen)));
    } catch (error) {
      // Some may have been saved before it. The list stays as it is: it may no longer have the person, nor this form then.
      await reload();
      throw error;
    }
    await Promise.all([reload(), onChange()]);
    return 'Saved';
  });
  const drop = (id: string, isDropped: boolean) =>
    setDropped(new Set([...dropped, id].filter((each) => isDropped || each !== id)));
  const removed = before.filter((role) => !chosen.includes(role));
  const ending = held.filter(({ ends_on: end }) => end !== null);
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
      <RoleChoices
        chosen={chosen}
        onChange={(role, isChosen) => setChoices((now) => new Map([...now, [role, isChosen]]))}
      />
      {action.error !== undefined && (
        <p>Roles at present: {before.length > 0 ? before.map(named).join(', ') : 'none'}.</p>
      )}
      {ending.length > 0 && <p class="hint">Held until a day: {listOf(ending)}.</p>}
      {planned.length > 0 && (
        <fieldset>
          <legend>Begin later</legend>
          <div class="days">
            {planned.map((one) => (
              <label key={one.id} class="choice">
                <input
                  type="checkbox"
                  checked={!dropped.has(one.id)}
                  onChange={({ currentTarget }) => drop(one.id, !currentTarget.checked)}
                />
                <span>
                  {named(one.role)} ({datesOf(one)})
                </span>
              </label>
            ))}
          </div>
          <p class="hint">One that you also choose above begins today, and ends when this one begins.</p>
        </fieldset>
      )}
      {over.length > 0 && <p class="hint">Held before: {listOf(over)}.</p>}
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

const listOf = (all: readonly RoleAssignment[]): string =>
  all.map((one) => `${named(one.role)} (${datesOf(one)})`).join(', ');

const datesOf = ({ starts_on: start, ends_on: end }: RoleAssignment): string =>
  [start && `from ${dayWords(start)}`, end && `to ${dayWords(end)}`].filter(Boolean).join(' ');
