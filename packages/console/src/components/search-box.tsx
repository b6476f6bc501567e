import { useEffect, useState } from 'preact/hooks';

interface SearchBoxProps {
  /** What can be entered. */
  label: string;
  /** What is searched now. */
  current: string;
  onSearch: (text: string) => void;
}

/** A search: Enter or leaving the field starts it, and `/` moves to it. */
export function SearchBox({ label, current, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const submit = (event: Event) => {
    event.preventDefault();
    const entered = text.trim();
    if (entered !== current) onSearch(entered);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears the search, the second leaves it.
    event.preventDefault();
    event.stopPropagation();
    setText('');
    if (current !== '') onSearch('');
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown}>
      <input
        type="search"
        placeholder={`${label}  ( / )`}
        aria-label={label}
        autoComplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
      />
    </form>
  );
}
