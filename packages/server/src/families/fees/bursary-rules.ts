import { type FieldError, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { partOf, sum } from './amounts.ts';

type Bursary = Schemas['Bursary'];
type Line = Schemas['InvoiceLine'];

/** Rejects a bursary of which it is not clear what it gives. */
export function checkBursary(next: Bursary): void {
  const { kind, basis_points, amount, exemption_type } = next;
  const errors: FieldError[] = [];
  const required = (field: string, when: string) =>
    errors.push({ pointer: `/${field}`, code: 'required', detail: `is required for ${when}` });
  const unused = (field: string, value: unknown, when: string) => {
    if (value === null) return;
    errors.push({ pointer: `/${field}`, code: 'not_applicable', detail: `can only be sent for ${when}` });
  };
  if (kind === 'percentage' && basis_points === null) required('basis_points', 'a percentage');
  if (kind === 'fixed' && amount === null) required('amount', 'a fixed bursary');
  if (kind === 'exemption' && exemption_type === null) required('exemption_type', 'an exemption');
  const isPart = exemption_type === 'partial' || exemption_type === 'conditional';
  if (kind === 'exemption' && isPart && basis_points === null)
    required('basis_points', `a ${exemption_type} exemption`);
  if (kind !== 'fixed') unused('amount', amount, 'a fixed bursary');
  if (kind !== 'exemption') unused('exemption_type', exemption_type, 'an exemption');
  if (kind === 'fixed' || (kind === 'exemption' && !isPart))
    unused('basis_points', basis_points, 'a percentage, or a partial or conditional exemption');
  refuseErrors(errors);
}

/** What is used of a bursary to compute what it gives. */
export type Giving = Pick<
  Bursary,
  'id' | 'name' | 'kind' | 'basis_points' | 'amount' | 'categories' | 'cap_amount' | 'used_amount'
>;

const order: readonly Bursary['kind'][] = ['exemption', 'percentage', 'fixed'];

/** What lines add up to by category: less than 0 for discounts in a category of their own. */
function sumsOf(lines: readonly Pick<Line, 'category' | 'amount'>[]): Map<Line['category'], number> {
  const groups = Map.groupBy(lines, ({ category }) => category);
  return new Map([...groups].map(([category, own]) => [category, sum(...own.map(({ amount }) => amount))]));
}

const isCovered = ({ categories }: Giving, category: Line['category']): boolean =>
  categories.length === 0 || (category !== null && categories.includes(category));

/** What a bursary covers: the lines in its categories, less the discounts among them. */
const coveredSum = (bursary: Giving, sums: ReadonlyMap<Line['category'], number>): number =>
  Math.max(
    0,
    sum(...[...sums].flatMap(([category, amount]) => (isCovered(bursary, category) ? [amount] : []))),
  );

/** What a bursary would give of a sum that it covers, without its limits. */
function shareOf({ kind, basis_points, amount }: Giving, covered: number): number {
  if (kind === 'fixed') return amount ?? 0;
  return basis_points === null ? covered : partOf(covered, basis_points);
}

/** What is left of the maximum of a bursary for the year. */
const leftOf = ({ cap_amount, used_amount }: Giving): number =>
  cap_amount === null ? Number.MAX_SAFE_INTEGER : Math.max(0, cap_amount - used_amount);

/**
 * The credits of bursaries on a new invoice: exemptions first, then percentages, then fixed amounts. No line is covered
 * twice, and the credits are at most what is due.
 */
export function creditsOf(
  lines: readonly Pick<Line, 'category' | 'amount'>[],
  total: number,
  bursaries: readonly Giving[],
): { bursary: Giving; amount: number }[] {
  const sums = sumsOf(lines);
  const open = new Map(sums);
  let due = total;
  const sorted = bursaries.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || (one.id < other.id ? -1 : 1),
  );
  return sorted.flatMap((bursary) => {
    const share = shareOf(bursary, coveredSum(bursary, sums));
    const amount = Math.min(share, coveredSum(bursary, open), due, leftOf(bursary));
    if (amount === 0) return [];
    due -= amount;
    take(open, bursary, amount);
    return [{ bursary, amount }];
  });
}

/** Takes what a bursary gives from the categories that it covers, in proportion to what is left of each. */
function take(open: Map<Line['category'], number>, bursary: Giving, amount: number): void {
  const covered = [...open]
    .filter(([category, left]) => left > 0 && isCovered(bursary, category))
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
  let rest = amount;
  let whole = sum(...covered.map(([, left]) => left));
  for (const [category, left] of covered) {
    const taken = Math.min(left, roundedUp(rest, left, whole));
    open.set(category, left - taken);
    rest -= taken;
    whole -= left;
  }
}

/** A part of an invoice that was divided, with what a bursary has given of it. */
export interface Part {
  id: string;
  lines: readonly Line[];
  given: number;
}

/**
 * What a bursary can still give of an invoice that was issued, and the share that it would have given then: a fixed amount is
 * divided as the invoice was. `credits` is what bursaries have given of it, and `parts` has the invoice and its other parts.
 */
export function availableOf(
  bursary: Giving,
  invoice: Pick<Schemas['Invoice'], 'id' | 'lines' | 'amount_due'>,
  parts: readonly Part[],
  credits: readonly { bursary: Giving; amount: number }[],
): { share: number; available: number } {
  const sums = sumsOf(invoice.lines);
  const covered = coveredSum(bursary, sums);
  const open = new Map(sums);
  for (const credit of credits) take(open, credit.bursary, credit.amount);
  const given = parts.find(({ id }) => id === invoice.id)?.given ?? 0;
  const available = Math.min(coveredSum(bursary, open), leftOf(bursary));
  const whole = sum(...parts.map(({ lines }) => coveredSum(bursary, sumsOf(lines))));
  const share =
    bursary.kind === 'fixed'
      ? Math.min(
          roundedUp(shareOf(bursary, covered), covered, whole) - given,
          shareOf(bursary, whole) - sum(...parts.map((part) => part.given)),
        )
      : shareOf(bursary, covered) - given;
  return { available, share: Math.max(0, Math.min(share, available, invoice.amount_due)) };
}

/** A part of an amount, `of` of `whole`, rounded up. */
const roundedUp = (amount: number, of: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(of) + BigInt(whole) - 1n) / BigInt(whole));
