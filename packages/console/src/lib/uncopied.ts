import { useEffect } from 'preact/hooks';
import { isTyped } from './typed.ts';

/** What is shown once and was not copied yet. */
const uncopied = new Set<string>();

const question = (): string =>
  `You have not copied the ${[...uncopied].join(' and the ')}. It is not shown again. Leave the page?`;

/** Notes that a page shows something that will not be shown again, until it is copied or the page is left. */
export function useUncopied(what: string, isCopied: boolean): void {
  useEffect(() => {
    if (isCopied) return undefined;
    uncopied.add(what);
    return () => void uncopied.delete(what);
  }, [what, isCopied]);
}

/** Whether the page may be left: nothing would be lost, or the person says so. */
export const mayLeave = (): boolean => uncopied.size === 0 || window.confirm(question());

/** The browser asks in its own words before it leaves the screen. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (uncopied.size > 0 || isTyped()) event.preventDefault();
  });
}
