import { describe, expect, it, vi } from 'vitest';
import * as own from '../src/index.ts';

/** Another copy of the package in this process, as its CommonJS copy beside its ESM copy is. */
async function otherCopy(): Promise<typeof own> {
  vi.resetModules();
  return import('../src/index.ts');
}

const names = Object.keys(own).filter((name) => name.endsWith('Error')) as ('NotFoundError' | 'AbortError')[];

const here = { ...own };

describe('an error of another copy of the package', async () => {
  const other = { ...(await otherCopy()) };

  it('is another class', () => {
    expect(names).toHaveLength(16);
    for (const name of names) expect(other[name]).not.toBe(here[name]);
  });

  it.each(names)('%s is an instance of its class here, and of no other', (name) => {
    const error = new other[name]('');
    expect(error.name).toBe(name);
    expect(error instanceof own.RollbookError).toBe(true);
    expect(error instanceof Error).toBe(true);
    const kinds = names.filter((each) => error instanceof here[each]);
    expect(kinds.sort()).toEqual([...new Set([name, 'RollbookError'])].sort());
  });

  it('of a subclass is an instance of what it extends, and a subclass has no instances but its own', () => {
    class Missing extends other.NotFoundError {}
    class AlsoMissing extends own.NotFoundError {}
    expect(new Missing('') instanceof own.NotFoundError).toBe(true);
    expect(new Missing('') instanceof AlsoMissing).toBe(false);
    expect(new AlsoMissing('') instanceof AlsoMissing).toBe(true);
    expect(new own.NotFoundError('') instanceof AlsoMissing).toBe(false);
  });

  it.each([null, undefined, 5, 'RollbookError', {}, new Error(''), { name: 'RollbookError' }])(
    '%o is none',
    (value) => {
      expect((value as unknown) instanceof own.RollbookError).toBe(false);
    },
  );
});
