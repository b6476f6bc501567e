import type { ComponentChildren } from 'preact';
import { can, lacks } from '../lib/session.ts';

interface ButtonProps {
  onClick?: () => void;
  type?: 'button' | 'submit';
  look?: 'plain' | 'main' | 'danger';
  busy?: boolean;
  /** The scopes that the action needs. Without them, the button is disabled and says so. */
  scope?: string | readonly string[];
  small?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  children: ComponentChildren;
}

/**
 * A button. One that cannot be used now keeps the focus and can be reached, so that its reason can be read and nobody loses
 * their place when it becomes busy.
 */
export function Button({
  onClick,
  type = 'button',
  look = 'plain',
  busy = false,
  scope,
  small = false,
  disabled = false,
  expanded,
  children,
}: ButtonProps) {
  const missing = [scope ?? []].flat().filter((one) => !can(one));
  const isOff = disabled || busy || missing.length > 0;
  const click = (event: Event) => {
    if (isOff) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      type={type}
      class={`button ${look}${small ? ' small' : ''}`}
      onClick={click}
      aria-disabled={isOff}
      aria-busy={busy}
      aria-expanded={expanded}
      title={missing.length > 0 ? lacks(...missing) : undefined}
    >
      {children}
    </button>
  );
}
