import { describe, expect, it } from 'vitest';
import { Strays } from './settling.ts';

const one = { id: 'dlv_one' };
const two = { id: 'dlv_two' };

describe('a claim that this process does not know', () => {
  it('is lost when it is still unknown after a while', () => {
    const strays = new Strays(1_000);
    expect(strays.lost([one], 0)).toEqual([]);
    expect(strays.lost([one, two], 999)).toEqual([]);
    expect(strays.lost([one, two], 1_000)).toEqual([one]);
    expect(strays.lost([two], 1_999)).toEqual([two]);
  });

  it('is another claim when its delivery was released and claimed again', () => {
    const strays = new Strays(1_000);
    expect(strays.lost([one], 0)).toEqual([]);
    strays.taken(one.id);
    expect(strays.lost([one], 1_000)).toEqual([]);
    expect(strays.lost([one], 2_000)).toEqual([one]);
  });

  it('is another claim when it was not seen in between', () => {
    const strays = new Strays(1_000);
    expect(strays.lost([one], 0)).toEqual([]);
    expect(strays.lost([], 500)).toEqual([]);
    expect(strays.lost([one], 1_000)).toEqual([]);
  });
});
