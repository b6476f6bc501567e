import type { Ref } from 'preact';
import type { Options } from './choice.tsx';
import { type Described, Field } from './field.tsx';

interface TextFieldProps extends Described {
  value: string;
  onInput: (value: string) => void;
  type?: 'text' | 'password' | 'url' | 'time';
  /** Text for machines, such as a key: it is neither completed, capitalised nor checked for spelling. */
  verbatim?: boolean;
  required?: boolean;
  maxLength?: number;
  pattern?: string;
  placeholder?: string;
  name?: string;
  class?: string;
  input?: Ref<HTMLInputElement>;
}

const asItIs = { autoComplete: 'off', autoCapitalize: 'off', spellcheck: false } as const;

/** A field of one line of text. */
export function TextField({
  label,
  hint,
  field,
  problem,
  onInput,
  input = null,
  verbatim = false,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} {...(field && { field })}>
      {(props) => (
        <input
          {...rest}
          {...props}
          {...(verbatim && asItIs)}
          ref={input}
          // All of these types have the same attributes, which Preact's types cannot express.
          type={type as 'text'}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps extends Described {
  value: string | number;
  options: Options;
  onChange: (value: string) => void;
  /** Options that cannot be chosen. */
  isOff?: (value: string) => boolean;
}

/** A field with one of some values. */
export function SelectField({ options, value, onChange, isOff, ...described }: SelectFieldProps) {
  return (
    <Field {...described}>
      {(props) => (
        <select {...props} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each} disabled={isOff?.(each) ?? false}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
