import { zone } from '../lib/format.ts';
import { instantOf, localOf } from '../lib/zoned.ts';

interface TimeInputProps {
  label?: string;
  /** ISO 8601; empty for none. */
  value: string;
  onChange: (value: string) => void;
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  required?: boolean;
}

/** A date and a time of day in the time zone of the school. */
export function TimeInput({ label, value, onChange, ...rest }: TimeInputProps) {
  const shown = Number.isNaN(Date.parse(value)) ? '' : localOf(value, zone());
  return (
    <input
      {...rest}
      type="datetime-local"
      aria-label={label}
      value={shown}
      onChange={({ currentTarget: { value: local } }) => onChange(local && instantOf(local, zone()))}
    />
  );
}
