import type { Schemas } from '../contract/schemas.ts';
import { fold, foldName } from '../lib/names.ts';

import type { UnitOfWork } from '../work/unit-of-work.ts';
import { guardiansNamed, learnersNamed, numberedLike, staffNamed } from './duplicate-queries.ts';

type Warning = Schemas['PersonWarning'];
type Work = Pick<UnitOfWork, 'db' | 'schoolId'>;

const nameOf = (name: string) => ({ folded: foldName(name).trimEnd() });

const warning = (code: Warning['code'], what: string, id: string): Warning => ({
  code,
  detail: `${what} ${id}. They may be the same person.`,
  existing_id: id,
});

/**
 * The learners of the school who may be the same person as a new one. It is called together with the creation, whose round
 * trips it shares; its queries come first, so they do not find the new one.
 */
export async function learnersLike(
  { db, schoolId: school }: Work,
  { name, date_of_birth: born = null, admission_number: number }: Partial<Schemas['LearnerCreate']>,
): Promise<Warning[]> {
  const numbers = number ? zerosApart(number) : [];
  const rows = numbers.map((one) => ({ number: one }));
  const [named, similar] = await Promise.all([
    db.all(learnersNamed, { school, ...nameOf(name ?? ''), born }),
    numbers.length > 0 ? db.all(numberedLike, { school, rows }) : [],
  ]);
  const warnings = named.map((other) =>
    born !== null && other.born !== null
      ? warning('same_name_and_date_of_birth', 'Has the same name and date of birth as learner', other.id)
      : warning('same_name', 'Has the same name as learner', other.id),
  );
  const what = 'Has an admission number that differs only in leading zeros from that of learner';
  return [...warnings, ...similar.map(({ id }) => warning('similar_admission_number', what, id))];
}

/** The guardians who may be the same person as a new one. */
export async function guardiansLike(
  { db, schoolId: school }: Work,
  { name, email = null, phone = null }: Partial<Schemas['GuardianCreate']>,
): Promise<Warning[]> {
  const named = await db.all(guardiansNamed, { school, ...nameOf(name ?? ''), email, phone });
  const isKnown = email !== null || phone !== null;
  return named.map((other) =>
    isKnown && other.contact !== null
      ? warning('same_name_and_contact', 'Has the same name and contact details as guardian', other.id)
      : warning('same_name', 'Has the same name as guardian', other.id),
  );
}

/** The staff who may be the same person as a new member, whose email address is different. */
export async function staffLike({ db, schoolId: school }: Work, name: string): Promise<Warning[]> {
  const named = await db.all(staffNamed, { school, ...nameOf(name) });
  return named.map(({ id }) => warning('same_name', 'Has the same name as staff member', id));
}

const longestNumber = 64;

/** The numbers, in the form in which they are compared, that differ from a number only in leading zeros. */
function zerosApart(number: string): string[] {
  const own = fold(number);
  const rest = own.replace(/^0+/, '');
  if (rest === '') return [];
  return Array.from(
    { length: longestNumber - rest.length + 1 },
    (_, zeros) => '0'.repeat(zeros) + rest,
  ).filter((other) => other !== own);
}
