import type pg from 'pg';

export interface Server {
  /** Such as 150004 for 15.4. */
  version: number;
  name: string;
  encoding: string;
  user: string;
  search_path: string;
  /** The first schema of the search path that exists. */
  schema: string | null;
  may_create: boolean | null;
  is_standby: boolean;
}

const firstVersion = 15;

const select = `select current_setting('server_version_num')::int as version, current_database() as name,
  current_setting('server_encoding') as encoding, current_user as "user", current_setting('search_path') as search_path,
  current_schema() as schema, has_schema_privilege(current_schema(), 'create') as may_create,
  pg_is_in_recovery() as is_standby`;

/** Why the schema cannot be created or changed in a database, and what to do; undefined if it can. */
export async function prerequisite(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<Server>(select);
  const [server] = rows;
  return server && missing(server);
}

export function missing(server: Server): string | undefined {
  const { version, name, encoding, user, schema } = server;
  if (version < firstVersion * 10_000)
    return `it is PostgreSQL ${Math.floor(version / 10_000)}. PostgreSQL ${firstVersion} or later is required.`;
  if (encoding !== 'UTF8')
    return `its encoding is ${encoding}. Create a database with: create database rollbook template template0 encoding 'UTF8'`;
  if (server.is_standby)
    return 'it is a standby server, which cannot be written to. Connect to the primary server.';
  if (schema === null)
    return `none of the schemas of its search_path (${server.search_path}) exists. Create one with: create schema`;
  if (!server.may_create)
    return `the user ${user} may not create tables in the schema ${schema}. Make it the owner of the database with: alter database "${name}" owner to "${user}"`;
  return undefined;
}
