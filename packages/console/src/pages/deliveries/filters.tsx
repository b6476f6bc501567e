import { events } from 'virtual:catalog';
import { useEffect, useState } from 'preact/hooks';
import { Choice, type Options } from '../../components/choice.tsx';
import { ClearFilters } from '../../components/log.tsx';
import { NameSearch } from '../../components/name-search.tsx';
import { TimeFilter } from '../../components/time-filter.tsx';
import { endpoints, nameOf, showEndpoints } from '../../lib/endpoints.ts';
import { place, setQuery } from '../../lib/router.ts';
import { errorWords } from './words.ts';

const statuses: Options = [
  ['waiting', 'waiting (pending or held)'],
  ['succeeded', 'succeeded'],
  ['retrying', 'retrying (one follows)'],
  ['failed', 'failed (also retried)'],
  ['given_up', 'given up (not retried)'],
  ['pending', 'pending'],
  ['held', 'held'],
  ['cancelled', 'cancelled'],
];
/** What the attempts of a status are, where the word could be taken for another one. */
const meanings: Record<string, string> = {
  retrying: 'Attempts that failed and are followed by another one, which waits or is being made.',
  failed:
    'Attempts that failed and are over: those that were tried again since, perhaps with success, redeliveries, and those that were given up. “Given up” has only the latter.',
  given_up:
    'Attempts that failed and after which no other one was to come. Their events may have been recovered or redelivered since: the page of an event says so. The figure “Given up” counts them, without tests.',
};
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
    if (endpoints.peek().size === 0) showEndpoints();
  }, []);
  const hooks: Options = [...endpoints.value.values()].map(
    (webhook) => [webhook.id, nameOf(webhook)] as const,
  );
  const isFiltered = [...query.keys()].length > 0;
  const meaning = meanings[query.get('status') ?? ''];
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
      <TimeFilter after="sent_since" before="sent_before" />
      {isFiltered && <ClearFilters small />}
      {meaning && <p class="hint meaning">{meaning}</p>}
    </search>
  );
}

const searched = ['resource_id', 'event_id', 'webhook_id'] as const;

function filterOf(id: string): (typeof searched)[number] {
  if (endpoints.value.has(id)) return 'webhook_id';
  return id.startsWith('evt_') ? 'event_id' : 'resource_id';
}

function Search() {
  const { query } = place.value;
  const now = searched.find((name) => query.has(name));
  const search = (id: string) => {
    if (id === '') return now && setQuery({ [now]: undefined });
    const name = filterOf(id);
    // An event is about one record, and an endpoint receives those of many.
    const others = name === 'webhook_id' ? {} : { event_id: undefined, resource_id: undefined };
    setQuery({ ...others, [name]: id });
  };
  return (
    <NameSearch
      label="Endpoint, person, record or event id"
      current={(now && query.get(now)) ?? ''}
      kinds={['learner', 'staff member', 'guardian']}
      withEndpoints
      onSearch={search}
    />
  );
}
