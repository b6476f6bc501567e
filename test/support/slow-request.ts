import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RollbookServer } from '@rollbook/server';

/** Sends the head of a POST, which the server has accepted then; the function that is returned sends the body. */
export async function startRequest(
  server: Pick<RollbookServer, 'url'>,
  path: string,
  headers: Record<string, string>,
): Promise<(body: object) => Promise<{ status: number | undefined; code: string | undefined }>> {
  const sent = request(server.url + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async (body) => {
    sent.end(JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { code } = (await json(response)) as { code?: string };
    return { status: response.statusCode, code };
  };
}
