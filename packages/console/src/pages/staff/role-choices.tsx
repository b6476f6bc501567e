import { roleScopes } from 'virtual:catalog';
import { can } from '../../lib/session.ts';
import { named, roles } from './words.ts';

/** Whether whoever is signed in may give a role: only with all of its scopes. */
const canGive = (role: string): boolean => (roleScopes[role] ?? []).every(can);

interface RoleChoicesProps {
  chosen: readonly string[];
  onChange: (role: string, isChosen: boolean) => void;
}

export function RoleChoices({ chosen, onChange }: RoleChoicesProps) {
  return (
    <fieldset>
      <legend>Roles, for the whole school</legend>
      <div class="days">
        {roles.map((role) => (
          <label
            key={role}
            class="choice"
            title={canGive(role) ? '' : 'You cannot give a role that allows more than you may do yourself'}
          >
            <input
              type="checkbox"
              disabled={!canGive(role) && !chosen.includes(role)}
              checked={chosen.includes(role)}
              onChange={(event) => onChange(role, event.currentTarget.checked)}
            />
            <span>{named(role)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
