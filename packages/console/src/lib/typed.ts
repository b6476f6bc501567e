import { useEffect } from 'preact/hooks';

/** The forms of the page in which something was typed that is not saved. */
const forms = new Set<HTMLFormElement>();

export const isTyped = (): boolean => forms.size > 0;

/** Whether what was typed may be lost by leaving the page: nothing was, or the person says so. */
export const mayDropTyped = (): boolean =>
  !isTyped() || window.confirm('What you typed on this page is not saved. Leave the page?');

/** Notes whether something was typed in a form since it was last saved. */
export function useTyped(form: { current: HTMLFormElement | null }, isDone: boolean): void {
  useEffect(() => {
    const { current: own } = form;
    if (!own) return undefined;
    // What is typed to sign in is no part of a page.
    const note = () => {
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
}
