import { describe, expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const hundredKilobytes = (start: string, part: string) =>
  start + part.repeat(Math.floor((100_000 - start.length) / part.length));

describe('the text of an email', () => {
  it('has small tables in columns, and each cell of others on a line of its own', () => {
    expect(plainTextOf(`<table>${row('Fee', 'Amount')}${row('Bus', '120.00')}</table>`)).toBe(
      'Fee   Amount\nBus   120.00',
    );
    const rows = Array.from({ length: 300 }, (_, index) => row(`name ${index}`, `fee ${index}`));
    const lines = plainTextOf(`<table>${rows.join('')}</table>`).split('\n');
    expect(lines).toHaveLength(600);
    expect(lines.slice(0, 3)).toEqual(['name 0', 'fee 0', 'name 1']);
  });

  it('has links with addresses that mail programs find, and none that would run a script', () => {
    expect(plainTextOf(`<a href="https://a.example/a(b)/c d?q='x'&w=&quot;q&quot;">odd</a>`)).toBe(
      "odd <https://a.example/a(b)/c%20d?q='x'&w=%22q%22>",
    );
    expect(plainTextOf('<a href="https://a.example/%20?n=é">odd</a>')).toBe(
      'odd <https://a.example/%20?n=é>',
    );
    expect(plainTextOf('<a href=" javascript:alert(1)">text</a>')).toBe('text');
    expect(plainTextOf('<a href="https://a.example/">https://a.example/</a>')).toBe('https://a.example/');
  });

  it('numbers the items of every list', () => {
    expect(plainTextOf('<ol type="i" start="4"><li>x</li><li>y</li></ol>')).toBe(' iv. x\n v.  y');
    expect(plainTextOf('<ol type="i" start="999999"><li>x</li><li>y</li></ol>')).toBe(' 1. x\n 2. y');
  });

  it.each([
    ['cells that span a thousand rows and columns', '<table>', '<tr><td colspan=999 rowspan=999>x</td></tr>'],
    ['a cell that spans more than there is', '<table><tr><td rowspan=999999999>x', '<tr><td>y'],
    ['a wide cell above many lines', `<table>${row('x'.repeat(50_000))}`, row('a', 'b')],
    ['tables in tables', '', '<table><tr><td>a<td>b'],
    ['one row of cells', '<table><tr>', '<td>x'],
  ])('is never much longer than its HTML: %s', (_name, start, part) => {
    expect(plainTextOf(hundredKilobytes(start, part)).length).toBeLessThan(300_000);
  });
});
