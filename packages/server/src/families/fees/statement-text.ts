import type { Schemas } from '../../contract/schemas.ts';
import { amountFormat, dateFormat } from '../../documents/page.ts';
import type { Image } from '../../documents/sheet.ts';
import { addressLine } from '../school/defaults.ts';

export type Statement = Schemas['Statement'];

/** One line: a balance, or what changed it. Empty cells are empty text. */
export interface StatementRow {
  date: string;
  description: string;
  charge: string;
  credit: string;
  balance: string;
}

export const columnTitles = ['Date', 'Description', 'Charge', 'Credit', 'Balance'] as const;

export const cellsOf = ({ date, description, charge, credit, balance }: StatementRow): string[] => [
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
export function statementText({
  statement,
  account,
  school,
  logo,
  isCurrent,
  learners: named,
}: StatementInput) {
  const { name, address, emis_number, locale } = school;
  const names = new Map(named.map((one) => [one.id, one.name]));
  const learners = account.learner_ids.flatMap((id) => names.get(id) ?? []).join(', ');
  const amount = amountFormat(locale, statement.currency);
  const [date, shortDate] = [dateFormat(locale), dateFormat(locale, 'short')];
  const { opening_balance: opening, closing_balance: closing, currency } = statement;
  const period = `${date(statement.from)} to ${date(statement.to)}`;
  const total = (isIncluded: (change: number) => boolean): string => {
    const changes = statement.lines.map((line) => line.amount).filter(isIncluded);
    return amount(changes.reduce((sum, change) => sum + Math.abs(change), 0));
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
    footer: `${account.name} · ${period} · ${currency}`,
  };
}

/** What is overdue, and what is due next, of the balance: credit that is not allocated pays what is due first. */
function dueFacts(
  { dues, currency, closing_balance: balance }: Statement,
  amount: (value: number) => string,
  date: (day: string) => string,
): { label: string; value: string }[] {
  const sum = (some: readonly { left: number }[]) => some.reduce((total, { left }) => total + left, 0);
  let credit = sum(dues.map(({ amount_due: left }) => ({ left }))) - balance;
  const open = dues.flatMap(({ due_date, overdue, amount_due }) => {
    const paid = Math.min(credit, amount_due);
    credit -= paid;
    return paid === amount_due ? [] : [{ due_date, overdue, left: amount_due - paid }];
  });
  const overdue = sum(open.filter((due) => due.overdue));
  const [next] = open.filter((due) => !due.overdue);
  const facts = overdue > 0 ? [{ label: 'Overdue', value: `${currency} ${amount(overdue)}` }] : [];
  if (!next) return facts;
  const then = sum(open.filter(({ due_date }) => due_date === next.due_date));
  return [...facts, { label: 'Due next', value: `${currency} ${amount(then)} on ${date(next.due_date)}` }];
}

export type StatementText = ReturnType<typeof statementText>;
