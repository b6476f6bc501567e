import { invalidQuery } from '../../contract/errors.ts';
import type { Handler } from '../../core/operation.ts';
import { daysBetween } from '../../lib/dates.ts';
import { sum } from './amounts.ts';
import { changesSince } from './statement-queries.ts';
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
