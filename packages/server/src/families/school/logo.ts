import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { readImage } from './images.ts';
import { findLogo, keepLogo, type Logo } from './logos.ts';
import { schools } from './tables.ts';

const none: Schemas['SchoolLogo'] = { media_type: null, width: null, height: null, sha256: null, data: null };

const shown = ({ media_type, width, height, sha256: hash, data }: Logo): Schemas['SchoolLogo'] => ({
  media_type,
  width,
  height,
  sha256: hash,
  data,
});

export const schoolLogo: Handlers<'school-logo'> = {
  async get({ db, schoolId, records }) {
    const { value } = await records(schools).get(schoolId);
    const logo = value.logo_sha256 === null ? undefined : await findLogo(db, schoolId, value.logo_sha256);
    return logo ? shown(logo) : none;
  },

  async put({ db, schoolId, body, records }) {
    const { bytes, ...image } = readImage(body.data, '/data');
    const data = bytes.toString('base64');
    const logo: Logo = { ...image, data, sha256: sha256(data) };
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
