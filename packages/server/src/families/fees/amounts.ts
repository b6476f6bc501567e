import { invalidField, Problem } from '../../contract/errors.ts';
import { decimalsOf } from '../../lib/money.ts';

const tooLarge = (): Problem =>
  new Problem(
    'amount_too_large',
    'Amounts, sums and balances must be at most 9007199254740991 minor currency units. Split the amount.',
  );

/** An amount that all JSON readers read exactly. */
export function exact(amount: number | bigint): number {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) throw tooLarge();
  return value;
}

/** The sum of amounts; rejects it if it is not exact. */
export const sum = (...amounts: number[]): number =>
  exact(amounts.reduce((total, amount) => total + BigInt(amount), 0n));

/** The price of a quantity. */
export const times = (quantity: number, amount: number): number => exact(BigInt(quantity) * BigInt(amount));

/** A part of an amount in hundredths of a percent, rounded down to the minor unit. */
export const partOf = (amount: number, basisPoints: number): number =>
  Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n);

/** What is left of dues, the earliest first, when credit that is not allocated pays them in their order. */
export function leftOf<D extends { amount_due: number }>(
  dues: readonly D[],
  credit: number,
): (D & { left: number })[] {
  let rest = credit;
  return dues.flatMap((due) => {
    const paid = Math.min(rest, due.amount_due);
    rest -= paid;
    return paid === due.amount_due ? [] : [{ ...due, left: due.amount_due - paid }];
  });
}

/** `amount_decimal`, such as `1250.00`, in minor units. The pattern of the field was checked before. */
export function minorUnits(text: string, currency: string): number {
  const decimals = decimalsOf(currency);
  const [whole = '', fraction = ''] = text.split(/[.,]/);
  if (fraction.length > decimals)
    throw invalidField(
      '/amount_decimal',
      'too_precise',
      `must have at most ${decimals} decimals in ${currency}`,
    );
  const amount = exact(BigInt(whole + fraction.padEnd(decimals, '0')));
  if (amount === 0) throw invalidField('/amount_decimal', 'too_small', 'must be more than 0');
  return amount;
}
