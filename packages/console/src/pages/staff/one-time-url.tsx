import type { ComponentChildren } from 'preact';
import { Once } from '../../components/once.tsx';
import { Time } from '../../components/time.tsx';

interface OneTimeUrlProps {
  title: ComponentChildren;
  text: string;
  url: string;
  expires: string;
  /** It expires by the clock of the server. */
  ofServer?: boolean;
}

/** A link that is shown once. */
export function OneTimeUrl({ title, text, url, expires, ofServer = false }: OneTimeUrlProps) {
  return (
    <Once
      title={title}
      what="link"
      value={url}
      text={
        <>
          {text} It expires <Time at={expires} ofServer={ofServer} upcoming="deadline" />.
        </>
      }
    />
  );
}
