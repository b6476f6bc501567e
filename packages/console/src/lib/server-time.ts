import { signal } from '@preact/signals';

/**
 * By how many milliseconds the clocks of the school and of the server are ahead of that of this machine, which can be wrong:
 * every response says the time. Only the clock of a test school differs from that of the server.
 */
export const offsets = { school: signal(0), server: signal(0) };

/** Notes the time that a response says. */
export function noteTime(of: keyof typeof offsets, time: string | null): void {
  const at = Date.parse(time ?? '');
  if (!Number.isNaN(at)) offsets[of].value = at - Date.now();
}
