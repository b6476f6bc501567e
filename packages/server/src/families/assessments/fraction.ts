/** An exact fraction with a positive denominator. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const zero: Fraction = { over: 0n, under: 1n };

const greatest = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatest(b, a % b));

function reduced(over: bigint, under: bigint): Fraction {
  const common = greatest(over < 0n ? -over : over, under) || 1n;
  return { over: over / common, under: under / common };
}

const sum = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((a, b) => reduced(a.over * b.under + b.over * a.under, a.under * b.under), zero);

/** A number with at most two decimal places, as an integer number of hundredths. */
const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));

export interface Weighted {
  mark: number;
  max: number;
  weight: number;
}

/** 100 · Σ(w · m / max) / Σw, exactly; undefined without any marks. */
export function weightedPercentage(marks: readonly Weighted[]): Fraction | undefined {
  if (marks.length === 0) return undefined;
  const parts = marks.map(({ mark, max, weight }) =>
    reduced(hundredths(weight) * hundredths(mark), hundredths(max)),
  );
  const weights = marks.reduce((all, { weight }) => all + hundredths(weight), 0n);
  const { over, under } = sum(parts);
  return reduced(100n * over, under * weights);
}

/** The mean of fractions, exactly; undefined without any. */
export function mean(fractions: readonly Fraction[]): Fraction | undefined {
  if (fractions.length === 0) return undefined;
  const { over, under } = sum(fractions);
  return reduced(over, under * BigInt(fractions.length));
}

/** The closest whole number; a half is rounded up. The fraction is not negative. */
export const rounded = ({ over, under }: Fraction): number => Number((2n * over + under) / (2n * under));
