import { describe, expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

describe('the plain text of HTML', () => {
  it.each([
    ['<p>Dear Nomsa</p><p>Fees:  <b>R 5</b></p>', 'Dear Nomsa\n\nFees: R 5'],
    ['<div>\n  one\n  two<br/>three<BR >four\n</div>\n\n<h2>five</h2>', 'one two\nthree\nfour\n\nfive'],
    ['<ul><li>one</li>\n<li>two</li></ul>', ' * one\n * two'],
    [
      '<a href="https://example.org/pay?a=1&amp;b=2">Pay</a> now',
      'Pay <https://example.org/pay?a=1&b=2> now',
    ],
    ['<a href="https://example.org/x">https://example.org/x</a>', 'https://example.org/x'],
    ['<img src="cid:x" alt="The new hall"> <img src="y">', 'The new hall'],
    [
      '<table><tr><th>Day</th><th>Event</th></tr><tr><td>Monday</td><td>Sports day</td></tr></table>',
      'Day      Event\nMonday   Sports day',
    ],
    ['<table role="presentation"><tr><td>one</td><td>two</td></tr></table>', 'one\n\ntwo'],
    ['<style>p { color: red }</style><p>a</p><SCRIPT type="x">b</SCRIPT>c', 'a\n\nc'],
    ['a<script>never ended <p>b</p>', 'a'],
    [
      'R\u00a01\u00a0250,00 &amp; &lt;b&gt; &quot;&#39;&nbsp;x &amp;lt;',
      `R\u00a01\u00a0250,00 & <b> "'\u00a0x &lt;`,
    ],
    ['1 < 2', '1 < 2'],
    ['', ''],
  ])('of %j', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  it.each([
    ' ',
    '<',
    '>',
    '\n',
    '\n ',
    '<a ',
    '<br',
    '<script>',
    '</p>',
    '<style',
    '&',
    '{',
    '</',
    '<!--',
    '<div>',
    '<table>',
  ])('takes linear time for a text of %j', (part) => {
    // The longest text of a copy.
    const html = part.repeat(100_000 / part.length);
    const start = performance.now();
    plainTextOf(html);
    // A quadratic pass takes minutes.
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
