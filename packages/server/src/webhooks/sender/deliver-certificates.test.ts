import { expect, it } from 'vitest';
import { issueCertificate } from '../../../../../test/support/issue-certificate.ts';
import type { LookupAll } from './options.ts';
import { post, startSender, startTlsReceiver } from './test-receiver.ts';

const lookup: LookupAll = (_, __, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]);
const host = 'receiver.test';

const root = issueCertificate({ name: 'Example Root', isAuthority: true });
const intermediate = issueCertificate({ name: 'Example Authority', isAuthority: true, by: root });
const privateRoot = issueCertificate({ name: 'Private Root', isAuthority: true });
const ofIntermediate = issueCertificate({ name: host, by: intermediate });
const ofPrivate = issueCertificate({ name: host, by: privateRoot });
const expiredAuthority = issueCertificate({
  name: 'Expired Authority',
  isAuthority: true,
  by: root,
  until: '2021-01-01',
});
const ofExpired = issueCertificate({ name: host, by: expiredAuthority });

const unit = issueCertificate({ name: 'Private Unit', isAuthority: true, by: privateRoot });
const ofUnit = issueCertificate({ name: host, by: unit });

const served = (own: { cert: string; key: string }, ...others: { cert: string }[]) => ({
  key: own.key,
  cert: [own, ...others].map(({ cert }) => cert).join(''),
});

it.each([
  ['of an authority that is trusted', served(issueCertificate({ name: host, by: root })), null],
  ['with its whole chain', served(ofIntermediate, intermediate), null],
  [
    'that has expired',
    served(issueCertificate({ name: host, by: root, until: '2021-01-01' })),
    'certificate_expired',
  ],
  ['of an authority whose own has expired', served(ofExpired, expiredAuthority), 'certificate_expired'],
  [
    'that is not valid yet',
    served(issueCertificate({ name: host, by: root, from: '2119-01-01' })),
    'certificate_not_yet_valid',
  ],
  ['that is self-signed', served(issueCertificate({ name: host })), 'certificate_self_signed'],
  ['without its intermediate certificate', served(ofIntermediate), 'certificate_chain_incomplete'],
  [
    'of an unknown authority, with the chain up to it',
    served(ofPrivate, privateRoot),
    'certificate_untrusted',
  ],
  ['of an unknown authority, with the chain but not it', served(ofUnit, unit), 'certificate_untrusted'],
  ['for another host', served(issueCertificate({ name: 'other.test', by: root })), 'certificate_wrong_host'],
] as const)('a receiver with a certificate %s', async (_name, certificate, error) => {
  const receiver = await startTlsReceiver(certificate, (_request, response) => response.end('ok'));
  const sender = startSender({ lookup, tls: { ca: root.cert } });
  expect(await post(sender, receiver.url)).toMatchObject({ ok: error === null, error, isInternal: false });
});
