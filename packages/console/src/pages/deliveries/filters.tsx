import { events } from 'virtual:catalog';
import { useEffect, useState } from 'preact/hooks';
import { Choice, type Options } from '../../components/choice.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { TimeFilter } from '../../components/time-filter.tsx';
import { endpoints, loadEndpoints, nameOf } from '../../lib/endpoints.ts';
import { place, setQuery } from '../../lib/router.ts';
import { errorWords } from './words.ts';

const statuses: Options = [
  ['waiting', 'waiting (pending or held)'],
  ...['succeeded', 'retrying', 'failed', 'pending', 'held', 'cancelled'].map(
    (status) => [status, status] as const,
  ),
];
const classes: Options = [
  ['2xx', '2xx'],
  ['3xx', '3xx redirect'],
  ['4xx', '4xx'],
  ['5xx', '5xx'],
  ['none', 'no response'],
];
const errors: Options = Object.entries(errorWords).map(([name, { short }]) => [name, short] as const);

/** The filters of the log. All of them are in the URL. */
export function Filters() {
  const { query } = place.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (endpoints.peek().size === 0) void loadEndpoints().catch(() => {});
  }, []);
  const hooks: Options = [...endpoints.value.values()].map(
    (webhook) => [webhook.id, nameOf(webhook)] as const,
  );
  const isFiltered = [...query.keys()].length > 0;
  return (
    <search class={`filters folded${open ? ' open' : ''}`}>
      <Search />
      <button type="button" class="button unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
        Filters
      </button>
      <Choice name="status" label="Status" any="Attempts made" options={statuses} />
      <Choice name="webhook_id" label="Endpoint" any="Any endpoint" options={hooks} />
      <Choice
        name="event_type"
        label="Event"
        any="Any event"
        options={events.map(({ type }) => [type, type] as const)}
      />
      <Choice name="status_class" label="Response" any="Any response" options={classes} />
      <Choice name="error" label="Error" any="Any error" options={errors} />
      <TimeFilter after="created_after" before="created_before" />
      {isFiltered && (
        <a class="button small" href="/settings/deliveries">
          Clear filters
        </a>
      )}
    </search>
  );
}

function Search() {
  const { query } = place.value;
  const search = (value: string) => {
    const isEvent = value.startsWith('evt_');
    setQuery({ event_id: isEvent ? value : undefined, resource_id: isEvent ? undefined : value });
  };
  return (
    <SearchBox
      label="Record or event id"
      current={query.get('resource_id') ?? query.get('event_id') ?? ''}
      onSearch={search}
    />
  );
}
