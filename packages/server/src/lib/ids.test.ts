import { describe, expect, it } from 'vitest';
import { ManualClock } from './clock.ts';
import { Ids, isId, newSigningSecret, randomText } from './ids.ts';

describe('Ids', () => {
  it('makes a prefix and 26 characters that cannot be mistaken for each other', () => {
    const id = new Ids(new ManualClock()).next('lrn');
    expect(id).toMatch(/^lrn_[0-9a-hjkmnp-tv-z]{26}$/);
    expect(isId(id, 'lrn')).toBe(true);
  });

  it('makes ids that sort in the order in which they were made, also within a millisecond', () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const ids = new Ids(clock);
    const made = Array.from({ length: 20_000 }, (_, i) => {
      if (i % 700 === 0) clock.advance(i % 3);
      return ids.next('lrn');
    });
    expect(made).toEqual([...made].sort());
    expect(new Set(made).size).toBe(made.length);
  });

  it('keeps the order when the clock goes back', () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const ids = new Ids(clock);
    const before = ids.next('lrn');
    clock.advance(-3_600_000);
    const during = ids.next('lrn');
    clock.advance(3_600_001);
    const after = ids.next('lrn');
    expect([before, during, after]).toEqual([before, during, after].sort());
  });

  it('keeps the order when a million are made in one millisecond', () => {
    const ids = new Ids(new ManualClock());
    let last = ids.next('lrn');
    let ordered = true;
    for (let i = 0; i < 1_100_000; i++) {
      const next = ids.next('lrn');
      ordered &&= next > last;
      last = next;
    }
    expect(ordered).toBe(true);
  });

  it('sorts by time across processes, and never makes the same in two', () => {
    const clock = new ManualClock('2026-11-21T10:00:00Z');
    const processes = [new Ids(clock), new Ids(clock), new Ids(clock)];
    const rounds = Array.from({ length: 50 }, () => {
      clock.advance(1);
      return processes.map((ids) => ids.next('evt')).sort();
    });
    expect(rounds.flat()).toEqual(rounds.flat().sort());
    expect(new Set(rounds.flat()).size).toBe(150);
  });
});

describe('isId', () => {
  it('takes nothing but an id of the prefix', () => {
    const id = `lrn_${'0'.repeat(26)}`;
    expect(isId(id, 'lrn')).toBe(true);
    const others = [
      '',
      'lrn_',
      `lrn_${'0'.repeat(25)}`,
      `lrn_${'0'.repeat(27)}`,
      `${id}\n`,
      ` ${id}`,
      id.toUpperCase(),
      `lrn_${'l'.repeat(26)}`,
      `wh_${'0'.repeat(26)}`,
    ];
    for (const text of others) expect(isId(text, 'lrn')).toBe(false);
    expect(isId(id, 'lr')).toBe(false);
  });
});

describe('secrets', () => {
  it('are of the length asked for, of letters and digits, and never the same', () => {
    const made = Array.from({ length: 200 }, () => randomText(43));
    for (const text of made) expect(text).toMatch(/^[A-Za-z0-9]{43}$/);
    expect(new Set(made).size).toBe(200);
    expect(new Set(made.join('')).size).toBe(62);
  });

  it('sign with 32 random bytes', () => {
    const secret = newSigningSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  });
});
