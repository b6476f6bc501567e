import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request, or passes it on. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
