import type { KeyHolder } from '../../pipeline/key-cache.ts';
import type { StillHolder } from '../../pipeline/request.ts';
import type { Identity } from './identities.ts';

/** The browser of somebody who signs in or out. */
export interface Browser {
  requestId: string;
  ip: string | null;
  userAgent: string | null;
}

/** Whom a link signs in, and where. */
export interface LinkHolder {
  name: string;
  school: string;
  mode: 'live' | 'test';
  expires_at: string;
}

/** A staff member as whom somebody with an identity can sign in. */
export interface Membership {
  staff_id: string;
  name: string;
  school: string;
  mode: 'live' | 'test';
}

/** Whom an invitation is for, and what it gives. */
export interface Invited extends LinkHolder {
  roles: string[];
  message: string | null;
}

/** The sessions of staff members. The id of a session is the `keyId` of its holder. */
export interface People {
  /** Whom a link signs in; throws `settings_link_not_usable`. It is not used by this. */
  link(token: string, browser: Browser): Promise<LinkHolder>;
  /** Uses a link, and starts a session; throws `settings_link_not_usable`. */
  useLink(token: string, browser: Browser): Promise<KeyHolder>;
  /** Whom an invitation is for; throws `invitation_not_usable`. It is not accepted by this. */
  invitation(token: string, browser: Browser): Promise<Invited>;
  /** Accepts an invitation, with an identity if there is a provider, and signs the person in. */
  accept(token: string, identity: Identity | undefined, browser: Browser): Promise<KeyHolder>;
  /** As whom somebody with an identity can sign in, in all schools. */
  memberships(identity: Identity): Promise<Membership[]>;
  /** Signs somebody in as one of these; throws `identity_unknown` if they are not. */
  signInAs(identity: Identity, staffId: string, browser: Browser): Promise<KeyHolder>;
  /** Who is signed in; throws `session_ended`. */
  holder(schoolId: string, sessionId: string): Promise<KeyHolder>;
  /** The same in the turn of a change, for those who were signed in before it. */
  stillHolder(schoolId: string, sessionId: string): StillHolder;
  /** Signs somebody out. */
  end(holder: KeyHolder, browser: Browser): Promise<void>;
}
