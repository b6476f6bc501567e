import { useEffect } from 'preact/hooks';
import { endpoints, nameOf, showEndpoints } from '../lib/endpoints.ts';
import { Id } from './id.tsx';

/** An endpoint by its name; its URL is shown on hover. */
export function Endpoint({ id }: { id: string }) {
  const known = endpoints.value.get(id);
  useEffect(() => {
    if (!endpoints.peek().has(id)) showEndpoints();
  }, [id]);
  if (!known) return <Id id={id} href={`/settings/webhooks/${id}`} />;
  return (
    <a class="endpoint" href={`/settings/webhooks/${id}`} title={known.url}>
      <bdi>{nameOf(known)}</bdi>
    </a>
  );
}
