import { place, setQuery } from '../lib/router.ts';

export type Options = readonly (readonly [value: string, label: string])[];

interface ChoiceProps {
  /** The parameter of the URL. */
  name: string;
  label: string;
  /** What is chosen without a value. */
  any: string;
  options: Options;
}

/** A filter of a list with its value in the URL. */
export function Choice({ name, label, any, options }: ChoiceProps) {
  const value = place.value.query.get(name) ?? '';
  const isKnown = value === '' || options.some(([each]) => each === value);
  return (
    <select
      aria-label={label}
      class={value ? 'set' : ''}
      value={value}
      onChange={(event) => setQuery({ [name]: event.currentTarget.value })}
    >
      <option value="">{any}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
