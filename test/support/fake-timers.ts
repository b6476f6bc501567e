import type { Timers } from '../../packages/server/src/lib/platform.ts';

/** The timers that `vi.useFakeTimers` replaces; the server uses those that were there when it was loaded. */
export const globalTimers: Timers = {
  setTimeout: ((work: () => void, ms: number) => setTimeout(work, ms)) as typeof setTimeout,
  clearTimeout: (timer) => clearTimeout(timer),
  monotonicMs: () => performance.now(),
};
