import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Whether `If-None-Match` contains the ETag. */
const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((name) => ['*', etag, `W/${etag}`].includes(name.trim()));

type Content = () => string | Promise<Buffer>;
type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  etag: string;
}

const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: promisify(gzip),
  identity: async (text) => text,
};

/**
 * A response that is the same for all clients. Each encoding is created once, on the first request, and all responses
 * share that buffer, however many clients read it and however slowly.
 */
export class StaticDocument {
  readonly #content: Content;
  readonly #headers: Record<string, string>;
  readonly #variants = new Map<Encoding, Promise<Variant>>();

  constructor(type: string, content: Content, headers: Record<string, string> = {}) {
    this.#content = content;
    this.#headers = {
      'Cache-Control': 'no-cache',
      ...headers,
      'Content-Type': type,
    };
  }

  /** The file itself. */
  async bytes(): Promise<Buffer> {
    return (await this.#variant('identity')).body;
  }

  get isPage(): boolean {
    return this.type.startsWith('text/html');
  }

  get type(): string {
    return this.#headers['Content-Type'] ?? '';
  }

  /** `status` is that of a page for a path that does not exist. */
  async send(request: Request, response: Response, status = 200): Promise<void> {
    const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
    const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : 'identity';
    const { body, etag } = await this.#variant(encoding);
    if (response.destroyed) return;
    response.setHeaders(new Map(Object.entries({ ...this.#headers, ETag: etag })));
    response.vary('Accept-Encoding');
    response.status(status);
    if (status === 200 && names(request.headers['if-none-match'], etag)) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #variant(encoding: Encoding): Promise<Variant> {
    let variant = this.#variants.get(encoding);
    if (!variant) {
      variant = this.#make(encoding);
      this.#variants.set(encoding, variant);
      // A file that cannot be read now may be readable later.
      variant.catch(() => this.#variants.delete(encoding));
    }
    return variant;
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const plain =
      encoding === 'identity' ? Buffer.from(await this.#content()) : (await this.#variant('identity')).body;
    const body = await compress[encoding](plain);
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }
}
