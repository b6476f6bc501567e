import { alreadyExists, invalidBody, invitationNotUsable } from '../../contract/errors.ts';
import type { Handlers } from '../../core/operation.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { randomText } from '../../lib/ids.ts';
import { standard } from '../standard.ts';
import { invitationByToken, pendingInvitation } from './queries.ts';
import { expiryErrors, foldEmail, usualExpiry } from './rules.ts';
import { invitations as invitation, roleAssignments, staff } from './tables.ts';

const { list, get } = standard('invitations', invitation);

const newToken = (): string => `ivtok_${randomText(43)}`;

export const invitations: Handlers<'invitations'> = {
  list,
  get,

  async create({ db, schoolId, body, actor, now, records }) {
    const expires_at = body.expires_at ?? usualExpiry(now);
    const fieldErrors = expiryErrors(expires_at, now);
    if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
    const email = foldEmail(body.email);
    const pending = await db.first(pendingInvitation, { school: schoolId, email, now });
    if (pending) throw alreadyExists('A pending invitation to this email address already exists', pending.id);
    const { name, staff_type } = body;
    const invited = await records(staff).create({
      name,
      email,
      staff_type,
      subject_ids: [],
      status: 'invited',
    });
    const token = newToken();
    const { type, id } = actor;
    const created = await records(invitation).create(
      {
        ...body,
        email,
        expires_at,
        status: 'pending',
        staff_id: invited.id,
        invited_by: { type, id, name: actor.name },
        last_sent_at: now,
      },
      { token_hash: sha256(token) },
    );
    return created.with({ token });
  },

  async resend({ params, now, records }) {
    const { value } = await records(invitation).current(params.invitation_id);
    const token = newToken();
    const renewed = { expires_at: usualExpiry(now), last_sent_at: now };
    const resent = await records(invitation).act(value.id, 'resend', renewed, {
      hidden: { token_hash: sha256(token) },
    });
    await records(staff).current(value.staff_id);
    return resent.with({ token });
  },

  async revoke({ params, records }) {
    const revoked = await records(invitation).act(params.invitation_id, 'revoke');
    const { staff_id } = revoked.value;
    const { value: invited } = await records(staff).current(staff_id, 'any');
    if (invited.status === 'invited') await records(staff).archive(staff_id);
    return revoked;
  },

  async accept({ db, schoolId, body, now, today, records }) {
    const found = await db.first(invitationByToken, { school: schoolId, hash: sha256(body.token) });
    if (!found) throw invitationNotUsable();
    const { value } = await records(invitation).current(found.id);
    const invited = await records(staff).current(value.staff_id, 'any');
    if (value.status !== 'pending' || invited.archived || invited.value.status !== 'invited') {
      throw invitationNotUsable();
    }
    const active = await records(staff).act(invited.id, 'activate', {
      login_identity: body.identity ?? null,
    });
    for (const role of value.roles) {
      await records(roleAssignments).create({
        staff_id: invited.id,
        role,
        scope_type: 'school',
        starts_on: today,
      });
    }
    await records(invitation).act(found.id, 'accept', { accepted_at: now });
    return active;
  },
};
