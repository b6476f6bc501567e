import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from './icon.tsx';

interface PageHeadProps {
  title: string;
  /** Shown beside the title. */
  note?: ComponentChildren;
  /** The page above this one. */
  up?: { href: string; title: string };
  /** What a person can do on the page. */
  children?: ComponentChildren;
  intro?: ComponentChildren;
}

/** It may be cut. */
const longTitle = 60;

export function PageHead({ title, note, up, intro, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Rollbook settings`;
  }, [title]);
  return (
    <header class="page-head">
      {up && (
        <a class="up" href={up.href}>
          <Icon name="back" />
          {up.title}
        </a>
      )}
      <div class="title">
        <h1 dir="auto" title={title.length > longTitle ? title : undefined}>
          {title}
        </h1>
        {note}
        {children && <div class="acts">{children}</div>}
      </div>
      {intro && <p class="intro">{intro}</p>}
    </header>
  );
}
