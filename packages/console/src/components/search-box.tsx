import { searchHint, useSearchText } from '../lib/use-search-text.ts';

interface SearchBoxProps {
  /** What can be entered. */
  label: string;
  /** What is searched now. */
  current: string;
  onSearch: (text: string) => void;
}

/** A search: Enter or leaving the field starts it, and `/` moves to it. */
export function SearchBox({ label, current, onSearch }: SearchBoxProps) {
  const { text, setText, search, onEscape } = useSearchText(current, onSearch);
  const submit = (event: Event) => {
    event.preventDefault();
    search(text.trim());
  };
  return (
    <form onSubmit={submit} onKeyDown={onEscape}>
      <input
        type="search"
        placeholder={searchHint(label)}
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
