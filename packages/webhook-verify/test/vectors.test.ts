import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entries } from './entries.ts';
import { vectors as made, path } from './make-vectors.ts';
import type { Vector } from './vector.ts';

const vectors: Vector[] = JSON.parse(readFileSync(path, 'utf8'));

it('vectors.json is what make-vectors.ts makes', () => {
  expect(vectors).toEqual(made);
});

describe.each(entries)('$name agrees with vectors.json', ({ check, createVerifier }) => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))('on %s', async (_name, vector) => {
    const input = {
      body: vector.body_encoding === 'base64' ? Buffer.from(vector.body, 'base64') : vector.body,
      headers: vector.header,
      secret: vector.secrets,
      toleranceSeconds: vector.tolerance_seconds,
      now: vector.now,
    };
    const result = await check(input);
    expect({ ok: result.ok, code: result.ok ? null : result.code }).toEqual(vector.expected);

    const verifier = createVerifier({ ...input, clock: () => vector.now });
    expect(await verifier.check(input)).toEqual(result);
    expect(await verifier.check(input), 'a second time').toEqual(result);
  });
});
