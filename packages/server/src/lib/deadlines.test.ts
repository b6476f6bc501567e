import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { globalTimers } from '../../../../test/support/fake-timers.ts';
import { Deadlines } from './timers.ts';

describe('Deadlines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started = () => {
    const late: string[] = [];
    return { late, deadlines: new Deadlines<string>(100, (item) => late.push(item), globalTimers) };
  };

  it('calls back for each item in its own time', () => {
    const { late, deadlines } = started();
    deadlines.add('a');
    vi.advanceTimersByTime(60);
    deadlines.add('b');
    vi.advanceTimersByTime(39);
    expect(late).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(late).toEqual(['a']);
    vi.advanceTimersByTime(59);
    expect(late).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(late).toEqual(['a', 'b']);
  });

  it('forgets items that are deleted, and needs one timer for all of them', () => {
    const { late, deadlines } = started();
    for (const item of ['a', 'b', 'c']) deadlines.add(item);
    expect(vi.getTimerCount()).toBe(1);
    deadlines.delete('b');
    vi.advanceTimersByTime(100);
    expect(late).toEqual(['a', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind when nothing is left', () => {
    const { late, deadlines } = started();
    deadlines.add('a');
    deadlines.delete('a');
    expect(vi.getTimerCount()).toBe(0);
    deadlines.add('b');
    vi.advanceTimersByTime(100);
    expect(late).toEqual(['b']);
  });

  it('accepts items that are added when another one is late', () => {
    const late: string[] = [];
    const deadlines: Deadlines<string> = new Deadlines(
      100,
      (item) => {
        late.push(item);
        if (item === 'a') deadlines.add('b');
      },
      globalTimers,
    );
    deadlines.add('a');
    vi.advanceTimersByTime(100);
    expect(late).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(late).toEqual(['a', 'b']);
  });
});
