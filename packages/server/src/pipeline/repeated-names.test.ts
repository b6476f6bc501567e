import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repeatedName } from './repeated-names.ts';

it('finds a name that one object has twice, however it is written', () => {
  const twice: Record<string, string> = {
    '{"a":1,"a":2}': 'a',
    '{"a":1, "b":{}, "\\u0061" : 2}': 'a',
    '[{"a":[{"b":1,"c":"\\"","b":2}]}]': 'b',
    '{"a\\"":1,"a\\u0022":2}': 'a"',
    '{"":1,"":2}': '',
    '{"__proto__":1,"__proto__":2}': '__proto__',
    '{"a":{"x":1},"b":{"x":1},"a":3}': 'a',
  };
  for (const [json, name] of Object.entries(twice)) expect(repeatedName(json), json).toBe(name);
});

it('finds none in what was made of values', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.nat(2), (json, spaces) => {
      expect(repeatedName(JSON.stringify(JSON.parse(json), null, spaces))).toBeUndefined();
    }),
  );
  expect(repeatedName('{"a":"a","b":["a","b",{"a":"b"}],"c":{"a":":"}}')).toBeUndefined();
});
