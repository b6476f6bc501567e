import { events } from 'virtual:catalog';
import { useState } from 'preact/hooks';
import { JsonView } from '../../components/json-view.tsx';
import { can } from '../../lib/session.ts';

/** The event types by the noun in their names. */
const groups = Map.groupBy(events, ({ type }) => type.split('.')[0] ?? '');
const nameOf = (noun: string) => noun.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

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
  const [example, setExample] = useState<string>();
  const toggle = (type: string, on: boolean) =>
    onChange(on ? [...value, type] : value.filter((each) => each !== type));
  return (
    <fieldset class="events">
      <legend>Events</legend>
      <label class="choice">
        <input type="radio" name="which" checked={isAll} onChange={() => onChange(['*'])} />
        <span>
          All events
          <span class="sub">
            whose records your API key may read, including those that are added to the endpoint's version
            later
          </span>
        </span>
      </label>
      <label class="choice">
        <input type="radio" name="which" checked={!isAll} onChange={() => onChange([])} />
        <span>Only these events</span>
      </label>
      {!isAll && (
        <div class="event-groups">
          {[...groups].map(([noun, own]) => (
            <section key={noun} aria-label={nameOf(noun)}>
              <h3>{nameOf(noun)}</h3>
              {own.map(({ type, summary, since, scope, example: body }) => (
                <div key={type} class="event">
                  <label class="choice">
                    <input
                      type="checkbox"
                      checked={value.includes(type)}
                      disabled={(since > version || !can(scope)) && !value.includes(type)}
                      onChange={(event) => toggle(type, event.currentTarget.checked)}
                    />
                    <span>
                      <code>{type}</code>
                      <span class="sub">
                        {summary}
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
              ))}
            </section>
          ))}
        </div>
      )}
    </fieldset>
  );
}
