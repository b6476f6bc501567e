/** A sign-in that continues at an identity provider. It is kept in the browser, encrypted, until the person comes back. */
export interface PendingSignIn {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  /** The token of the invitation that is accepted by signing in; empty if there is none. */
  invitation?: string | undefined;
}

/** Who somebody is, as an identity provider says. */
export interface Identity {
  provider: string;
  issuer: string;
  subject: string;
  /** An email address that the provider has verified; null if there is none. */
  email: string | null;
  /** The email address of the account, verified or not, to say which account it is. */
  shownEmail: string | null;
}

export interface IdentityProviders {
  /** The providers, for the sign-in page. */
  readonly shown: { id: string; name: string }[];
  /** Where to send somebody who signs in with a provider; `another` has it ask for the account, whoever is signed in there. */
  start(provider: string, another: boolean): Promise<{ url: string; pending: PendingSignIn }>;
  /** Who came back from the provider; `search` is the query with which they did. Throws `sign_in_failed`. */
  finish(pending: PendingSignIn, search: string): Promise<Identity>;
  /** Where somebody can sign out of the provider too; null if nowhere. */
  signOutUrl(provider: string): Promise<string | null>;
}
