import type { ApiKeyCreate, ApiKeyWithSecret } from '@rollbook/sdk';
import { useMemo, useState } from 'preact/hooks';
import type { Options } from '../../components/choice.tsx';
import { Form } from '../../components/form.tsx';
import { SelectField, TextField } from '../../components/inputs.tsx';
import { api } from '../../lib/api.ts';
import { serverNow } from '../../lib/clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { ScopePicker } from './scope-picker.tsx';

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
  // One time, however often the form is sent: another one would be another request, and make another key.
  const expires = useMemo(
    () => (days > 0 ? { expires_at: new Date(serverNow() + days * 86_400_000).toISOString() } : {}),
    [days],
  );
  const action = useAction(async () => {
    // The scopes come from the catalog of the same document.
    onCreated(await api.apiKeys.create({ name, scopes: [...scopes] as ApiKeyCreate['scopes'], ...expires }));
    return undefined;
  });
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
      <ScopePicker value={scopes} onChange={setScopes} />
    </Form>
  );
}
