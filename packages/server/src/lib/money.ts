/**
 * The currencies whose minor unit is not a hundredth, by the number of its decimals, as ISO 4217 has them. `Intl` has the
 * decimals that are usually shown instead, which are fewer for some (HUF, PKR), and change with its version.
 */
const otherDecimals: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const decimals = new Map(
  Object.entries(otherDecimals).flatMap(([count, codes]) =>
    codes.split(' ').map((code) => [code, Number(count)] as const),
  ),
);

/** How many decimals amounts in a currency have: an amount is an integer in its minor unit by ISO 4217. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;

/** An amount in minor units as the text of a number in the currency itself: as a number it would not be exact. */
export function decimalText(amount: number | bigint, decimals: number): `${number}` {
  const digits = String(amount < 0 ? -amount : amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}.${digits.slice(whole.length)}0` as `${number}`;
}
