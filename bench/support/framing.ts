const endOfHead = Buffer.from('\r\n\r\n');
const contentLength = /\r\ncontent-length: *(\d+)/i;

/** Cuts a byte stream into HTTP/1.1 messages framed by Content-Length: all that a load generator needs of HTTP. */
export class Framer {
  readonly #onMessage: (head: string, body: Buffer) => void;
  #rest: Buffer | undefined;

  constructor(onMessage: (head: string, body: Buffer) => void) {
    this.#onMessage = onMessage;
  }

  push(chunk: Buffer): void {
    let data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    for (;;) {
      const end = data.indexOf(endOfHead);
      if (end === -1) break;
      const head = data.toString('latin1', 0, end);
      const total = end + endOfHead.length + Number(contentLength.exec(head)?.[1] ?? 0);
      if (data.length < total) break;
      this.#onMessage(head, data.subarray(end + endOfHead.length, total));
      data = data.subarray(total);
    }
    this.#rest = data.length > 0 ? data : undefined;
  }
}
