import type { Services } from '../../core/services.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { query } from '../../db/query.ts';
import type { reencoded } from '../../documents/images/reencoded.ts';
import { Refused } from '../../documents/refused.ts';
import type { Image } from '../../documents/sheet.ts';

/** An image that a school has or had as its logo, as this server encoded it. */
export interface Logo extends Image {
  sha256: string;
}

interface LogoRow extends Logo {
  /** Whether this server encoded the image; null if it was stored by a version that did not. */
  reencoded: number | null;
}

const bySha256 = query<{ school: string; sha256: string }, LogoRow>((db, p) =>
  db
    .selectFrom('school_logos')
    .select(['sha256', 'media_type', 'width', 'height', 'data', 'reencoded'])
    .where('school_id', '=', p.school)
    .where('sha256', '=', p.sha256)
    .$castTo<LogoRow>(),
);

/** The logo with a hash; undefined if there is none, or if it was stored by an earlier version and cannot be decoded. */
export async function logoFor(
  sha256: string | null,
  { db, schoolId: school }: Pick<ReadWork, 'db' | 'schoolId'>,
  services: Services,
): Promise<Logo | undefined> {
  const row = sha256 === null ? undefined : await db.first(bySha256, { school, sha256 });
  if (!row) return undefined;
  const { reencoded: isEncoded, ...logo } = row;
  if (isEncoded) return logo;
  try {
    const image = await reencodedImage(logo.data, school, services, logo.sha256);
    return { ...image, sha256: logo.sha256 };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** An image as this server encodes it. Throws `Refused` if it cannot be used. */
export const reencodedImage = (
  data: string,
  school: string,
  { documents }: Services,
  cacheKey?: string,
): Promise<Image> =>
  documents.run<Image, typeof reencoded>(school, 'reencoded', {
    input: { data },
    ...(cacheKey === undefined ? {} : { cacheKey }),
  });

/** Stores an image, unless the school had it before. */
export const keepLogo = query<{ school: string } & { [F in keyof Logo]: Logo[F] }>((db, p) =>
  db
    .insertInto('school_logos')
    .values({
      school_id: p.school,
      sha256: p.sha256,
      media_type: p.media_type,
      width: p.width,
      height: p.height,
      data: p.data,
      reencoded: 1,
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'sha256']).doUpdateSet({ reencoded: 1 })),
);
