import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseName, isDatabaseUrl } from './url.ts';

describe('the URL of a database', () => {
  it.each([
    ['sqlite:data/a.db', `sqlite:${resolve('data/a.db')}`],
    ['sqlite::memory:', 'sqlite::memory:'],
    ['postgres://user:secret@db.example.org:5433/school', 'postgres://db.example.org:5433/school'],
    ['postgresql://user@db.example.org', 'postgresql://db.example.org'],
    ['postgres://user:se@cret@db.example.org/school?sslmode=require', 'postgres://db.example.org/school'],
    ['postgres://user:secret@[::1]:5432/school', 'postgres://[::1]:5432/school'],
    ['postgres://user:secret@/school?host=/run/postgresql', 'postgres:///school?host=/run/postgresql'],
    [
      'postgresql:///school?host=/run/postgresql&password=secret',
      'postgresql:///school?host=/run/postgresql',
    ],
    ['postgres://user:secret@%2Frun%2Fpostgresql/school', 'postgres://%2Frun%2Fpostgresql/school'],
  ])('%s is shown as %s', (url, name) => {
    expect(isDatabaseUrl(url)).toBe(true);
    expect(databaseName(url)).toBe(name);
  });

  it.each([
    'sqlite:',
    'mysql://host/school',
    'postgres://user:se/cret@host/school',
    'postgres://u:s?@host/a',
  ])('%s is not one', (url) => {
    expect(isDatabaseUrl(url)).toBe(false);
    expect(databaseName(url)).not.toContain('cret');
  });
});
