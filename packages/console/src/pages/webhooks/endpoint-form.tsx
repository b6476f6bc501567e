import { versions } from 'virtual:catalog';
import type { WebhookCreate } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { Form } from '../../components/form.tsx';
import { SelectField, TextField } from '../../components/inputs.tsx';
import { session } from '../../lib/session.ts';
import type { Action } from '../../lib/use-action.ts';
import { checkUrl } from './check-url.ts';
import { EventPicker } from './event-picker.tsx';
import { conditionsOf, draftsOf, type FilterDraft, FilterFields } from './filter-fields.tsx';
import { type HeaderDrafts, HeaderFields, headerChanges } from './header-fields.tsx';

export interface Entered {
  url: string;
  description: string | null;
  events: WebhookCreate['events'];
  filters: NonNullable<WebhookCreate['filters']>;
  max_deliveries_per_second: number | null;
  /** Those that are set, and null for those that are removed. */
  headers: Record<string, string | null>;
  version: string;
}

interface FormProps {
  initial: {
    url: string;
    description: string | null;
    events: readonly string[];
    version?: string;
    filters?: Entered['filters'];
    max_deliveries_per_second?: number | null;
    header_names?: readonly string[];
  };
  label: string;
  action: Action<[Entered]>;
  /** If the form was opened. */
  onClose?: () => void;
}

/** The fields of an endpoint that its owner sets. */
export function EndpointForm({ initial, label, action, onClose }: FormProps) {
  const [url, setUrl] = useState(initial.url);
  const [description, setDescription] = useState(initial.description ?? '');
  const [events, setEvents] = useState<readonly string[]>(initial.events);
  const [filters, setFilters] = useState<readonly FilterDraft[]>(draftsOf(initial.filters ?? []));
  const [limit, setLimit] = useState(String(initial.max_deliveries_per_second ?? ''));
  const [headers, setHeaders] = useState<HeaderDrafts>({ added: [], removed: [] });
  const lowest = initial.version ?? versions[0] ?? '';
  const [version, setVersion] = useState(initial.version ?? versions.at(-1) ?? '');
  const mode = session.value?.signed_in ? session.value.mode : 'live';
  const problem = checkUrl(url, mode);
  const submit = () =>
    action.run({
      url: url.trim(),
      description: description.trim() || null,
      // The types come from the catalog of the same document.
      events: [...events] as Entered['events'],
      version,
      filters: conditionsOf(filters),
      max_deliveries_per_second: limit.trim() === '' ? null : Number(limit),
      headers: headerChanges(headers),
    });
  return (
    <Form
      name={label}
      action={action}
      onSubmit={submit}
      submit={label}
      scope="write:webhooks"
      disabled={problem !== undefined}
      missing={events.length === 0 && 'Choose at least one event.'}
      {...(onClose && { onClose, look: 'panel' as const, close: 'Close' })}
    >
      <TextField
        label="URL"
        hint={
          mode === 'live'
            ? 'An https address that is reachable from the internet.'
            : 'Test schools can also use http. To receive events on your own machine, run rollbook listen.'
        }
        field="url"
        problem={problem}
        type="url"
        required
        maxLength={2048}
        placeholder="https://example.org/hooks/rollbook"
        value={url}
        onInput={setUrl}
      />
      <TextField
        label="Description"
        hint="What the endpoint is for. Optional."
        field="description"
        maxLength={255}
        value={description}
        onInput={setDescription}
      />
      <SelectField
        label="Version"
        hint="API version of the payloads. It can be raised later, but not lowered."
        field="version"
        value={version}
        options={versions
          .toReversed()
          .map((each) => [each, each === versions.at(-1) ? `${each} (newest)` : each])}
        isOff={(each) => each < lowest}
        onChange={setVersion}
      />
      <EventPicker value={events} version={version} onChange={setEvents} />
      <FilterFields types={events} value={filters} onChange={setFilters} />
      <TextField
        label="Most deliveries per second"
        hint="From 1 to 1000, over all processes of the server; the others wait. Leave empty for no limit."
        field="max_deliveries_per_second"
        pattern="[0-9]{1,4}"
        value={limit}
        onInput={setLimit}
      />
      <HeaderFields names={initial.header_names ?? []} value={headers} onChange={setHeaders} />
    </Form>
  );
}
