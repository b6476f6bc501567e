import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldName } from './fold.ts';

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

describe('foldName', () => {
  it('takes away case and diacritics', () => {
    expect(foldName('Zoë ÉXAMPLE')).toBe('zoe example');
    expect(foldName('Zoe\u0308')).toBe(foldName('Zoë'));
    expect(foldName('Ngũgĩ wa Thiong’o')).toBe('ngugi wa thiong’o');
    expect(foldName('Łukasz Ößel')).toBe('łukasz oßel');
    expect(foldName('陳大文 😀')).toBe('陳大文 😀');
  });

  it('takes away what cannot be seen, and keeps one space between words and at the end', () => {
    expect(foldName('\u200b \ufeffTha\u00adndi\u00a0 \u200e\tExample\u3000')).toBe('thandi example ');
    expect(foldName('\u0645\u06cc\u200c\u062e')).toBe('\u0645\u06cc\u062e');
  });

  it('changes nothing more the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});
