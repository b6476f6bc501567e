import { invalidQuery } from '../../contract/errors.ts';
import type { Handler } from '../../core/operation.ts';
import type { Represent } from '../../core/representation.ts';
import { daysBetween } from '../../lib/dates.ts';
import { sum } from './amounts.ts';
import { statementPage } from './statement-page.ts';
import { changesSince } from './statement-queries.ts';
import { type Statement, statementText } from './statement-text.ts';
import { feeAccounts } from './tables.ts';

const mostDays = 3660;

export const statement: Handler<'fee-accounts.statement'> = async ({
  params,
  query,
  records,
  db,
  schoolId: school,
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
  const changes = rows.filter(({ journal_id }) => journal_id !== null);
  const opening = sum(rows[0]?.balance ?? 0, -sum(...changes.map(({ amount }) => amount)));
  let balance = opening;
  const lines = changes
    .filter(({ effective_on }) => effective_on <= to)
    .map(({ source_type: type, source_id, journal_id, effective_on, description, learner_id, amount }) => {
      balance = sum(balance, amount);
      const source = { type, id: source_id };
      return { journal_id, effective_on, description, source, learner_id, amount, balance };
    });
  return {
    object: 'statement',
    account_id: id,
    currency: plain.currency,
    from,
    to,
    opening_balance: opening,
    lines,
    closing_balance: balance,
  };
};

/** The page and the document of a statement. The code and the fonts of the document are loaded with the first one. */
export const statementRepresentations: Readonly<Record<string, Represent>> = {
  // `fee-accounts.statement` returns a statement.
  'text/html': async (statement, work) => statementPage(await statementText(statement as Statement, work)),
  'application/pdf': async (statement, work) => {
    const { statementDocument } = await import('./statement-document.ts');
    return statementDocument(await statementText(statement as Statement, work), new Date(work.now));
  },
};
