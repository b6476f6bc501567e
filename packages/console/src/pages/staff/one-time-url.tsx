import { Copy } from '../../components/copy.tsx';
import { Icon } from '../../components/icon.tsx';
import { Time } from '../../components/time.tsx';

interface OneTimeUrlProps {
  title: string;
  text: string;
  url: string;
  expires: string;
  /** It expires by the clock of the server. */
  ofServer?: boolean;
}

/** A link that is shown once. */
export function OneTimeUrl({ title, text, url, expires, ofServer = false }: OneTimeUrlProps) {
  return (
    <section class="secret" aria-label={title}>
      <h2>
        <Icon name="lock" />
        {title}
      </h2>
      <p>
        {text} It expires <Time at={expires} ofServer={ofServer} />.
      </p>
      <div class="secret-value">
        <code>{url}</code>
        <Copy text={url} what="link" label="Copy" />
      </div>
    </section>
  );
}
