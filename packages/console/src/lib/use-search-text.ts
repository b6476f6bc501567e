import { useEffect, useRef, useState } from 'preact/hooks';

/** Whether somebody uses a finger, so that there is hardly a keyboard with such keys. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** What is in an empty search field: its label, and with a keyboard the key that moves to it. */
export const searchHint = (label: string): string => (isTouched() ? label : `${label}  ( / )`);

interface SearchText {
  /** What is in the field. */
  text: string;
  setText: (text: string) => void;
  /** Searches for a text, unless it is searched already. */
  search: (entered: string) => void;
  /** The first Escape clears the search, the second leaves it. */
  onEscape: (event: KeyboardEvent) => void;
}

/** The text of a search field, which follows the search when something else changes it. */
export function useSearchText(current: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(current);
  // A search that the field itself has started leaves it alone: somebody may have typed on since.
  const started = useRef(current);
  useEffect(() => {
    if (current === started.current) return;
    started.current = current;
    setText(current);
  }, [current]);
  const search = (entered: string) => {
    if (entered === current) return;
    started.current = entered;
    onSearch(entered);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    setText('');
    search('');
  };
  return { text, setText, search, onEscape };
}
