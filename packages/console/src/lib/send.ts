/** The keys of writes that may have been done, because no response came, by what was sent. */
const unknown = new Map<string, string>();

/**
 * Sends a request. A write that is sent again because no response came has the same idempotency key as before, so that it is
 * not done twice: pressing a button again makes a new call, which has a key of its own.
 */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const key = headers.get('idempotency-key');
  if (key === null || !(init.body === undefined || init.body === null || typeof init.body === 'string'))
    return fetch(url, init);
  const write = `${init.method} ${url} ${init.body ?? ''}`;
  headers.set('idempotency-key', unknown.get(write) ?? key);
  unknown.set(write, unknown.get(write) ?? key);
  const response = await fetch(url, { ...init, headers });
  if (response.status < 500) unknown.delete(write);
  return response;
}
