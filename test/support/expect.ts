import { vi } from 'vitest';

declare module 'vitest' {
  interface ExpectStatic {
    // The matchers do not use the type of the value that they check. With this signature they have one type, not one for
    // each type of value with 250 members each: that took the compiler a tenth of its memory.
    // biome-ignore lint/style/useShorthandFunctionType: it is merged with the interface of vitest.
    (actual: unknown, message?: string): Assertion<void, unknown>;
  }
}

/** Resolves to what a check returns once it passes. Machines are busy: one second, the default, is not enough. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 45_000, interval: 50 });
