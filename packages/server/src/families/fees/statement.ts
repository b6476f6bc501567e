import { invalidQuery } from '../../contract/errors.ts';
import { daysBetween } from '../../lib/dates.ts';
import { idRows } from '../../sql/query.ts';
import { erasedText } from '../../store/personal.ts';
import type { Handler, Represent } from '../../work/operation.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { mergedInto } from '../merged-queries.ts';
import { logoFor } from '../school/logo.ts';
import { schools } from '../school/tables.ts';
import { leftOf, sum } from './amounts.ts';
import { duesIn } from './instalments.ts';
import { type Change, changesSince, namesOfLearners, type OpenInvoice } from './ledger-queries.ts';
import type { Statement, StatementInput, statementDocument, statementPage } from './statement-document.ts';
import { feeAccounts } from './tables.ts';

const mostDays = 3660;

export const statement: Handler<'fee-accounts.statement'> = async ({
  params,
  query,
  records,
  db,
  schoolId: school,
  today,
}) => {
  const { from, to } = query;
  const days = daysBetween(from, to);
  if (days < 0)
    throw invalidQuery([{ pointer: '?to', code: 'before_start', detail: `must not be before ${from}` }]);
  if (days >= mostDays)
    throw invalidQuery([
      { pointer: '?to', code: 'too_long', detail: `must be at most ${mostDays - 1} days after from` },
    ]);
  const { id, plain } = await records(feeAccounts).get(params.fee_account_id);
  const rows = await db.all(changesSince, { school, account: id, from });
  const [now] = rows;
  const changes = rows.filter(({ journal_id }) => journal_id !== null);
  const remaining = await remainingOf(
    { db, schoolId: school },
    changes.flatMap(({ learner_id }) => learner_id ?? []),
  );
  const opening = sum(now?.balance ?? 0, -sum(...changes.map(({ amount }) => amount)));
  let balance = opening;
  const lines = changes
    .filter(({ effective_on }) => effective_on <= to)
    .map((change) => {
      const { source_type: type, source_id, journal_id, effective_on, learner_id: of, amount } = change;
      balance = sum(balance, amount);
      const source = { type, id: source_id };
      const learner_id = of && remaining(of);
      return { journal_id, effective_on, description: textOf(change), source, learner_id, amount, balance };
    });
  const open: readonly OpenInvoice[] = JSON.parse(now?.open ?? '[]');
  const dues = open
    .flatMap((invoice) =>
      duesIn(invoice).flatMap(({ due_date, amount_due }) =>
        amount_due === 0
          ? []
          : {
              ...{ invoice_id: invoice.id, number: String(invoice.number), due_date, amount_due },
              overdue: due_date < today,
            },
      ),
    )
    .sort((one, other) => (one.due_date < other.due_date ? -1 : 1));
  const credit = sum(...dues.map(({ amount_due }) => amount_due), -(now?.balance ?? 0));
  const left = leftOf(dues, credit);
  return {
    object: 'statement',
    account_id: id,
    currency: plain.currency,
    from,
    to,
    opening_balance: opening,
    lines,
    closing_balance: balance,
    overdue_amount: sum(...left.map((due) => (due.overdue ? due.left : 0))),
    dues,
  };
};

/** What happened. Of an invoice whose learner was erased, the number is left, by which the family finds it in its papers. */
const textOf = ({ source_type, description, number }: Change): string =>
  number === null || source_type !== 'invoice'
    ? description
    : description.replace(erasedText, `Invoice ${number}`);

/** Of a learner who was merged into another one, the one who remains. */
async function remainingOf(
  { db, schoolId: school }: Pick<ReadWork, 'db' | 'schoolId'>,
  learners: readonly string[],
): Promise<(id: string) => string> {
  const found =
    learners.length === 0 ? [] : await db.all(mergedInto, { school, rows: idRows(new Set(learners)) });
  const into = new Map(found.map(({ id, into_id }) => [id, into_id]));
  const remaining = (id: string): string => {
    const next = into.get(id);
    return next === undefined ? id : remaining(next);
  };
  return remaining;
}

/** What the page and the document of a statement are made from. */
async function inputOf(statement: Statement, work: ReadWork): Promise<StatementInput> {
  const { schoolId: school, db, records, scopes } = work;
  const { plain: account } = await records(feeAccounts).get(statement.account_id);
  const { plain: own } = await records(schools).get(school);
  const of = statement.lines.flatMap(({ learner_id }) => learner_id ?? []);
  const rows = idRows(new Set([...account.learner_ids, ...of]));
  return {
    statement,
    account,
    school: own,
    logo: await logoFor(own.logo_sha256, work),
    isCurrent: statement.to >= work.today,
    // The name of a learner is a part of the learner.
    learners: scopes.has('read:learners') ? await db.all(namesOfLearners, { school, rows }) : [],
  };
}

/** The page and the document of a statement. */
export const statementRepresentations: Readonly<Record<string, Represent>> = {
  // `fee-accounts.statement` returns a statement.
  'text/html': async (statement, work, services) =>
    services.documents.draw<typeof statementPage>(work.schoolId, 'statementPage', {
      input: await inputOf(statement as Statement, work),
    }),
  'application/pdf': async (statement, work, services) =>
    services.documents.draw<typeof statementDocument>(work.schoolId, 'statementDocument', {
      input: {
        ...(await inputOf(statement as Statement, work)),
        createdAt: new Date(work.now),
      },
    }),
};
