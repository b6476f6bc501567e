import type { ComponentChildren } from 'preact';
import type { Action } from '../lib/use-action.ts';
import { Form } from './form.tsx';

interface ConfirmProps {
  title: ComponentChildren;
  /** What will happen, in numbers. */
  children?: ComponentChildren;
  action: Action<[]>;
  label: string;
  danger?: boolean;
  scope?: string;
  /** Why it cannot be confirmed yet. */
  missing?: string | false | undefined;
  onClose: () => void;
}

/** The one deliberate step before an action: it says what will happen, and closes when that is done. */
export function Confirm({ action, label, onClose, ...rest }: ConfirmProps) {
  const confirm = async () => {
    const done = await action.run();
    if (done) onClose();
    return done;
  };
  return (
    <Form {...rest} look="confirm" action={action} submit={label} onSubmit={confirm} onClose={onClose} />
  );
}
