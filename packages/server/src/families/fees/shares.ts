import type { Schemas } from '../../contract/schemas.ts';

import type { RecordWork, StateChange } from '../../store/rules.ts';
import { sum } from './amounts.ts';
import { join, leave, type Share, sharesOfLearners } from './queries.ts';

type FeeAccount = Schemas['FeeAccount'];

/** All of a learner's fees, in hundredths of a percent. */
export const whole = 10_000;

/**
 * The shares of an account in the fees of its learners: those that it has, and for a new member all of them if the
 * learner is on no other account, and none otherwise. So the shares of a learner always add up to the whole.
 */
export async function sharesIn(
  { id, currency, learner_ids, shares }: FeeAccount,
  { db, schoolId: school }: RecordWork,
): Promise<FeeAccount['shares']> {
  const known = new Map((shares ?? []).map((share) => [share.learner_id, share.basis_points]));
  const fresh = learner_ids.filter((learner_id) => !known.has(learner_id));
  if (fresh.length > 0) {
    const rows = fresh.map((learner_id) => ({ learner_id, currency }));
    const others = (await db.all(sharesOfLearners, { school, rows })).filter((one) => one.account_id !== id);
    const elsewhere = new Set(others.map(({ learner_id }) => learner_id));
    for (const learner_id of fresh) known.set(learner_id, elsewhere.has(learner_id) ? 0 : whole);
  }
  return learner_ids.map((learner_id) => ({ learner_id, basis_points: known.get(learner_id) ?? 0 }));
}

/** Records the shares of accounts where they are found by the learner. */
export async function keepShares(
  changes: readonly StateChange<FeeAccount>[],
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  const moved = changes.filter(({ next, previous }) => textOf(next) !== textOf(previous));
  const left = moved.flatMap(({ previous }) =>
    previous && rowsIn(previous).length > 0 ? [{ account_id: previous.id }] : [],
  );
  if (left.length > 0) await db.run(leave, { school, rows: left });
  const joined = moved.flatMap(({ next }) => rowsIn(next));
  if (joined.length > 0) await db.run(join, { school, rows: joined });
}

/** The shares of an account, of which an archived one has none. */
export const rowsIn = (account: FeeAccount | undefined): Share[] =>
  !account || account.archived_at !== null
    ? []
    : account.shares.map((share) => ({ ...share, currency: account.currency, account_id: account.id }));

const textOf = (account: FeeAccount | undefined): string =>
  rowsIn(account)
    .map(({ learner_id, basis_points }) => `${learner_id} ${basis_points}`)
    .sort()
    .join();

type Line = Schemas['InvoiceLine'];

/** A share of an amount, rounded down also if the amount is negative. */
function shareOf(amount: number, basisPoints: number): number {
  const exact = BigInt(amount) * BigInt(basisPoints);
  const by = BigInt(whole);
  return Number(exact / by - (exact % by < 0n ? 1n : 0n));
}

/**
 * The lines of an invoice by shares that add up to the whole. The parts of a line add up to the line. Those of all lines
 * add up to the share of the total, rounded down; the first share gets the remainder, so no total is negative.
 */
export function splitLines(lines: readonly Line[], shares: readonly number[], newId: () => string): Line[][] {
  let before = 0;
  const others: number[][] = shares.slice(1).map(() => []);
  for (const { amount } of lines) {
    const after = sum(before, amount);
    for (const [index, share] of shares.slice(1).entries())
      others[index]?.push(shareOf(after, share) - shareOf(before, share));
    before = after;
  }
  const first = lines.map(({ amount }, line) => sum(amount, ...others.map((own) => -(own[line] ?? 0))));
  return [first, ...others].map((amounts, part) =>
    lines.map((line, index) => {
      const amount = amounts[index] ?? 0;
      const id = part === 0 ? line.id : newId();
      return amount === line.amount
        ? { ...line, id }
        : { ...line, id, quantity: 1, unit_amount: amount, amount };
    }),
  );
}

/** An amount by shares: rounded down, at most what is left of each part, and the remainder to the first that has room. */
export function splitWithin(amount: number, shares: readonly number[], left: readonly number[]): number[] {
  const parts = shares.map((share, index) => Math.min(shareOf(amount, share), left[index] ?? 0));
  let rest = sum(amount, ...parts.map((part) => -part));
  return parts.map((part, index) => {
    const more = Math.min(rest, (left[index] ?? 0) - part);
    rest -= more;
    return part + more;
  });
}
