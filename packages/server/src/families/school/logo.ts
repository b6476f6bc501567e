import { invalidField, type Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Body, Handlers } from '../../core/operation.ts';
import type { Services } from '../../core/services.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { Refused } from '../../documents/refused.ts';
import type { Image } from '../../documents/sheet.ts';
import { keepLogo, type Logo, logoFor, reencodedImage } from './logos.ts';
import { schools } from './tables.ts';

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
  turn: string,
): Promise<Image> {
  const bytes = Buffer.from(data, 'base64');
  // Node ignores characters that are not base64.
  if (bytes.toString('base64') !== data)
    throw refused('invalid_format', 'must be base64, with padding and without line breaks');
  if (bytes.length > mostBytes) throw refused('too_large', `must be at most ${mostBytes} bytes`);
  try {
    return await reencodedImage(data, turn, services);
  } catch (error) {
    if (error instanceof Refused) throw refused(error.code, error.message);
    throw error;
  }
}

export const schoolLogo: Handlers<'school-logo'> = {
  async get(work) {
    const { schoolId, records, services } = work;
    const { value } = await records(schools).get(schoolId);
    const logo = await logoFor(value.logo_sha256, work, services);
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
