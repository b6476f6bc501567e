import { useState } from 'preact/hooks';
import { Copy } from './copy.tsx';
import { JsonNode } from './json-node.tsx';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A text, highlighted and foldable if it is JSON, and as it was sent. */
export function JsonView({ text, what }: { text: string; what: string }) {
  const value = parse(text);
  const [raw, setRaw] = useState(false);
  const [search, setSearch] = useState('');
  if (text === '') return <p class="quiet">No body.</p>;
  const isRaw = raw || value === undefined;
  return (
    <div class="code">
      <div class="code-bar">
        {value !== undefined && (
          <>
            <button type="button" class="tab" aria-pressed={!raw} onClick={() => setRaw(false)}>
              Formatted
            </button>
            <button type="button" class="tab" aria-pressed={raw} onClick={() => setRaw(true)}>
              Raw
            </button>
          </>
        )}
        {!isRaw && (
          <input
            type="search"
            placeholder="Search in JSON"
            aria-label={`Search in ${what}`}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <Copy text={text} what={what} label="Copy" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section class="scroll" tabIndex={0} aria-label={what}>
        <pre>{isRaw ? text : <JsonNode value={value} search={search.toLowerCase()} />}</pre>
      </section>
    </div>
  );
}
