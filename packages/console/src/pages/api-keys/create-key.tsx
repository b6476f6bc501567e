import { scopes as catalog } from 'virtual:catalog';
import type { ApiKeyCreate, ApiKeyWithSecret } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import type { Options } from '../../components/choice.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField, TextField } from '../../components/inputs.tsx';
import { api } from '../../lib/api.ts';
import { can } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

const kinds = Map.groupBy(Object.entries(catalog), ([scope]) =>
  scope.startsWith('read:') ? 'Read' : scope.startsWith('write:') ? 'Write' : 'Special rights',
);
const lifetimes: Options = [
  ['0', 'never, or with your own key'],
  ['30', 'in 30 days'],
  ['90', 'in 90 days'],
  ['365', 'in a year'],
];

interface CreateProps {
  onCreated: (created: ApiKeyWithSecret) => void;
  onClose: () => void;
}

export function CreateKey({ onCreated, onClose }: CreateProps) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(0);
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const action = useAction(async () => {
    const expires = days > 0 ? { expires_at: new Date(Date.now() + days * 86_400_000).toISOString() } : {};
    // The scopes come from the catalog of the same document.
    onCreated(await api.apiKeys.create({ name, scopes: [...scopes] as ApiKeyCreate['scopes'], ...expires }));
    return undefined;
  });
  const toggle = (scope: string, on: boolean) =>
    setScopes(on ? [...scopes, scope] : scopes.filter((each) => each !== scope));
  return (
    <Form
      name="Create an API key"
      look="panel"
      action={action}
      onSubmit={action.run}
      submit="Create key"
      scope="admin:school"
      missing={scopes.length === 0 && 'Choose at least one scope.'}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What the key is for, such as “Attendance kiosk”."
        field="name"
        required
        maxLength={200}
        value={name}
        onInput={setName}
      />
      <SelectField
        label="Expires"
        field="expires_at"
        value={days}
        options={lifetimes}
        onChange={(value) => setDays(Number(value))}
      />
      <fieldset class="scopes">
        <legend>Scopes</legend>
        {[...kinds].map(([kind, own]) => (
          <section key={kind} aria-label={kind}>
            <h3>{kind}</h3>
            {own.map(([scope, meaning]) => (
              <label key={scope} class="choice" title={can(scope) ? '' : 'Your own key lacks this scope'}>
                <input
                  type="checkbox"
                  disabled={!can(scope)}
                  checked={scopes.includes(scope)}
                  onChange={(event) => toggle(scope, event.currentTarget.checked)}
                />
                <span>
                  <code>{scope}</code>
                  <span class="sub">{meaning}</span>
                </span>
              </label>
            ))}
          </section>
        ))}
      </fieldset>
    </Form>
  );
}
