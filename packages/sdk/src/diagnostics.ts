import { RollbookError } from './errors.ts';
import type { Logger } from './options.ts';

/** The message of each `rollbook:request:*` event: one object per call, shared by all of its events. */
export interface RequestDiagnostics {
  readonly method: string;
  /** Path template, without ids. */
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Number of attempts made so far. */
  attempts: number;
  /** Milliseconds until the next attempt; set by `retry`. */
  delayMs?: number;
  /** Status of the last response. */
  status?: number | undefined;
  requestId?: string | undefined;
  /** Milliseconds since the start of the call; set by `end` and `error`. */
  durationMs?: number;
  /** The error; set by `retry` and `error`. */
  error?: unknown;
}

interface Channel {
  readonly hasSubscribers: boolean;
  publish(message: RequestDiagnostics): void;
}

export interface Channels {
  start: Channel;
  retry: Channel;
  end: Channel;
  error: Channel;
}

// Without diagnostics_channel (browsers, Node before 20.16) there are no subscribers.
const silent: Channel = { hasSubscribers: false, publish() {} };

/** The channels of `node:diagnostics_channel`, without an import that a browser cannot resolve, and the logger. */
export function openChannels(logger: Logger | undefined): Channels {
  const diagnostics = globalThis.process?.getBuiltinModule?.('node:diagnostics_channel');
  const open = (phase: string): Channel => diagnostics?.channel(`rollbook:request:${phase}`) ?? silent;
  const logged = (phase: string, log: (call: RequestDiagnostics, title: string) => void): Channel => {
    const channel = open(phase);
    const publish = (call: RequestDiagnostics) => {
      if (channel.hasSubscribers) channel.publish(call);
      log(call, `${call.method} ${call.path}:`);
    };
    return logger ? { hasSubscribers: true, publish } : channel;
  };
  return {
    start: open('start'),
    retry: logged('retry', (call, title) => {
      logger?.warn(`${title} retrying in ${Math.round(call.delayMs ?? 0)} ms`, fieldsOf(call));
    }),
    end: logged('end', (call, title) => logger?.debug(`${title} ${call.status}`, fieldsOf(call))),
    // The caller, who gets the error, decides how serious a failure is.
    error: logged('error', (call, title) => logger?.info(`${title} failed`, fieldsOf(call))),
  };
}

/** The loggable fields of a call, as a copy, because the call continues to change. */
function fieldsOf({ error, ...call }: RequestDiagnostics): Record<string, unknown> {
  const code = error instanceof RollbookError ? error.code : undefined;
  return { ...call, ...(code && { code }) };
}
