import type { Representation, Schemas } from '../../contract/schemas.ts';
import { amountFormat, dateFormat, letterhead, own, pageMaker } from '../../documents/page.ts';
import type { Fonts } from '../../documents/pdf-fonts.ts';
import type { TextStyle } from '../../documents/pdf-text.ts';
import {
  accent,
  bold,
  type Column,
  type Image,
  inner,
  normal,
  padding,
  page,
  Sheet,
  small,
} from '../../documents/sheet.ts';
import { addressLine, besideOneAnother } from '../../lib/text.ts';
import { leftOf } from './amounts.ts';

export type Statement = Schemas['Statement'];

/** One line: a balance, or what changed it. Empty cells are empty text. */
interface StatementRow {
  date: string;
  description: string;
  charge: string;
  credit: string;
  balance: string;
}

const columnTitles = ['Date', 'Description', 'Charge', 'Credit', 'Balance'] as const;

const cellsOf = ({ date, description, charge, credit, balance }: StatementRow): string[] => [
  date,
  description,
  charge,
  credit,
  balance,
];

/** What the page and the document of a statement are made from. */
export interface StatementInput {
  statement: Statement;
  account: Pick<Schemas['FeeAccount'], 'name' | 'learner_ids'>;
  school: Pick<Schemas['School'], 'name' | 'address' | 'emis_number' | 'locale'>;
  logo: Image | undefined;
  /** Whether it is about the present, so that it shows what is due now. */
  isCurrent: boolean;
  /** The names of learners that the reader can see. */
  learners: readonly { id: string; name: string }[];
}

/** The texts of a statement, as its page and its document show them. */
function statementText({ statement, account, school, logo, isCurrent, learners: named }: StatementInput) {
  const { name, address, emis_number, locale } = school;
  const names = new Map(named.map((one) => [one.id, one.name]));
  const learners = besideOneAnother(
    account.learner_ids.flatMap((id) => names.get(id) ?? []),
    ', ',
  );
  const amount = amountFormat(locale, statement.currency);
  const [date, shortDate] = [dateFormat(locale), dateFormat(locale, 'short')];
  const { opening_balance: opening, closing_balance: closing, currency } = statement;
  const period = `${date(statement.from)} to ${date(statement.to)}`;
  // Each change is exact, and all of one side can be more than a number holds.
  const total = (isIncluded: (change: number) => boolean): string => {
    const changes = statement.lines.map((line) => line.amount).filter(isIncluded);
    return amount(changes.reduce((sum, change) => sum + BigInt(Math.abs(change)), 0n));
  };
  const balanceRow = (day: string, description: string, balance: number): StatementRow => ({
    ...{ date: shortDate(day), description, charge: '', credit: '' },
    balance: amount(balance),
  });
  const isShared = names.size > 1;
  const lines = statement.lines.map(({ effective_on, description, learner_id, amount: change, balance }) => {
    const who = isShared && learner_id !== null ? names.get(learner_id) : undefined;
    return {
      date: shortDate(effective_on),
      description: who === undefined ? description : `${description} (${who})`,
      charge: change > 0 ? amount(change) : '',
      credit: change < 0 ? amount(-change) : '',
      balance: amount(balance),
    };
  });
  return {
    letterhead: {
      ...{ name, logo },
      lines: [addressLine(address), emis_number && `EMIS number ${emis_number}`].flatMap(
        (line) => line ?? [],
      ),
    },
    title: 'Statement',
    account: account.name,
    period,
    facts: [
      { label: 'Account', value: account.name },
      { label: 'Currency', value: currency },
      ...(learners === '' ? [] : [{ label: 'Learners', value: learners }]),
      { label: closing < 0 ? 'In credit' : 'Amount due', value: `${currency} ${amount(Math.abs(closing))}` },
      ...(isCurrent ? dueFacts(statement, amount, date) : []),
    ],
    opening: balanceRow(statement.from, 'Opening balance', opening),
    lines,
    closing: {
      ...balanceRow(statement.to, 'Closing balance', closing),
      charge: total((change) => change > 0),
      credit: total((change) => change < 0),
    },
    note: 'A negative balance means that the account is in credit.',
    footer: besideOneAnother([account.name, period, currency]),
  };
}

/** What is overdue, and what is due next, of the balance: credit that is not allocated pays what is due first. */
function dueFacts(
  { dues, currency, closing_balance: balance }: Statement,
  amount: (value: number) => string,
  date: (day: string) => string,
): { label: string; value: string }[] {
  const sum = (some: readonly { left: number }[]) => some.reduce((total, { left }) => total + left, 0);
  const credit = sum(dues.map(({ amount_due: left }) => ({ left }))) - balance;
  const open = leftOf(dues, credit);
  const overdue = sum(open.filter((due) => due.overdue));
  const [next] = open.filter((due) => !due.overdue);
  const facts = overdue > 0 ? [{ label: 'Overdue', value: `${currency} ${amount(overdue)}` }] : [];
  if (!next) return facts;
  const then = sum(open.filter(({ due_date }) => due_date === next.due_date));
  return [...facts, { label: 'Due next', value: `${currency} ${amount(then)} on ${date(next.due_date)}` }];
}

type StatementText = ReturnType<typeof statementText>;

const makePage = pageMaker(`
table{table-layout:auto}
.description-head{width:55%}
.description{overflow-wrap:anywhere}
tbody{break-inside:auto}
tbody tr{border-top:.5pt solid #d5dbe3;break-inside:avoid}
tbody tr:nth-of-type(even){background:#f5f7fa}
.balance td,.balance th{font-weight:600}
.closing td,.closing th{border-top:1.5pt solid #1f4e79;font-weight:700}
.note{color:#55606d;font-size:9pt}
tbody th{font-weight:400;white-space:nowrap}
@media screen and (max-width:640px){
  tbody th,.balance th,.closing th{grid-area:2/1;color:#55606d;font-weight:400}
  .description{grid-area:1/1}
  .charge,.credit{grid-column:2}.amount{grid-area:2/2}
  .charge::before{content:"Charge "}.credit::before{content:"Credit "}.amount::before{content:"Balance "}
  .closing .charge::before{content:"Charges "}.closing .credit::before{content:"Credits "}
  .closing .credit{grid-row:2}.closing .amount{grid-row:3}
  .charge:empty,.credit:empty{display:none}
  .closing{border-top:1.5pt solid #1f4e79}.closing td,.closing th{border:0}
}
`);

/** A statement as a page. */
export function statementPage(input: StatementInput): Representation {
  const text = statementText(input);
  const { title, account, period, facts, opening, lines, closing, note, footer } = text;
  const heads = columnTitles
    .map(
      (name, index) =>
        `<th scope="col" role="columnheader" class="${kinds[index]}-head${numeric(index)}">${name}</th>`,
    )
    .join('');
  const main = `<header>
${letterhead(text.letterhead)}
<div class="title"><strong>${title}</strong>${own(account)}<p>${period}</p></div>
</header>
<dl>${facts.map(({ label, value }) => `<div><dt>${label}</dt>${own(value, 'dd')}</div>`).join('')}</dl>
<table role="table">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${[rowOf(opening, 'balance'), ...lines.map((line) => rowOf(line)), rowOf(closing, 'closing')].join('\n')}
</tbody>
</table>
<p class="note">${note}</p>
<footer>${own(footer)}</footer>`;
  return makePage(`${title}: ${account}, ${period}`, main);
}

const numeric = (column: number): string => (column > 1 ? ' number' : '');
const kinds = ['date', 'description', 'charge', 'credit', 'amount'] as const;

function rowOf(row: StatementRow, kind?: 'balance' | 'closing'): string {
  const cells = cellsOf(row).map((cell, index) => {
    const text = cell === '' ? '' : own(cell);
    if (index === 0) return `<th scope="row" role="rowheader">${text}</th>`;
    return `<td class="${kinds[index]}${numeric(index)}" role="cell">${text}</td>`;
  });
  return `<tr role="row"${kind ? ` class="${kind}"` : ''}>${cells.join('')}</tr>`;
}

/** The widths of a column of days and of one of amounts, unless a text needs more. */
const leastWidths = { date: 68, amount: 78 };
type Widths = typeof leastWidths;

function columnsFor({ date, amount }: Widths): Column[] {
  const amounts = columnTitles.slice(2).map(() => amount);
  const widths = [date, inner - date - amounts.length * amount, ...amounts];
  return columnTitles.map((title, index) => ({
    title,
    width: widths[index] ?? 0,
    align: index > 1 ? ('end' as const) : ('start' as const),
  }));
}

/** A statement as an A4 document. */
export function statementDocument(
  { createdAt, ...input }: StatementInput & { createdAt: Date },
  fonts: Fonts,
  mostPages: number,
): Promise<Uint8Array> {
  fonts.writtenIn(input.school.locale);
  const text = statementText(input);
  const title = `${text.title}: ${text.account}, ${text.period}`;
  const continued = besideOneAnother([text.letterhead.name, text.account, text.period]);
  const about = { title, author: text.letterhead.name, createdAt, continued };
  return new StatementDocument(about, fonts, mostPages).layOut(text).finish();
}

class StatementDocument extends Sheet {
  #drawn = 0;
  #columns = columnsFor(leastWidths);

  layOut(text: StatementText): this {
    const { letterhead, title, account, period, facts, opening, lines, closing } = text;
    this.#columns = columnsFor(
      this.#widths([
        ...lines.map((row) => ({ row, style: normal })),
        ...[opening, closing].map((row) => ({ row, style: bold })),
      ]),
    );
    this.newPage();
    this.header(letterhead, [title, account, period]);
    this.facts(facts);
    const rows = () => {
      this.#row(opening, bold);
      for (const line of lines) this.#row(line, normal);
      this.#row(closing, bold, accent);
    };
    this.table(this.#columns, rows);
    this.y += 8;
    this.place(this.strips([{ text: text.note, style: small, x: page.margin, width: inner }]));
    this.missing('statement');
    this.footers(text.footer);
    return this;
  }

  /** The widths of columns in which each day and each amount is on one line. */
  #widths(rows: readonly { row: StatementRow; style: TextStyle }[]): Widths {
    const widest = (least: number, texts: readonly string[], style: TextStyle): number =>
      Math.max(least, ...texts.map((text) => Math.ceil(this.writer.widthOf(text, style)) + 2 * padding));
    return rows.reduce(
      (most, { row: { date, charge, credit, balance }, style }) => ({
        date: widest(most.date, [date], style),
        amount: widest(most.amount, [charge, credit, balance], style),
      }),
      leastWidths,
    );
  }

  #row(row: StatementRow, style: TextStyle, above?: string): void {
    const strips = this.row(this.#columns, cellsOf(row), { styleOf: () => style, heads: 'row' });
    if (above !== undefined) {
      this.reserve(this.writer.lineHeight(style) + 8);
      this.rule(1.5, above);
    }
    const isShaded = above === undefined && this.#drawn++ % 2 === 1;
    this.place(strips, { space: 4, background: isShaded ? '#f3f6f9' : undefined });
    this.rule(0.5, '#d5dbe3');
  }
}
