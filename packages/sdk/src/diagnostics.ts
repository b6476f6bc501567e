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

/** The channels of `node:diagnostics_channel`, without an import that a browser could not follow. */
export function openChannels(): Channels {
  const diagnostics = globalThis.process?.getBuiltinModule?.('node:diagnostics_channel');
  const open = (phase: string): Channel => diagnostics?.channel(`rollbook:request:${phase}`) ?? silent;
  return { start: open('start'), retry: open('retry'), end: open('end'), error: open('error') };
}
