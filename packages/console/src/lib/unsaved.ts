import { useEffect, useState } from 'preact/hooks';

/** The forms of the page in which something was typed that is not saved. */
const forms = new Set<HTMLFormElement>();
/** What the page shows that will not be shown again, and was not copied yet. */
const uncopied = new Map<symbol, string>();

/** Whether something would be lost with the page. */
export const isUnsaved = (): boolean => forms.size > 0 || uncopied.size > 0;

/** Whether what was typed may be lost by leaving the page: nothing was, or the person says so. */
export const mayDropTyped = (): boolean =>
  forms.size === 0 || window.confirm('What you typed on this page is not saved. Leave the page?');

/** Whether what is shown once may be lost by leaving the page: it was copied, or the person says so. */
export const mayDropUncopied = (): boolean =>
  uncopied.size === 0 ||
  window.confirm(
    `You have not copied ${listOf([...uncopied.values()])}. ${uncopied.size === 1 ? 'It is' : 'They are'} not shown again. Leave the page?`,
  );

/** `the API key and 2 signing secrets`. */
const listOf = (all: readonly string[]): string =>
  Array.from(
    Map.groupBy(all, (what) => what),
    ([what, { length }]) => (length === 1 ? `the ${what}` : `${length} ${what}s`),
  ).join(' and ');

/** Whether a form has something that was typed since it was sent, which the outcome is not about. */
export interface Typed {
  isLater: boolean;
  sent: () => void;
  /** Whether what was typed in the form may be lost by closing it: nothing was, or the person says so. */
  mayDrop: () => boolean;
}

/** Notes whether something was typed in a form since it was last saved. */
export function useTyped(form: { current: HTMLFormElement | null }, done: string | undefined): Typed {
  const [isLater, setLater] = useState(false);
  const isDone = done !== undefined && !isLater;
  useEffect(() => {
    const { current: own } = form;
    if (!own) return undefined;
    // What is typed to sign in is no part of a page.
    const note = () => {
      // After the field has its new value: rendering it before would bring back the previous one.
      setTimeout(() => setLater(true));
      if (own.closest('.shell')) forms.add(own);
    };
    own.addEventListener('input', note);
    return () => {
      own.removeEventListener('input', note);
      forms.delete(own);
    };
  }, [form]);
  useEffect(() => {
    if (isDone && form.current) forms.delete(form.current);
  }, [form, isDone]);
  const mayDrop = () =>
    !(form.current && forms.has(form.current)) ||
    window.confirm('What you typed in this form is not saved. Close the form?');
  return { isLater, sent: () => setLater(false), mayDrop };
}

/** Notes that a page shows something that will not be shown again, until it is copied or the page is left. */
export function useUncopied(what: string, isCopied: boolean): void {
  useEffect(() => {
    if (isCopied) return undefined;
    const own = Symbol(what);
    uncopied.set(own, what);
    return () => void uncopied.delete(own);
  }, [what, isCopied]);
}

/** The browser asks in its own words before it leaves the screen. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}
