import type { ClientConfig } from 'pg';

/** The settings of a connection to a server, which shows it under a name. */
export const connection = (url: string, name: string): ClientConfig => ({
  connectionString: url,
  application_name: name,
  keepAlive: true,
  // For connecting to the server, and for getting a connection of the pool.
  connectionTimeoutMillis: 10_000,
});
