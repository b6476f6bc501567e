import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { globalTimers } from '../../../../test/support/fake-timers.ts';
import { Overloaded } from './database.ts';
import { FairGate, ownWork } from './fair-gate.ts';

const limits = { places: 4, share: 2, perKey: 3, total: 5, waitMs: 1000 };

/** A gate, and the names of the work that ran in it; each work continues until it is ended. */
function gate(changes: Partial<typeof limits> = {}) {
  const entered: string[] = [];
  const ends = new Map<string, () => void>();
  const made = new FairGate({ ...limits, ...changes }, globalTimers);
  return {
    entered,
    /** Requests a turn; the names of a key are in order. */
    ask: (name: string) =>
      made.run(name.replace(/\d/, ''), async () => {
        entered.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(process.nextTick);
      await Promise.resolve();
    },
  };
}

describe('FairGate', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('lets work in at once while there are places, but one key to its share only', async () => {
    const { ask, entered } = gate();
    for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name);
    expect(entered).toEqual(['a1', 'a2', 'b1']);
  });

  it('never refuses work of its own, however long it waits', async () => {
    const { ask, entered, end } = gate({ places: 1, share: 1 });
    void ask('a1');
    void ask(ownWork);
    const late = ask('b1').catch((error) => error);
    await vi.advanceTimersByTimeAsync(limits.waitMs * 10);
    expect(await late).toBeInstanceOf(Overloaded);
    await end('a1');
    expect(entered).toEqual(['a1', ownWork]);
  });

  it('gives keys turns, and each the order in which its work came', async () => {
    const { ask, entered, end } = gate({ places: 1, share: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
    expect(entered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('passes over a key that has its share when a connection becomes free', async () => {
    const { ask, entered, end } = gate({ places: 3 });
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) void ask(name);
    await end('b1');
    expect(entered).toEqual(['a1', 'a2', 'b1', 'b2']);
    await end('a1');
    expect(entered.at(-1)).toBe('a3');
  });

  it('refuses what would wait behind too much of its key, or of all, but never for that the work of the server', async () => {
    const { ask } = gate({ places: 1, share: 1 });
    const outcomes: string[] = [];
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', ...Array<string>(9).fill(ownWork)];
    for (const name of names) ask(name).catch((error) => outcomes.push(`${name} ${error.constructor.name}`));
    await Promise.resolve();
    await Promise.resolve();
    expect(outcomes).toEqual(['a5 Overloaded', 'b3 Overloaded']);
  });

  it('refuses what has waited too long, each by its own time, and does not run it later', async () => {
    const { ask, entered, end } = gate({ places: 1, share: 1 });
    void ask('a1');
    const second = ask('a2');
    void second.catch(() => {});
    await vi.advanceTimersByTimeAsync(600);
    const third = ask('b1');
    await vi.advanceTimersByTimeAsync(600);
    await expect(second).rejects.toThrow(Overloaded);
    await end('a1');
    await end('b1');
    await third;
    expect(entered).toEqual(['a1', 'b1']);
  });

  it('gives the connection of work that fails to the next', async () => {
    const made = new FairGate({ ...limits, places: 1, share: 1 });
    const failing = made.run('a', () => Promise.reject(new Error('broken')));
    const next = made.run('b', async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
