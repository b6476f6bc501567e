import type { IncomingMessage } from 'node:http';
import { Problem } from '../contract/errors.ts';

/** Reads a body to its end. `grow` is called with its size so far, and can reject it. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  grow: (size: number) => void,
): Promise<Uint8Array> {
  const tooLarge = () =>
    new Problem(
      'payload_too_large',
      `The body is larger than ${limit} bytes. Send less data, or split it into several requests.`,
    );
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(tooLarge());
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== '' && encoding.toLowerCase() !== 'identity') {
      return reject(new Problem('unsupported_media_type', 'Send the body without `Content-Encoding`.'));
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (problem: unknown) => {
      chunks.length = 0;
      request.removeAllListeners('data').resume();
      reject(problem);
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return refuse(tooLarge());
      try {
        grow(size);
      } catch (problem) {
        return refuse(problem);
      }
      chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const broken = () =>
      reject(new Problem('bad_request', 'The connection was closed before the body was complete.'));
    request.on('error', broken);
    request.on('close', () => {
      if (!request.complete) broken();
    });
  });
}
