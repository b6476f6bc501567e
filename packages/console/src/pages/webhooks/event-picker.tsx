import { events, scopes } from 'virtual:catalog';
import { useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { JsonView } from '../../components/json-view.tsx';
import { count } from '../../lib/format.ts';
import { can } from '../../lib/session.ts';

type CatalogEvent = (typeof events)[number];

/** The families of records, in the order of the scopes for reading them, each with its event types by name. */
const families = Object.keys(scopes)
  .map((scope) => ({
    name: familyOf(scope),
    own: events.filter((event) => event.scope === scope).sort((a, b) => (a.type < b.type ? -1 : 1)),
  }))
  .filter(({ own }) => own.length > 0);

function familyOf(scope: string): string {
  const noun = scope.slice('read:'.length);
  return noun === 'events' ? 'Endpoints' : noun.replace(/^./, (letter) => letter.toUpperCase());
}

const order = new Map(families.flatMap(({ own }) => own).map(({ type }, index) => [type, index]));

interface PickerProps {
  /** `['*']` for all events. */
  value: readonly string[];
  /** Events that later versions added cannot be chosen. */
  version: string;
  onChange: (value: string[]) => void;
}

/** Chooses event types from the catalog, each with its meaning and an example. */
export function EventPicker({ value, version, onChange }: PickerProps) {
  const isAll = value.includes('*');
  return (
    <fieldset class="events">
      <legend>Events</legend>
      <label class="choice">
        <input type="radio" name="which" checked={isAll} onChange={() => onChange(['*'])} />
        <span>
          All events
          <span class="sub">
            whose records you may read, including those that are added to the endpoint's version later
          </span>
        </span>
      </label>
      <label class="choice">
        <input type="radio" name="which" checked={!isAll} onChange={() => onChange([])} />
        <span>Only these events</span>
      </label>
      {!isAll && <Groups value={value} version={version} onChange={onChange} />}
    </fieldset>
  );
}

function Groups({ value, version, onChange }: PickerProps) {
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ type, summary }: CatalogEvent) =>
    words.every((word) => `${type} ${summary}`.toLowerCase().includes(word));
  const shown = families
    .map(({ name, own }) => ({ name, own: own.filter(matches) }))
    .filter(({ own }) => own.length > 0);
  const set = (types: readonly string[], on: boolean) => {
    const others = value.filter((type) => !types.includes(type));
    const next = on ? [...others, ...types] : others;
    onChange(next.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
  };
  return (
    <>
      <div class="picker-head">
        <input
          type="search"
          aria-label="Search events"
          placeholder="Search events"
          autoComplete="off"
          spellcheck={false}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <span role="status">
          {value.length} of {count(events.length, 'event')} selected
          {words.length > 0 && `; ${shown.flatMap(({ own }) => own).length} shown`}
        </span>
        {value.length > 0 && (
          <button type="button" class="link" onClick={() => onChange([])}>
            Clear
          </button>
        )}
      </div>
      {shown.length === 0 && <p class="quiet">No event matches.</p>}
      <div class="event-groups">
        {shown.map(({ name, own }) => (
          <Group key={name} {...{ name, own, value, version }} isPart={words.length > 0} onChange={set} />
        ))}
      </div>
    </>
  );
}

/** On a phone, the list of all events is longer than anybody scrolls. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 760px)').matches;

interface GroupProps {
  name: string;
  own: readonly CatalogEvent[];
  value: readonly string[];
  version: string;
  /** Whether only those that match a search are shown. */
  isPart: boolean;
  onChange: (types: readonly string[], on: boolean) => void;
}

function Group({ name, own, value, version, isPart, onChange }: GroupProps) {
  const [example, setExample] = useState<string>();
  const isOff = ({ type, since, scope }: CatalogEvent) =>
    (since > version || !can(scope)) && !value.includes(type);
  const available = own.filter((event) => !isOff(event)).map(({ type }) => type);
  const chosen = available.filter((type) => value.includes(type)).length;
  const isWhole = chosen > 0 && chosen === available.length;
  const [folded, setFolded] = useState(() => isNarrow() && chosen === 0);
  // What a search has found is always shown.
  const isOpen = isPart || !folded;
  return (
    <section aria-label={name}>
      <div class="group-head">
        <label class="choice">
          <input
            type="checkbox"
            aria-label={isPart ? `All of ${name} that match` : `All of ${name}`}
            disabled={available.length === 0}
            checked={isWhole}
            indeterminate={chosen > 0 && !isWhole}
            onChange={() => onChange(available, !isWhole)}
          />
          <span>
            {name}{' '}
            <span class="quiet">
              {chosen} of {own.length}
            </span>
          </span>
        </label>
        {!isPart && (
          <button
            type="button"
            class="fold"
            aria-expanded={isOpen}
            aria-label={`Events of ${name}`}
            onClick={() => setFolded(isOpen)}
          >
            <Icon name="next" />
          </button>
        )}
      </div>
      {(isOpen ? own : []).map((event) => {
        const { type, summary, since, scope, example: body } = event;
        return (
          <div key={type} class="event">
            <label class="choice">
              <input
                type="checkbox"
                checked={value.includes(type)}
                disabled={isOff(event)}
                onChange={({ currentTarget }) => onChange([type], currentTarget.checked)}
              />
              <span>
                <code>{type}</code>
                <span class="sub">
                  {summary.replaceAll('`', '')}
                  {since > version && `; from version ${since}`}
                  {!can(scope) && `; you lack ${scope}`}
                </span>
              </span>
            </label>
            <button
              type="button"
              class="link"
              aria-expanded={example === type}
              aria-label={`Example of ${type}`}
              onClick={() => setExample(example === type ? undefined : type)}
            >
              Example
            </button>
            {example === type && (
              <JsonView text={JSON.stringify(body, null, 2)} what={`example of ${type}`} />
            )}
          </div>
        );
      })}
    </section>
  );
}
