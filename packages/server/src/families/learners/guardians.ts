import { refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { phonePrefixes } from '../../lib/phones.ts';
import type { RowWarning } from '../../work/import-target.ts';
import type { Context, Handlers } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { guardiansLike } from '../duplicates.ts';
import { fullName, nameErrors, nationalIdErrors, refuseGone, withSoughtWords } from '../people.ts';
import { schools } from '../school/tables.ts';
import { ownRecord, standard } from '../standard.ts';
import {
  guardians as guardian,
  type Linked,
  learners,
  learnerGuardians as link,
  linksOf,
  primaryLink,
} from './tables.ts';

export const guardians: Omit<Handlers<'guardians'>, 'erase' | 'merge' | 'unmerge'> = {
  ...standard('guardians', guardian),

  async list({ query: { phone_prefix: prefix, ...query }, records, schoolId }) {
    const asked = withSoughtWords(query);
    if (prefix === undefined) return records(guardian).list(asked);
    const { plain: school } = await records(schools).get(schoolId);
    const prefixes = await phonePrefixes(prefix, school.locale);
    return records(guardian).list({ ...asked, phone_prefix: prefixes.map((own) => ({ prefix: own })) });
  },

  async learners({ params, query, records }) {
    const { id } = await records(guardian).get(params.guardian_id);
    return records(link).list({ ...query, known_to: id });
  },

  async restore({ params, records }) {
    refuseGone(await records(guardian).current(params.guardian_id, 'any'));
    return (await records(guardian).restore(params.guardian_id)).record;
  },

  async create(context) {
    const { body, records } = context;
    const name = await fullName(context, body);
    refuseErrors([...nameErrors(name), ...nationalIdErrors(body.national_id)]);
    const [warnings, created] = await Promise.all([
      guardiansLike(context, { ...body, name }),
      records(guardian).create({ ...body, name, portal_status: 'none' }),
    ]);
    return created.with({ warnings });
  },

  async update({ params, body, records }) {
    refuseErrors(nationalIdErrors(body.national_id));
    return records(guardian).update(params.guardian_id, body);
  },
};

const handlers = standard('learner-guardians', link);

export const learnerGuardians: Handlers<'learner-guardians'> = {
  ...handlers,

  async create(context) {
    const { params, body, records, db, schoolId: school } = context;
    await records(learners).current(params.learner_id);
    if (await records(guardian).find(body.guardian_id)) await records(guardian).current(body.guardian_id);
    if (body.is_primary) await takePrimary(context);
    const { learner_id } = params;
    const former = await db.all(linksOf, { school, guardian: body.guardian_id });
    // The access that somebody was refused is not given to them again because the link, or the guardian, was made anew.
    const between = former.filter((one) => one.learner_id === learner_id);
    const last = between.find((one) => one.guardian_id === body.guardian_id) ?? between[0];
    const access = body.access ?? last?.access ?? 'full';
    const receives = { ...receivedBy(former), ...body.receives };
    const fields = withAccess({ ...body, access, receives });
    return records(link).create({ ...(access === 'none' ? notTrusted : {}), ...fields, learner_id });
  },

  async update(context) {
    const { params, body, records } = context;
    await records(learners).current(params.learner_id);
    const current = await ownRecord(link, context);
    if (body.is_primary && !current.value.is_primary) {
      await records(link).current(current.id);
      await takePrimary(context);
    }
    const { access, receives } = { ...current.value, ...body };
    const isRefused = access === 'none' && current.value.access !== 'none';
    const fields = withAccess({ ...body, access, receives });
    return records(link).update(current.id, { ...(isRefused ? notTrusted : {}), ...fields });
  },

  async restore(context) {
    const { params, records, db, schoolId: school } = context;
    const { id } = await ownRecord(link, context);
    const primary = await db.first(primaryLink, { school, learner: params.learner_id });
    const fields = primary && primary.id !== id ? { is_primary: false } : {};
    return (await records(link).restore(id, fields)).record;
  },
};

/** The link that is no longer the primary one when another one of the learner is. */
export async function primaryBeside(
  { db, schoolId: school }: ReadWork,
  { learner_id: learner, is_primary: isPrimary }: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  if (isPrimary !== true || typeof learner !== 'string') return undefined;
  return (await db.first(primaryLink, { school, learner }))?.id;
}

/** Says of the new link of a row that it has the access of one to another record of the same guardian. */
export async function refusedBefore(
  { db, schoolId: school }: ReadWork,
  { learner_id, guardian_id, access }: Readonly<Record<string, unknown>>,
): Promise<RowWarning[]> {
  if (access !== 'none') return [];
  const links = await db.all(linksOf, { school, guardian: String(guardian_id) });
  const other = links.find(
    (one) => one.learner_id === learner_id && one.guardian_id !== guardian_id && one.access === 'none',
  );
  if (!other) return [];
  const detail = `The guardian has the same name and contact as ${other.guardian_id}, who has no access to the learner, and so has none either. Change \`access\` of the link if it is somebody else.`;
  return [{ code: 'access_refused', detail }];
}

/** What a guardian receives by a new link: all kinds but those that no other link with access has. */
function receivedBy(links: readonly Linked[]): Receives {
  const received = links
    .filter(({ access }) => access !== 'none')
    .map(({ receives }): Receives => JSON.parse(receives));
  const isReceived = (kind: keyof Receives) => received.length === 0 || received.some((one) => one[kind]);
  return {
    reports: isReceived('reports'),
    attendance: isReceived('attendance'),
    fees: isReceived('fees'),
    discipline: isReceived('discipline'),
    announcements: isReceived('announcements'),
  };
}

/** Removes the flag from the learner's link that has it. */
async function takePrimary({
  params,
  records,
  db,
  schoolId,
}: Pick<Context<'learner-guardians.update'>, 'records' | 'db' | 'schoolId'> & {
  params: { learner_id: string };
}): Promise<void> {
  const former = await db.first(primaryLink, { school: schoolId, learner: params.learner_id });
  if (former) await records(link).update(former.id, { is_primary: false });
}

type Receives = Schemas['LearnerGuardian']['receives'];
const nothing: Receives = {
  reports: false,
  attendance: false,
  fees: false,
  discipline: false,
  announcements: false,
};

/** Who is refused access does not collect the learner either, and is not called, unless the request says so. */
const notTrusted = { pickup_authorised: false, emergency_contact: false };

/** A guardian without access receives nothing. */
const withAccess = <F extends Partial<Schemas['LearnerGuardianUpdate']>>(fields: F): F =>
  fields.access === 'none' ? { ...fields, receives: nothing } : fields;
