import {
  alreadyExists,
  type FieldError,
  invalidBody,
  invalidField,
  invalidReference,
  invitationNotUsable,
  Problem,
  refuseErrors,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { invitationContext } from '../../crypto/sealed-columns.ts';
import { scopes as allScopes } from '../../generated/operations.ts';
import { iso } from '../../lib/clock.ts';
import { addDays } from '../../lib/dates.ts';
import { randomText } from '../../lib/ids.ts';
import { invitationUrl } from '../../lib/settings-screen.ts';
import type { Stored } from '../../store/read.ts';
import { requireInUse, schoolOf } from '../../work/caller.ts';
import type { FindTokenHolder } from '../../work/family.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import {
  invitationByToken,
  invitedByHash,
  openInvitation,
  pendingInvitation,
  rolesOf,
  signsInByEmail,
} from './queries.ts';
import {
  claimLogin,
  namesOf,
  requireScopesOfMember,
  requireScopesOfRoles,
  rolesAbove,
  rolesOfMember,
} from './record-rules.ts';
import { creating } from './returning.ts';
import { daysBeside, expiryErrors, foldEmail, usualExpiry } from './rules.ts';
import { invitations as invitation, roleAssignments, staff, staffLeaving } from './tables.ts';

const { list, get } = standard('invitations', invitation);

const toInvite = 'To invite that staff member, send their id as `staff_id`.';

const newToken = (): string => `ivtok_${randomText(43)}`;

export const invitations: Handlers<'invitations'> = {
  list,
  get,

  async create(context) {
    const { body, actor, now, records } = context;
    const { send_email, email: _email, name: _name, staff_type: _type, roles = [], ...fields } = body;
    requireScopesOfRoles(context, roles);
    const expires_at = body.expires_at ?? usualExpiry(now);
    const fieldErrors = expiryErrors(expires_at, now);
    if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
    const invited = await (body.staff_id === undefined
      ? inviteNew(context)
      : memberToInvite(context, body.staff_id));
    const { email, name, staff_type } = invited.plain;
    const id = context.newId(invitation.prefix);
    const { token, url, hidden } = newLink(context, id, send_email);
    const { type } = actor;
    const created = await records(invitation).create(
      {
        ...fields,
        ...{ id, email, name, staff_type, roles, expires_at },
        status: 'pending',
        staff_id: invited.id,
        invited_by: { type, id: actor.id, name: actor.name },
        last_sent_at: now,
        ...queuedEmail(send_email),
      },
      hidden,
    );
    return created.with({ token, url });
  },

  async resend(context) {
    const { params, body, now, records } = context;
    const { value } = await records(invitation).current(params.invitation_id);
    requireScopesOfRoles(context, value.roles);
    await requireScopesOfMember(context, value.staff_id, 'invite them');
    const { token, url, hidden } = newLink(context, value.id, body.send_email);
    const renewed = { expires_at: usualExpiry(now), last_sent_at: now, ...queuedEmail(body.send_email) };
    const resent = await records(invitation).act(value.id, 'resend', renewed, { hidden });
    return resent.with({ token, url });
  },

  async revoke(context) {
    const { params, records, today } = context;
    const revoked = await revoke(context, params.invitation_id);
    const { staff_id: id } = revoked.value;
    const { value: invited, archived } = await records(staff).current(id, 'any');
    if (invited.status !== 'invited' || archived) return revoked;
    // Who leads a class already is not archived without somebody who takes over.
    const leaving = { id, last: addDays(today, -1), reassignTo: undefined, pointer: '/invitation_id' };
    await context.raise(staffLeaving, leaving);
    await records(staff).archive(id);
    return revoked;
  },

  accept: (context) => acceptInvitation(context, context.body),
};

/** Rejects a second invitation to an address while the first one can be accepted. */
async function refuseSecond({ db, schoolId: school, now }: UnitOfWork, email: string): Promise<void> {
  const pending = await db.first(pendingInvitation, { school, email, now });
  if (pending) throw alreadyExists('A pending invitation to this email address already exists', pending.id);
}

/** What an invitation says of a person who is not one of the staff yet. */
const ownFields = ['email', 'name', 'staff_type'] as const;

const requiredError = (field: string, detail: string): FieldError => ({
  pointer: `/${field}`,
  code: 'required',
  detail,
});

/** The record of a person who is invited to join the staff. */
async function inviteNew(context: Context<'invitations.create'>): Promise<Stored<Schemas['Staff']>> {
  const { body, records } = context;
  const { name, staff_type, roles = [] } = body;
  const missing = ownFields.filter((field) => body[field] === undefined);
  refuseErrors([
    ...missing.map((field) => requiredError(field, 'is required, unless staff_id is sent')),
    ...(roles.length === 0 ? [requiredError('roles', 'must have at least one role')] : []),
  ]);
  const email = foldEmail(body.email ?? '');
  await refuseSecond(context, email);
  const fields = { name, email, staff_type, subject_ids: [], status: 'invited' as const };
  return creating(context, () => records(staff).create(fields, { login_key: null }), toInvite);
}

/** A staff member who is invited to get a login. */
async function memberToInvite(
  context: Context<'invitations.create'>,
  id: string,
): Promise<Stored<Schemas['Staff']>> {
  const { body, records } = context;
  const found = await records(staff).find(id);
  if (!found || found.archived) throw invalidReference('/staff_id', 'staff member');
  const sent = ownFields.filter((field) => body[field] !== undefined);
  const detail = 'cannot be sent together with staff_id: it is that of the staff member';
  refuseErrors(sent.map((field) => ({ pointer: `/${field}`, code: 'not_applicable', detail })));
  const { status, login_identity: login } = (await records(staff).current(id)).value;
  if (status === 'invited') {
    // Somebody who was restored after their invitation was revoked.
    if ((body.roles ?? []).length === 0)
      throw invalidBody([requiredError('roles', 'must have at least one role')]);
  } else if (status !== 'active')
    throw invalidField('/staff_id', 'not_applicable', `is ${status}, and only active staff can be invited`);
  if (login)
    throw invalidField(
      '/staff_id',
      'not_applicable',
      'has a login already: unlink it first (`unlink-login`)',
    );
  await requireScopesOfMember(context, id, 'invite them');
  await refuseSecond(context, found.plain.email);
  return found;
}

/**
 * Rejects another email address of a staff member who can sign in with it, or is invited, without
 * the scopes of their roles: whoever has the address would have these.
 */
export async function requireScopesForEmail(work: UnitOfWork, staff: string): Promise<void> {
  const { db, schoolId: school, records } = work;
  const roles = await rolesOfMember(work, staff);
  const open = await db.first(openInvitation, { school, staff });
  if (open) {
    const { value } = await records(invitation).current(open.id);
    const all = [...value.roles, ...roles];
    requireScopesOfRoles(
      work,
      all,
      `The staff member is invited, with ${namesOf(all)}. To change their email address`,
    );
  }
  if (!(await db.first(signsInByEmail, { school, id: staff }))) return;
  const purpose = `The staff member can sign in with their email address, and has ${namesOf(roles)}. To change it`;
  requireScopesOfRoles(work, roles, purpose);
}

/**
 * Gives the invitation of a staff member another email address. One that was emailed, or is to be, is emailed to the new
 * address with a new link: whoever has the old one may be somebody else.
 */
export async function readdress(
  work: Context<'staff.update'>,
  staffId: string,
  email: string,
): Promise<void> {
  const { db, schoolId: school, records } = work;
  const found = await db.first(openInvitation, { school, staff: staffId });
  if (!found) return;
  const { value } = await records(invitation).current(found.id);
  if (value.email_status === null) {
    await records(invitation).update(found.id, { email });
    return;
  }
  const { hidden } = newLink(work, found.id, true);
  await records(invitation).update(found.id, { email, ...queuedEmail(true) }, { hidden });
}

async function revoke({ records }: UnitOfWork, id: string): Promise<Stored<Schemas['Invitation']>> {
  const { value } = await records(invitation).current(id);
  const { fields, hidden } = withoutEmail(value);
  return records(invitation).act(id, 'revoke', fields, { hidden });
}

/** Revokes the invitation of a staff member who can no longer accept it. */
export async function revokeOpen(work: UnitOfWork, staffId: string): Promise<void> {
  const found = await work.db.first(openInvitation, { school: work.schoolId, staff: staffId });
  if (found) await revoke(work, found.id);
}

/** Nobody is sent an invitation that was accepted or revoked. */
const withoutEmail = ({
  email_status,
}: Pick<Schemas['Invitation'], 'email_status'>): {
  fields: Pick<Partial<Schemas['Invitation']>, 'email_status'>;
  hidden: Record<string, null>;
} =>
  email_status === 'queued'
    ? { fields: { email_status: null }, hidden: { url_sealed: null, email_due_at: null } }
    : { fields: {}, hidden: {} };

const queuedEmail = (isSent: boolean | undefined) => ({
  email_status: isSent ? ('queued' as const) : null,
  email_error: null,
});

/** A new link of an invitation, and the hidden columns with it; `isSent` says whether it is emailed. */
function newLink(
  context: Pick<Context<'invitations.create'>, 'services' | 'db' | 'scopes'>,
  id: string,
  isSent: boolean | undefined,
) {
  const token = newToken();
  const url = invitationUrl(context.services.publicUrl(), token);
  const granted_scopes = JSON.stringify(allScopes.filter((scope) => context.scopes.has(scope)));
  const hidden = { token_hash: sha256(token), granted_scopes, ...hiddenEmail(context, id, url, isSent) };
  return { token, url, hidden };
}

/** What the job that sends the email needs, or nothing if none is sent: also no longer one that was to be sent before. */
function hiddenEmail(
  { services, db }: Pick<Context<'invitations.create'>, 'services' | 'db'>,
  id: string,
  url: string,
  isSent: boolean | undefined,
) {
  if (!isSent) return { url_sealed: null, email_due_at: null, email_attempts: 0 };
  db.afterCommit(() => services.wakeJobs());
  return {
    url_sealed: services.cipher.encrypt(url, invitationContext(id)),
    email_due_at: iso(services.clock.now()),
    email_attempts: 0,
  };
}

/** Activates the staff member whom the token of an invitation identifies, with the roles of the invitation. */
export async function acceptInvitation(
  work: UnitOfWork,
  body: { token: string; identity?: { issuer: string; subject: string } | undefined },
): Promise<Stored<Schemas['Staff']>> {
  const { db, schoolId, now, today, records } = work;
  const found = await db.first(invitationByToken, { school: schoolId, hash: sha256(body.token) });
  if (!found) throw invitationNotUsable();
  const { value } = await records(invitation).current(found.id);
  const invited = await records(staff).current(value.staff_id, 'any');
  const { identity = null } = body;
  const { status, login_identity: login } = invited.value;
  const isNew = status === 'invited';
  // Who has signed in with the same account since gets the roles of the invitation.
  const isOwn = !!login && login.issuer === identity?.issuer && login.subject === identity.subject;
  const isUsable = isNew || (status === 'active' && (login === null || isOwn));
  if (value.status !== 'pending' || invited.archived || !isUsable) throw invitationNotUsable();
  const granted = new Set<string>(JSON.parse(found.granted_scopes));
  const since = await rolesAbove(work, invited.id, granted);
  if (since.length > 0)
    throw new Problem(
      'invitation_not_usable',
      `The staff member has been given ${namesOf(since)} since, which whoever invited them cannot give. Ask the school to send the invitation again.`,
    );
  if (identity && !isOwn) await claimLogin(work, invited.id, identity);
  const linked = { login_identity: identity };
  const active = await (isNew
    ? records(staff).act(invited.id, 'activate', linked)
    : isOwn
      ? invited
      : records(staff).update(invited.id, linked, { action: 'login-linked', rewritten: [] }));
  for (const role of value.roles) {
    const own = await db.all(rolesOf, { school: schoolId, staff: invited.id, role });
    const given = own.filter(({ scope_type }) => scope_type === 'school');
    for (const days of daysBeside(given, today))
      await records(roleAssignments).create({ staff_id: invited.id, role, scope_type: 'school', ...days });
  }
  const { fields, hidden } = withoutEmail(value);
  await records(invitation).act(found.id, 'accept', { accepted_at: now, ...fields }, { hidden });
  return active;
}

/**
 * The staff member whom an invitation's token identifies. The operation checks whether the invitation can still be
 * used, because a repeated request gets its stored response.
 */
export const invitedStaff: FindTokenHolder = async (db, hash) => {
  const row = await db.urgent(hash).first(invitedByHash, { hash });
  if (!row) throw invitationNotUsable();
  requireInUse(row);
  return {
    actor: { type: 'staff', id: row.staff_id, name: row.name, scopes: new Set() },
    ...schoolOf(row),
  };
};
