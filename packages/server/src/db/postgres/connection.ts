import pg from 'pg';

/** The settings of a connection to a server, which shows it under a name. */
export const connection = (url: string, name: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  keepAlive: true,
  // For connecting to the server, and for getting a connection of the pool.
  connectionTimeoutMillis: 10_000,
  types: { getTypeParser },
});

const int8 = 20;

/** Amounts are integers of 64 bits in the database, and at most 2^53 - 1: they are read as numbers. */
const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  Number(oid) === int8 ? Number : pg.types.getTypeParser(oid, format);
