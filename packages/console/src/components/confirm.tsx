import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Action } from '../lib/use-action.ts';
import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

interface ConfirmProps {
  title: string;
  /** What will happen, in numbers. */
  children?: ComponentChildren;
  action: Action<[]>;
  label: string;
  danger?: boolean;
  scope?: string;
  onClose: () => void;
}

/** The one deliberate step before an action: it says what will happen. */
export function Confirm({ title, children, action, label, danger = false, scope, onClose }: ConfirmProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (await action.run()) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      ref={form}
      class={`confirm${danger ? ' danger' : ''}`}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      aria-label={title}
    >
      <strong>{title}</strong>
      {children}
      <Problem error={action.error} />
      <div class="acts">
        <Button type="submit" look={danger ? 'danger' : 'main'} busy={action.busy} {...(scope && { scope })}>
          {label}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
