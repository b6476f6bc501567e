import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { closest, distance } from 'fastest-levenshtein';
import * as z from 'zod';
import { UsageError } from '../../contract/errors.ts';
import { splitPostgresUrl } from '../url.ts';

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const text = z.string().min(1, 'must not be empty');
const number = (least: number, most: number) => {
  const message = `must be an integer from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};
const readsOnly =
  'must be any, read-write or primary, because the server writes to the database; standby, prefer-standby and read-only would choose one that it cannot write to';

/** The parameters, with the meaning that they have for libpq. */
const parameters = z.strictObject({
  host: text.optional(),
  port: text.optional(),
  user: text.optional(),
  password: z.string().optional(),
  dbname: text.optional(),
  application_name: text.optional(),
  options: text.optional(),
  target_session_attrs: z.enum(['any', 'read-write', 'primary'], readsOnly).optional(),
  connect_timeout: number(1, 3600).optional(),
  keepalives: number(0, 1).default(1),
  keepalives_idle: number(1, 32_767).default(10),
  channel_binding: z
    .enum(
      ['disable', 'prefer'],
      'must be disable or prefer: the driver cannot require channel binding. Use sslmode=verify-full',
    )
    .default('disable'),
  sslnegotiation: oneOf(['postgres', 'direct']).default('postgres'),
  sslmode: oneOf(sslModes).optional(),
  sslrootcert: text.optional(),
  sslcert: text.optional(),
  sslkey: text.optional(),
});

/** What to use instead of parameters that other programs have, or that this one cannot have. */
const instead: Record<string, string> = {
  schema: 'use options=-c%20search_path%3D<schema>',
  search_path: 'use options=-c%20search_path%3D<schema>',
  currentSchema: 'use options=-c%20search_path%3D<schema>',
  ssl: 'use sslmode',
  hostaddr: 'use the address as the host',
  statement_timeout: 'use ROLLBOOK_DATABASE_STATEMENT_TIMEOUT',
  lock_timeout: 'use ROLLBOOK_DATABASE_WAIT',
  tcp_user_timeout: 'the database is asked whether it is alive if it does not respond for a while',
  keepalives_interval: 'Node sends keepalives every second, after keepalives_idle',
  keepalives_count: 'Node closes a connection after ten keepalives without a response',
  pgbouncer: 'set ROLLBOOK_DATABASE_DIRECT_URL to the URL of PostgreSQL itself',
};

type Parameters = z.infer<typeof parameters>;

export interface Address {
  /** The name of a host, or the folder of a Unix socket; empty for the default of the driver. */
  host: string;
  port: number | undefined;
}

/** What the URL of a PostgreSQL database says. */
export interface PostgresUrl
  extends Omit<Parameters, 'host' | 'port' | 'dbname' | 'sslmode' | 'target_session_attrs'> {
  addresses: Address[];
  database: string | undefined;
  sslmode: (typeof sslModes)[number];
  target_session_attrs: 'any' | 'read-write' | 'primary';
}

/** @throws if it is not the URL of a PostgreSQL database, with everything that is wrong with it. */
export function parsePostgresUrl(url: string): PostgresUrl {
  const result = readPostgresUrl(url);
  if (Array.isArray(result)) throw new UsageError(`The URL of the database is invalid: ${result.join('; ')}`);
  return result;
}

/** The same URL for each of its servers alone. */
export function serversOf(url: string): { name: string; url: string }[] {
  const [start = ''] = url.split('?');
  return parsePostgresUrl(url).addresses.map(({ host, port = 5432 }) => {
    const { query } = splitPostgresUrl(url);
    query.set('host', host);
    query.set('port', String(port));
    return { name: `${host}:${port}`, url: `${start}?${query}` };
  });
}

/** What the URL of a PostgreSQL database says; otherwise what is wrong with it. */
export function readPostgresUrl(url: string): PostgresUrl | string[] {
  const { user, password, hosts, database, query } = splitPostgresUrl(url);
  const names = [...query.keys()];
  const parsed = parameters.safeParse(Object.fromEntries(query));
  const problems = parsed.success ? [] : parsed.error.issues.flatMap(problemOf);
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) < index)))
    problems.push(`${name}: is given twice`);
  if (!parsed.success) return problems;
  const { host, port, dbname, sslmode, target_session_attrs, ...given } = parsed.data;
  const addresses = addressesOf(host ?? hosts, port);
  problems.push(...(typeof addresses === 'string' ? [addresses] : []), ...certificateProblems(parsed.data));
  if (typeof addresses === 'string' || problems.length > 0) return problems;
  return {
    ...given,
    user: given.user ?? user,
    password: given.password ?? password,
    database: dbname ?? database,
    addresses,
    sslmode: sslmode ?? (given.sslrootcert === 'system' ? 'verify-full' : 'prefer'),
    // Any of several servers is not enough: only one of them can be written to.
    target_session_attrs: target_session_attrs ?? (addresses.length > 1 ? 'read-write' : 'any'),
  };
}

function problemOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [`${issue.path.join('.')}: ${issue.message}`];
  const known = Object.keys(parameters.shape);
  return issue.keys.map((key) => {
    const near = closest(key, known);
    const other = Object.hasOwn(instead, key) ? instead[key] : undefined;
    const hint =
      other ??
      (distance(key, near) <= 4 ? `did you mean ${near}?` : `the parameters are ${known.join(', ')}`);
    return `${key}: is not a parameter; ${hint}`;
  });
}

function certificateProblems({
  sslmode,
  sslrootcert,
  sslcert,
  sslkey,
  sslnegotiation,
}: Parameters): string[] {
  const problems: string[] = [];
  if (sslmode === 'verify-ca' && sslrootcert === undefined)
    problems.push(
      'sslrootcert: is required with sslmode=verify-ca, which would otherwise accept the certificate of any host that a public authority has issued',
    );
  if (sslrootcert === 'system' && sslmode !== undefined && sslmode !== 'verify-full')
    problems.push('sslmode: must be verify-full with sslrootcert=system');
  if ((sslcert === undefined) !== (sslkey === undefined))
    problems.push('sslcert and sslkey: must be given together');
  if (sslnegotiation === 'direct' && !/^(require|verify-)/.test(sslmode ?? ''))
    problems.push('sslnegotiation: direct needs sslmode=require, verify-ca or verify-full');
  return problems;
}

/** The addresses of lists of hosts and ports; otherwise what is wrong with them. */
function addressesOf(hosts: string, portList: string | undefined): Address[] | string {
  const ports = portList?.split(',') ?? [];
  const entries = hosts.split(',');
  if (ports.length > 1 && ports.length !== entries.length)
    return 'port: must be one port, or as many as there are hosts';
  const addresses: Address[] = [];
  for (const [index, entry] of entries.entries()) {
    const [, bracketed, plain = '', inEntry] = /^(?:\[([^\]]*)\]|(\/.*|[^:]*))(?::(\d*))?$/.exec(entry) ?? [];
    const port = ports[index] ?? ports[0] ?? inEntry ?? '';
    if (bracketed === undefined && plain === '' && (entry !== '' || entries.length > 1))
      return `"${entry}" is not a host with an optional port`;
    if (port !== '' && !(/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
      return `the port ${port} is not a number from 1 to 65535`;
    addresses.push({ host: bracketed ?? plain, port: port === '' ? undefined : Number(port) });
  }
  return addresses;
}

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
