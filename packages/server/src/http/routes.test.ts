import { describe, expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import { Routes } from './routes.ts';

const routes = new Routes();

describe('Routes', () => {
  it('finds every operation by its method and path, with its parameters', () => {
    for (const [operation, { method, path }] of Object.entries(operations)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => `id-of-${name}`);
      const params = Object.fromEntries(names.map((name) => [name, `id-of-${name}`]));
      expect(routes.find(method, filled)).toEqual({ found: 'operation', operation, params });
    }
  });

  it('prefers a segment that is written out to a parameter', () => {
    expect(routes.find('GET', '/v1/audit-log/verify')).toMatchObject({
      operation: 'audit-log.verify',
      params: {},
    });
    expect(routes.find('GET', '/v1/audit-log/verified')).toMatchObject({ operation: 'audit-log.get' });
  });

  it('hands on a parameter as it came', () => {
    for (const id of ['%2F', '%00', '..', '__proto__', 'a.b', 'x'.repeat(10_000), '😀']) {
      expect(routes.find('GET', `/v1/learners/${id}`)).toMatchObject({ params: { learner_id: id } });
    }
  });

  it('routes HEAD where there is a GET', () => {
    expect(routes.find('HEAD', '/v1/learners')).toMatchObject({
      found: 'operation',
      operation: 'learners.list',
    });
  });

  it('names the methods of a path that has others', () => {
    expect(routes.find('PUT', '/v1/learners')).toEqual({ found: 'path', allow: ['GET', 'POST', 'HEAD'] });
    expect(routes.find('HEAD', '/v1/learners/x/restore')).toEqual({ found: 'path', allow: ['POST'] });
    expect(routes.find('constructor', '/v1/school')).toEqual({
      found: 'path',
      allow: ['GET', 'PATCH', 'HEAD'],
    });
  });

  it('finds nothing where nothing is', () => {
    const paths = [
      '',
      '/',
      '/v1',
      '/v1/',
      '/v1/learners/',
      '/v1//learners',
      '//v1/learners',
      '/v1/learners/x/',
      '/v1/learners//restore',
      '/v1/learners/x/restore/y',
      '/v1/constructor',
      '/v1/__proto__',
      '/V1/learners',
      'v1/learners',
    ];
    for (const path of paths) expect(routes.find('GET', path), path).toEqual({ found: 'nothing' });
  });
});
