/**
 * Timers and clocks of the platform, as they were when this module was loaded. A test suite that embeds the server may replace
 * the global ones by fake timers, which stand still: the server would then never respond. The linter
 * rejects the global ones in the server.
 */
const setTimeout: typeof globalThis.setTimeout = globalThis.setTimeout;
const clearTimeout: typeof globalThis.clearTimeout = globalThis.clearTimeout;
const setInterval: typeof globalThis.setInterval = globalThis.setInterval;
const clearInterval: typeof globalThis.clearInterval = globalThis.clearInterval;
const setImmediate: typeof globalThis.setImmediate = globalThis.setImmediate;
const { nextTick } = process;
const { performance } = globalThis;
const { now } = Date;
const monotonic = performance.now.bind(performance);

export { clearInterval, clearTimeout, nextTick, setImmediate, setInterval, setTimeout };

/** Milliseconds since some time, for measuring durations. */
export const monotonicMs = (): number => monotonic();

/** The timers of code whose tests replace them. */
export interface Timers {
  setTimeout: typeof setTimeout;
  clearTimeout: typeof clearTimeout;
  monotonicMs: typeof monotonicMs;
}

export const timers: Timers = { setTimeout, clearTimeout, monotonicMs };

/** Milliseconds since the epoch. */
export const systemMs = (): number => now();

/** When this process started, in milliseconds since the epoch. */
export const processStartMs: number = performance.timeOrigin;

/** As an ES module, `node:http` loads everything that it exports, also its client of WebSockets, which takes 20 ms. */
const http: typeof import('node:http') = process.getBuiltinModule('node:http');
export const createServer: typeof http.createServer = http.createServer;
export const STATUS_CODES: typeof http.STATUS_CODES = http.STATUS_CODES;
