import type { ComponentChildren } from 'preact';

/** What will appear here, and the one action that makes it appear. */
export function Empty({ title, children }: { title: ComponentChildren; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
