import { expect, it } from 'vitest';
import { connection } from './connection.ts';

const given = (parameters: string): unknown =>
  connection(`postgres://db.example.org/school?${parameters}`, 'rollbook').connectionString;

it('every mode that encrypts verifies the certificate', () => {
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
    expect(given(`sslmode=${mode}&a=1`)).toMatch(/\?sslmode=verify-full&a=1$/);
  expect(given('sslmode=disable')).toMatch(/sslmode=disable$/);
  expect(given('sslmode=no-verify')).toMatch(/sslmode=no-verify$/);
});

it('a file of a certificate that cannot be read is named with its parameter', () => {
  expect(() => given('sslmode=verify-full&sslrootcert=%2Fnowhere%2Fca.crt')).toThrow(
    'The file /nowhere/ca.crt, which sslrootcert names in DATABASE_URL, cannot be read.',
  );
  expect(given(`sslrootcert=${encodeURIComponent(import.meta.filename)}`)).toContain('sslrootcert');
});
