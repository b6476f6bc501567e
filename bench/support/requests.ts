import { randomUUID } from 'node:crypto';

export type RequestKind = 'list' | 'get' | 'write';

export interface RequestOptions {
  kind: RequestKind;
  port: number;
  /** A write is sent with each in turn, a read with the first. */
  apiKeys: readonly string[];
  /** Learners to read. */
  learnerIds: readonly string[];
}

/** Gives the bytes of one request after the other. */
export function requestSource({ kind, port, apiKeys, learnerIds }: RequestOptions): () => string {
  const allHeaders = apiKeys.map((key) => `Host: 127.0.0.1:${port}\r\nAuthorization: Bearer ${key}\r\n`);
  const [headers = ''] = allHeaders;
  if (kind === 'list') {
    const request = `GET /v1/learners?limit=25 HTTP/1.1\r\n${headers}\r\n`;
    return () => request;
  }
  if (kind === 'get') {
    const requests = learnerIds.map((id) => `GET /v1/learners/${id} HTTP/1.1\r\n${headers}\r\n`);
    let at = 0;
    return () => requests[at++ % requests.length] ?? '';
  }
  let count = 0;
  return () => {
    const own = allHeaders[count % allHeaders.length];
    const body = newLearner(count++);
    return `POST /v1/learners HTTP/1.1\r\n${own}Content-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
}

const newLearner = (number: number): string =>
  JSON.stringify({
    name: `Nomvula Dlamini ${number}`,
    first_name: 'Nomvula',
    last_name: `Dlamini ${number}`,
    date_of_birth: '2013-04-17',
    grade_level: 'Grade 7',
    class: '7A',
    metadata: { bus_route: '14' },
  });
