import { useContext } from 'preact/hooks';
import { FormError, problemOf } from '../../components/field.tsx';

/** Changes of the additional headers, as they are being entered. */
export interface HeaderDrafts {
  added: readonly { name: string; value: string }[];
  /** Names of headers that the endpoint has. */
  removed: readonly string[];
}

/** What an update sends: null removes a header. */
export const headerChanges = ({ added, removed }: HeaderDrafts): Record<string, string | null> =>
  Object.fromEntries([
    ...removed
      .filter((name) => !added.some((header) => header.name.trim().toLowerCase() === name.toLowerCase()))
      .map((name) => [name, null] as const),
    ...added.map(({ name, value }) => [name.trim(), value] as const),
  ]);

interface HeaderProps {
  /** The names of the headers that the endpoint has. Their values are not shown. */
  names: readonly string[];
  value: HeaderDrafts;
  onChange: (value: HeaderDrafts) => void;
}

/** The additional headers of an endpoint. */
export function HeaderFields({ names, value: { added, removed }, onChange }: HeaderProps) {
  const problem = problemOf(useContext(FormError), 'headers');
  const set = (index: number, header: HeaderDrafts['added'][number]) =>
    onChange({ removed, added: added.map((each, at) => (at === index ? header : each)) });
  const toggle = (name: string) =>
    onChange({
      added,
      removed: removed.includes(name) ? removed.filter((each) => each !== name) : [...removed, name],
    });
  return (
    <fieldset class="rows">
      <legend>Headers</legend>
      <p class="hint">
        Sent with each delivery, such as Authorization for a gateway. Values are stored encrypted and never
        shown again; to replace one, add a header with its name.
      </p>
      {names.map((name) => (
        <div key={name} class="row-fields">
          <code class={removed.includes(name) ? 'removed' : ''}>{name}: ••••••</code>
          <button
            type="button"
            class="button small"
            aria-pressed={removed.includes(name)}
            aria-label={`Remove ${name}`}
            onClick={() => toggle(name)}
          >
            {removed.includes(name) ? 'Will be removed' : 'Remove'}
          </button>
        </div>
      ))}
      {added.map((header, index) => (
        <div key={index} class="row-fields">
          <input
            type="text"
            aria-label={`Name of header ${index + 1}`}
            placeholder="Name"
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            required
            maxLength={64}
            value={header.name}
            onInput={(event) => set(index, { ...header, name: event.currentTarget.value })}
          />
          <input
            type="password"
            aria-label={`Value of header ${index + 1}`}
            placeholder="Value"
            autoComplete="off"
            required
            maxLength={2048}
            value={header.value}
            onInput={(event) => set(index, { ...header, value: event.currentTarget.value })}
          />
          <button
            type="button"
            class="button small"
            aria-label={`Remove header ${index + 1}`}
            onClick={() => onChange({ removed, added: added.filter((_, at) => at !== index) })}
          >
            Remove
          </button>
        </div>
      ))}
      {problem && (
        <p class="invalid" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        class="button small"
        onClick={() => onChange({ removed, added: [...added, { name: '', value: '' }] })}
      >
        Add header
      </button>
    </fieldset>
  );
}
