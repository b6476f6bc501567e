import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { addDays, earlier } from '../../lib/dates.ts';
import type { Stored } from '../../store/read.ts';
import type { RowWarning } from '../../work/import-target.ts';
import type { ReadWork, UnitOfWork } from '../../work/unit-of-work.ts';
import { currentRoles } from './queries.ts';
import { refuseTakenLogin, toReactivate } from './record-rules.ts';
import { roleAssignments, staff } from './tables.ts';

/** Makes a staff member who has left active again. Their roles ended with their last day. */
export async function comeBack(
  work: UnitOfWork,
  id: string,
  lastDay: string | null,
): Promise<Stored<Schemas['Staff']>> {
  await refuseTakenLogin(work, id, 'active');
  // Who left today had their roles today, and must not have them again.
  const yesterday = addDays(work.today, -1);
  await endRoles(work, id, earlier(lastDay ?? yesterday, yesterday));
  return work.records(staff).act(id, 'reactivate', { ends_on: null });
}

/** Ends the roles of a staff member on a day, and removes those that begin later. */
async function endRoles(
  { db, schoolId: school, today, records }: UnitOfWork,
  member: string,
  last: string,
): Promise<void> {
  for (const { id, starts_on } of await db.all(currentRoles, { school, staff: member, today })) {
    if (starts_on !== null && starts_on > last) await records(roleAssignments).archive(id);
    else await records(roleAssignments).update(id, { ends_on: last });
  }
}

/**
 * Creates a staff member. If another one has the same email address or number, the error says what to do: `active` is for one
 * who has not left.
 */
export async function creating<T>(
  { records }: UnitOfWork,
  create: () => Promise<T>,
  active = '',
): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'already_exists') throw error;
    const holder = await records(staff).get(String(error.extras.members?.existing_id));
    const left = `That staff member has left. If it is the same person, ${toReactivate}.`;
    const hint = { left, active, invited: '', suspended: '' }[holder.plain.status];
    if (hint === '') throw error;
    throw new Problem(error.code, `${error.message} ${hint}`, error.extras);
  }
}

/** The warning of a row of an import for a staff member who has left, unless the row says so. */
export const leftWarnings = async (
  _work: ReadWork,
  { status }: Record<string, unknown>,
  { ends_on }: Record<string, unknown>,
): Promise<RowWarning[]> =>
  status === 'left' && !ends_on
    ? [
        {
          code: 'has_left',
          detail: `The staff member has left, and the row does not make them active. If they have come back, ${toReactivate}.`,
        },
      ]
    : [];
