/** A request and its response, as they went over the wire. */
export interface Exchange {
  method: string;
  /** With its query. */
  path: string;
  /** The body as it was sent; empty where none was. */
  sent: string;
  idempotencyKey: string | null;
  status: number;
  requestId: string | null;
  etag: string | null;
  replayed: boolean;
  text: string;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Everything that was asked of a server on behalf of one school, in the order of the responses. */
export class Tape {
  readonly exchanges: Exchange[] = [];
  /** Called with every response that was received. */
  readonly #heard: (exchange: Exchange) => void;

  constructor(heard: (exchange: Exchange) => void) {
    this.#heard = heard;
  }

  /** Asks as `fetch` does, and keeps what was said. */
  readonly fetch: Fetch = async (url, init) => {
    const response = await fetch(url, init);
    const text = await response.text();
    const sent = new Headers(init.headers);
    const { pathname, search } = new URL(url);
    const exchange: Exchange = {
      method: init.method ?? 'GET',
      path: pathname + search,
      sent: typeof init.body === 'string' ? init.body : '',
      idempotencyKey: sent.get('idempotency-key'),
      status: response.status,
      requestId: response.headers.get('service-request-id'),
      etag: response.headers.get('etag'),
      replayed: response.headers.get('idempotent-replayed') === 'true',
      text,
    };
    this.exchanges.push(exchange);
    this.#heard(exchange);
    const body = [204, 304].includes(response.status) ? null : text;
    return new Response(body, { status: response.status, headers: response.headers });
  };

  /** The writes, a line each. */
  get writes(): string[] {
    return this.exchanges
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, sent, status, text }) => {
        const { code, id } = status < 500 && text !== '' ? JSON.parse(text) : {};
        return `${method} ${path} ${sent} -> ${status} ${code ?? id ?? ''}`;
      });
  }
}

/** A write that was carried out, and not one whose response was given again. */
export const carriedOut = ({ method, status, replayed }: Exchange): boolean =>
  method !== 'GET' && status < 400 && !replayed;
