import { useEffect, useRef } from 'preact/hooks';

/** Whether a key is for a field, or for the browser. */
export const isTyping = ({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  metaKey ||
  ctrlKey ||
  altKey ||
  (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Moves through the rows of a table with `j` and `k`; Enter opens the row, Escape leaves the table. */
export function useRows<E extends HTMLElement>() {
  const table = useRef<E>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (isTyping(event)) {
        if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur();
        return;
      }
      const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      if (event.key === 'Escape' && at !== -1) links[at]?.blur();
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || links.length === 0) return;
      event.preventDefault();
      const next = links[at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + step))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  return table;
}
