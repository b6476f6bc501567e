import { describe, expect, it } from 'vitest';
import { readPostgresUrl } from './url.ts';

describe('the URL of a PostgreSQL database', () => {
  it.each([
    [
      'postgres://a:5432,b:5433/db',
      {
        addresses: [
          { host: 'a', port: 5432 },
          { host: 'b', port: 5433 },
        ],
        database: 'db',
        target_session_attrs: 'read-write',
      },
    ],
    [
      'postgres://us%40er:se@cr%2Fet@[::1]:5433,db.example.org/school?port=6000',
      {
        user: 'us@er',
        password: 'se@cr/et',
        addresses: [
          { host: '::1', port: 6000 },
          { host: 'db.example.org', port: 6000 },
        ],
      },
    ],
    [
      'postgresql:///school?host=/run/postgresql,/tmp&port=5432,5433&target_session_attrs=any',
      {
        addresses: [
          { host: '/run/postgresql', port: 5432 },
          { host: '/tmp', port: 5433 },
        ],
        target_session_attrs: 'any',
      },
    ],
    [
      'postgres://%2Frun%2Fpostgresql/school',
      { addresses: [{ host: '/run/postgresql', port: undefined }], sslmode: 'prefer' },
    ],
    [
      'postgres://db?options=-c%20search_path%3Dschool&application_name=office&connect_timeout=3&keepalives=0&keepalives_idle=60',
      {
        options: '-c search_path=school',
        application_name: 'office',
        connect_timeout: 3,
        keepalives: 0,
        keepalives_idle: 60,
        target_session_attrs: 'any',
      },
    ],
    ['postgres://db?sslrootcert=system', { sslmode: 'verify-full' }],
  ])('%s is read', (url, expected) => {
    expect(readPostgresUrl(url)).toMatchObject(expected);
  });

  it.each([
    ['sslmod=require', ['sslmod: is not a parameter; did you mean sslmode?']],
    ['schema=x', ['schema: is not a parameter; use options=-c%20search_path%3D<schema>']],
    ['ssl=true', ['ssl: is not a parameter; use sslmode']],
    ['nonsense=1', [expect.stringMatching(/^nonsense: is not a parameter; the parameters are host, port, /)]],
    [
      'sslmode=no-verify&connect_timeout=soon',
      [
        'connect_timeout: must be an integer from 1 to 3600',
        'sslmode: must be disable, allow, prefer, require, verify-ca or verify-full',
      ],
    ],
    ['sslmode=disable&sslmode=require', ['sslmode: is given twice']],
    ['sslmode=verify-ca', [expect.stringMatching(/^sslrootcert: is required with sslmode=verify-ca/)]],
    ['sslmode=require&sslrootcert=system', ['sslmode: must be verify-full with sslrootcert=system']],
    ['sslcert=a.crt', ['sslcert and sslkey: must be given together']],
    ['sslnegotiation=direct', [expect.stringMatching(/^sslnegotiation: direct needs sslmode=require/)]],
    [
      'target_session_attrs=standby',
      [expect.stringMatching(/^target_session_attrs: must be any, read-write/)],
    ],
    ['channel_binding=require', [expect.stringMatching(/^channel_binding: must be disable or prefer/)]],
    ['tcp_user_timeout=5', [expect.stringMatching(/^tcp_user_timeout: is not a parameter; the database is/)]],
    ['port=70000', ['the port 70000 is not a number from 1 to 65535']],
    ['host=a,b,c&port=1,2', ['port: must be one port, or as many as there are hosts']],
    ['host=a,,b', ['"" is not a host with an optional port']],
  ])('the parameters %s are refused', (parameters, problems) => {
    expect(readPostgresUrl(`postgres://db/school?${parameters}`)).toEqual(problems);
  });
});
