import { expect, it } from 'vitest';
import { missing, type Server } from './maintenance.ts';

const server: Server = {
  version: 150004,
  name: 'school',
  encoding: 'UTF8',
  user: 'app',
  search_path: '"$user", public',
  schema: 'public',
  may_create: true,
  is_standby: false,
};

it('a server of a supported version with a database of its own lacks nothing', () => {
  expect(missing(server)).toBeUndefined();
});

it.each<[Partial<Server>, RegExp]>([
  [{ version: 140012 }, /^it is PostgreSQL 14\. PostgreSQL 15 or later is required\.$/],
  [{ encoding: 'LATIN1' }, /LATIN1.*encoding 'UTF8'/],
  [{ is_standby: true }, /standby.*primary/],
  [{ schema: null, may_create: null, search_path: 'nowhere' }, /\(nowhere\).*create schema/],
  [{ may_create: false }, /user app .*alter database "school" owner to "app"/],
])('%j is reported', (changed, reason) => {
  expect(missing({ ...server, ...changed })).toMatch(reason);
});
