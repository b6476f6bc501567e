import { effect, signal } from '@preact/signals';
import { api } from './api.ts';
import { loadSchool, school } from './school.ts';
import { offsets } from './server-time.ts';
import { checkSession, interruption, session } from './session.ts';

/** By how many milliseconds the clock of a test school is ahead. */
export const aheadMs = signal(0);

/** The time of the school, in epoch milliseconds. */
export const schoolTime = (): number => Date.now() + offsets.school.value;

/** The day of the school, as `2026-01-20`. */
export const schoolDay = (): string =>
  new Intl.DateTimeFormat('en-CA', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...(school.value && { timeZone: school.value.time_zone }),
  }).format(schoolTime());

/** The time of the server, which expiring API keys go by. */
export const serverNow = (): number => Date.now() + offsets.server.value;

/** The time of the school, which moves every ten seconds: relative times follow it. */
export const now = signal(Date.now());

/** Whether a time of the school is still to come. */
export const isAhead = (at: string): boolean => Date.parse(at) > now.value;

/** The time of the server, which moves as often. */
export const serverTime = signal(Date.now());

function tick(): void {
  now.value = schoolTime();
  serverTime.value = serverNow();
}

/** Reads the clock of the school; only that of a test school can be ahead. */
export async function loadClock(): Promise<void> {
  const isTest = session.value?.signed_in === true && session.value.mode === 'test';
  const clock = isTest ? await api.testClock.get().catch(() => undefined) : undefined;
  if (!isTest) offsets.server.value = offsets.school.value;
  else if (clock) offsets.server.value = offsets.school.value - clock.advanced_seconds * 1000;
  // A clock that cannot be read is still where it was.
  if (clock || !isTest) aheadMs.value = (clock?.advanced_seconds ?? 0) * 1000;
  tick();
}

export function startClock(): void {
  // A first response can show that the clock of this machine is wrong.
  effect(() => {
    const [school, server] = [offsets.school.value, offsets.server.value];
    const isWrong = (ms: number, shown: number) => Math.abs(Date.now() + ms - shown) > 15_000;
    if (isWrong(school, now.peek()) || isWrong(server, serverTime.peek())) tick();
  });
  setInterval(() => {
    // Whatever the server does: a page that waits for it says so, and its times move.
    tick();
    if (document.visibilityState === 'visible' && !interruption.value) {
      void loadClock();
      // A page on which nobody does anything must not go on showing the school after the session has ended.
      if (session.value?.signed_in) void checkSession();
    }
    // Its name and time zone could not be loaded before.
    if (session.value?.signed_in && !school.value) void loadSchool();
  }, 10_000);
}
