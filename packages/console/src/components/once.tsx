import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useUncopied } from '../lib/unsaved.ts';
import { Copy } from './copy.tsx';
import { Icon } from './icon.tsx';

interface OnceProps {
  title: ComponentChildren;
  /** The name of the section, if it is not its title. */
  name?: string;
  /** What is shown, such as `API key`. */
  what: string;
  value: string;
  /** What to do with it. */
  text: ComponentChildren;
  children?: ComponentChildren;
}

/**
 * A value that is shown once. It takes the focus, because it can be above what is in view, and whoever leaves the page without
 * copying it is asked first.
 */
export function Once({ name, title, what, value, text, children }: OnceProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => section.current?.focus(), []);
  const [copied, setCopied] = useState('');
  useUncopied(what, copied === value);
  return (
    <section
      ref={section}
      class="secret"
      tabIndex={-1}
      aria-label={name}
      aria-labelledby={name === undefined ? id : undefined}
    >
      <h2 id={id}>
        <Icon name="lock" />
        <span>{title}</span>
      </h2>
      <p>{text}</p>
      <div class="secret-value">
        <code onCopy={() => setCopied(value)}>{value}</code>
        <Copy text={value} what={what} label="Copy" onCopied={() => setCopied(value)} />
      </div>
      {children}
    </section>
  );
}
