/** How long a session of the settings screen lasts that is not used. */
export const idleMs = 60 * 60_000;
/** How long a session lasts at most. */
export const longestMs = 12 * 60 * 60_000;
/** How often the time of the last use is noted. */
export const seenEveryMs = 60_000;

/** Until when a session is valid that was last used in the minute before a time, in epoch milliseconds. */
export const usedUntil = (at: number): number => at + seenEveryMs + idleMs;
