import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, in PEM. */
export interface Issued {
  cert: string;
  key: string;
  name: string;
}

interface Options {
  /** Its subject, and its host name unless it is of an authority. */
  name: string;
  /** The authority; without one the certificate is self-signed. */
  by?: Issued;
  isAuthority?: boolean;
  from?: string;
  until?: string;
}

const day = (text: string): Buffer => der(0x18, Buffer.from(`${text.replaceAll('-', '')}000000Z`));

/** One value in DER. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from([body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([tag, 0x82]), length, body]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const yes = der(0x01, Buffer.from([255]));

const extension = (id: string, value: Buffer, isCritical = false): Buffer =>
  sequence(oid(id), ...(isCritical ? [yes] : []), der(0x04, value));

/** Issues a certificate, as an authority or a careless administrator would. */
export function issueCertificate({
  name,
  by,
  isAuthority = false,
  from = '2020-01-01',
  until = '2120-01-01',
}: Options): Issued {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const issuerKey: KeyObject = by ? createPrivateKey(by.key) : privateKey;
  const extensions = isAuthority
    ? extension('551d13', sequence(yes), true)
    : extension('551d11', sequence(der(0x82, Buffer.from(name))));
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    nameOf(by?.name ?? name),
    sequence(day(from), day(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extensions)),
  );
  const signature = sign('sha256', content, issuerKey);
  const cert = sequence(content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = cert.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return {
    name,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}
