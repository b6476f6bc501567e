import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it('gives one form to texts that differ only in case, or in how letters are composed', () => {
    for (const [one, other] of [
      ['5B', '5b'],
      ['ÉCOLE', 'e\u0301cole'],
      ['T\u0308', '\u1e97'],
      ['ŽÁK', 'žák'],
      ['ΜΑΘΗΜΑ', 'μαθημα'],
    ] as const)
      expect(fold(one)).toBe(fold(other));
    expect(fold('5B')).not.toBe(fold('5 B'));
    expect(fold('resume')).not.toBe(fold('résumé'));
  });

  it('leaves alone what it has made, and does not see in which form a text came', () => {
    for (let point = 0; point < 0x1_f000; point++) {
      const letter = String.fromCodePoint(point);
      if (!/\p{L}/u.test(letter)) continue;
      for (const mark of ['', '\u0301', '\u0307', '\u0308', '\u0345']) {
        const text = letter + mark;
        const folded = fold(text);
        if (fold(folded) !== folded || fold(text.normalize('NFD')) !== folded)
          expect.fail(`U+${point.toString(16)}`);
      }
    }
  });
});
