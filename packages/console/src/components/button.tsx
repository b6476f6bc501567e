import type { ComponentChildren } from 'preact';
import { can } from '../lib/session.ts';

interface ButtonProps {
  onClick?: () => void;
  type?: 'button' | 'submit';
  look?: 'plain' | 'main' | 'danger';
  busy?: boolean;
  /** The scope that the action needs. Without it, the button is disabled and says so. */
  scope?: string;
  small?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  children: ComponentChildren;
}

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
  const allowed = scope === undefined || can(scope);
  return (
    <button
      type={type}
      class={`button ${look}${small ? ' small' : ''}`}
      onClick={onClick}
      disabled={disabled || busy || !allowed}
      aria-busy={busy}
      aria-expanded={expanded}
      title={allowed ? undefined : `Your API key lacks the scope ${scope}`}
    >
      {children}
    </button>
  );
}
