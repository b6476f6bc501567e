import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

/** A page outside of the settings of a school. */
export function Alone({ title, children }: { title: string; children: ComponentChildren }) {
  useEffect(() => {
    const { title: before } = document;
    document.title = `${title} · Rollbook settings`;
    // A page that was kept continues.
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <main class="alone" tabIndex={-1}>
      <h1>
        Rollbook <span>settings</span>
      </h1>
      {children}
    </main>
  );
}
