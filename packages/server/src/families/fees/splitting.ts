import type { Schemas } from '../../contract/schemas.ts';
import { sum } from './amounts.ts';
import { whole } from './shares.ts';

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
