import { Problem } from '../../contract/errors.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { loginHolder, loginKeyOf, setLoginKey } from './queries.ts';

const identityInUse = (): Problem =>
  new Problem(
    'identity_in_use',
    'Another staff member of the school has this sign-in identity. Sign in as another person, or let that staff member leave first.',
  );

/**
 * Gives a staff member a sign-in identity that no other staff member of the school has who is not archived and has not
 * left. An index ensures this when two accept at the same time.
 */
export async function claimLogin(
  { db, schoolId: school, dataKeys }: UnitOfWork,
  id: string,
  identity: { issuer: string; subject: string },
): Promise<void> {
  const key = dataKeys.loginKey(identity);
  if (await db.first(loginHolder, { school, id, key })) throw identityInUse();
  await db.run(setLoginKey, { school, id, key });
}

/** Rejects restoring a staff member whose sign-in identity another one has taken over. */
export async function refuseTakenLogin({ db, schoolId: school }: UnitOfWork, id: string): Promise<void> {
  const own = await db.first(loginKeyOf, { school, id });
  if (own && (await db.first(loginHolder, { school, id, key: own.login_key }))) throw identityInUse();
}
