import { scopes as catalog } from 'virtual:catalog';
import { can } from '../../lib/session.ts';

interface Family {
  name: string;
  read: string;
  /** Undefined if its records are not written with a scope. */
  write: string | undefined;
}

/** The scope for writing that belongs to one for reading, if it does not have its name. */
const writes: Readonly<Record<string, string>> = { 'read:events': 'write:webhooks' };
const names: Readonly<Record<string, string>> = {
  'read:events': 'Webhooks and events',
  'read:audit': 'Audit log',
  'read:request-log': 'Request log',
  'read:medical': 'Medical notes',
};

const all = Object.keys(catalog);
/** What a key may do beyond its families of records. */
const special = all.filter((scope) => !/^(?:read|write):/.test(scope) || scope === 'read:sensitive');

const families: readonly Family[] = all
  .filter((scope) => scope.startsWith('read:') && !special.includes(scope))
  .map((read) => {
    const write = writes[read] ?? read.replace('read:', 'write:');
    const noun = read.slice('read:'.length);
    return {
      name: names[read] ?? noun.replace(/^./, (letter) => letter.toUpperCase()),
      read,
      write: all.includes(write) ? write : undefined,
    };
  });

interface PickerProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Chooses what a key may do: nothing, read or write for each family of records, and special rights one by one. */
export function ScopePicker({ value, onChange }: PickerProps) {
  const set = (own: readonly (string | undefined)[], chosen: readonly (string | undefined)[]) => {
    const next = new Set([...value.filter((scope) => !own.includes(scope)), ...chosen]);
    onChange(all.filter((scope) => next.has(scope)));
  };
  return (
    <div class="scope-picker">
      <fieldset>
        <legend>Records</legend>
        <p class="hint">Write includes read.</p>
        <div class="scope-families">
          {families.map((family) => (
            <FamilyLevel key={family.read} family={family} value={value} onChange={set} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Special rights</legend>
        {special.map((scope) => (
          <label key={scope} class="choice" title={can(scope) ? '' : 'Your own key lacks this scope'}>
            <input
              type="checkbox"
              disabled={!can(scope)}
              checked={value.includes(scope)}
              onChange={(event) => set([scope], event.currentTarget.checked ? [scope] : [])}
            />
            <span>
              <code>{scope}</code>
              <span class="sub">{catalog[scope]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" class="hint scope-result">
        {value.length === 0 ? 'No scope is chosen.' : value.map((scope) => <code key={scope}>{scope}</code>)}
      </p>
    </div>
  );
}

interface FamilyProps {
  family: Family;
  value: readonly string[];
  onChange: (own: readonly (string | undefined)[], chosen: readonly (string | undefined)[]) => void;
}

function FamilyLevel({ family: { name, read, write }, value, onChange }: FamilyProps) {
  const level =
    write !== undefined && value.includes(write) ? 'write' : value.includes(read) ? 'read' : 'none';
  const own = [read, write];
  const options = [
    { id: 'none', label: 'None', scopes: [], isOff: false, meaning: 'No access' },
    { id: 'read', label: 'Read', scopes: [read], isOff: !can(read), meaning: catalog[read] },
    ...(write === undefined
      ? []
      : [
          {
            id: 'write',
            label: 'Write',
            scopes: [read, write],
            isOff: !can(read) || !can(write),
            meaning: catalog[write],
          },
        ]),
  ];
  return (
    <div class="scope-family" role="radiogroup" aria-label={name}>
      <span class="scope-name">{name}</span>
      {options.map(({ id, label, scopes, isOff, meaning }) => (
        <label key={id} class="choice" title={isOff ? 'Your own key lacks this scope' : meaning}>
          <input
            type="radio"
            name={`scope-${read}`}
            aria-label={`${name}: ${label}`}
            disabled={isOff}
            checked={level === id}
            onChange={() => onChange(own, scopes)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
