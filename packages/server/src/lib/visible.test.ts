import { expect, it } from 'vitest';
import { visible, visibleLines } from './text.ts';

it('shows what a terminal would act on, and leaves every other character', () => {
  expect(visible('\u001b]0;x\u0007\u009b31m\u007f\r\n\t\u202e\u2066\u200f\u2028')).toBe(
    '\\u001b]0;x\\u0007\\u009b31m\\u007f\\u000d\\u000a\\u0009\\u202e\\u2066\\u200f\\u2028',
  );
  const others = 'Zoë Ünal 日本 👩‍👧 नमस्ते שלום "\\u001b"';
  expect(visible(others)).toBe(others);
});

it('leaves JSON with the same value', () => {
  const value = { '\u202e': 'a\u001b\u009b\u2028\n', list: ['\u2069'] };
  const json = visibleLines(`${JSON.stringify(value, null, 1)}\n`);
  expect(json).not.toMatch(/[\u007f-\u009f\u2028\u202e\u2069]/);
  expect(JSON.parse(json)).toEqual(value);
});
