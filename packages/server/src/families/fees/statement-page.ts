import type { Representation } from '../../contract/schemas.ts';
import { letterhead, own, pageMaker } from '../../documents/page.ts';
import {
  cellsOf,
  columnTitles,
  type StatementInput,
  type StatementRow,
  statementText,
} from './statement-text.ts';

const makePage = pageMaker(`
table{table-layout:auto}
th:nth-child(2){width:55%}
td:first-child{white-space:nowrap}
tbody tr{border-top:.5pt solid #d5dbe3;break-inside:avoid}
tbody tr:nth-of-type(even){background:#f5f7fa}
.balance td{font-weight:600}
.closing td{border-top:1.5pt solid #1f4e79;font-weight:700}
.note{color:#55606d;font-size:9pt}
@media(max-width:640px){main{overflow-x:auto}table{font-size:8.5pt}th,td{padding:1mm}}
`);

/** A statement as a page. */
export function statementPage(input: StatementInput): Representation {
  const text = statementText(input);
  const { title, account, period, facts, opening, lines, closing, note, footer } = text;
  const heads = columnTitles.map((name, index) => `<th scope="col"${numeric(index)}>${name}</th>`).join('');
  const main = `<header>
${letterhead(text.letterhead)}
<div class="title"><strong>${title}</strong>${own(account)}<p>${period}</p></div>
</header>
<dl>${facts.map(({ label, value }) => `<div><dt>${label}</dt>${own(value, 'dd')}</div>`).join('')}</dl>
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
${[rowOf(opening, 'balance'), ...lines.map((line) => rowOf(line)), rowOf(closing, 'closing')].join('\n')}
</tbody>
</table>
<p class="note">${note}</p>
<footer>${own(footer)}</footer>`;
  return makePage(`${title}: ${account}, ${period}`, main);
}

const numeric = (column: number): string => (column > 1 ? ' class="number"' : '');

function rowOf(row: StatementRow, kind?: 'balance' | 'closing'): string {
  const cells = cellsOf(row).map(
    (cell, index) => `<td${numeric(index)}>${cell === '' ? '' : own(cell)}</td>`,
  );
  return `<tr${kind ? ` class="${kind}"` : ''}>${cells.join('')}</tr>`;
}
