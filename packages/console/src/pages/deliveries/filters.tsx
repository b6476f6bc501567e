import { events } from 'virtual:catalog';
import { useEffect, useState } from 'preact/hooks';
import { endpoints, loadEndpoints, shortUrl } from '../../lib/endpoints.ts';
import { place, setQuery } from '../../lib/router.ts';
import { errorWords } from './words.ts';

type Options = readonly (readonly [value: string, label: string])[];

const statuses: Options = ['succeeded', 'retrying', 'failed', 'pending', 'held', 'cancelled'].map(
  (status) => [status, status] as const,
);
const classes: Options = [
  ['2xx', '2xx'],
  ['3xx', '3xx redirect'],
  ['4xx', '4xx'],
  ['5xx', '5xx'],
  ['none', 'no response'],
];
const ranges: Options = [
  ['1h', 'last hour'],
  ['24h', 'last 24 hours'],
  ['7d', 'last 7 days'],
];
const errors: Options = Object.entries(errorWords).map(([name, { short }]) => [name, short] as const);

/** The filters of the log. All of them are in the URL. */
export function Filters() {
  const { query } = place.value;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (endpoints.peek().size === 0) void loadEndpoints().catch(() => {});
  }, []);
  const hooks: Options = [...endpoints.value.values()].map(({ id, url }) => [id, shortUrl(url)] as const);
  const isFiltered = [...query.keys()].length > 0;
  return (
    <search class={`filters folded${open ? ' open' : ''}`}>
      <Search />
      <button type="button" class="button unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
        Filters
      </button>
      <Choice name="status" label="Any status" options={statuses} />
      <Choice name="webhook_id" label="Any endpoint" options={hooks} />
      <Choice name="event_type" label="Any event" options={events.map(({ type }) => [type, type] as const)} />
      <Choice name="status_class" label="Any response" options={classes} />
      <Choice name="error" label="Any error" options={errors} />
      <Choice name="since" label="Any time" options={ranges} />
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
  const current = query.get('resource_id') ?? query.get('event_id') ?? '';
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const submit = (event: Event) => {
    event.preventDefault();
    const value = text.trim();
    const isEvent = value.startsWith('evt_');
    setQuery({ event_id: isEvent ? value : undefined, resource_id: isEvent ? undefined : value });
  };
  return (
    <form onSubmit={submit}>
      <input
        type="search"
        name="id"
        placeholder="Record or event id  ( / )"
        aria-label="Record or event id"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
      />
    </form>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: Options }) {
  const value = place.value.query.get(name) ?? '';
  const isKnown = value === '' || options.some(([each]) => each === value);
  return (
    <select
      aria-label={label.replace('Any ', '').replace(/^./, (letter) => letter.toUpperCase())}
      class={value ? 'set' : ''}
      value={value}
      onChange={(event) => setQuery({ [name]: event.currentTarget.value })}
    >
      <option value="">{label}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
