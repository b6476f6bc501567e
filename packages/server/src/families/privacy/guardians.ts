import type { Handler } from '../../core/operation.ts';
import { guardians } from '../learners/tables.ts';
import { schools } from '../school/tables.ts';
import { checkGuardianErasable, eraseGuardianAlone } from './erasing.ts';
import { checkConfirmed, erasable } from './learners.ts';

export const eraseGuardian: Handler<'guardians.erase'> = async (context) => {
  const { params, body, records, services, schoolId } = context;
  const { value: school } = await records(schools).get(schoolId);
  const current = await records(guardians).current(params.guardian_id, 'any');
  const { id } = current;
  if (current.plain.erased_at !== null) return current;
  checkConfirmed(body, id, 'guardian');
  await checkGuardianErasable(context, current, school.retention);
  const families = erasable(school.retention);
  await eraseGuardianAlone(context, services, { id, families, reason: body.reason });
  return records(guardians).get(id);
};
