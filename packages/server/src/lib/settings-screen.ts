/** How long a session of the settings screen lasts that is not used. */
export const idleMs = 60 * 60_000;
/** How long a session lasts at most. */
export const longestMs = 12 * 60 * 60_000;
/** How often the time of the last use is noted. */
export const seenEveryMs = 60_000;

/** Until when a session is valid that was last used in the minute before a time, in epoch milliseconds. */
export const usedUntil = (at: number): number => at + seenEveryMs + idleMs;

/** The page that uses a sign-in link. The token follows where browsers send it to no server. */
export const linkUrl = (publicUrl: string, token: string): string => `${publicUrl}/settings/link#${token}`;

/** The page that accepts an invitation. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/settings/invitation#${token}`;
