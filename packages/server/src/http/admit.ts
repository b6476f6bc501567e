import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../contract/errors.ts';
import type { Ids } from '../lib/ids.ts';
import type { ConnectionGate } from './http-server.ts';
import { isHttp2, writeProblem } from './write.ts';

/** Handles a request when its turn on the connection comes, or rejects it. */
export type Admit = (request: IncomingMessage, response: ServerResponse, handle: () => void) => void;

/** Passes requests through the gate, except those whose headers leave their target or their body ambiguous. */
export function admission(gate: ConnectionGate, ids: Ids): Admit {
  return (request, response, handle) =>
    gate.enter(request, response, () => {
      // Nothing is upgraded, but node:http discards what it has received after such a request.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      const problem = headerProblem(request);
      if (!problem) return handle();
      response.shouldKeepAlive = false;
      writeProblem(response, problem, ids.next('req'));
    });
}

function headerProblem(request: IncomingMessage): Problem | undefined {
  // HTTP/2 has neither header.
  if (isHttp2(request)) return undefined;
  return versionProblem(request) ?? hostProblem(request) ?? codingProblem(request);
}

function versionProblem({ httpVersion, httpVersionMajor }: IncomingMessage): Problem | undefined {
  if (httpVersionMajor === 1) return undefined;
  return new Problem('bad_request', `The request is HTTP/${httpVersion}. Send HTTP/1.1.`);
}

function hostProblem({ httpVersionMinor, rawHeaders }: IncomingMessage): Problem | undefined {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++;
  }
  if (hosts === 1 || (hosts === 0 && httpVersionMinor === 0)) return undefined;
  return new Problem('bad_request', `Send the header \`Host\` exactly once; it was sent ${hosts} times.`);
}

/** node:http removes `chunked` from a body, and leaves the other codings to the reader of the body. */
function codingProblem({ headers }: IncomingMessage): Problem | undefined {
  const codings = headers['transfer-encoding'];
  if (codings === undefined || /^[\s,]*chunked$/i.test(codings)) return undefined;
  // RFC 9112 6.3: without `chunked` at the end, the end of the body is unknown.
  if (!/[\s,]chunked$/i.test(codings))
    return new Problem('bad_request', '`Transfer-Encoding` must end with `chunked`.');
  return new Problem(
    'unsupported_transfer_coding',
    '`Transfer-Encoding` accepts only `chunked`. Send the body without any other transfer coding.',
  );
}
