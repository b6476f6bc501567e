import { invalidField, type Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { reencoded } from '../../documents/images.ts';
import type { Image } from '../../documents/sheet.ts';
import { Refused } from '../../documents/workers.ts';
import { query } from '../../sql/query.ts';
import type { Preparation } from '../../work/family.ts';
import type { Body, Handlers } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { schools } from './tables.ts';

/** An image that a school has or had as its logo, as this server encoded it. */
export interface Logo extends Image {
  sha256: string;
}

const bySha256 = query<{ school: string; sha256: string }, Logo>((db, p) =>
  db
    .selectFrom('school_logos')
    .select(['sha256', 'media_type', 'width', 'height', 'data'])
    .where('school_id', '=', p.school)
    .where('sha256', '=', p.sha256)
    .$castTo<Logo>(),
);

/** The logo with a hash; undefined if there is none. */
export const logoFor = async (
  sha256: string | null,
  { db, schoolId: school }: Pick<ReadWork, 'db' | 'schoolId'>,
): Promise<Logo | undefined> => (sha256 === null ? undefined : db.first(bySha256, { school, sha256 }));

/** Stores an image, unless the school had it before. */
const keepLogo = query<{ school: string } & { [F in keyof Logo]: Logo[F] }>((db, p) =>
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

type Shown = Schemas['SchoolLogo'];

const mostBytes = 256 * 1024;
const none: Shown = { media_type: null, width: null, height: null, sha256: null, data: null };

const shown = ({ media_type, width, height, sha256: hash, data }: Logo): Shown => ({
  media_type,
  width,
  height,
  sha256: hash,
  data,
});

const refused = (code: string, detail: string): Problem =>
  invalidField('/data', code, detail, 'invalid_image');

/** Decodes and encodes an image before the transaction starts; what the handler receives is the new image. */
export async function prepareLogo(
  { data }: Body<'school-logo.put'>,
  services: Services,
  { turn }: Preparation,
): Promise<Image> {
  const bytes = Buffer.from(data, 'base64');
  // Node ignores characters that are not base64.
  if (bytes.toString('base64') !== data)
    throw refused('invalid_format', 'must be base64, with padding and without line breaks');
  if (bytes.length > mostBytes) throw refused('too_large', `must be at most ${mostBytes} bytes`);
  try {
    return await services.documents.run<Image, typeof reencoded>(turn, 'reencoded', { input: { data } });
  } catch (error) {
    if (error instanceof Refused) throw refused(error.code, error.message);
    throw error;
  }
}

export const schoolLogo: Handlers<'school-logo'> = {
  async get(work) {
    const { schoolId, records } = work;
    const { value } = await records(schools).get(schoolId);
    const logo = await logoFor(value.logo_sha256, work);
    return logo ? shown(logo) : none;
  },

  async put({ db, schoolId, body, records }) {
    // The body is what `prepareLogo` returned.
    const image = body as Image;
    const logo: Logo = { ...image, sha256: sha256(image.data) };
    await records(schools).current(schoolId);
    await db.run(keepLogo, { school: schoolId, ...logo });
    await records(schools).update(schoolId, { logo_sha256: logo.sha256 });
    return shown(logo);
  },

  async delete({ schoolId, records }) {
    await records(schools).current(schoolId);
    await records(schools).update(schoolId, { logo_sha256: null });
    return none;
  },
};
