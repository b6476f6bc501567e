import { RollbookError } from './errors.ts';
import type { Logger } from './options.ts';

/** What each `rollbook:request:*` event carries: one object a call, the same in all of its events. */
export interface RequestDiagnostics {
  readonly method: string;
  /** Path template, without ids. */
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Attempts made so far. */
  attempts: number;
  /** Wait before the next attempt; set by `retry`. */
  delayMs?: number;
  /** Status of the last answer. */
  status?: number | undefined;
  requestId?: string | undefined;
  /** From the start of the call; set by `end` and `error`. */
  durationMs?: number;
  /** What went wrong; set by `retry` and `error`. */
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

// Where there is no diagnostics_channel (browsers, Node before 20.16), nothing subscribes.
const silent: Channel = { hasSubscribers: false, publish() {} };

/** The channels of `node:diagnostics_channel`, without an import that a browser could not follow, and the logger. */
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
      logger?.warn(`${title} trying again in ${Math.round(call.delayMs ?? 0)} ms`, fieldsOf(call));
    }),
    end: logged('end', (call, title) => logger?.debug(`${title} ${call.status}`, fieldsOf(call))),
    // Whether a failure matters is for the caller to decide, who gets it thrown.
    error: logged('error', (call, title) => logger?.info(`${title} failed`, fieldsOf(call))),
  };
}

/** What a log may hold of a call: a copy, since the call goes on changing. */
function fieldsOf({ error, ...call }: RequestDiagnostics): Record<string, unknown> {
  const code = error instanceof RollbookError ? error.code : undefined;
  return { ...call, ...(code && { code }) };
}
