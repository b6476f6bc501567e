import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { UsageError } from '../../contract/errors.ts';
import type { PostgresUrl } from './url.ts';

/** How to connect to a server, in the order in which it is tried: with encryption, or in plain text (`false`). */
export function encryptionOf(url: PostgresUrl): (ConnectionOptions | false)[] {
  const encrypted = (): ConnectionOptions => ({ ...certificates(url), ...verification(url) });
  switch (url.sslmode) {
    case 'disable':
      return [false];
    case 'allow':
      return [false, encrypted()];
    case 'prefer':
      return [encrypted(), false];
    default:
      return [encrypted()];
  }
}

/** Without a certificate to compare with, only `verify-full` verifies, with the authorities that Node trusts. */
function verification({ sslmode, sslrootcert }: PostgresUrl): ConnectionOptions {
  if (sslmode === 'verify-full') return {};
  return sslrootcert === undefined ? { rejectUnauthorized: false } : { checkServerIdentity: () => undefined };
}

function certificates({ sslrootcert, sslcert, sslkey }: PostgresUrl): ConnectionOptions {
  const ca = sslrootcert === 'system' ? undefined : sslrootcert;
  return {
    ...(ca === undefined ? {} : { ca: read(ca, 'sslrootcert') }),
    ...(sslcert === undefined ? {} : { cert: read(sslcert, 'sslcert') }),
    ...(sslkey === undefined ? {} : { key: read(sslkey, 'sslkey') }),
  };
}

/** The driver would not say what a file is for that it cannot read. */
function read(path: string, parameter: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UsageError(`The file ${path}, which ${parameter} names in DATABASE_URL, cannot be read.`, {
      cause,
    });
  }
}
