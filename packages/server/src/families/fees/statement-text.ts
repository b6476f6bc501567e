import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { rowsParameter } from '../../db/rows.ts';
import { amountFormat, dateFormat } from '../../documents/formats.ts';
import { addressLine } from '../school/address-line.ts';
import { findLogo } from '../school/logos.ts';
import { schools } from '../school/tables.ts';
import { namesOfLearners } from './statement-queries.ts';
import { feeAccounts } from './tables.ts';

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

/** The texts of a statement, as its page and its document show them. */
export async function statementText(statement: Statement, work: ReadWork) {
  const { schoolId: school, db, records, scopes } = work;
  const { plain: account } = await records(feeAccounts).get(statement.account_id);
  const own = (await records(schools).get(school)).plain;
  const { name, address, emis_number, logo_sha256, locale } = own;
  const logo = logo_sha256 ? await findLogo(db, school, logo_sha256) : undefined;
  const of = statement.lines.flatMap(({ learner_id }) => learner_id ?? []);
  const rows = rowsParameter([...new Set([...account.learner_ids, ...of])].map((id) => ({ id })));
  // The name of a learner is a part of the learner.
  const named = scopes.has('read:learners') ? await db.all(namesOfLearners, { school, rows }) : [];
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

export type StatementText = Awaited<ReturnType<typeof statementText>>;
