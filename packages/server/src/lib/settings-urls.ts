/** The page that uses a sign-in link. The token follows where browsers send it to no server. */
export const linkUrl = (publicUrl: string, token: string): string => `${publicUrl}/settings/link#${token}`;

/** The page that accepts an invitation. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/settings/invitation#${token}`;
