import { useState } from 'preact/hooks';

interface NodeProps {
  value: unknown;
  search: string;
  name?: string;
  last?: boolean;
}

/** A value of JSON with its name; objects and lists fold. */
export function JsonNode({ value, search, name, last = true }: NodeProps) {
  const [open, setOpen] = useState(true);
  const label =
    name === undefined ? null : <Marked class="json-name" text={JSON.stringify(name)} search={search} />;
  const comma = last ? '' : ',';
  if (typeof value !== 'object' || value === null) {
    return (
      <div>
        {label}
        {label && ': '}
        <Marked
          class={`json-${value === null ? 'null' : typeof value}`}
          text={JSON.stringify(value)}
          search={search}
        />
        {comma}
      </div>
    );
  }
  const isList = Array.isArray(value);
  const entries: [string | undefined, unknown][] = isList
    ? value.map((each) => [undefined, each])
    : Object.entries(value);
  const [begin, end] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0)
    return (
      <div>
        {label}
        {label && ': '}
        {begin}
        {end}
        {comma}
      </div>
    );
  return (
    <div>
      <button type="button" class="json-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
        {label && ': '}
        {begin}
        {!open && ` ${entries.length} … ${end}${comma}`}
      </button>
      {open && (
        <>
          <div class="json-inner">
            {entries.map(([key, each], index) => (
              <JsonNode
                key={key ?? index}
                {...(key !== undefined && { name: key })}
                value={each}
                search={search}
                last={index === entries.length - 1}
              />
            ))}
          </div>
          <div>
            {end}
            {comma}
          </div>
        </>
      )}
    </div>
  );
}

function Marked({ text, search, ...rest }: { text: string; search: string; class: string }) {
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search);
  if (at === -1) return <span {...rest}>{text}</span>;
  return (
    <span {...rest}>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </span>
  );
}
