import { shortId } from '../lib/format.ts';
import { Copy } from './copy.tsx';

interface IdProps {
  id: string;
  href?: string | undefined;
  /** What the record is called, which is shown instead of the id. */
  name?: string | undefined;
}

/** An id, shortened in the middle, with a button that copies all of it. */
export function Id({ id, href, name }: IdProps) {
  const text = name === undefined ? <code title={id}>{shortId(id)}</code> : <bdi title={id}>{name}</bdi>;
  return (
    <span class="id">
      {href ? <a href={href}>{text}</a> : text}
      <Copy text={id} what={id} />
    </span>
  );
}
