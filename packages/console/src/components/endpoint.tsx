import { useEffect } from 'preact/hooks';
import { endpoints, loadEndpoints, shortUrl } from '../lib/endpoints.ts';
import { Id } from './id.tsx';

/** An endpoint by its URL. */
export function Endpoint({ id }: { id: string }) {
  const known = endpoints.value.get(id);
  useEffect(() => {
    if (!endpoints.peek().has(id)) void loadEndpoints().catch(() => {});
  }, [id]);
  if (!known) return <Id id={id} href={`/settings/webhooks/${id}`} />;
  return (
    <a class="endpoint" href={`/settings/webhooks/${id}`} title={known.url}>
      {shortUrl(known.url)}
    </a>
  );
}
