import { accessSync, constants } from 'node:fs';
import pg from 'pg';
import { UsageError } from '../../contract/errors.ts';

/** The settings of a connection to a server, which shows it under a name. */
export function connection(url: string, name: string): pg.ClientConfig {
  checkFiles(url);
  return {
    // In these modes the driver verifies the certificate too, and writes a warning that a later version will not.
    connectionString: url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full'),
    application_name: name,
    keepAlive: true,
    // For connecting to the server, and for getting a connection of the pool.
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  };
}

/** Rejects files of a certificate or key that cannot be read: the driver would not say what they are for. */
function checkFiles(url: string): void {
  for (const [, parameter, value = ''] of url.matchAll(/[?&](sslrootcert|sslcert|sslkey)=([^&]*)/g)) {
    const path = decodeURIComponent(value);
    try {
      accessSync(path, constants.R_OK);
    } catch {
      throw new UsageError(`The file ${path}, which ${parameter} names in DATABASE_URL, cannot be read.`);
    }
  }
}

const int8 = 20;

/** Amounts are integers of 64 bits in the database, and at most 2^53 - 1: they are read as numbers. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  Number(oid) === int8 ? Number : pg.types.getTypeParser(oid, format);
