import type { Reader } from '../../db/database.ts';
import { query } from '../../db/query.ts';

/** An image that a school has or had as its logo. */
export interface Logo {
  sha256: string;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** Base64. */
  data: string;
}

const bySha256 = query<{ school: string; sha256: string }, Logo>((db, p) =>
  db
    .selectFrom('school_logos')
    .select(['sha256', 'media_type', 'width', 'height', 'data'])
    .where('school_id', '=', p.school)
    .where('sha256', '=', p.sha256)
    .$castTo<Logo>(),
);

export const findLogo = (db: Reader, school: string, sha256: string): Promise<Logo | undefined> =>
  db.first(bySha256, { school, sha256 });

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
    })
    .onConflict((conflict) => conflict.columns(['school_id', 'sha256']).doNothing()),
);
