import { describe, expect, it } from 'vitest';
import { segmentsOf } from './people.ts';

describe('the segments of an SMS', () => {
  it.each([
    ['', 'gsm7', 0, 1],
    ['a'.repeat(160), 'gsm7', 160, 1],
    ['a'.repeat(161), 'gsm7', 161, 2],
    ['a'.repeat(306), 'gsm7', 306, 2],
    ['a'.repeat(307), 'gsm7', 307, 3],
    // A character of the extension table has two septets, which stay together.
    ['€'.repeat(80), 'gsm7', 160, 1],
    ['€'.repeat(81), 'gsm7', 162, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 'gsm7', 305, 2],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 306, 3],
    ['ê'.repeat(70), 'ucs2', 70, 1],
    ['ê'.repeat(71), 'ucs2', 71, 2],
    ['ê'.repeat(134), 'ucs2', 134, 2],
    ['ê'.repeat(135), 'ucs2', 135, 3],
    // A pair of surrogates stays together: 33 in each segment.
    ['😀'.repeat(35), 'ucs2', 70, 1],
    ['😀'.repeat(66), 'ucs2', 132, 2],
    ['😀'.repeat(67), 'ucs2', 134, 3],
    ['èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉÄÖÑÜäöñüà§¿¡£¥¤', 'gsm7', 39, 1],
    ['ç', 'ucs2', 1, 1],
    ['`', 'ucs2', 1, 1],
  ])('of %j', (text, encoding, units, count) => {
    expect(segmentsOf(text)).toEqual({ encoding, units, count });
  });
});
