import { shortId } from '../lib/format.ts';
import { Copy } from './copy.tsx';

/** An id, shortened in the middle, with a button that copies all of it. */
export function Id({ id, href }: { id: string; href?: string | undefined }) {
  const text = <code title={id}>{shortId(id)}</code>;
  return (
    <span class="id">
      {href ? <a href={href}>{text}</a> : text}
      <Copy text={id} what={id} />
    </span>
  );
}
