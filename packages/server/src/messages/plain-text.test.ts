import { describe, expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

describe('the plain text of HTML', () => {
  it.each([
    ['<p>Dear Nomsa</p><p>Fees:  <b>R 5</b></p>', 'Dear Nomsa\n\nFees: R 5'],
    ['<div>\n  one\n  two<br/>three<BR >four\n</div>\n\n<h2>five</h2>', 'one two\nthree\nfour\n\nfive'],
    ['<ul><li>one</li>\n<li>two</li></ul>', 'one\n\ntwo'],
    ['<style>p { color: red }</style><p>a</p><SCRIPT type="x">b</SCRIPT>c', 'a\n\nc'],
    ['a<script>never ended <p>b</p>', 'a'],
    [
      'R\u00a01\u00a0250,00 &amp; &lt;b&gt; &quot;&#39;&nbsp;x &amp;lt;',
      `R\u00a01\u00a0250,00 & <b> "' x &lt;`,
    ],
    ['1 < 2', '1 < 2'],
    ['', ''],
  ])('of %j', (html, text) => {
    expect(plainTextOf(html)).toBe(text);
  });

  it.each([' ', '<', '>', '\n', '\n ', '<a ', '<br', '<script>', '</p>', '<style', '&', '{', '</', '<!--'])(
    'takes linear time for a text of %j',
    (part) => {
      const html = part.repeat(1_000_000 / part.length);
      const start = performance.now();
      plainTextOf(html);
      // A quadratic pass over a million characters takes many minutes.
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});
