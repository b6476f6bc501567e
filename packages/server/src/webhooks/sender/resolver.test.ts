import { expect, test } from 'vitest';
import { type NameServers, nameServerLookup } from './address.ts';
import type { LookupAll } from './options.ts';

type Answer = string[] | string;

const servers = (v4: Answer, v6: Answer): NameServers => {
  const give = (answer: Answer) => (_name: string, done: Parameters<NameServers['resolve4']>[1]) =>
    typeof answer === 'string'
      ? done(Object.assign(new Error(answer), { code: answer }), [])
      : done(null, answer);
  return { resolve4: give(v4), resolve6: give(v6) };
};

const system: LookupAll = (_name, _options, callback) =>
  callback(null, [{ address: '192.0.2.7', family: 4 }]);

const resolve = (lookup: LookupAll, name: string) =>
  new Promise((done, fail) =>
    lookup(name, { all: true }, (error, addresses) => (error ? fail(error) : done(addresses))),
  );

test('gives the addresses of both families, those of version 4 first', async () => {
  const lookup = nameServerLookup(servers(['198.51.100.1'], ['2001:db8::1']), system);
  expect(await resolve(lookup, 'example.org')).toEqual([
    { address: '198.51.100.1', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ]);
});

test('one family that is not there is no error', async () => {
  const lookup = nameServerLookup(servers(['198.51.100.1'], 'ENODATA'), system);
  expect(await resolve(lookup, 'example.org')).toEqual([{ address: '198.51.100.1', family: 4 }]);
});

test('asks the system for a name that name servers do not know, and for names of this machine', async () => {
  const lookup = nameServerLookup(servers('ENOTFOUND', 'ENOTFOUND'), system);
  expect(await resolve(lookup, 'in-hosts-file')).toEqual([{ address: '192.0.2.7', family: 4 }]);
  const never = nameServerLookup(servers('EREFUSED', 'EREFUSED'), system);
  expect(await resolve(never, 'localhost')).toEqual([{ address: '192.0.2.7', family: 4 }]);
});

test('name servers that do not respond are an error, and the system is not asked', async () => {
  const lookup = nameServerLookup(servers('ETIMEOUT', 'ENOTFOUND'), system);
  await expect(resolve(lookup, 'black-hole.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});
