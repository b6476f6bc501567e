/** An OpenID Connect provider with which staff members sign in to the settings screen. */
export interface OidcIssuer {
  /** A short name, such as `google`. */
  id: string;
  /** Its name on the sign-in page, such as `Google`. */
  name: string;
  /** Its issuer identifier, such as `https://accounts.google.com`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}
