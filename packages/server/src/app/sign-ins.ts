import { invitationNotUsable, Problem, schoolSuspended } from '../contract/errors.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { sha256 } from '../crypto/cipher.ts';
import {
  invitationByHash,
  linkByHash,
  type MemberRow,
  membersByEmail,
  membersByIdentity,
  type SessionRow,
  sessionById,
} from '../families/sign-in/queries.ts';
import { scopesOfStaff } from '../families/sign-in/role-scopes.ts';
import { endSession } from '../families/sign-in/settings-sessions.ts';
import { linkNotUsable, signInAs, signInInvited, useLink } from '../families/sign-in/signing-in.ts';
import { foldEmail } from '../families/staff/rules.ts';
import type { Identity } from '../http/settings/identities.ts';
import type { Browser, Invited, LinkHolder, Membership, People } from '../http/settings/people.ts';
import { unknownIdentity } from '../http/settings/sessions.ts';
import { iso } from '../lib/clock.ts';
import { dayIn } from '../lib/dates.ts';
import type { Credentials } from '../pipeline/credentials.ts';
import { type KeyHolder, KeyScopes } from '../pipeline/key-cache.ts';
import type { StillHolder } from '../pipeline/request.ts';
import type { Database, Reader } from '../sql/database.ts';
import type { SchoolRow } from '../sql/school-rows.ts';
import { requireInUse, schoolOf } from '../work/caller.ts';
import type { Services } from '../work/services.ts';
import { type Author, systemAuthor, type UnitOfWork, type UnitsOfWork } from '../work/unit-of-work.ts';

const ended = (): Problem =>
  new Problem(
    'session_ended',
    'Your session has ended: you were signed out, or your roles have changed. Sign in again.',
  );

/** Signs staff members in to the settings screen, and finds who is signed in. */
export class SignIns implements People {
  readonly #db: Database;
  readonly #services: Services;
  readonly #works: UnitsOfWork;
  readonly #credentials: Credentials;

  constructor(db: Database, services: Services, works: UnitsOfWork, credentials: Credentials) {
    this.#db = db;
    this.#services = services;
    this.#works = works;
    this.#credentials = credentials;
  }

  async link(token: string, { ip }: Browser): Promise<LinkHolder> {
    const row = await this.#linkOf(token, ip);
    const { staff_name, school_name, mode, expires_at, staff_id: staff, school_id: school } = row;
    const today = dayIn(row.time_zone, this.#now(row));
    if ((await scopesOfStaff(this.#db.urgent(row.id), { school, staff, today })).size === 0)
      throw linkNotUsable();
    return { name: staff_name, school: school_name, mode: mode === 'live' ? 'live' : 'test', expires_at };
  }

  async useLink(token: string, browser: Browser): Promise<KeyHolder> {
    const row = await this.#linkOf(token, browser.ip);
    const actor = { type: 'staff' as const, id: row.staff_id, name: row.staff_name };
    const client = { ip: browser.ip, user_agent: browser.userAgent };
    const { id } = await this.#change(row, actor, browser, (work) => useLink(work, sha256(token), client));
    return this.holder(row.school_id, id);
  }

  async memberships(identity: Identity): Promise<Membership[]> {
    const found = await this.#members(this.#db.urgent(identity.subject), identity);
    return found.map(({ id, name, school_name, mode }) => ({
      ...{ staff_id: id, name, school: school_name },
      mode: mode === 'live' ? 'live' : 'test',
    }));
  }

  async signInAs(identity: Identity, staffId: string, browser: Browser): Promise<KeyHolder> {
    const members = await this.#members(this.#db.urgent(identity.subject), identity);
    const member = members.find(({ id }) => id === staffId);
    if (!member) throw unknownIdentity(identity);
    const actor = { type: 'staff' as const, id: member.id, name: member.name };
    const client = { ip: browser.ip, user_agent: browser.userAgent };
    const { id } = await this.#change(member, actor, browser, async (work) => {
      // Since they were looked up, the identity or the staff member may have changed.
      const now = (await this.#members(work.db, identity)).find(({ id: own }) => own === staffId);
      if (!now) throw unknownIdentity(identity);
      return signInAs(work, staffId, now.login_key === null ? identity : undefined, client);
    });
    return this.holder(member.school_id, id);
  }

  async invitation(token: string, { ip }: Browser): Promise<Invited> {
    const { staff_name, school_name, mode, roles, message, expires_at } = await this.#invitationOf(token, ip);
    return {
      ...{ name: staff_name, school: school_name, mode: mode === 'live' ? 'live' : 'test' },
      ...{ roles: JSON.parse(roles), message, expires_at },
    };
  }

  async accept(token: string, identity: Identity | undefined, browser: Browser): Promise<KeyHolder> {
    const row = await this.#invitationOf(token, browser.ip);
    const actor = { type: 'staff' as const, id: row.staff_id, name: row.staff_name };
    const client = { ip: browser.ip, user_agent: browser.userAgent };
    const { id } = await this.#change(row, actor, browser, (work) =>
      signInInvited(work, token, identity, client),
    );
    return this.holder(row.school_id, id);
  }

  #invitationOf(token: string, ip: string | null) {
    return this.#credentials.lookUp('invitation', token, ip, async (hash) => {
      const row = await this.#db.urgent(hash).first(invitationByHash, { hash });
      if (!row || row.expires_at <= iso(this.#now(row))) throw invitationNotUsable();
      requireInUse(row);
      return row;
    });
  }

  /** The staff members of all schools as whom somebody can sign in. */
  async #members(reader: Reader, identity: Identity): Promise<MemberRow[]> {
    const key = this.#services.dataKeys.loginKey(identity);
    const { email } = identity;
    // First: whoever gets the identity in between, by another request, is found by it.
    const byEmail = email === null ? [] : await reader.all(membersByEmail, { email: foldEmail(email) });
    const own = await reader.all(membersByIdentity, { key });
    // Where the identity has another staff member already, an email address does not give it a second one.
    const taken = new Set(own.map(({ school_id }) => school_id));
    const found = [...own, ...byEmail.filter(({ school_id }) => !taken.has(school_id))];
    const scopes = await Promise.all(
      found.map((row) => {
        const today = dayIn(row.time_zone, this.#now(row));
        return scopesOfStaff(reader, { school: row.school_id, staff: row.id, today });
      }),
    );
    const members = found.filter((_, index) => (scopes[index]?.size ?? 0) > 0);
    const inUse = members.filter(({ suspended_at }) => suspended_at === null);
    if (members.length > 0 && inUse.length === 0) throw schoolSuspended();
    return inUse;
  }

  async holder(school: string, id: string): Promise<KeyHolder> {
    const { row, holder } = await this.#session(this.#db.urgent(id), school, id);
    if (holder) return holder;
    await this.#endExceeding(row);
    throw ended();
  }

  stillHolder(school: string, id: string): StillHolder {
    return async (tx) => {
      const { holder } = await this.#session(tx, school, id);
      // The next request ends the session: this is the turn of another change.
      if (!holder) throw ended();
      return holder;
    };
  }

  /** A session, and its holder, unless it has scopes that the person lacks now. */
  async #session(
    reader: Reader,
    school: string,
    id: string,
  ): Promise<{ row: SessionRow; holder?: KeyHolder }> {
    const serverNow = iso(this.#services.clock.now());
    const row = await reader.first(sessionById, { school, id, serverNow });
    if (!row) throw ended();
    requireInUse(row);
    const scopes = new KeyScopes(JSON.parse(row.scopes));
    const today = dayIn(row.time_zone, this.#now(row));
    const own: ReadonlySet<string> = await scopesOfStaff(reader, { school, staff: row.staff_id, today });
    if (![...scopes].every((scope) => own.has(scope))) return { row };
    return {
      row,
      holder: {
        ...schoolOf(row),
        actor: { type: 'staff', id: row.staff_id, name: row.staff_name, scopes },
        keyId: row.id,
        linkKeyId: row.key_id,
        version: newestVersion,
      },
    };
  }

  async end(holder: KeyHolder, browser: Browser): Promise<void> {
    const { schoolId: school_id, timeZone: time_zone, aheadMs: ahead_ms, mode, actor, keyId } = holder;
    await this.#change({ school_id, time_zone, ahead_ms, mode, suspended_at: null }, actor, browser, (work) =>
      endSession(work, keyId),
    );
  }

  #linkOf(token: string, ip: string | null) {
    return this.#credentials.lookUp('settings_link', token, ip, async (hash) => {
      const serverNow = iso(this.#services.clock.now());
      const row = await this.#db.urgent(hash).first(linkByHash, { hash, serverNow });
      if (!row) throw linkNotUsable();
      requireInUse(row);
      return row;
    });
  }

  /** A role ends with its day, without a change that would end the session. */
  async #endExceeding(row: SessionRow): Promise<void> {
    const school = { id: row.school_id, timeZone: row.time_zone };
    const author = systemAuthor(school, 'Settings screen', this.#now(row));
    await this.#run(author, (work) => endSession(work, row.id));
  }

  #change<T>(
    school: SchoolRow,
    actor: Author['actor'],
    { requestId, ip, userAgent }: Browser,
    work: (work: UnitOfWork) => Promise<T>,
  ): Promise<T> {
    const { school_id: id, time_zone: timeZone } = school;
    const author = systemAuthor({ id, timeZone }, '', this.#now(school));
    return this.#run({ ...author, actor, requestId, ip, userAgent }, work);
  }

  #run<T>(author: Author, work: (work: UnitOfWork) => Promise<T>): Promise<T> {
    const db = this.#db.forSchool(author.schoolId);
    return db.transact((tx) => this.#works.run(tx, author, work));
  }

  /** The time by the clock of the school. */
  #now({ ahead_ms }: SchoolRow): number {
    return this.#services.clock.now() + Number(ahead_ms);
  }
}
