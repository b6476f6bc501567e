import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { focusPage } from '../lib/focus.ts';
import { can, lacks } from '../lib/session.ts';
import { useTyped } from '../lib/unsaved.ts';
import type { Action } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { Done } from './done.tsx';
import { FormError } from './field.tsx';
import { Problem } from './problem.tsx';

interface FormProps {
  /** What the form is for, to people who cannot see where it is. */
  name?: string;
  /** Shown at the top of a form that was opened, and its name unless it has another. */
  title?: ComponentChildren;
  /** `page` and `wide` are parts of a page; `panel` and `confirm` were opened with a button, and close. */
  look?: 'page' | 'wide' | 'panel' | 'confirm';
  danger?: boolean;
  children?: ComponentChildren;
  action: Pick<Action<never>, 'busy' | 'error' | 'done'>;
  /** Returns whether it succeeded. */
  onSubmit: () => Promise<boolean>;
  /** The button that submits the form; without it the form has no such button. */
  submit?: string | undefined;
  scope?: string | undefined;
  /** Why the form cannot be submitted yet. */
  missing?: string | false | undefined;
  disabled?: boolean;
  /** The outcome of the action, above the buttons. */
  result?: ComponentChildren;
  onClose?: () => void;
  /** The button that closes the form. */
  close?: string;
}

/**
 * A form: its fields, why it failed, its buttons and what was done. What was typed stays. A form that was opened takes the
 * focus, is closed with Escape, which asks before what was typed is lost, and returns the focus to where it was.
 */
export function Form({
  name,
  title,
  look = 'page',
  danger = false,
  children,
  action,
  onSubmit,
  submit,
  scope,
  missing,
  disabled = false,
  result,
  onClose,
  close = 'Cancel',
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const isOpened = onClose !== undefined;
  useFocus(form, isOpened);
  const typed = useTyped(form, action.done);
  useEffect(() => {
    if (action.error === undefined) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) invalid.focus();
    else form.current?.querySelector('.problem')?.scrollIntoView({ block: 'nearest' });
  }, [action.error]);
  const send = (event: Event) => {
    event.preventDefault();
    typed.sent();
    void onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onClose) return;
    event.stopPropagation();
    if (typed.mayDrop()) onClose();
  };
  const classes = look === 'confirm' ? `confirm${danger ? ' danger' : ''}` : `form ${look}`;
  return (
    <form
      ref={form}
      class={classes}
      tabIndex={-1}
      onSubmit={send}
      onKeyDown={onKeyDown}
      aria-label={name}
      aria-labelledby={name === undefined && title ? titleId : undefined}
    >
      {title && <strong id={titleId}>{title}</strong>}
      {!isOpened && submit && scope && !can(scope) && (
        <p class="hint">{lacks(scope)}: you can read this, and save nothing.</p>
      )}
      <FormError.Provider value={action.error}>{children}</FormError.Provider>
      <Problem error={action.error} />
      {result}
      <div class="acts">
        {submit && (
          <Button
            type="submit"
            look={danger ? 'danger' : 'main'}
            busy={action.busy}
            disabled={disabled || Boolean(missing)}
            {...(scope && { scope })}
          >
            {submit}
          </Button>
        )}
        {onClose && <Button onClick={onClose}>{close}</Button>}
        {missing && <span class="hint">{missing}</span>}
        <Done>{typed.isLater ? undefined : action.done}</Done>
      </div>
    </form>
  );
}

/** Moves the focus into a form that was opened, and back when it is closed. */
function useFocus(form: { current: HTMLFormElement | null }, isOpened: boolean): void {
  useLayoutEffect(() => {
    if (!isOpened) return undefined;
    const { activeElement: opener } = document;
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    return () => {
      const { activeElement: now } = document;
      const isLost = now === null || now === document.body || form.current?.contains(now);
      if (!isLost) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusPage();
    };
  }, [form, isOpened]);
}
