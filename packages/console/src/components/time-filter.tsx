import { useState } from 'preact/hooks';
import { zone } from '../lib/format.ts';
import { place, setQuery } from '../lib/router.ts';
import { ranges } from '../lib/time-range.ts';
import { TimeInput } from './time-input.tsx';

interface TimeFilterProps {
  /** The parameters of the API, which are those of the URL. */
  after: string;
  before: string;
}

/** A time range of a list: up to now, or between two times in the time zone of the school. */
export function TimeFilter({ after, before }: TimeFilterProps) {
  const { query } = place.value;
  const [from, to] = [query.get(after) ?? '', query.get(before) ?? ''];
  const [isOpen, setOpen] = useState(false);
  const isBetween = isOpen || from !== '' || to !== '';
  const choose = (value: string) => {
    setOpen(value === 'between');
    setQuery({ since: value === 'between' ? undefined : value, [after]: undefined, [before]: undefined });
  };
  const since = isBetween ? 'between' : (query.get('since') ?? '');
  return (
    <>
      <select
        aria-label="Time"
        class={since ? 'set' : ''}
        value={since}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">Any time</option>
        {ranges.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value="between">between …</option>
      </select>
      {isBetween && (
        <fieldset class="between">
          <legend class="hidden">Between, in {zone()}</legend>
          <TimeInput label="From" value={from} onChange={(value) => setQuery({ [after]: value })} />
          <span class="quiet">to</span>
          <TimeInput label="Until" value={to} onChange={(value) => setQuery({ [before]: value })} />
          <span class="hint">{zone()}</span>
        </fieldset>
      )}
    </>
  );
}
